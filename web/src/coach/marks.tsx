import "./marks.css";
import type * as wire from "../gen/protocol";
import type { Voice } from "../say/voice";
import { MARKS, type MarkKind, placeOf } from "./story";

const SHAPES: Readonly<Record<MarkKind, preact.JSX.Element>> = {
  best: <path d="M12 1L15.2 8.6L23.4 9.3L17.2 14.7L19.1 22.7L12 18.4L4.9 22.7L6.8 14.7L0.6 9.3L8.8 8.6Z" />,
  fine: <circle cx="12" cy="12" r="6" />,
  costly: <path d="M2 4H22L12 21Z" />,
  gift: <path d="M2 4H22L12 21Z" />,
  forced: <rect x="4" y="10" width="16" height="4" rx="2" />,
};

/** What the coach makes of a decision: a shape of its own for each; the word stands beside it or in the legend. */
export function Mark({ kind }: { kind: string }) {
  const known = (MARKS as readonly string[]).includes(kind) ? (kind as MarkKind) : "forced";
  return (
    <svg class="mark" viewBox="0 0 24 24" aria-hidden="true" data-mark={known}>
      {SHAPES[known]}
    </svg>
  );
}

/** The marks of some decisions, on the scale of the curve above them; mistakes lie on top. */
export function Marks({ decisions, lines }: { decisions: readonly wire.Judged[]; lines: readonly number[] }) {
  const order = (one: wire.Judged) => ["forced", "fine", "best", "costly", "gift"].indexOf(one.mark);
  return (
    <div class="marks" aria-hidden="true">
      {[...decisions]
        .sort((one, other) => order(one) - order(other))
        .map((one) => (
          <span key={one.line} style={{ left: `${100 * placeOf(lines, before(lines, one.line))}%` }}>
            <Mark kind={one.mark} />
          </span>
        ))}
    </div>
  );
}

/** A decision is looked at as it was asked: at the line before it. */
export function before(lines: readonly number[], line: number): number {
  const at = lines.indexOf(line);
  return lines[Math.max(0, at - 1)] ?? line;
}

/** Shape and word of each mark. */
export function Legend({ say }: { say: Voice }) {
  return (
    <ul class="legend">
      {MARKS.map((kind) => (
        <li key={kind}>
          <Mark kind={kind} />
          {say.word(`review-mark-${kind}`)}
        </li>
      ))}
    </ul>
  );
}
