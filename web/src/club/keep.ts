import { type FoundTable, reportOf } from "../api";
import type * as wire from "../gen/protocol";
import { NAME } from "../invite/guest";
import { read, readKeys, tokensOf } from "../net/keys";
import { recordOf, replay } from "../replay/api";
import { lineOf, type Match, matchOf, rightIn } from "./match";
import { canPack, pack } from "./packing";
import { noteChange } from "./signal";
import { openClub } from "./store";

const SPECTATOR = -2;
/** So many matches are looked for at once that ended while nobody was here. */
const ONE_BY_ONE = 8;

/** Keeps a finished game of a table, once: its record, what it means for these seats, and how it looks again. A match
 * of the day is kept at once as well, and its record when that is open. */
export async function keepMatch(
  { table, number, day, closed }: Kept,
  seats: readonly number[],
): Promise<void> {
  const club = await openClub();
  const had = (await club.matches()).find((match) => match.table === table && match.number === number);
  if (had && (closed || had.size > 0 || !had.day)) return;
  const record = closed ? "" : await recordOf(table, number);
  if (!day && !isPromised(record)) return;
  const reported = await reportOf(table, number, tokensOf(readKeys(table)));
  const seat = ownSeat(seats, reported.report.names);
  const from = { table, number, at: had?.at ?? Date.now(), size: record.length, ...(day && { day }) };
  const match = seat === undefined ? undefined : matchOf(reported, seat, from);
  if (!match) return;
  await club.put({ ...match, ...storyOf(had) }, record);
  if (!(await club.profile())) await club.name({ name: match.names[match.seat] ?? "", founded: match.at });
  noteChange();
  if (record) await keepReplay(match.seal, record);
}

/** What was found in it while its record was still closed. */
function storyOf({ line, right }: Partial<Match> = {}): Partial<Match> {
  return { ...(line && { line }), ...(right && { right }) };
}

/** A finished game of a table. */
interface Kept {
  table: string;
  number: number;
  day?: string | undefined;
  /** Whether its record opens only when that day is over. */
  closed?: boolean | undefined;
}

/** What went on from a moment of another match was promised by nobody: it counts for nothing. */
function isPromised(record: string): boolean {
  return record.includes('"type":"Opened"');
}

/** Two people at one screen have one club: that of whoever is known here, else of the first seat. */
function ownSeat(seats: readonly number[], names: readonly string[]): number | undefined {
  const known = read<string>(NAME);
  return seats.find((seat) => known && names[seat] === known) ?? seats[0];
}

/** How it looked to everybody, for when there is no line. */
async function keepReplay(seal: string, record: string): Promise<void> {
  const packed = await pack(JSON.stringify(await replay(record, SPECTATOR)));
  if (packed) await (await openClub()).keepReplay(seal, packed);
}

/** Whoever leaves at the last whistle has gone before the replay comes: it is fetched the next time. */
async function keepMissingReplays(): Promise<void> {
  if (!canPack()) return;
  const club = await openClub();
  for (const { seal } of (await club.matches()).slice(0, ONE_BY_ONE)) {
    const record = (await club.replay(seal)) ? undefined : await club.record(seal);
    if (record) await keepReplay(seal, record);
  }
}

/** The games that ended while this browser was not there, as long as their table knows them, and what is missing. */
export async function keepLateOnes(tables: readonly FoundTable[]): Promise<void> {
  for (const { table, number, yours = [], lesson, day, counted, closed } of tables.slice(0, ONE_BY_ONE)) {
    // Of the tries of a day the counted one is a match of the club.
    if (number === undefined || lesson || (day && !counted) || yours.length === 0) continue;
    await keepMatch({ table, number, day, closed }, yours).catch(() => undefined);
  }
  await keepMissingReplays().catch(() => undefined);
}

/** What was found in a match of this club: its row shows the course as a line, its game how many moves were right. */
export async function keepStory(
  seal: string,
  { points, decisions }: Pick<wire.Analysed, "points" | "decisions">,
): Promise<void> {
  const club = await openClub();
  const match = (await club.matches()).find((each) => each.seal === seal);
  const right = match && rightIn(decisions, match.seat);
  if (!match || (match.line && (match.right || !right))) return;
  await club.put({ ...match, line: lineOf(points, match.seat), ...(right && { right }) }, "");
  noteChange();
}
