import film from "../../../../src/ludofoot/games/finale/film.json";
import type { Penalty, Records } from "../../gen/finale";
import type { Beat, Script } from "../../kit/script";
import { deciding } from "./series";

const { lasts } = film;

/** Dice tumble, own sum, the other's, then what they decided is known. */
const TUMBLE_MS = 700;
const OTHER_MS = 950;
const KNOWN_MS = 1_200;
const CHECKED_MS = 350;
/** Both teams turn, one right after the other. */
const TURN_MS = 225;
/** A new card comes as a back and is turned up. */
const FLIP_MS = 220;

/** The same times for the style sheets. */
export const TIMES = {
  "--tumble": `${TUMBLE_MS}ms`,
  "--shout": `${lasts.goal}ms`,
  "--band": `${lasts.penalties}ms`,
};

const card: readonly Beat[] = [{ late: FLIP_MS, cue: "flip" }];
const change: readonly Beat[] = [{ cue: "pawn" }, { late: 300, tells: 0 }, { late: 600, tells: 600 }];
const dice: readonly Beat[] = [{ cue: "die" }, { late: TUMBLE_MS }];

/** What is seen and heard, one thing after the other. */
export const script: Script<Records["event"]> = {
  film,
  most: 30,
  queues: true,
  stops: ["penalty"],
  beats: {
    "lined-up": "shuffle",
    revealed: [
      { late: 250, cue: "flip" },
      { late: 430, tells: 0 },
    ],
    "tie-rolled": dice,
    "attempt-began": ({ number }) => (number > 1 ? card : { lasts: 0 }),
    "card-laid": card,
    exchanged: "card",
    substituted: change,
    replaced: change,
    "counter-began": [{ cue: "whistle-short" }, ...card],
    picked: "pawn",
    rolled: ({ phase, success }) => [
      { cue: "die" },
      { late: TUMBLE_MS, tells: 0 },
      { late: OTHER_MS, tells: 0 },
      phase === "shot" && success ? { cue: "net", late: KNOWN_MS } : { cue: "ball-kick", late: KNOWN_MS },
    ],
    goal: "goal",
    "symbol-checked": ({ result }) => [
      { cue: "die" },
      { cue: result === "nothing" ? "tick" : "whistle-short", late: CHECKED_MS },
    ],
    turned: ({ left }) => (left ? { cue: "flip", lasts: TURN_MS } : "card"),
    "period-over": "whistle-double",
    "start-rolled": dice,
    "last-rolled": dice,
    penalty: (event, before) => kick(event, deciding(event, before)),
    "match-over": "whistle-triple",
  },
};

/** When a kick that can decide the series begins, and how long the ball takes then. */
const BREATH_MS = 500;
const DRAWN_OUT_MS = 300;

/** Whoever shoots comes, the dice roll, both sums, the ball leaves; then it is in, or not. */
function kick({ scored }: Penalty, decides: boolean): readonly Beat[] {
  const wait = decides ? BREATH_MS : 0;
  const fly = wait + (decides ? DRAWN_OUT_MS : 0);
  // A kick lasts as long as the film says if it may decide; the others are so much shorter.
  const whole = lasts.penalty - BREATH_MS - DRAWN_OUT_MS + fly;
  return [
    { cue: "whistle-short" },
    { cue: "die", late: 500 + wait, tells: 0 },
    { late: 1_350 + wait, tells: 0, cue: "ball-kick" },
    { late: 1_470 + wait, tells: 0 },
    { cue: scored ? "goal" : "post", late: 1_800 + fly, lasts: whole },
  ];
}
