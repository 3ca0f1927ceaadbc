import { findTable, getJson, post } from "../api";
import type * as wire from "../gen/protocol";
import { NAME } from "../invite/guest";
import { keepKeys, read, write } from "../net/keys";
import { go } from "../route";

/** What this browser keeps of its counted try: a matter of honour, and nothing else keeps it. */
export interface Try {
  day: string;
  table: string;
  token: string;
  /** By how much it was won or lost, once the server has found that. */
  result?: number;
}

const TRY = "ludofoot:day";

export const lookAtDay = () => getJson<wire.DayToday>("/api/day");

/** The try of this day, if there was one. */
export function tryOf(day: string): Try | undefined {
  const kept = read<Try>(TRY);
  return kept?.day === day ? kept : undefined;
}

/** Begins today's match at a table of its own: the first try counts, later ones do not. */
export async function beginDay(today: wire.DayToday): Promise<void> {
  const counted = tryOf(today.day) === undefined;
  const wanted: wire.NewDayTable = { name: read<string>(NAME) ?? "", counted };
  const opened = await post<wire.Opened>("/api/day", wanted);
  keepKeys(opened.table, (keys) => {
    keys.seats = { 0: { token: opened.token } };
    keys.game = today.game;
  });
  if (counted) write(TRY, { day: today.day, table: opened.table, token: opened.token });
  go(`/table/${opened.table}`);
}

/** Has the counted try entered, once it is over; the result it came to, or nothing while it goes on. */
export async function countDay(day: string): Promise<number | undefined> {
  const mine = tryOf(day);
  if (!mine || mine.result !== undefined) return mine?.result;
  const { phase } = await findTable(mine.table, [mine.token]);
  if (phase !== "over") return undefined;
  const sent: wire.NewDayResult = { table: mine.table, token: mine.token, name: read<string>(NAME) ?? "" };
  const { result } = await post<wire.DayCounted>("/api/day/results", sent);
  write(TRY, { ...mine, result });
  return result;
}

/** With fewer players than this there are names in place of a percentage. */
export const FEW = 10;

export function signed(result: number): string {
  return result > 0 ? `+${result}` : result < 0 ? `−${-result}` : "0";
}

/** The bars that are drawn: four to each side of a draw, the last of them for all beyond. */
const SIDE = 4;

export interface BarOf {
  /** From -4 to 4. */
  place: number;
  count: number;
}

/** In which bar a result stands. */
export function placeOf(result: number, step: number): number {
  const place = Math.sign(result) * Math.ceil(Math.abs(result) / step);
  return Math.max(-SIDE, Math.min(SIDE, place));
}

export function barsOf(tally: readonly wire.Tally[], step: number): BarOf[] {
  const places = Array.from({ length: 2 * SIDE + 1 }, (_, at) => at - SIDE);
  return places.map((place) => ({
    place,
    count: countOf(tally.filter(({ result }) => placeOf(result, step) === place)),
  }));
}

export function countOf(tally: readonly wire.Tally[]): number {
  return tally.reduce((sum, { count }) => sum + count, 0);
}

/** Of the others, how many in a hundred came to less. */
export function betterThan(tally: readonly wire.Tally[], own: number): number {
  const others = countOf(tally) - (tally.some(({ result }) => result === own) ? 1 : 0);
  const below = countOf(tally.filter(({ result }) => result < own));
  return others > 0 ? Math.round((100 * below) / others) : 0;
}
