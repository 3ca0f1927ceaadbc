import { artOf, CARD, ROUND } from "../../kit/art";

export const art = artOf("passe-eclair", { face: CARD, back: CARD, token: ROUND, medal: ROUND });
export const Art = art.Drawing;
