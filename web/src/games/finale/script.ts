import type { Records } from "../../gen/finale";
import type { Script } from "../../kit/script";

/** Dice tumble, then lie still, then what they decided is known; what follows from it waits until all is shown. */
export const TUMBLE_MS = 700;
const KNOWN_MS = 750;
export const ROLL_MS = 1_000;
/** Symbols one after another, and shots at a penalty shoot-out. */
export const CHECK_MS = 180;
export const SHOT_MS = 160;
export const SHOUT_MS = 1_200;

/** The same times for the style sheets. */
export const TIMES = {
  "--tumble": `${TUMBLE_MS}ms`,
  "--roll": `${ROLL_MS}ms`,
  "--check": `${CHECK_MS}ms`,
  "--shot": `${SHOT_MS}ms`,
  "--shout": `${SHOUT_MS}ms`,
};

/** What is seen and heard, one thing after the other. */
export const script: Script<Records["event"]> = {
  // A whole series of penalties comes in one message.
  most: 40,
  beats: {
    "lined-up": "shuffle",
    revealed: { cue: "flip", lasts: 300 },
    "tie-rolled": { cue: "die", lasts: TUMBLE_MS, tells: TUMBLE_MS },
    "card-laid": "card",
    exchanged: "card",
    substituted: "pawn",
    replaced: "pawn",
    "counter-began": "whistle-short",
    picked: "pawn",
    rolled: [{ cue: "die" }, { cue: "ball-kick", late: KNOWN_MS, lasts: ROLL_MS }],
    "symbol-checked": ({ result }) =>
      result === "nothing" ? { cue: "tick", lasts: CHECK_MS } : { cue: "whistle-short", lasts: CHECK_MS },
    turned: { cue: "flip", lasts: 100 },
    goal: { cue: "goal", lasts: 900 },
    "period-over": "whistle-double",
    "start-rolled": { cue: "die", lasts: TUMBLE_MS, tells: TUMBLE_MS },
    penalty: ({ scored }) => ({ cue: scored ? "net" : "post", lasts: SHOT_MS }),
  },
};
