import type { Lay, Records, STView } from "../../gen/schuss-und-tor";
import type { Rows } from "../../kit/hand";
import type { Layout } from "../../kit/layout";
import type { PropsOf } from "../../kit/module";
import { type Offer, offersFor } from "../../kit/screen";
import { word } from "../../kit/words";
import type { Voice } from "../../say/voice";

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

/** So many fit into one fan with a strip for a finger each. */
const MOST_IN_FAN = 14;

/** How a hand of so many cards lies: on a large table one fan, in a narrow dock rows that close up as it grows. */
export function rowsFor({ kind, small, phone }: Layout, count: number): Rows | undefined {
  if (phone) return { across: count > 5 ? 6 : 5, pitch: small ? 46 : 50 };
  if (kind !== "lying") return count > MOST_IN_FAN ? { across: Math.ceil(count / 2), pitch: 60 } : undefined;
  if (count <= 3) return { across: 3 };
  if (small) return { across: 4, pitch: count > 8 ? 46 : count > 4 ? 66 : undefined };
  return { across: 4, pitch: count > 12 ? 54 : count > 8 ? 62 : undefined };
}
