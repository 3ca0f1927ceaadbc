import "./curve.css";
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import type * as wire from "../gen/protocol";
import type { Voice } from "../say/voice";
import { Ball } from "../ui/icons";
import {
  isTellable,
  percent,
  placeOf,
  pointAt,
  type Side,
  shareAt,
  shareOf,
  sidesOf,
  turnsInOrder,
} from "./story";

/**
 * The course of a match as one line, or with three sides and more as stacked shares. Replay and report draw it from
 * the same analysis (`AnalysisState.analysed`):
 *
 *   <Curve points={found.points} teams={found.teams} turns={found.turns} own={side} say={say}
 *          lines={frames.map((frame) => frame.number)} goals={[{ line, label: "1–0" }]}
 *          line={line} show={setLine} tone="tray" />
 *
 * It fills the width of its place; its height is `--curve` (142px unless told otherwise). It is a slider over the
 * lines of the record: arrow keys step, and what it says of each moment is spoken.
 */
export interface CurveProps {
  points: readonly wire.Point[];
  /** Whose share counts together, seat by seat: `analysed.teams`. */
  teams: readonly number[];
  turns: readonly wire.Turn[];
  /** Whose share is drawn above one half (`ownSide` of story.ts finds it). */
  own: Side | undefined;
  /** The voice of the table, which knows the names. */
  say: Voice;
  /** The lines of the record that can be stepped to: those of the frames, or by default those of the points. */
  lines?: readonly number[];
  goals?: readonly Goal[];
  /** Parts of the match that are tinted: a second half, extra time. */
  shades?: readonly wire.Shade[];
  /** The line that is looked at. */
  line: number;
  /** Whether nobody has chosen a line yet: then none is marked. */
  idle?: boolean;
  show(line: number): void;
  /** Opens the moment, where it is not open already: a double tap. */
  open?(line: number): void;
  /** What happened at a line, in words, for the reading. */
  told?(line: number): string;
  /** With three sides and more: only this one is drawn, and how to choose another. */
  alone?: Side | undefined;
  choose?(side: Side | undefined): void;
  /** On the dark tray, or on paper. */
  tone?: "tray" | "paper";
  /** What belongs below it on the same scale, such as the marks. */
  children?: ComponentChildren;
}

export interface Goal {
  line: number;
  /** The score by then, or nothing. */
  label?: string;
}

const HALF = 0.5;

export function Curve(props: CurveProps) {
  const { points, say, line, tone = "paper", goals = [], turns, show } = props;
  const lines = props.lines ?? points.map((point) => point.line);
  const sides = sidesOf(props.teams);
  const stacked = sides.length > 2 && !props.alone;
  const drawn = props.alone ?? props.own ?? sides[0];
  const at = Math.max(
    0,
    lines.findLastIndex((each) => each <= line),
  );
  const left = (there: number) => `${100 * placeOf(lines, there)}%`;
  const height = (there: number) => `${100 * (1 - shareAt(points, lines, there, drawn))}%`;
  const step = (to: number) => show(lines[to] ?? line);
  return (
    <div class="curve" data-tone={tone} data-stacked={stacked || undefined}>
      <div class="scale" aria-hidden="true">
        <span>100</span>
        <span>50</span>
        <span>0</span>
      </div>
      <div class="plot">
        {(props.shades ?? []).map(({ begin, end }) => (
          <span
            key={begin}
            class="shade"
            aria-hidden="true"
            style={{ left: left(begin), right: `${100 - 100 * placeOf(lines, end ?? lines.at(-1) ?? 0)}%` }}
          />
        ))}
        {stacked ? (
          <Bands points={points} lines={lines} sides={sides} />
        ) : (
          <Line points={points} lines={lines} own={drawn} sides={sides} />
        )}
        {goals.map((goal) => (
          <span
            key={goal.line}
            class="ball"
            aria-hidden="true"
            style={{ left: left(goal.line), top: stacked ? "0" : height(goal.line) }}
          >
            <Ball />
            {goal.label && <b>{goal.label}</b>}
          </span>
        ))}
        {turnsInOrder(turns).map((turn, number) => (
          <span key={turn.line} class="turn" aria-hidden="true" style={{ left: left(turn.line) }}>
            {number + 1}
          </span>
        ))}
        {!props.idle && (
          <span
            class="now"
            aria-hidden="true"
            style={{ left: left(line), "--share": stacked ? "100%" : height(line) }}
          />
        )}
        <input
          type="range"
          min={0}
          max={Math.max(1, lines.length - 1)}
          value={at}
          aria-label={say.word("review-points")}
          aria-valuetext={reading(props, lines, drawn)}
          onInput={(event) => step(Number(event.currentTarget.value))}
          onDblClick={() => props.open?.(line)}
        />
      </div>
      {sides.length > 2 && <Names {...props} sides={sides} />}
      {props.children && <div class="below">{props.children}</div>}
    </div>
  );
}

/** What is spoken of the moment: its number, the share, by how much it has changed, and what happened. */
export function reading(
  { points, say, line, told }: Pick<CurveProps, "points" | "say" | "line" | "told">,
  lines: readonly number[],
  own: Side | undefined,
): string {
  const at = pointAt(points, line);
  const [now, before] = [points[at], points[at - 1]];
  const moment = lines.findLastIndex((each) => each <= line) + 1;
  const move = say.word("review-move", { moment });
  const happened = told?.(line) ?? "";
  if (!now || !isTellable(now.error)) return [move, happened].filter(Boolean).join(". ");
  const share = percent(shareOf(now, own));
  const change = before && now.line === line ? share - percent(shareOf(before, own)) : 0;
  const said = say.word("review-share", {
    move,
    share,
    change: Math.abs(change),
    way: change > 0 ? "up" : change < 0 ? "down" : "none",
  });
  return [said, happened].filter(Boolean).join(". ");
}

interface Drawn {
  points: readonly wire.Point[];
  lines: readonly number[];
  sides: readonly Side[];
}

/** The share of one side: its own colour above one half, that of whoever leads the others below. */
function Line({ points, lines, own, sides }: Drawn & { own: Side | undefined }) {
  const id = useId();
  const path = points.map((point) => `${x(lines, point)},${y(shareOf(point, own))}`).join(" ");
  const [from, to] = [x(lines, points[0]), x(lines, points.at(-1))];
  const area = `${from},${y(HALF)} ${path} ${to},${y(HALF)}`;
  const other = sides.find((side) => side.seat !== own?.seat && sides.length === 2) ?? own;
  return (
    <svg viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
      <clipPath id={`${id}over`}>
        <rect x="0" y="-5" width="1000" height="55" />
      </clipPath>
      <clipPath id={`${id}under`}>
        <rect x="0" y="50" width="1000" height="55" />
      </clipPath>
      <path class="grid" d="M0 0H1000M0 100H1000" />
      <path class="grid half" d="M0 50H1000" />
      {(["over", "under"] as const).map((part) => (
        <g
          key={part}
          clip-path={`url(#${id}${part})`}
          data-seat={((part === "over" ? own : other)?.seat ?? 0) % SEATS}
        >
          <polygon class="area" points={area} />
          <polyline class="line" points={path} />
        </g>
      ))}
    </svg>
  );
}

/** So many seats have a colour of their own. */
const SEATS = 4;

/** Every side's share, one above the other: together they are everything. */
function Bands({ points, lines, sides }: Drawn) {
  const under = (count: number) => (point: wire.Point) =>
    sides.slice(0, count).reduce((sum, side) => sum + shareOf(point, side), 0);
  return (
    <svg viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
      {sides.map((side, number) => {
        const [low, high] = [under(number), under(number + 1)];
        const top = points.map((point) => `${x(lines, point)},${y(high(point))}`);
        const bottom = [...points].reverse().map((point) => `${x(lines, point)},${y(low(point))}`);
        return (
          <polygon
            key={side.seat}
            class="band"
            data-seat={side.seat % SEATS}
            points={[...top, ...bottom].join(" ")}
          />
        );
      })}
    </svg>
  );
}

/** Shape, number and name of each side, from the top band down; one of them can be followed alone. */
function Names({ sides, say, alone, choose }: CurveProps & { sides: readonly Side[] }) {
  return (
    <ul class="names">
      {[...sides].reverse().map((side) => (
        <li key={side.seat}>
          <button
            type="button"
            aria-pressed={alone?.seat === side.seat}
            onClick={() => choose?.(alone?.seat === side.seat ? undefined : side)}
          >
            <SeatShape seat={side.seat} />
            {say.listed(side.seats.map((seat) => say.player(seat)))}
          </button>
        </li>
      ))}
    </ul>
  );
}

const SHAPES = [
  <circle key="circle" cx="12" cy="12" r="10" />,
  <rect key="square" x="2.5" y="2.5" width="19" height="19" rx="3" />,
  <path key="diamond" d="M12 1L23 12L12 23L1 12Z" />,
  <path key="hexagon" d="M12 1.5L21.5 7V17L12 22.5L2.5 17V7Z" />,
];

/** A seat's mark: colour, shape and number, always all three. */
export function SeatShape({ seat }: { seat: number }) {
  return (
    <svg class="seat-shape" viewBox="0 0 24 24" aria-hidden="true" data-seat={seat % SEATS}>
      {SHAPES[seat % SEATS]}
      <text x="12" y="16.5" text-anchor="middle">
        {seat + 1}
      </text>
    </svg>
  );
}

function x(lines: readonly number[], point: wire.Point | undefined): number {
  return Math.round(1000 * placeOf(lines, point?.line ?? 0));
}

function y(share: number): string {
  return (100 * (1 - share)).toFixed(1);
}
