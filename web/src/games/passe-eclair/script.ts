import film from "../../../../src/ludofoot/games/passe_eclair/film.json";
import type { Records } from "../../gen/passe-eclair";
import type { Script } from "../../kit/script";

/** The whole count at the end takes no longer than this. */
export const COUNT_MS = film.lasts["game-over"];

/** What is heard: nothing waits for anything, the race goes on. Only at the end there is time to count. */
export const script: Script<Records["event"]> = {
  film,
  beats: {
    dealt: "shuffle",
    // The call: what follows the last of them is the start card.
    "said-ready": "whistle-short",
    "time-ran-out": ({ step }) => (step === "ready" ? "whistle-short" : []),
    "turned-up": "flip",
    laid: ({ face }) => (face === "dog" ? "bark" : face === "michi" ? "michi" : "card"),
    "wrong-card": "nope",
    "too-late": "post",
    blocked: "whistle-short",
    swapped: "shuffle",
    renewed: "shuffle",
    "tokens-used": "stamp",
    "round-won": "whistle-double",
    "victory-token": { cue: "coin", late: 300 },
    "tokens-shown": "coin",
  },
};
