/** Everything that can be heard. Each of them is also to be seen or read. */
export const CUES = [
  "card",
  "flip",
  "shuffle",
  "die",
  "pawn",
  "ball-kick",
  "post",
  "net",
  "crowd",
  "goal",
  "whistle-short",
  "whistle-double",
  "whistle-triple",
  "coin",
  "stamp",
  "bark",
  "michi",
  "tick",
  "nope",
  "knock",
] as const;

export type Cue = (typeof CUES)[number];
