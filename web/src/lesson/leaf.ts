import { part } from "../part";
import type { Leaf } from "../shelf/leaves";
import { hasFinished, hasSixty } from "./known";

/** The leaf with the game in sixty seconds; its code comes with its pictures, for those who look at it. */
export const SIXTY: Leaf = {
  word: "sheet-sixty",
  Body: part(() => import("./entry").then((found) => found.SixtyLeaf)),
  has: (_, say) => hasSixty(say),
  first: (game) => !hasFinished(game.id),
};
