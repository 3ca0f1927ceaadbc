import { getJson, post, tokensHeader } from "../api";
import type * as wire from "../gen/protocol";
import { NAME } from "../invite/guest";
import { keepKeys, read, seatKey, write } from "../net/keys";
import { go } from "../route";

/** What this browser keeps of its counted try and of the days in a row: a matter of honour, like the match. */
export interface Try {
  number: number;
  table: string;
  /** Whether it was found, once somebody has answered. */
  right?: boolean;
  /** So many days in a row it was found, up to the day with this number. */
  series?: number;
  until?: number;
}

const TRY = "ludofoot:puzzle";

export const olderPuzzles = () => getJson<wire.PuzzleInfo[]>("/api/puzzles");

/** The try at this puzzle, if there was one. */
export function tryAt(number: number): Try | undefined {
  const kept = read<Try>(TRY);
  return kept?.number === number ? kept : undefined;
}

/** The days in a row, as they stand on this day: a day that was missed ends them. */
export function seriesOn(number: number): number {
  const { series = 0, until = 0 } = read<Try>(TRY) ?? {};
  return until >= number - 1 ? series : 0;
}

/** A table for a puzzle; the first try at the one of the day counts. Throws `RefusedRequest`. */
export async function beginPuzzle(number: number, ofToday: boolean): Promise<void> {
  const counted = ofToday && tryAt(number) === undefined;
  const wanted: wire.NewPuzzleTable = { name: read<string>(NAME) ?? "", counted };
  const opened = await post<wire.Opened>(`/api/puzzles/${number}`, wanted);
  // Which seat it opens is for the table to say: one token is as good in any place.
  keepKeys(opened.table, (keys) => {
    seatKey(keys, 0).token = opened.token;
  });
  if (counted) write(TRY, { ...read<Try>(TRY), number, table: opened.table, right: undefined });
  go(`/table/${opened.table}`);
}

/** What was best there, for whoever has answered; throws `RefusedRequest`. */
export async function solutionOf(table: string, tokens: readonly string[]): Promise<wire.Solution> {
  return getJson<wire.Solution>(`/api/tables/${table}/solution`, { headers: tokensHeader(tokens) });
}

/** Keeps how the counted try came out, once. */
export function settle(table: string, right: boolean): void {
  const kept = read<Try>(TRY);
  if (kept?.table !== table || kept.right !== undefined) return;
  const { number, series = 0, until = 0 } = kept;
  const row = right ? (until === number - 1 ? series + 1 : 1) : 0;
  write(TRY, { ...kept, right, series: row, until: number });
}

/** So many levels miss it. */
export function starsOf(stars: number): string {
  return "★".repeat(stars);
}
