import type * as wire from "../gen/protocol";

/** What the coach makes of a decision, from nothing given away to a gift. */
export type MarkKind = "best" | "fine" | "costly" | "gift" | "forced";
export const MARKS: readonly MarkKind[] = ["best", "fine", "costly", "gift", "forced"];

const HUNDRED = 100;
/** A figure with a larger error, in points, is not told. */
const TELLABLE = 2;

/** Those who win and lose together: a team, or one seat. */
export interface Side {
  seats: readonly number[];
  /** Whose colour, shape and number stand for it. */
  seat: number;
}

/** The sides in the order of their first seats. */
export function sidesOf(teams: readonly number[]): Side[] {
  const known = [...new Set(teams)];
  return known.map((team) => {
    const seats = teams.flatMap((each, seat) => (each === team ? [seat] : []));
    return { seats, seat: seats[0] ?? 0 };
  });
}

export function sideOf(sides: readonly Side[], seat: number): Side | undefined {
  return sides.find((side) => side.seats.includes(seat));
}

export function shareOf(point: wire.Point | undefined, side: Side | undefined): number {
  return point?.chances[side?.seat ?? 0] ?? 0;
}

/** Whose curve it is: of one of these seats, else of whoever has won, else the first. */
export function ownSide(
  sides: readonly Side[],
  mine: readonly number[],
  points: readonly wire.Point[],
): Side | undefined {
  const own = sides.find((side) => side.seats.some((seat) => mine.includes(seat)));
  const last = points.at(-1);
  return own ?? [...sides].sort((one, other) => shareOf(last, other) - shareOf(last, one))[0];
}

export function percent(share: number): number {
  return Math.round(HUNDRED * share);
}

/** Whether a figure with this error may be told. */
export function isTellable(error: number): boolean {
  return HUNDRED * error < TELLABLE;
}

/** The number of the last point at or before a line of the record. */
export function pointAt(points: readonly wire.Point[], line: number): number {
  return Math.max(
    0,
    points.findLastIndex((point) => point.line <= line),
  );
}

/** Where a line lies among those that are shown, from 0 to 1. */
export function placeOf(lines: readonly number[], line: number): number {
  const at = Math.max(
    0,
    lines.findLastIndex((each) => each <= line),
  );
  return at / Math.max(1, lines.length - 1);
}

/** The share at a line: between two points it lies on the line that joins them. */
export function shareAt(
  points: readonly wire.Point[],
  lines: readonly number[],
  line: number,
  side: Side | undefined,
): number {
  const at = pointAt(points, line);
  const [one, other] = [points[at], points[at + 1]];
  if (!one || !other) return shareOf(one, side);
  const [from, to] = [placeOf(lines, one.line), placeOf(lines, other.line)];
  const part = to > from ? Math.max(0, (placeOf(lines, line) - from) / (to - from)) : 0;
  return shareOf(one, side) + part * (shareOf(other, side) - shareOf(one, side));
}

export function isError(decision: wire.Judged): boolean {
  return decision.mark === "costly" || decision.mark === "gift";
}

/** The next line after this one, around to the first; none if there is none at all. */
export function nextLine(lines: readonly number[], now: number): number | undefined {
  const sorted = [...lines].sort((one, other) => one - other);
  return sorted.find((line) => line > now) ?? sorted[0];
}

/** The turns of the match in the order of the game; 1 is the first of them. */
export function turnsInOrder(turns: readonly wire.Turn[]): wire.Turn[] {
  return [...turns].sort((one, other) => one.line - other.line);
}

/** The largest turn: where the match turned, if anywhere. */
export function mainTurn(turns: readonly wire.Turn[]): wire.Turn | undefined {
  const size = (turn: wire.Turn) => Math.abs(turn.after - turn.before);
  return [...turns].sort((one, other) => size(other) - size(one))[0];
}
