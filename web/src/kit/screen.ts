import type * as wire from "../gen/protocol";

/** Moves and events name their kind. */
export interface Tagged {
  type: string;
}

/** A move that the rules have listed, and the words for it. */
export interface Offer<Move> {
  item: wire.Item;
  move: Move;
}

/** A line of the match sheet, with the event that it tells. */
export type Line<Event> = Omit<wire.Told, "event"> & { event: Event };

/** What one seat sees and may do, in the types of its game. */
export interface GameScreen<
  View extends object = object,
  Event extends Tagged = Tagged,
  Move extends Tagged = Tagged,
> {
  readonly seat: number;
  readonly view: View;
  readonly told: readonly Line<Event>[];
  /** What was told, without the words. */
  readonly events: readonly Event[];
  readonly prompts: readonly wire.Prompt[];
  /** The decision that is waited for. */
  readonly asked: wire.Prompt | undefined;
  /** The moves that answer it: the rules have listed them, nothing is worked out here. */
  readonly offers: readonly Offer<Move>[];
  /** The listed moves that may be made at any time. */
  readonly open: readonly Offer<Move>[];
  readonly undo: boolean;
}

const known = new WeakMap<wire.Screen, GameScreen>();

/**
 * A screen in the types of its game. The records of the page are generated from those of the rules, so this is the
 * one place where what came over the line is believed to be what they say.
 */
export function gameScreen<View extends object, Event extends Tagged, Move extends Tagged>(
  screen: wire.Screen,
): GameScreen<View, Event, Move> {
  const found = known.get(screen) ?? typed(screen);
  known.set(screen, found);
  return found as GameScreen<View, Event, Move>;
}

/** What these lines tell, without the words. */
export function eventsIn(told: readonly wire.Told[] = []): Tagged[] {
  return told.map(({ event }) => event as unknown as Tagged);
}

function typed({ seat, view, told = [], prompts = [], undo = false }: wire.Screen): GameScreen {
  const lines = told as unknown as readonly Line<Tagged>[];
  return {
    seat,
    view: view ?? {},
    told: lines,
    events: eventsIn(told),
    prompts,
    asked: prompts.find(isAwaitedFor),
    offers: prompts.filter(isAwaitedFor).flatMap(listedIn),
    open: prompts.filter((prompt) => !isAwaitedFor(prompt)).flatMap(listedIn),
    undo,
  };
}

/** A question that the game waits for; an open one can be answered at any time, or never. */
export function isAwaitedFor({ pace }: wire.Prompt): boolean {
  return pace !== "open";
}

function listedIn({ form, move }: wire.Prompt): Offer<Tagged>[] {
  if (form.type !== "choose" || form.field) return [];
  return form.items.map((item) => ({ item, move: { ...move, ...(item.value as Tagged) } }));
}

/** The offers of these kinds of move. */
export function offersFor<Move extends Tagged, Type extends Move["type"]>(
  offers: readonly Offer<Move>[],
  ...types: readonly Type[]
): Offer<Extract<Move, { type: Type }>>[] {
  return offers.filter((offer): offer is Offer<Extract<Move, { type: Type }>> =>
    types.some((type) => type === offer.move.type),
  );
}
