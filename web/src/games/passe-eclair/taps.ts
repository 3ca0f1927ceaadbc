import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { type Face, isAnswered, type Screen, type Timed } from "./model";

/** A card that was tapped and not answered yet: it tilts, no more. Only the table says what became of it. */
interface Tap {
  game: string;
  seat: number;
  index: number;
  face: Face;
  top: number;
  told: number;
}

const taps = signal<readonly Tap[]>([]);

export function tapped(tap: Tap): void {
  const left = taps.value.filter(({ game, seat, top }) => {
    return game === tap.game && (seat !== tap.seat || top === tap.top);
  });
  taps.value = [...left, tap];
}

/** A refusal: nothing has changed, the cards lie as before. */
export function forgetTaps(): void {
  if (taps.peek().length > 0) taps.value = [];
}

/** Whether this card is on its way. */
export function isTapped(at: Omit<Tap, "told">, told: readonly Timed[]): boolean {
  return taps.value.some(
    (tap) =>
      tap.game === at.game &&
      tap.seat === at.seat &&
      tap.index === at.index &&
      tap.face === at.face &&
      tap.top === at.top &&
      !isAnswered(told, tap.seat, tap.told),
  );
}

/** When each piece of news was first shown here. */
const shownAt = new Map<string, number>();

/**
 * Whether news is still fresh enough to be shown; the same news is timed once, however often it is drawn. Its key names
 * the game, or news of another table would pass for old.
 */
export function useFresh(key: string | undefined, lasts: number): boolean {
  const [, redraw] = useState(0);
  if (key !== undefined && !shownAt.has(key)) shownAt.set(key, Date.now());
  const left = key === undefined ? 0 : lasts - (Date.now() - (shownAt.get(key) ?? 0));
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => redraw((count) => count + 1), left + 10);
    return () => clearTimeout(timer);
  }, [key]);
  return left > 0;
}

/** Cards laid aside for tokens: the label counts them, the hand shows them. They belong to one round of one seat. */
const given = signal<Readonly<Record<string, readonly number[]>>>({});

function ownerOf(game: string, { seat, view }: Screen): string {
  return `${game} ${seat} ${view.round} ${view.step}`;
}

export function givenPlaces(game: string, of: Screen): readonly number[] {
  return given.value[ownerOf(game, of)] ?? [];
}

export function givenBy(game: string, of: Screen): Face[] {
  return givenPlaces(game, of).flatMap((index) => of.view.hand[index] ?? []);
}

/** Lays a card aside, or takes it back. */
export function give(game: string, of: Screen, index: number): void {
  const before = givenPlaces(game, of);
  const after = before.includes(index) ? before.filter((one) => one !== index) : [...before, index];
  given.value = { ...given.value, [ownerOf(game, of)]: after };
}
