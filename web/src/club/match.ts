import type * as wire from "../gen/protocol";

export type Result = "won" | "drawn" | "lost" | "broken-off";

/** Somebody on another side: a person by name, a bot by its level. */
export interface Rival {
  name: string;
  level: string;
}

/** So many of so many. */
export interface Share {
  count: number;
  of: number;
}

/** A match as this club remembers it. What it means was computed by a server from its record; here it is only kept. */
export interface Match {
  /** Of the record: the same match is the same everywhere. */
  seal: string;
  game: string;
  /** When it was kept here, in milliseconds of the epoch. */
  at: number;
  table: string;
  number: number;
  seat: number;
  names: string[];
  bots: string[];
  rivals: Rival[];
  result: Result;
  headline: wire.Said;
  /** One's own side first. */
  scores: number[];
  place: number;
  trophies: string[];
  /** Whether it was played without help. */
  counts: boolean;
  ms: number;
  /** The date, where it was the match of the day. */
  day?: string;
  /** One's own chances from the deal to the end, in per cent, once somebody has worked them out. */
  line?: number[];
  /** How many of one's own decisions were right, of those with a choice; with the line. */
  right?: Share;
  /** Of the record, in bytes; 0 once it was given up for want of room. */
  size: number;
}

/** What the player of a seat keeps of a match. */
export function matchOf(
  { report, summaries }: wire.Reported,
  seat: number,
  from: Pick<Match, "table" | "number" | "at" | "size" | "day">,
): Match | undefined {
  const [summary, own] = [summaries[seat], report.sides.find(({ seats }) => seats.includes(seat))];
  if (!summary || !own) return undefined;
  const others = report.sides.filter((side) => side !== own);
  return {
    ...from,
    seal: report.seal,
    game: report.game,
    seat,
    names: report.names,
    bots: report.bots,
    rivals: others
      .flatMap(({ seats }) => seats)
      .map((each) => ({ name: report.names[each] ?? "", level: report.bots[each] ?? "" })),
    result: summary.result as Result,
    headline: report.headline,
    scores: [own.score, ...others.map(({ score }) => score)],
    place: own.place,
    trophies: summary.trophies ?? [],
    counts: summary.counts ?? true,
    ms: report.ms,
  };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const RESULTS: readonly string[] = ["won", "drawn", "lost", "broken-off"];

/** Whether something out of a file is a match: it may have been written by anybody. */
export function isMatch(found: unknown): found is Match {
  if (typeof found !== "object" || found === null) return false;
  const one = found as Record<string, unknown>;
  const numbers = [one.at, one.number, one.seat, one.place, one.ms, one.size];
  const texts = [one.seal, one.game, one.table];
  return (
    texts.every((text) => typeof text === "string" && text.length <= 80) &&
    numbers.every((number) => typeof number === "number" && Number.isFinite(number)) &&
    typeof one.counts === "boolean" &&
    (one.day === undefined || (typeof one.day === "string" && DAY.test(one.day))) &&
    RESULTS.includes(String(one.result)) &&
    areTexts(one.names) &&
    areTexts(one.bots) &&
    areTexts(one.trophies) &&
    Array.isArray(one.scores) &&
    one.scores.every((score) => typeof score === "number") &&
    Array.isArray(one.rivals) &&
    one.rivals.every(isRival) &&
    isSaid(one.headline) &&
    (one.line === undefined || isLine(one.line)) &&
    (one.right === undefined || isShare(one.right))
  );
}

function isLine(found: unknown): boolean {
  const isPercent = (share: unknown) => typeof share === "number" && share >= 0 && share <= 100;
  return Array.isArray(found) && found.length <= LINE && found.every(isPercent);
}

function isShare(found: unknown): boolean {
  const { count, of } = (found ?? {}) as Record<string, unknown>;
  return Number.isInteger(count) && Number.isInteger(of) && Number(count) >= 0 && Number(count) <= Number(of);
}

/** So many points of a curve are kept at most. */
const LINE = 40;

/** The curve of a side as it is kept: points at equal distances, in whole per cent. */
export function lineOf(points: readonly wire.Point[], seat: number): number[] {
  const count = Math.min(LINE, points.length);
  return Array.from({ length: count }, (_, at) => {
    const point = points[Math.round((at * (points.length - 1)) / Math.max(1, count - 1))];
    return Math.round(100 * Math.min(1, Math.max(0, point?.chances[seat] ?? 0)));
  });
}

const RIGHT: readonly string[] = ["best", "fine"];

/** How many decisions of a seat were right, of those with a choice; nothing where none was judged, as in a race. */
export function rightIn(
  decisions: readonly Pick<wire.Judged, "seat" | "mark">[],
  seat: number,
): Share | undefined {
  const chosen = decisions.filter((each) => each.seat === seat && each.mark !== "forced");
  const count = chosen.filter(({ mark }) => RIGHT.includes(mark)).length;
  return chosen.length > 0 ? { count, of: chosen.length } : undefined;
}

function areTexts(found: unknown): boolean {
  return (
    Array.isArray(found) &&
    found.length <= 64 &&
    found.every((text) => typeof text === "string" && text.length <= 80)
  );
}

function isRival(found: unknown): boolean {
  const { name, level } = (found ?? {}) as Record<string, unknown>;
  return areTexts([name, level]);
}

function isSaid(found: unknown): boolean {
  const { code, args } = (found ?? {}) as Record<string, unknown>;
  return typeof code === "string" && (args === undefined || (typeof args === "object" && args !== null));
}
