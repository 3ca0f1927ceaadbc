import type { Tagged } from "./screen";

/** So many milliseconds, for each thing in a field but the first few; only for events with these values. */
interface Length {
  ms: number;
  each?: string;
  but?: number;
  only?: Readonly<Record<string, readonly unknown[] | undefined>>;
}

/** `film.json` of a game: how long each event is looked at. The table grants this time before a clock runs. */
export interface Film {
  lasts: Readonly<Record<string, number | readonly Length[]>>;
  /** One message never takes longer than this: what would is shown faster. */
  longest?: number;
}

/** How long one event lasts; of several lengths the first that fits counts. */
export function lengthOf(event: Tagged, film: Film | undefined): number {
  const found = film?.lasts[event.type] ?? 0;
  if (typeof found === "number") return found;
  const fields = event as unknown as Readonly<Record<string, unknown>>;
  const length = found.find(({ only = {} }) =>
    Object.entries(only).every(([field, wanted]) => wanted?.includes(fields[field])),
  );
  if (!length) return 0;
  const things = length.each === undefined ? undefined : (fields[length.each] as readonly unknown[]);
  return length.ms * (things ? Math.max(0, things.length - (length.but ?? 0)) : 1);
}
