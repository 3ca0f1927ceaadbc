/**
 * What this browser keeps of a table: tokens, salts, who was meant to sit here. In `localStorage`, so that two tabs
 * of one player work and a closed window loses nothing.
 */

export interface SeatKey {
  token?: string;
  salt?: string;
  /** The start (by the table's own promise) that the salt is meant for. */
  start?: string;
}

/** What was promised in one game of the series, to be compared with its record. */
export interface Seen {
  /** The table's promises, in the order in which this browser was shown them. */
  commitments: string[];
  /** The salts that its own seats have opened, for each start (by the table's own promise). */
  salts: Record<string, Record<number, string>>;
}

export interface TableKeys {
  /** With this token whoever opened the table arranges its seats. */
  opener?: string;
  link?: string;
  seats: Record<number, SeatKey>;
  /** The seats that this screen takes by itself, with their names. */
  mine?: Record<number, string>;
  /** What was promised, by the number of the game. */
  seen?: Record<number, Seen>;
  /** Whether this browser is rung when it is their turn, and where it last said that it can be. */
  bell?: { on: boolean; endpoint?: string; lang?: string; seats?: number[] };
  game?: string;
  at?: number;
}

const PREFIX = "ludofoot:table:";

export function readKeys(table: string): TableKeys {
  return read<TableKeys>(PREFIX + table) ?? { seats: {} };
}

/** Changes what is kept, reading it anew first: another tab may have written meanwhile. */
export function keepKeys(table: string, change: (keys: TableKeys) => void): TableKeys {
  const keys = readKeys(table);
  change(keys);
  write(PREFIX + table, { ...keys, at: Date.now() });
  return keys;
}

export function seatKey(keys: TableKeys, seat: number): SeatKey {
  keys.seats[seat] ??= {};
  return keys.seats[seat];
}

export function seenIn(keys: TableKeys, game: number): Seen {
  keys.seen ??= {};
  keys.seen[game] ??= { commitments: [], salts: {} };
  return keys.seen[game];
}

/** What a record must hold: every promise shown here, and the salts of these and all other own seats. */
export function keptOf(keys: TableKeys, game: number, seats: readonly number[] = []) {
  const { commitments, salts } = keys.seen?.[game] ?? { commitments: [], salts: {} };
  const last = commitments.at(-1) ?? "";
  const promised = seats.flatMap((seat) => {
    const key = keys.seats[seat];
    return key?.start === last && key.salt ? [key.salt] : [];
  });
  return { commitments, salts: [...new Set([...Object.values(salts[last] ?? {}), ...promised])] };
}

/** Every token that this browser holds at the table. */
export function tokensOf(keys: TableKeys): string[] {
  const seats = Object.values(keys.seats).flatMap((key) => key.token ?? []);
  return keys.opener ? [...seats, keys.opener] : seats;
}

/** The tables this browser knows, newest first. */
export function knownTables(): { table: string; keys: TableKeys }[] {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  const tables = names.map((name) => ({
    table: name.slice(PREFIX.length),
    keys: readKeys(name.slice(PREFIX.length)),
  }));
  return tables.sort((one, other) => (other.keys.at ?? 0) - (one.keys.at ?? 0));
}

export function forgetTable(table: string): void {
  localStorage.removeItem(PREFIX + table);
}

/** A value that was kept, or nothing if there is none or somebody else has written there. */
export function read<T>(name: string, storage: Storage = localStorage): T | undefined {
  try {
    const text = storage.getItem(name);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

export function write(name: string, value: unknown, storage: Storage = localStorage): void {
  try {
    storage.setItem(name, JSON.stringify(value));
  } catch {
    // Storage may be full or forbidden; the game goes on, only a reload would forget.
  }
}
