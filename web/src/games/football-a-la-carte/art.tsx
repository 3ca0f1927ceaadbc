import { artOf, CARD } from "../../kit/art";
import type { Face } from "./model";

export const art = artOf("football-a-la-carte", { face: CARD, back: CARD, "match-ball": "0 0 40 40" });
const { Drawing } = art;

/** A card, or its back. */
export function Card({ face }: { face: Face | "back" }) {
  return <Drawing id={face === "back" ? face : `face-${face}`} />;
}

/** The hand or a flag. */
export function Mark({ kind }: { kind: "hand" | "red" | "blue" }) {
  return <Drawing id={`symbol-${kind}`} />;
}
