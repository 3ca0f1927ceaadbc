import type { Records } from "../../gen/schuss-und-tor";
import type { Script } from "../../kit/script";

/** How long things move. */
export const LAY_MS = 220;
export const FLIP_MS = 240;
export const SHOW_MS = 420;
export const PASS_MS = 350;
export const GOAL_MS = 1_100;
export const SAVE_MS = 900;
/** When the ball is kicked, and when it is in the net or on the glove. */
export const KICK_MS = 140;
export const HIT_MS = 480;

/** The action card is looked at, and carried away. */
const CARRIED_MS = SHOW_MS + LAY_MS;
const PASSED = { cue: "card", late: 300, lasts: PASS_MS } as const;

/** What is seen and heard, one thing after the other. */
export const script: Script<Records["event"]> = {
  longest: 1_600,
  opening: ["dealt", "opener-drawn"],
  beats: {
    dealt: "shuffle",
    laid: { cue: "card", late: 160, lasts: LAY_MS },
    "actions-reshuffled": "shuffle",
    "action-drawn": { cue: "flip", lasts: FLIP_MS },
    goal: [
      { cue: "ball-kick", late: KICK_MS },
      { cue: "goal", late: HIT_MS, lasts: GOAL_MS + LAY_MS },
    ],
    parried: [
      { cue: "ball-kick", late: KICK_MS },
      { cue: "post", late: HIT_MS, lasts: SAVE_MS + LAY_MS },
    ],
    "no-effect": ({ action }) => ({ cue: action === "aus" ? "post" : "card", lasts: CARRIED_MS }),
    fouled: [{ cue: "whistle-short" }, PASSED],
    taken: PASSED,
    kept: { cue: "stamp", late: 400, lasts: CARRIED_MS },
    declined: { cue: "card", late: 560, lasts: CARRIED_MS },
    "last-card-laid": "whistle-short",
    "full-time": "whistle-double",
    "extra-time": "whistle-double",
  },
};
