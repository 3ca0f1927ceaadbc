import type { FCView, Play, Played, Records } from "../../gen/football-a-la-carte";
import type { Preview } from "../../gen/protocol";
import type { PropsOf } from "../../kit/module";
import { type Offer as AnyOffer, offersFor } from "../../kit/screen";

export type View = FCView;
export type Face = Play["face"];
export type Square = Played["to"];
export type End = FCView["ends"][number];
export type GameEvent = Records["event"];
export type Move = Records["move"];
export type Offer = AnyOffer<Move>;

/** Where a card or a throw would take the ball. */
export interface BallPreview extends Preview {
  path?: Square[];
  landing?: "pitch" | "area" | "shot" | "goal-kick" | "throw-in";
  end?: End | null;
}

/** What the parts of the screen are given. */
export type Props = PropsOf<Records, BallPreview>;

// ---- what is asked for: the rules have listed it, nothing is worked out here

/** One way to play a card; the same with the Penalty laid beside it, where that may be done. */
export interface Way {
  move: Move;
  penalty: Move | undefined;
  /** The square it starts from, where there is a choice. */
  start: Square | undefined;
}

export function waysOf(offers: readonly Offer[], face: Face): Way[] {
  const moves = offers.map(({ move }) => move).filter((move) => "face" in move && move.face === face);
  const plays = moves.filter((move) => move.type === "play");
  return moves
    .filter((move) => !("penalty" in move && move.penalty))
    .map((move) => {
      const start = "start" in move ? (move.start ?? undefined) : undefined;
      return {
        move,
        penalty: plays.find((play) => play.penalty && (play.start ?? undefined) === start),
        start,
      };
    });
}

/** Where the ball may be thrown: a move for each square. */
export function throwsOf(offers: readonly Offer[]): Map<Square, { move: Move; index: number }> {
  const found = new Map<Square, { move: Move; index: number }>();
  for (const [index, { move }] of offersFor(offers, "throw-in").entries())
    found.set(move.to, { move, index });
  return found;
}

/** Squares as one reads them: from the left, then from above. */
export function inReading(squares: readonly Square[], turned: boolean): Square[] {
  const place = (square: Square) => placeOf(square, turned);
  return [...squares].sort(
    (one, other) => place(one).column - place(other).column || place(one).row - place(other).row,
  );
}

/** The ways of a card from left to right, by the squares they start from or by where they lead. */
export function wayOrder(ways: readonly Way[], turned: boolean): number[] {
  const starts = inReading(
    ways.flatMap((way) => way.start ?? []),
    turned,
  );
  const rank = ({ start, move }: Way) => (start ? starts.indexOf(start) : asideOf(move));
  return ways.map((_, index) => index).sort((one, other) => rankAt(one) - rankAt(other));

  function rankAt(index: number): number {
    const way = ways[index];
    return way ? rank(way) : 0;
  }
}

/** Whether a card is asked of this seat, even if none in its hand would do. */
export function asksForCard(offers: readonly Offer[]): boolean {
  return offers.some(({ move }) => "face" in move);
}

/** A draft that can only be refused: the answer says why. */
export function refusedDraft(view: View, face: Face): Move {
  if (view.step === "stop" || view.step === "last-stop") return { type: "stop", face };
  if (face.startsWith("free-kick")) return { type: "free-kick", face, direction: "straight" };
  return { type: "play", face, start: view.starts[0] ?? null, penalty: false };
}

// ---- who plays with whom

export function teamOf(view: View, seat: number): number {
  return view.teams.findIndex((team) => team.includes(seat));
}

/** The team at the bottom: one's own, or the first one for whoever watches. */
export function nearTeam(view: View): number {
  return Math.max(0, teamOf(view, view.seat));
}

/** Whether the pitch is turned round, so that the near team attacks upwards. */
export function isTurned(view: View): boolean {
  return view.ends[nearTeam(view)] === "north";
}

// ---- the picture of the pitch: squares of 40, goals above and below

export const COLUMNS = "abcdefghij";
export const ROWS = 16;
export const CELL = 40;
export const GOAL = 36;
export const WIDTH = COLUMNS.length * CELL;
export const HEIGHT = ROWS * CELL + 2 * GOAL;

export interface Point {
  x: number;
  y: number;
}

export const CENTRE: Point = { x: WIDTH / 2, y: HEIGHT / 2 };

/** The square in this row from the top and this column from the left. */
export function squareAt(row: number, column: number, turned: boolean): Square {
  const letter = COLUMNS[turned ? COLUMNS.length - 1 - column : column];
  return `${letter}${turned ? row + 1 : ROWS - row}` as Square;
}

/** The row from the top and the column from the left of a square. */
export function placeOf(square: Square, turned: boolean): { row: number; column: number } {
  const column = COLUMNS.indexOf(square.charAt(0));
  const row = Number(square.slice(1)) - 1;
  if (turned) return { row, column: COLUMNS.length - 1 - column };
  return { row: ROWS - 1 - row, column };
}

/** The middle of a square. */
export function pointOf(square: Square, turned: boolean): Point {
  const { row, column } = placeOf(square, turned);
  return { x: (column + 0.5) * CELL, y: GOAL + (row + 0.5) * CELL };
}

/** Whose penalty area is drawn there. */
export function areaAt(square: Square): End | undefined {
  const row = Number(square.slice(1));
  if (square.startsWith("a") || square.startsWith("j")) return undefined;
  return row <= 4 ? "south" : row > ROWS - 4 ? "north" : undefined;
}

/** Past the last square, the way the ball was going: into the net, or over a line. */
export function beyond(path: readonly Point[], aside: number, up: boolean, shot: boolean): Point {
  const last = path.at(-1) ?? CENTRE;
  const before = path.at(-2);
  const step = before
    ? { x: last.x - before.x, y: last.y - before.y }
    : { x: aside * CELL, y: up ? -CELL : CELL };
  const next = { x: last.x + step.x * 0.8, y: last.y + step.y * 0.8 };
  if (!shot) return { x: within(next.x, 8, WIDTH - 8), y: within(next.y, 12, HEIGHT - 12) };
  return {
    x: within(last.x + step.x, 3.5 * CELL, 6.5 * CELL),
    y: step.y < 0 ? GOAL / 2 : HEIGHT - GOAL / 2,
  };
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** Whether a card leads to the left or to the right of whoever plays it, for a path of one square. */
export function asideOf(move: object): number {
  const { direction, face = "" }: { direction?: string; face?: string } = move;
  const text = direction ?? face;
  return text.startsWith("left") ? -1 : text.startsWith("right") ? 1 : 0;
}

/** Where a shot lies in the net until it is answered. */
function shotPoint(view: View, events: readonly GameEvent[], turned: boolean): Point {
  const down = teamOf(view, view.turn) === nearTeam(view);
  const played = events.findLast((event) => "path" in event);
  const squares = played?.path ?? (view.ball ? [view.ball] : []);
  const aside = (down ? -1 : 1) * asideOf({ ...played });
  const path = squares.map((square) => pointOf(square, turned));
  return beyond(path, aside, !down, true);
}

/** Where the ball lies. */
export function ballPoint(view: View, events: readonly GameEvent[], turned: boolean): Point {
  if (view.step === "stop" || view.step === "last-stop") return shotPoint(view, events, turned);
  if (view.ball) return pointOf(view.ball, turned);
  return view.step === "clear" ? behind(view.starts, turned) : CENTRE;
}

/** The squares beside the goal; more are the goal area, where the ball lies after a stop. */
const BESIDE_GOAL = 2;

/** A ball that is to be cleared lies behind the line, where it went out, or in the area that it starts from. */
function behind(starts: readonly Square[], turned: boolean): Point {
  const points = starts.map((square) => pointOf(square, turned));
  const mean = (sum: number) => sum / Math.max(1, points.length);
  const x = mean(points.reduce((sum, point) => sum + point.x, 0));
  const y = mean(points.reduce((sum, point) => sum + point.y, 0));
  if (points.length > BESIDE_GOAL) return { x, y };
  return { x, y: y < CENTRE.y ? GOAL / 2 : HEIGHT - GOAL / 2 };
}

export type Mark = "hand" | "red" | "blue";

/** How many of the cards that a cut may show have this mark. */
export function shareOf({ marks }: View, mark: Mark): { count: number; cards: number } {
  return { count: marks[mark], cards: marks.cards };
}

/** What a cut card counts for. */
export function symbolOf(face: Face): Mark | undefined {
  const last = face.split("-").at(-1);
  return last === "hand" || last === "red" || last === "blue" ? last : undefined;
}
