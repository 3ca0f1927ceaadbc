import type { Lay, Records, STView } from "../../gen/schuss-und-tor";
import type { PropsOf } from "../../kit/module";
import { type Offer, offersFor } from "../../kit/screen";
import { word } from "../../kit/words";
import type { Voice } from "../../say/voice";

export { MOST_IN_ROW, perRow } from "../../kit/hand";

export type View = STView;
export type Face = Lay["face"];
export type Name = NonNullable<Lay["call"]>;
export type Action = NonNullable<STView["action"]>;
export type GameEvent = Records["event"];
export type Move = Records["move"];

export const NAMES = ["fritz", "max", "otto", "willi", "luigi"] as const satisfies readonly Name[];

/** What the parts of the screen are given. */
export type Props = PropsOf<Records>;

/** The ways to lay this card: one, a call for each name, or none. */
export function laysOf(offers: readonly Offer<Move>[], face: Face): Offer<Lay>[] {
  return offersFor(offers, "lay").filter(({ move }) => move.face === face);
}

/** Whether a card is asked of this seat, even if none in its hand would do. */
export function asksForCard(view: View): boolean {
  return view.turn === view.seat && ["serve", "second", "parry", "free"].includes(view.step);
}

/** A draft that can only be refused: the answer says why. */
export function refusedLay(face: Face): Lay {
  return { type: "lay", face, call: face === "bomber" ? NAMES[0] : null };
}

/** Who sits where, clockwise from the seat at the bottom: whoever plays next sits on its left. */
export interface Places {
  own: number;
  left: number;
  top: number | undefined;
  right: number | undefined;
}

export function placesFor(seats: number, viewer: number): Places {
  const own = Math.max(0, viewer);
  const after = (steps: number) => (own + steps) % seats;
  if (seats === 2) return { own, left: after(1), top: undefined, right: undefined };
  if (seats === 3) return { own, left: after(1), top: undefined, right: after(2) };
  return { own, left: after(1), top: after(2), right: after(3) };
}

/** Whoever alone may stop this shot. */
export function stopperOf(action: Action): Name | "bomber" | "tormann" | undefined {
  const last = action.split("-").at(-1);
  if (last === "bomber" || last === "tormann") return last;
  return NAMES.find((name) => action === `tor-${name}`);
}

/** The footballer whose card lies there, for his face. */
export function giverOf(face: Face): Name | undefined {
  return NAMES.find((name) => face.startsWith(`${name}-`));
}

/** A card as a sentence: "Max passes to Luigi". */
export function sentence(say: Voice, face: Face): string {
  const [giver, taker] = face.split("-");
  if (!taker) return say.word(`face-${face}`);
  return say.word("screen-pair", { giver: word(`name-${giver}`), taker: word(`name-${taker}`) });
}
