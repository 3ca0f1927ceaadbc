import type { Records } from "../../gen/footmania";
import type { Script } from "../../kit/script";

/** How long things move: the die, the pawn over a square, a card, a coin. */
export const DIE_MS = 500;
export const STEP_MS = 110;
export const CARD_MS = 220;
export const COIN_MS = 220;

/** What is seen and heard: the die tumbles, then the pawn walks, then the card comes. */
export const script: Script<Records["event"]> = {
  beats: {
    rolled: { cue: "die", lasts: DIE_MS, tells: DIE_MS },
    moved: ({ path }) => {
      const steps = Math.max(0, path.length - 1);
      return Array.from({ length: steps }, (_, index) => ({
        cue: "pawn" as const,
        late: index * STEP_MS,
        lasts: steps * STEP_MS,
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
    declared: [{ cue: "stamp" }, { cue: "crowd", late: 120 }],
    "phase-two": "whistle-double",
    "match-began": "whistle-short",
    "line-ups-shown": "shuffle",
    "plus-played": "card",
    answered: "card",
    "struck-down": "nope",
    substituted: "card",
    "match-ended": [{ cue: "whistle-double" }, { cue: "crowd", late: 300, lasts: 400 }],
    "day-ended": "coin",
    "footballer-sold": "coin",
    "sponsor-sold": "coin",
    offered: "knock",
    "deal-made": "stamp",
  },
};
