import { useRef, useState } from "preact/hooks";
import { players } from "../../kit/words";
import { choiceKey } from "../../ui/keys";
import { aim, forget, pointedWay, shownWays, thrown, usePreviews } from "./aim";
import { art } from "./art";
import {
  areaAt,
  asideOf,
  type BallPreview,
  ballPoint,
  beyond,
  CENTRE,
  COLUMNS,
  HEIGHT,
  isTurned,
  nearTeam,
  type Point,
  type Props,
  placeOf,
  pointOf,
  ROWS,
  type Square,
  squareAt,
  teamOf,
  throwsOf,
  type Way,
  WIDTH,
} from "./model";
import { confirm } from "./play";

/** A square that answers, and with what. */
interface Lit {
  kind: "start" | "landing" | "throw";
  way: number;
  /** Only a card that was picked is played with squares; one that is pointed at shows its way. */
  answers: boolean;
}

const LIT = {
  start: "screen-lit-start",
  landing: "screen-lit-landing",
  throw: "screen-lit-throw",
} as const;

const MEANS = {
  area: "screen-means-area",
  shot: "screen-means-shot",
  "goal-kick": "screen-means-goal-kick",
  "throw-in": "screen-means-throw-in",
} as const;

interface Line {
  way: number;
  points: Point[];
  out: boolean;
  landing: NonNullable<BallPreview["landing"]>;
}

/** The pitch from the side of whoever looks: the own team attacks upwards. */
export function Board(props: Props) {
  const { screen, say, busy, act } = props;
  const { view } = screen;
  const turned = isTurned(view);
  const shown = shownWays(screen);
  const previews = usePreviews(props, shown);
  const throws = throwsOf(screen.offers);
  const lines = linesOf(shown.ways, previews, turned);
  const lit = new Map<Square, Lit>();
  for (const square of throws.keys()) lit.set(square, { kind: "throw", way: -1, answers: true });
  shown.ways.forEach((_, way) => {
    const last = previews[way]?.path?.at(-1);
    if (last) lit.set(last, { kind: "landing", way, answers: shown.armed });
  });
  shown.ways.forEach((way, index) => {
    if (way.start) lit.set(way.start, { kind: "start", way: index, answers: shown.armed });
  });
  const chosen = lines.find((line) => line.way === shown.chosen);
  const ball = ballPoint(view, screen.events, turned);
  const shot = view.step === "stop" || view.step === "last-stop";

  /** A tap on a square chooses a way; on the square of the chosen one it plays it. */
  const tap = (square: Square, finger: boolean) => {
    const target = throws.get(square);
    const here = lit.get(square);
    if (busy) return;
    // Beside the lit squares lies the way back.
    if (!here?.answers) {
      forget();
      return;
    }
    // A finger may miss the square it means: there is a button for it.
    if (target && finger && thrown.value !== square) thrown.value = square;
    else if (target) act(target.move);
    else if (aim.value?.way === here.way) confirm(props);
    else if (aim.value) aim.value = { ...aim.value, way: here.way, penalty: false };
  };

  return (
    <div class={`pitch ${shot ? "shot" : ""}`}>
      <div class="turf">
        <svg class="paths" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          <use href={art.href("pitch")} />
          <use href={art.href(`pitch-names-${turned ? "north" : "south"}`)} class="names" />
          {shot && <rect class="mouth" x="121" y={own() ? HEIGHT - 35 : 3} width="158" height="32" />}
          {lines.map((line) => (
            <Path key={line.way} line={line} faint={shown.ways.length > 1 && line.way !== shown.chosen} />
          ))}
        </svg>
        <i class="goal" data-goal="theirs" />
        <i class="goal" data-goal="mine" />
        <Cells {...props} turned={turned} lit={lit} chosen={shown.chosen} tap={tap} throws={throws} />
        {chosen && chosen.landing !== "pitch" && (
          <span class={`means to-${chosen.landing}`} style={beside(chosen.points.at(-1) ?? CENTRE)}>
            {say.word(MEANS[chosen.landing])}
          </span>
        )}
        <span class="ball" data-spot="ball" style={spot(ball)}>
          <svg viewBox="0 0 40 40" aria-hidden="true">
            <use href={art.href("match-ball")} />
          </svg>
        </span>
      </div>
    </div>
  );

  function own(): boolean {
    return teamOf(view, view.turn) === nearTeam(view);
  }
}

/** A place on the picture, whatever its size. */
export function spot({ x, y }: Point) {
  return { left: `${(x / WIDTH) * 100}%`, top: `${(y / HEIGHT) * 100}%` };
}

/** Words at the end of a path stay on the pitch. */
function beside({ x, y }: Point) {
  const low = y < HEIGHT / 2 ? 34 : -34;
  return spot({ x: Math.min(WIDTH - 46, Math.max(46, x)), y: y + low });
}

function linesOf(
  ways: readonly Way[],
  previews: readonly (BallPreview | undefined)[],
  turned: boolean,
): Line[] {
  return ways.flatMap((way, index) => {
    const preview = previews[index];
    if (!preview?.path?.length) return [];
    const landing = preview.landing ?? "pitch";
    const points = preview.path.map((square) => pointOf(square, turned));
    const out = landing !== "pitch" && landing !== "area";
    if (out) points.push(beyond(points, asideOf(way.move), true, landing === "shot"));
    return [{ way: index, points, out, landing }];
  });
}

function Path({ line, faint }: { line: Line; faint: boolean }) {
  const points = line.points.map(({ x, y }) => `${x},${y}`).join(" ");
  const { x, y } = line.points.at(-1) ?? CENTRE;
  return (
    <g class={`path ${faint ? "faint" : ""} to-${line.landing}`}>
      <polyline class="shade" points={points} />
      <polyline class="dots" points={points} />
      {line.out ? (
        <g transform={`translate(${x} ${y})`}>
          <circle class="target" r="13" />
          <circle class="inner" r="7" />
        </g>
      ) : (
        <g transform={`translate(${x - 20} ${y - 20})`}>
          <rect class="target" x="1" y="1" width="38" height="38" rx="6" />
          <circle class="inner" cx="20" cy="20" r="11" />
        </g>
      )}
    </g>
  );
}

interface CellsProps extends Props {
  turned: boolean;
  lit: ReadonlyMap<Square, Lit>;
  chosen: number;
  throws: ReadonlyMap<Square, { index: number }>;
  tap(square: Square, finger: boolean): void;
}

const MOVES: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Every square by its name; one of them takes part in the tab order, arrows lead to the others. */
function Cells(props: CellsProps) {
  const { say, turned, lit, chosen, throws, tap } = props;
  const { view } = props.screen;
  const grid = useRef<HTMLDivElement>(null);
  const [at, move] = useState<Square>();
  const entry = at ?? [...lit.keys()][0] ?? view.ball ?? "e8";

  const step = (event: KeyboardEvent, square: Square) => {
    const by = MOVES[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    const { row, column } = placeOf(square, turned);
    const to = squareAt(clamp(row + by[0], ROWS), clamp(column + by[1], COLUMNS.length), turned);
    move(to);
    grid.current?.querySelector<HTMLElement>(`[data-square="${to}"]`)?.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: squares of a pitch, laid over its picture.
    <div class="cells" role="grid" aria-label={say.word("screen-pitch")} ref={grid}>
      {Array.from({ length: ROWS }, (_, row) => (
        // biome-ignore lint/a11y/useSemanticElements: as above.
        // biome-ignore lint/a11y/useFocusableInteractive: its squares are.
        <div class="row" role="row" key={row}>
          {Array.from({ length: COLUMNS.length }, (_, column) => cell(squareAt(row, column, turned)))}
        </div>
      ))}
    </div>
  );

  function cell(square: Square) {
    const here = lit.get(square);
    const key = throws.has(square) ? choiceKey(throws.get(square)?.index ?? -1) : undefined;
    const hint = !here && view.turn === view.seat && view.starts.includes(square) ? "hint" : "";
    const selected = here && (here.kind === "throw" ? thrown.value === square : here.way === chosen);
    const lone = lit.size === 1;
    const look = here ? `lit ${here.kind} ${selected ? "chosen" : ""} ${lone ? "lone" : ""}` : hint;
    return (
      // biome-ignore lint/a11y/useSemanticElements: as above.
      <button
        key={square}
        type="button"
        role="gridcell"
        class={`cell ${look}`}
        data-square={square}
        tabIndex={square === entry ? 0 : -1}
        aria-label={named(square, here)}
        aria-disabled={!here?.answers}
        aria-selected={here ? selected === true : undefined}
        aria-keyshortcuts={key}
        data-key={key}
        data-stepped={here && !lone ? true : undefined}
        onClick={(event) => tap(square, "pointerType" in event && event.pointerType === "touch")}
        onKeyDown={(event) => step(event, square)}
        onFocus={() => point(square, here)}
        onBlur={() => point(square, undefined)}
        onPointerEnter={(event) => event.pointerType === "mouse" && point(square, here)}
        onPointerLeave={(event) => event.pointerType === "mouse" && point(square, undefined)}
      />
    );
  }

  /** Among many ways the one under the pointer shows its path. */
  function point(square: Square, here: Lit | undefined): void {
    if (here?.kind === "start") pointedWay.value = here.way;
    else if (pointedWay.peek() !== undefined) pointedWay.value = undefined;
    if (here && document.activeElement?.getAttribute("data-square") === square) move(square);
  }

  /** "c13, Lina's area, ball, landing". */
  function named(square: Square, here: Lit | undefined): string {
    const end = areaAt(square);
    const team = end === undefined ? undefined : view.teams[view.ends.indexOf(end)];
    return [
      square,
      team && say.word("screen-area", { team: players(team) }),
      square === view.ball && say.word("screen-ball"),
      here && say.word(LIT[here.kind]),
    ]
      .filter(Boolean)
      .join(", ");
  }
}

function clamp(value: number, count: number): number {
  return Math.max(0, Math.min(count - 1, value));
}
