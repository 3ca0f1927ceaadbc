import type { Sounds } from "../../sound/cues";
import { ROLL_MS } from "./moment";

/** What is heard, in step with what moves. */
export const sounds: Sounds = {
  "lined-up": "shuffle",
  revealed: { cue: "flip", lasts: 300 },
  "tie-rolled": { cue: "die", lasts: 700, tells: 700 },
  "card-laid": "card",
  exchanged: "card",
  substituted: "pawn",
  replaced: "pawn",
  "counter-began": "whistle-short",
  picked: "pawn",
  rolled: [{ cue: "die" }, { cue: "ball-kick", late: 750, lasts: ROLL_MS }],
  "symbol-checked": (event) =>
    event.result === "nothing" ? { cue: "tick", lasts: 150 } : { cue: "whistle-short", lasts: 300 },
  turned: { cue: "flip", lasts: 100 },
  goal: { cue: "goal", lasts: 900 },
  "period-over": "whistle-double",
  "start-rolled": { cue: "die", lasts: 500, tells: 500 },
  penalty: (event) => ({ cue: event.scored ? "net" : "post", lasts: 160 }),
};
