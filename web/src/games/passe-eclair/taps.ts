import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { read, write } from "../../net/keys";
import { type Face, isAnswered, type Timed } from "./model";

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

const AID = "ludofoot:passe-eclair:aid";

/** For the young: cards that fit are ringed. Nobody else at the table sees it. */
export const aid = signal(read<boolean>(AID) ?? false);

export function chooseAid(on: boolean): void {
  write(AID, on);
  aid.value = on;
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
