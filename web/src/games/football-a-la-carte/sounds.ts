import type { Sounds } from "../../sound/cues";
import { CUT_MS, GOAL_MS, STEP_MS } from "./times";

/** As long as the ball rolls: see `film.ts`. */
function rolls(event: Record<string, unknown>) {
  const squares = Array.isArray(event.path) ? event.path.length : 2;
  return [{ cue: "card" } as const, { cue: "ball-kick", late: 60, lasts: squares * STEP_MS } as const];
}

/** What is heard, in step with what moves. */
export const sounds: Sounds = {
  dealt: "shuffle",
  played: rolls,
  "free-kicked": rolls,
  saved: (event) => [{ cue: "post" }, ...rolls(event)],
  "thrown-in": { cue: "ball-kick", lasts: 2 * STEP_MS },
  "shot-at-goal": { cue: "net", lasts: 2 * STEP_MS },
  "out-beside": "whistle-short",
  "out-over-touch": "whistle-short",
  "corner-given": [{ cue: "post" }, { cue: "card", late: 80, lasts: 240 }],
  "penalty-given": "whistle-short",
  "pile-cut": { cue: "flip", late: CUT_MS / 3, lasts: CUT_MS },
  goal: { cue: "goal", lasts: GOAL_MS },
  discarded: "card",
  "half-time": "whistle-double",
};
