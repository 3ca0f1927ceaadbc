import type { Sounds } from "../../sound/cues";

/** What is heard: nothing waits for anything, the race goes on. */
export const sounds: Sounds = {
  dealt: "shuffle",
  "turned-up": "flip",
  laid: (event) => (event.face === "dog" ? "bark" : event.face === "michi" ? "michi" : "card"),
  "wrong-card": "nope",
  "too-late": "post",
  blocked: "whistle-short",
  swapped: "shuffle",
  renewed: "shuffle",
  "tokens-used": "stamp",
  "round-won": "whistle-double",
  "victory-token": { cue: "coin", late: 300 },
  "tokens-shown": "coin",
};
