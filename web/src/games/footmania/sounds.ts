import type { Sounds } from "../../sound/cues";
import { DIE_MS, STEP_MS } from "./times";

/** What is heard, in step with what moves. */
export const sounds: Sounds = {
  rolled: { cue: "die", lasts: DIE_MS, tells: DIE_MS },
  moved: (event) => {
    const squares = Array.isArray(event.path) ? event.path.length - 1 : 1;
    return Array.from({ length: squares }, (_, index) => ({
      cue: "pawn" as const,
      late: index * STEP_MS,
      lasts: squares * STEP_MS,
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
};
