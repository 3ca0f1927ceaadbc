import type * as wire from "../gen/protocol";
import type { Voice } from "../say/voice";
import type { Review } from "./analysis";
import type { Goal } from "./curve";
import { before } from "./marks";
import { isError, nextLine, turnsInOrder } from "./story";

/** A game that is watched again with the coach: what timeline and panel are given. */
export interface Coached {
  found: wire.Replayed;
  review: Review;
  say: Voice;
  /** Which frame is shown. */
  at: number;
  show(at: number): void;
  goals: readonly Goal[];
  /** The seats at which this browser played. */
  mine: readonly number[];
  /** Whose decisions are marked. */
  whose: number;
  choose(seat: number): void;
  look(seat: number): void;
}

export function linesOf(found: wire.Replayed): number[] {
  return found.frames.map((frame) => frame.number);
}

/** What is decided next at this moment: it is looked at as it was asked, with every card still in its hand. */
export function decisionAt({ found, review, at }: Pick<Coached, "found" | "review" | "at">) {
  const line = found.frames[at + 1]?.number;
  return review.analysed?.decisions.find((each) => each.line === line);
}

/** What happened at a line, in words: all of it, or its beginning. */
export function toldAt(found: wire.Replayed, line: number, say: Voice, most?: number): string {
  const told = found.frames.find((frame) => frame.number === line)?.told ?? [];
  return told
    .slice(0, most)
    .map((each) => say.say(each.said))
    .join(" ");
}

/** The frame before the next mistake: of one seat, or of anybody. */
export function nextError(coached: Coached, anybody = false): number | undefined {
  const { found, review, at, whose } = coached;
  const lines = linesOf(found);
  const wrong = (review.analysed?.decisions ?? []).filter(
    (each) => isError(each) && (anybody || each.seat === whose),
  );
  return frameOf(
    lines,
    nextLine(
      wrong.map((each) => before(lines, each.line)),
      lines[at] ?? 0,
    ),
  );
}

/** The frame of the next goal. */
export function nextGoal(goals: readonly number[], at: number): number | undefined {
  return nextLine(goals, at);
}

/** The frame before the n-th turn of the match, from 0. */
export function turnAt({ found, review }: Pick<Coached, "found" | "review">, number: number) {
  const turn = turnsInOrder(review.analysed?.turns ?? [])[number];
  const lines = linesOf(found);
  return turn && frameOf(lines, before(lines, turn.line));
}

function frameOf(lines: readonly number[], line: number | undefined): number | undefined {
  const at = line === undefined ? -1 : lines.indexOf(line);
  return at < 0 ? undefined : at;
}
