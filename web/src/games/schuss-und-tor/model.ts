import type { Item, Screen } from "../../gen/protocol";
import type { Lay, Records, STView } from "../../gen/schuss-und-tor";
import type { Move } from "../../net/table";
import type { Voice } from "../../say/voice";

export type View = STView;
export type Face = Lay["face"];
export type Name = NonNullable<Lay["call"]>;
export type Action = NonNullable<STView["action"]>;
export type GameEvent = Records["event"];

export const NAMES = ["fritz", "max", "otto", "willi", "luigi"] as const satisfies readonly Name[];

export function viewOf(screen: Screen): View | undefined {
  return (screen.view as unknown as View | null | undefined) ?? undefined;
}

/** What has been told since, without the words. */
export function eventsOf(screen: Screen, from: number): GameEvent[] {
  return (screen.told ?? []).slice(from).map((told) => told.event as unknown as GameEvent);
}

export interface Offer {
  item: Item;
  move: Move;
}

/** The moves that are asked for now: the rules have listed them, nothing is worked out here. */
export function offersOf(screen: Screen): Offer[] {
  return (screen.prompts ?? []).flatMap((prompt) => {
    if (prompt.form.type !== "choose" || prompt.form.field) return [];
    return prompt.form.items.map((item) => ({ item, move: { ...prompt.move, ...(item.value as Move) } }));
  });
}

/** The ways to lay this card: one, a call for each name, or none. */
export function laysOf(offers: readonly Offer[], face: Face): Offer[] {
  return offers.filter(({ move }) => move.type === "lay" && move.face === face);
}

/** Whether a card is asked of this seat, even if none in its hand would do. */
export function asksForCard(view: View): boolean {
  return view.turn === view.seat && ["serve", "second", "parry", "free"].includes(view.step);
}

/** A draft that can only be refused: the answer says why. */
export function refusedLay(face: Face): Move {
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

/** How many cards lie in a row of the hand where space is short: all, or half of them. */
export const MOST_IN_ROW = 9;

export function perRow(count: number): number {
  return count > MOST_IN_ROW ? Math.ceil(count / 2) : Math.max(1, count);
}

/** The angle at which a card came to rest: the same one each time it is drawn. */
export function restAngle(index: number): number {
  return ((index * 7919 + 13) % 61) / 10 - 3;
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

/** A word of the locale and a player, as arguments of a sentence. */
export const word = (id: string) => ({ type: "word", id });
export const player = (seat: number) => ({ type: "player", seat });
