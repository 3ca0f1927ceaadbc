import type { Screen } from "../gen/protocol";
import { isAwaitedFor } from "../kit/screen";

/** Who is in front of this screen, or whom it must be handed to before anything hidden is drawn. */
export interface Front {
  shown: number | undefined;
  handTo: number | undefined;
}

/**
 * One seat needs no curtain. With several, the screen stays with whoever had it until the game waits for
 * somebody else here; after a reload nobody had it. Once the game is over nothing is hidden any more.
 */
export function front(
  screens: readonly Screen[],
  shown: number | undefined,
  over: boolean,
  wanted?: number,
): Front {
  const seats = screens.map((screen) => screen.seat);
  const first = seats[0];
  const known = shown !== undefined && seats.includes(shown) ? shown : undefined;
  if (seats.length < 2 || over) return { shown: known ?? first, handTo: undefined };
  // Whoever wants to look through the eyes of another seat here lets the curtain fall first.
  if (wanted !== undefined && wanted !== known && seats.includes(wanted)) {
    return { shown: undefined, handTo: wanted };
  }
  const awaited = screens.filter(isAwaited).map((screen) => screen.seat);
  if (known !== undefined && (awaited.length === 0 || awaited.includes(known))) {
    return { shown: known, handTo: undefined };
  }
  return { shown: undefined, handTo: nextOf(awaited, known) ?? first };
}

/** Whether the game waits for this seat. */
export function isAwaited({ prompts = [] }: Screen): boolean {
  return prompts.some(isAwaitedFor);
}

/** The next seat in the order of play. */
function nextOf(seats: readonly number[], after: number | undefined): number | undefined {
  return seats.find((seat) => after !== undefined && seat > after) ?? seats[0];
}
