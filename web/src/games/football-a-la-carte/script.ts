import type { Records } from "../../gen/football-a-la-carte";
import type { Script } from "../../kit/script";

/** How long things move: the ball over a square, a card, a cut, a goal, the whole pitch. */
export const STEP_MS = 90;
export const LAY_MS = 220;
export const CUT_MS = 1_000;
export const GOAL_MS = 900;
export const TURN_MS = 600;

/** As long as the ball rolls. */
function rolls({ path = [] }: { path?: readonly unknown[] }) {
  return [{ cue: "card" }, { cue: "ball-kick", late: 60, lasts: path.length * STEP_MS }] as const;
}

/** What is seen and heard, one thing after the other. */
export const script: Script<Records["event"]> = {
  longest: 1_800,
  beats: {
    dealt: "shuffle",
    "kicked-off": { lasts: 2 * STEP_MS },
    played: rolls,
    "free-kicked": rolls,
    saved: (event) => [{ cue: "post" }, ...rolls(event)],
    "thrown-in": { cue: "ball-kick", lasts: 2 * STEP_MS },
    "shot-at-goal": { cue: "net", lasts: 3.5 * STEP_MS },
    "out-beside": { cue: "whistle-short", lasts: 3 * STEP_MS },
    "out-over-touch": { cue: "whistle-short", lasts: 3 * STEP_MS },
    "corner-given": [{ cue: "post" }, { cue: "card", late: 80, lasts: 3 * STEP_MS }],
    "penalty-given": "whistle-short",
    "pile-cut": { cue: "flip", late: CUT_MS / 3, tells: CUT_MS / 2, lasts: CUT_MS },
    goal: { cue: "goal", lasts: GOAL_MS },
    discarded: { cue: "card", lasts: LAY_MS },
    "stopped-at-the-whistle": { cue: "card", lasts: LAY_MS },
    "half-time": "whistle-double",
    "ends-changed": { lasts: TURN_MS },
  },
};
