import { type FoundTable, findTable, RefusedRequest } from "../api";
import type { SeatInfo } from "../gen/protocol";
import { forgetTable, knownTables, type TableKeys } from "../net/keys";

/** A table of this browser that still goes on. */
export interface Running {
  table: string;
  game: string;
  /** It is the turn of somebody in front of this screen. */
  yours: boolean;
  seats: readonly SeatInfo[];
  /** Who of them is taken by somebody else. */
  others: number[];
}

const LOOKED_AT = 6;

/** The tables of this browser that go on, those where it is our turn first, then the newest. */
export async function runningTables(): Promise<Running[]> {
  const known = knownTables().slice(0, LOOKED_AT);
  const found = await Promise.all(known.map(({ table, keys }) => look(table, keys)));
  const running = found.flatMap((one) => one ?? []);
  return running.sort((one, other) => Number(other.yours) - Number(one.yours));
}

async function look(table: string, keys: TableKeys): Promise<Running | undefined> {
  try {
    const found = await findTable(table, seatTokens(keys));
    return found.phase === "over" || !found.yours?.length ? undefined : runningOf(found);
  } catch (problem) {
    // A line that is down says nothing about the table.
    if (problem instanceof RefusedRequest && problem.refusal.code === "no-such-table") forgetTable(table);
    return undefined;
  }
}

export function runningOf(found: FoundTable): Running {
  const { table, game, phase, yours = [], awaited = [], seats = [] } = found;
  const others = seats.flatMap(({ kind }, seat) => (kind === "free" || yours.includes(seat) ? [] : [seat]));
  const turn = phase === "playing" && awaited.some((seat) => yours.includes(seat));
  return { table, game, yours: turn, seats, others };
}

function seatTokens(keys: TableKeys): string[] {
  return Object.values(keys.seats).flatMap((key) => key.token ?? []);
}
