import { artOf, CARD, ROUND } from "../../kit/art";

export const art = artOf("schuss-und-tor", {
  medal: ROUND,
  bust: ROUND,
  face: CARD,
  action: CARD,
  back: CARD,
  "shot-goal": "0 0 252 240",
});

export const Art = art.Drawing;
