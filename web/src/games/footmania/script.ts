import film from "../../../../src/ludofoot/games/footmania/film.json";
import type { Records } from "../../gen/footmania";
import type { Script } from "../../kit/script";

const { lasts } = film;

/** How long things move: the die, the pawn over a square, a card, a coin. */
export const DIE_MS = lasts.rolled;
export const STEP_MS = lasts.moved[0]?.ms ?? 0;
export const CARD_MS = 220;
export const COIN_MS = 220;
/** How long the scenes stay: a bill, two elevens turning up place by place, the last whistle, a photograph. */
export const BILL_MS = lasts["match-began"];
export const TURN_UP_MS = 110;
export const LINE_UPS_MS = lasts["line-ups-shown"];
export const WHISTLE_MS = lasts["match-ended"];
export const PHOTO_MS = lasts.declared;
/** The cup, and a moment of rest before anything is laid over it. */
export const REST_MS = 1000;
export const CUP_MS = lasts.champion - REST_MS;

/** One place of both elevens after the other. */
const TURNED_UP = Array.from({ length: 11 }, (_, place) => ({ late: (place + 1) * TURN_UP_MS, tells: 0 }));

/** What is seen and heard: the die tumbles, then the pawn walks, then the card comes. */
export const script: Script<Records["event"]> = {
  film,
  beats: {
    rolled: { cue: "die", tells: DIE_MS },
    moved: ({ path }) => {
      const steps = Math.max(0, path.length - 1);
      return Array.from({ length: steps }, (_, index) => ({
        cue: "pawn" as const,
        late: index * STEP_MS,
      }));
    },
    drew: "flip",
    bought: "stamp",
    "turned-down": "card",
    "bid-made": "knock",
    auctioned: "stamp",
    unwanted: "card",
    "plus-drawn": "card",
    "question-drawn": "flip",
    "sponsor-paid": "coin",
    "bank-paid": "coin",
    settled: "coin",
    "pactole-won": [{ cue: "coin" }, { cue: "crowd", late: 120 }],
    "sponsor-taken": "stamp",
    "academy-gave": "card",
    "euro-drawn": "flip",
    "euro-won": [{ cue: "coin" }, { cue: "crowd", late: 120 }],
    "euro-lost": "whistle-short",
    declared: [
      { cue: "stamp", tells: PHOTO_MS },
      { cue: "crowd", late: 120 },
    ],
    "phase-two": "whistle-double",
    "match-began": { cue: "whistle-double", tells: BILL_MS },
    "line-ups-shown": [{ cue: "shuffle", tells: LINE_UPS_MS }, ...TURNED_UP],
    "plus-played": "card",
    answered: "card",
    "struck-down": "nope",
    substituted: "card",
    "match-ended": [
      { cue: "whistle-triple", tells: WHISTLE_MS },
      { cue: "crowd", late: 300 },
    ],
    "day-ended": "coin",
    champion: { cue: "crowd", tells: CUP_MS },
    "footballer-sold": "coin",
    "sponsor-sold": "coin",
    offered: "knock",
    "deal-made": "stamp",
  },
};
