import film from "../../../../src/ludofoot/games/football_a_la_carte/film.json";
import type { Records } from "../../gen/football-a-la-carte";
import type { Script } from "../../kit/script";

const { lasts } = film;

/** How long things move: the ball over a square, a card, a cut, a goal, the whole pitch. */
export const STEP_MS = lasts["thrown-in"] / 2;
export const LAY_MS = lasts.discarded;
export const CUT_MS = lasts["pile-cut"];
export const GOAL_MS = lasts.goal;
export const TURN_MS = lasts["ends-changed"];

const ROLLS = [{ cue: "card" }, { cue: "ball-kick", late: 60 }] as const;

/** What is seen and heard, one thing after the other. */
export const script: Script<Records["event"]> = {
  film,
  beats: {
    dealt: "shuffle",
    played: ROLLS,
    "free-kicked": ROLLS,
    saved: [{ cue: "post" }, ...ROLLS],
    "thrown-in": "ball-kick",
    "shot-at-goal": "net",
    "out-beside": "whistle-short",
    "out-over-touch": "whistle-short",
    "corner-given": [{ cue: "post" }, { cue: "card", late: 80 }],
    "penalty-given": "whistle-short",
    "pile-cut": { cue: "flip", late: CUT_MS / 3, tells: CUT_MS / 2 },
    goal: "goal",
    discarded: "card",
    "stopped-at-the-whistle": "card",
    "half-time": "whistle-double",
  },
};
