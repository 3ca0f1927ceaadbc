import "./panels.css";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { SeatShape } from "../coach/curve";
import type { Dots, Report, Strokes, Tick, TileRow, Tiles, Way, Ways } from "../gen/protocol";
import { useSprite } from "../kit/art";
import type { Voice } from "../say/voice";
import { sideOfSeats, spread, swarm } from "./plan";

interface Props {
  report: Report;
  say: Voice;
  /** The seats of whoever reads. */
  mine: readonly number[];
}

type Panel = NonNullable<Report["panels"]>[number];

/** What the game itself has to show: charts, ways over the pitch, rows of pieces. No game is known here. */
export function Panels({ place, ...props }: Props & { place: string }) {
  const found = (props.report.panels ?? []).filter((each) => (each.place ?? "beside") === place);
  return (
    <>
      {found.map((panel) => (
        <section key={panel.title.code} class="panel" data-kind={panel.kind}>
          <header>
            <h3>{props.say.say(panel.title)}</h3>
            {panel.note && <small>{props.say.say(panel.note)}</small>}
          </header>
          <Drawn {...props} panel={panel} />
          {panel.caption && <p class="caption">{props.say.say(panel.caption)}</p>}
        </section>
      ))}
    </>
  );
}

export function hasPanels(report: Report, place: string): boolean {
  return (report.panels ?? []).some((each) => (each.place ?? "beside") === place);
}

function Drawn({ panel, ...props }: Props & { panel: Panel }) {
  switch (panel.kind) {
    case "strokes":
      return <StrokesDrawn {...props} panel={panel} />;
    case "dots":
      return <DotsDrawn {...props} panel={panel} />;
    case "ways":
      return <WaysDrawn {...props} panel={panel} />;
    case "tiles":
      return <TilesDrawn {...props} panel={panel} />;
  }
}

const seatOf = (report: Report, side: number) => report.sides[side]?.seats[0] ?? 0;
const nameOf = ({ report, say }: Props, side: number) => {
  const who = report.sides[side]?.who;
  return who ? say.say(who) : "";
};

/** The scale from left to right, below a chart. */
function Scale({ ticks, at, say }: { ticks: readonly Tick[]; at(value: number): number; say: Voice }) {
  return (
    <div class="across" aria-hidden="true">
      {ticks.map(
        (tick) =>
          tick.said && (
            <span key={tick.at} style={{ left: `${at(tick.at)}%` }}>
              {say.say(tick.said)}
            </span>
          ),
      )}
    </div>
  );
}

const ends = (ticks: readonly Tick[]): [number, number] => {
  const places = ticks.map((tick) => tick.at);
  return [Math.min(...places), Math.max(...places)];
};

/** A line for each side that stays as it is until it changes, and at its end whose it is. */
function StrokesDrawn({ panel, ...props }: Props & { panel: Strokes }) {
  const { report, say } = props;
  const [from, to] = ends(panel.across);
  const top = Math.max(...panel.up.map((tick) => tick.at), ...panel.strokes.flatMap(highest));
  const x = (value: number) => (100 * (value - from)) / Math.max(to - from, 1e-6);
  const y = (value: number) => 100 - (100 * value) / Math.max(top, 1e-6);
  const last = panel.strokes.map((stroke) => y(stroke.points.at(-1)?.y ?? 0));
  const marks = spread(last, 22);
  return (
    <div class="strokes">
      <div class="up" aria-hidden="true">
        {panel.up.map((tick) => (
          <span key={tick.at} style={{ top: `${y(tick.at)}%` }}>
            {tick.said && say.say(tick.said)}
          </span>
        ))}
      </div>
      <div class="plot" role="img" aria-label={strokesRead(panel, props)}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {(panel.spans ?? []).map((span) => (
            <rect
              key={`${span.begin} ${span.end}`}
              class={span.dark ? "span dark" : "span"}
              x={x(span.begin)}
              width={x(span.end) - x(span.begin)}
              y="0"
              height="100"
            />
          ))}
          <path class="grid" d={panel.up.map((tick) => `M0 ${y(tick.at)}H100`).join("")} />
          {(panel.moments ?? []).map((tick) => (
            <path key={tick.at} class="moment" d={`M${x(tick.at)} 0V100`} />
          ))}
          {panel.strokes.map((stroke) => (
            <path
              key={stroke.side}
              class="line"
              data-seat={seatOf(report, stroke.side) % 4}
              d={stroke.points
                .map(
                  (point, at) =>
                    `${at ? `H${x(point.x).toFixed(2)}V` : `M${x(point.x).toFixed(2)} `}${y(point.y).toFixed(2)}`,
                )
                .join("")}
            />
          ))}
        </svg>
        {(panel.spans ?? []).map(
          (span) =>
            span.said && (
              <small key={span.begin} class="over" style={{ left: `${x(span.begin)}%` }}>
                {say.say(span.said)}
              </small>
            ),
        )}
        {(panel.moments ?? []).map(
          (tick) =>
            tick.said && (
              <small
                key={tick.at}
                class={x(tick.at) > 50 ? "over before" : "over"}
                style={{ left: `${x(tick.at)}%` }}
              >
                {say.say(tick.said)}
              </small>
            ),
        )}
      </div>
      <div class="whose" aria-hidden="true">
        {panel.strokes.map((stroke, at) => (
          <span
            key={stroke.side}
            data-seat={seatOf(report, stroke.side) % 4}
            style={{ top: `${marks[at]}%` }}
          >
            <SeatShape seat={seatOf(report, stroke.side)} />
          </span>
        ))}
      </div>
      <Scale ticks={panel.across} at={x} say={say} />
    </div>
  );
}

const highest = (stroke: Strokes["strokes"][number]) => stroke.points.map((point) => point.y);

/** What a chart says to whoever does not see it: what each side had at the end. */
function strokesRead(panel: Strokes, props: Props): string {
  const said = panel.strokes.map((stroke) => {
    const value = stroke.points.at(-1)?.y ?? 0;
    return `${nameOf(props, stroke.side)} ${props.say.word("gazette-unit-plain", { value })}`;
  });
  return `${props.say.say(panel.title)}: ${said.join(", ")}`;
}

/** A dot for each value in the row of its side, a bar in the middle of them. */
function DotsDrawn({ panel, ...props }: Props & { panel: Dots }) {
  const { report, say } = props;
  const [from, to] = ends(panel.across);
  const x = (value: number) => (100 * (Math.min(value, to) - from)) / Math.max(to - from, 1e-6);
  const written = (value: number | null) =>
    value === null ? "–" : say.word(`gazette-unit-${panel.unit}`, { value });
  const tall = panel.rows.length > 3 ? 24 : 34;
  return (
    <div class="dot-chart">
      {panel.rows.map((row) => (
        <div
          key={row.side}
          class="dot-row"
          role="img"
          aria-label={`${nameOf(props, row.side)}: ${written(row.middle)}`}
          data-seat={seatOf(report, row.side) % 4}
        >
          <SeatShape seat={seatOf(report, row.side)} />
          <svg viewBox={`0 0 200 ${tall}`} aria-hidden="true">
            <path class="grid" d={panel.across.map((tick) => `M${2 * x(tick.at)} 0V${tall}`).join("")} />
            {swarm(
              row.values.map((value) => 2 * x(value)),
              tall / 2 - 3,
            ).map((dot, at) => (
              <circle key={at} cx={dot.x} cy={tall / 2 + dot.y} r="1.9" />
            ))}
            {row.middle !== null && <path class="middle" d={`M${2 * x(row.middle)} 2V${tall - 2}`} />}
          </svg>
          <b>{written(row.middle)}</b>
        </div>
      ))}
      <Scale ticks={panel.across} at={x} say={say} />
    </div>
  );
}

/** So many ways are drawn at once. */
const MOST_WAYS = 5;

/** How the ball went in, over a lying pitch: whoever reads attacks to the right. */
function WaysDrawn({ panel, report, say, mine }: Props & { panel: Ways }) {
  const [all, showAll] = useState(false);
  const { ground } = panel;
  const own = sideOfSeats(report, mine) ?? panel.forward;
  const turned = own !== panel.forward;
  const ways = all ? panel.ways : panel.ways.slice(-MOST_WAYS);
  const x = (value: number) => (turned ? ground.width - value : value);
  const y = (value: number) => (turned ? ground.height - value : value);
  const path = ({ places }: Way) => places.map(({ x: a, y: b }) => `${x(a)},${y(b)}`).join(" ");
  const words = ways.map((way) => say.say(way.said)).join(", ");
  return (
    <div class="ways">
      <svg
        viewBox={`-1 0 ${ground.width + 2} ${ground.height}`}
        role="img"
        aria-label={`${say.say(panel.title)}: ${words}`}
      >
        <Pitch panel={panel} />
        {ways.map((way) => (
          <g
            key={way.entry}
            data-seat={seatOf(report, way.side) % 4}
            class={way.side === own ? "way" : "way other"}
          >
            <polyline class="under" points={path(way)} />
            <polyline points={path(way)} />
            {way.places.slice(1, -1).map((place) => (
              <circle key={`${place.x} ${place.y}`} cx={x(place.x)} cy={y(place.y)} r="0.22" />
            ))}
          </g>
        ))}
        {startsOf(ways).map(([first, alike]) => (
          <Start
            key={first.entry}
            seat={seatOf(report, first.side)}
            x={x(first.places[0]?.x ?? 0)}
            y={y(first.places[0]?.y ?? 0)}
            words={alike.map((way) => say.say(way.said)).join(" ")}
            before={x(first.places[0]?.x ?? 0) > ground.width / 2}
          />
        ))}
      </svg>
      <p class="attack" aria-hidden="true">
        {panel.attacks[own] && say.say(panel.attacks[own])}
        {panel.ways.length > MOST_WAYS && (
          <button type="button" class="link" aria-pressed={all} onClick={() => showAll(!all)}>
            {say.word("gazette-all-ways", { n: panel.ways.length })}
          </button>
        )}
      </p>
    </div>
  );
}

/** Where ways begin, each place once, with all ways of a side that begin there. */
function startsOf(ways: readonly Way[]): [Way, Way[]][] {
  const found = new Map<string, Way[]>();
  for (const way of ways) {
    const key = `${way.side} ${way.places[0]?.x} ${way.places[0]?.y}`;
    found.set(key, [...(found.get(key) ?? []), way]);
  }
  return [...found.values()].flatMap((alike) => (alike[0] ? [[alike[0], alike]] : []));
}

function Pitch({ panel: { ground } }: { panel: Ways }) {
  const { width, height, goal_from, goal_to } = ground;
  const stripes = Array.from({ length: Math.ceil(width / 2) }, (_, at) => at);
  return (
    <>
      <rect class="grass" width={width} height={height} />
      {stripes.map((at) => (
        <rect key={at} class="stripe" x={2 * at} width="1" height={height} />
      ))}
      <g class="pitch-lines">
        <rect x="0.1" y="0.1" width={width - 0.2} height={height - 0.2} />
        <path d={`M${width / 2} 0V${height}`} />
        <circle cx={width / 2} cy={height / 2} r="1.5" />
        {ground.areas.map((area) => (
          <rect key={`${area.x} ${area.y}`} x={area.x} y={area.y} width={area.width} height={area.height} />
        ))}
      </g>
      {[-0.8, width].map((left) => (
        <rect key={left} class="net" x={left} y={goal_from} width="0.8" height={goal_to - goal_from} />
      ))}
    </>
  );
}

/** Where a way begins: the mark of the seat, and when it was. */
function Start(props: { seat: number; x: number; y: number; words: string; before: boolean }) {
  const { seat, x, y, words, before } = props;
  return (
    <g class="start" data-seat={seat % 4}>
      <svg x={x - 0.55} y={y - 0.55} width="1.1" height="1.1" viewBox="0 0 24 24" aria-hidden="true">
        <SeatShape seat={seat} />
      </svg>
      <text x={before ? x - 0.75 : x + 0.75} y={y + 0.28} text-anchor={before ? "end" : "start"}>
        {words}
      </text>
    </g>
  );
}

/** So many rows are open: whoever won, and whoever reads or came next. */
const OPEN_ROWS = 2;

function TilesDrawn({ panel, ...props }: Props & { panel: Tiles }) {
  const own = sideOfSeats(props.report, props.mine);
  const [first, ...others] = panel.rows;
  const second = others.find((row) => row.side === own) ?? others[0];
  const open =
    panel.rows.length <= OPEN_ROWS ? panel.rows : [first, second].filter((row) => row !== undefined);
  const more = panel.rows.filter((row) => !open.includes(row));
  return (
    <>
      {open.map((row) => (
        <Row key={row.side} {...props} row={row} />
      ))}
      {more.length > 0 && (
        <details>
          <summary>{props.say.word("gazette-other-rows")}</summary>
          {more.map((row) => (
            <Row key={row.side} {...props} row={row} />
          ))}
        </details>
      )}
    </>
  );
}

function Row({ row, ...props }: Props & { row: TileRow }) {
  const { report, say } = props;
  const there = useSprite(report.game);
  return (
    <div class="tile-row">
      <p>
        <b>{nameOf(props, row.side)}</b>
        <small>{say.say(row.said)}</small>
      </p>
      <ol>
        {row.tiles.map((tile, at) => (
          <li
            key={at}
            class={[tile?.gone && "gone", tile?.best && "best"].filter(Boolean).join(" ")}
            aria-label={tile ? `${say.say(tile.name)}, ${say.say(tile.said)}` : "–"}
          >
            {tile && there && <Drawing game={report.game} art={tile.art} />}
            {tile && <span aria-hidden="true">{say.say(tile.said)}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A drawing of the game by its id, if there is one. */
export function Drawing({
  game,
  art,
  children,
}: {
  game: string;
  art: string;
  children?: ComponentChildren;
}) {
  const drawn = document.getElementById(`${game}-${art}`);
  if (!drawn) return <>{children}</>;
  return (
    <svg
      viewBox={drawn.getAttribute("viewBox") ?? "0 0 100 100"}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href={`#${game}-${art}`} />
    </svg>
  );
}
