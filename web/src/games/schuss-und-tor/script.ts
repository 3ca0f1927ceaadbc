import film from "../../../../src/ludofoot/games/schuss_und_tor/film.json";
import type { Records } from "../../gen/schuss-und-tor";
import type { Script } from "../../kit/script";

const { lasts } = film;

/** How long things move. An action card is looked at, and carried away. */
export const LAY_MS = lasts.laid;
export const FLIP_MS = lasts["action-drawn"];
export const SHOW_MS = lasts.kept - LAY_MS;
export const PASS_MS = lasts.taken;
export const GOAL_MS = lasts.goal - LAY_MS;
export const SAVE_MS = lasts.parried - LAY_MS;
/** When the ball is kicked, and when it is in the net or on the glove. */
export const KICK_MS = 140;
export const HIT_MS = 480;

const PASSED = { cue: "card", late: 300 } as const;

/** What is seen and heard, one thing after the other. */
export const script: Script<Records["event"]> = {
  film,
  opening: ["dealt", "opener-drawn"],
  beats: {
    dealt: "shuffle",
    laid: { cue: "card", late: 160 },
    "actions-reshuffled": "shuffle",
    "action-drawn": "flip",
    goal: [
      { cue: "ball-kick", late: KICK_MS },
      { cue: "goal", late: HIT_MS },
    ],
    parried: [
      { cue: "ball-kick", late: KICK_MS },
      { cue: "post", late: HIT_MS },
    ],
    "no-effect": ({ action }) => (action === "aus" ? "post" : "card"),
    fouled: [{ cue: "whistle-short" }, PASSED],
    taken: PASSED,
    kept: { cue: "stamp", late: 400 },
    declined: { cue: "card", late: 560 },
    "last-card-laid": "whistle-short",
    "full-time": "whistle-double",
    "extra-time": "whistle-double",
  },
};
