import type { Sounds } from "../../sound/cues";

/** What is heard, in step with what moves: see `direct.ts`. */
export const sounds: Sounds = {
  dealt: "shuffle",
  laid: { cue: "card", late: 160, lasts: 220 },
  "actions-reshuffled": "shuffle",
  "action-drawn": { cue: "flip", lasts: 240 },
  goal: [
    { cue: "ball-kick", late: 140 },
    { cue: "goal", late: 480, lasts: 1_320 },
  ],
  parried: [
    { cue: "ball-kick", late: 140 },
    { cue: "post", late: 480, lasts: 1_120 },
  ],
  "no-effect": (event) =>
    event.action === "aus" ? { cue: "post", lasts: 640 } : { cue: "card", lasts: 640 },
  fouled: [{ cue: "whistle-short" }, { cue: "card", late: 300, lasts: 350 }],
  taken: { cue: "card", late: 300, lasts: 350 },
  kept: { cue: "stamp", late: 400, lasts: 640 },
  declined: { cue: "card", late: 560, lasts: 640 },
  "last-card-laid": "whistle-short",
  "full-time": "whistle-double",
  "extra-time": "whistle-double",
};
