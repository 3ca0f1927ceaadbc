import { type FoundTable, findTable, RefusedRequest } from "../api";
import type { SeatInfo } from "../gen/protocol";
import { forgetTable, knownTables, type TableKeys } from "../net/keys";

/** A table of this browser that still goes on. */
export interface Running {
  table: string;
  game: string;
  /** It is the turn of somebody in front of this screen. */
  yours: boolean;
  /** Whether it is somebody's turn at all. */
  goes: boolean;
  phase: FoundTable["phase"];
  seats: readonly SeatInfo[];
  /** How far a first match is, if it is one and not at its end. */
  lesson?: { step: number; steps: number } | undefined;
  /** Whom it waits for. */
  awaited: readonly number[];
  /** Who of them is taken by somebody else. */
  others: number[];
}

/** Nobody plays at more tables; what lies further back is not asked for at every look. */
const LOOKED_AT = 24;

/** The tables of this browser that go on, those where it is our turn first, then the newest. */
export async function runningTables(): Promise<Running[]> {
  const running = (await foundTables()).filter(goesOnAs).map(runningOf);
  return running.sort((one, other) => Number(other.yours) - Number(one.yours));
}

/** A puzzle that is not played on with has its place elsewhere. */
function goesOnAs({ phase, lesson }: FoundTable): boolean {
  return phase !== "over" && !(lesson?.puzzle && lesson.step === 0);
}

/** The same as they were told. */
export async function finishedFound(): Promise<FoundTable[]> {
  return (await foundTables()).filter(({ phase }) => phase === "over");
}

/** Those at which somebody in front of this browser sits. */
async function foundTables(): Promise<FoundTable[]> {
  const known = knownTables().slice(0, LOOKED_AT);
  const found = await Promise.all(known.map(({ table, keys }) => look(table, keys)));
  return found.filter((one) => one !== undefined && (one.yours?.length ?? 0) > 0) as FoundTable[];
}

async function look(table: string, keys: TableKeys): Promise<FoundTable | undefined> {
  try {
    return await findTable(table, seatTokens(keys));
  } catch (problem) {
    // A line that is down says nothing about the table.
    if (problem instanceof RefusedRequest && problem.refusal.code === "no-such-table") forgetTable(table);
    return undefined;
  }
}

export function runningOf(found: FoundTable): Running {
  const { table, game, phase, yours = [], awaited = [], seats = [] } = found;
  const others = seats.flatMap(({ kind }, seat) => (kind === "free" || yours.includes(seat) ? [] : [seat]));
  const turn = goesOn(found) && awaited.some((seat) => yours.includes(seat));
  const lesson = found.lesson && found.lesson.step < found.lesson.steps ? found.lesson : undefined;
  return { table, game, phase, yours: turn, goes: goesOn(found), seats, awaited, others, lesson };
}

/** Whether somebody's turn it is: a table that stands still only because we are not there goes on when we come. */
export function goesOn({
  phase,
  yours = [],
  seats = [],
}: Pick<FoundTable, "phase" | "yours" | "seats">): boolean {
  const present = seats.every((seat, number) => yours.includes(number) || seat.present !== false);
  return phase === "playing" || (phase === "paused" && present);
}

function seatTokens(keys: TableKeys): string[] {
  return Object.values(keys.seats).flatMap((key) => key.token ?? []);
}
