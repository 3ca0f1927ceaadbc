import { artOf, CARD, ROUND } from "../../kit/art";

export const art = artOf("footmania", {
  footballer: CARD,
  back: CARD,
  question: CARD,
  plus: CARD,
  team: CARD,
  portrait: ROUND,
  token: ROUND,
  square: "0 0 60 60",
});

export const Art = art.Drawing;
