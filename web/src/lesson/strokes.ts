import type { Rect } from "./targets";

/** How far from a piece chalk is drawn: around it, never on it. */
const GAP = 7;
const HEAD = 13;
/** The middle of a letter of the words beside it, about. */
const LETTER = 8.4;
const LINE = 18;
const BESIDE = 16;
/** So finely is looked what lies under a line. */
const STEP = 10;

export interface Place {
  text: string;
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
}

interface Point {
  x: number;
  y: number;
}

/** A box as a hand draws it: the corners are round, the ends cross. */
export function boxAround(rect: Rect): string {
  const { left, top, right, bottom } = grown(rect, GAP);
  const r = Math.min(14, (right - left) / 4, (bottom - top) / 4);
  return [
    `M${left + 2 * r} ${top + 2}`,
    `Q${(left + right) / 2} ${top - 3} ${right - r} ${top}`,
    `Q${right + 1} ${top - 1} ${right} ${top + r}`,
    `Q${right + 3} ${(top + bottom) / 2} ${right - 1} ${bottom - r}`,
    `Q${right} ${bottom} ${right - r} ${bottom}`,
    `Q${(left + right) / 2} ${bottom + 4} ${left + r} ${bottom - 1}`,
    `Q${left - 1} ${bottom} ${left} ${bottom - r}`,
    `Q${left - 3} ${(top + bottom) / 2} ${left + 1} ${top + r}`,
    `Q${left} ${top} ${left + r} ${top - 1}`,
    `L${left + 3 * r} ${top - 3}`,
  ].join("");
}

/** All of these, from above: under a hand stand the keys. */
export function bracketOver(rect: Rect): string {
  const { left, right, top } = grown(rect, GAP);
  const middle = (left + right) / 2;
  const y = top - 4;
  return [
    `M${left} ${y + 10}Q${left} ${y} ${left + 12} ${y}`,
    `L${middle - 8} ${y - 1}L${middle} ${y - 8}L${middle + 8} ${y - 1}`,
    `L${right - 12} ${y}Q${right} ${y} ${right} ${y + 10}`,
  ].join("");
}

/** Not this one: above it, where nothing is printed; if words stand there, across the thing itself. */
export function crossOver(rect: Rect, page: DOMRect): string[] {
  const { x, y: middle } = middleOf(rect);
  const above = rect.top - 22;
  const y = crosses({ x, y: above - 13 }, { x, y: above + 13 }, page) ? middle : above;
  return [`M${x - 13} ${y - 12}L${x + 13} ${y + 12}`, `M${x + 12} ${y - 13}L${x - 13} ${y + 12}`];
}

/** From middle to middle: the way that something takes. */
export function pathFrom(from: Rect, to: Rect): string {
  const [a, b] = [middleOf(from), middleOf(to)];
  return `M${a.x} ${a.y}L${b.x} ${b.y}`;
}

/** From the edge of one thing to the edge of another; where that would cover words, to it from nearby. */
export function arrowTo(from: Rect, to: Rect, page: DOMRect): string[] {
  const start = edgeTowards(grown(from, GAP + 4), middleOf(to));
  const end = edgeTowards(grown(to, GAP), middleOf(from));
  return crosses(start, end, page) ? pointerAt(to, page) : arrow(start, end);
}

/** Whether a line would lie over words, faces or figures. */
function crosses(start: Point, end: Point, page: DOMRect): boolean {
  const steps = Math.max(2, Math.ceil(Math.hypot(end.x - start.x, end.y - start.y) / STEP));
  return Array.from({ length: steps }, (_, step) => (step + 0.5) / steps).some((part) => {
    const x = start.x + (end.x - start.x) * part + page.left;
    const y = start.y + (end.y - start.y) * part + page.top;
    return isPrinted(document.elementFromPoint(x, y));
  });
}

/** Whether something is to be read or seen there; lines of a pitch and bare squares are not. */
function isPrinted(found: Element | null): boolean {
  const hasWords = [...(found?.childNodes ?? [])].some((one) => one.nodeType === Node.TEXT_NODE);
  return hasWords || !!found?.closest(PIECES);
}

/** From outside, from a side on which there is room; where there is none at all, a box. */
export function pointerAt(rect: Rect, page: DOMRect): string[] {
  const { x, y } = middleOf(rect);
  const { left, right, top } = grown(rect, GAP);
  const ways: [Point, Point][] = [
    [
      { x: x - 10, y: top - 44 },
      { x, y: top },
    ],
    [
      { x: left - 50, y },
      { x: left, y },
    ],
    [
      { x: right + 50, y },
      { x: right, y },
    ],
  ];
  const way = ways.find(([from, to]) => isInside(from, page) && !crosses(from, to, page));
  return way ? arrow(...way) : [boxAround(rect)];
}

function isInside({ x, y }: Point, page: DOMRect): boolean {
  return x > 4 && y > 4 && x < page.width - 4 && y < page.height - 4;
}

function arrow(start: Point, end: Point): string[] {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const bow = { x: (start.x + end.x) / 2 + dy * 0.12, y: (start.y + end.y) / 2 - dx * 0.12 };
  const angle = Math.atan2(end.y - bow.y, end.x - bow.x);
  const barb = (turn: number) =>
    `${Math.round(end.x - HEAD * Math.cos(angle + turn))} ${Math.round(end.y - HEAD * Math.sin(angle + turn))}`;
  return [
    `M${start.x} ${start.y}Q${Math.round(bow.x)} ${Math.round(bow.y)} ${end.x} ${end.y}`,
    `M${barb(0.55)}L${end.x} ${end.y}L${barb(-0.55)}`,
  ];
}

/** Beside its piece, where nothing else is; where there is no such place the words are left out. */
export function placeWord(text: string, at: Rect, taken: readonly Rect[], page: DOMRect): Place | undefined {
  const wide = text.length * LETTER;
  const { x, y } = middleOf(at);
  const places: Place[] = [
    { text, x: at.right + BESIDE, y, anchor: "start" },
    { text, x: at.left - BESIDE, y, anchor: "end" },
    { text, x, y: at.top - BESIDE - 8, anchor: "middle" },
    { text, x, y: at.bottom + BESIDE + LINE, anchor: "middle" },
  ];
  return places.find((place) => isFree(rectOf(place, wide), taken, page));
}

function rectOf({ x, y, anchor }: Place, wide: number): Rect {
  const left = anchor === "start" ? x : anchor === "end" ? x - wide : x - wide / 2;
  return { left, right: left + wide, top: y - LINE, bottom: y + 6 };
}

const WORDS = ".prompt, .seat, .ticker, .lesson, .bar";
const PIECES = `text, [data-card], [data-face], [data-man], [data-place], [data-seat], ${WORDS}`;
const PRINTED = `button, [data-spot], ${PIECES}`;

function isFree(wanted: Rect, taken: readonly Rect[], page: DOMRect): boolean {
  const inside =
    wanted.left >= 6 && wanted.right <= page.width - 6 && wanted.top >= 6 && wanted.bottom <= page.height - 6;
  if (!inside || taken.some((one) => overlap(one, wanted))) return false;
  const steps = [0, 0.25, 0.5, 0.75, 1];
  return steps.every((part) =>
    [wanted.top + 3, wanted.bottom - 3].every((y) => {
      const x = wanted.left + (wanted.right - wanted.left) * part;
      return !document.elementFromPoint(x + page.left, y + page.top)?.closest(PRINTED);
    }),
  );
}

function overlap(one: Rect, other: Rect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** The room that lines take. */
export function boundsOf(lines: readonly string[]): Rect {
  const numbers = (lines.join(" ").match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  const [xs, ys] = [0, 1].map((odd) => numbers.filter((_, at) => at % 2 === odd)) as [number[], number[]];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function middleOf({ left, right, top, bottom }: Rect): Point {
  return { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) };
}

function grown({ left, right, top, bottom }: Rect, by: number): Rect {
  return { left: left - by, right: right + by, top: top - by, bottom: bottom + by };
}

function edgeTowards(rect: Rect, point: Point): Point {
  const { x, y } = middleOf(rect);
  const [dx, dy] = [point.x - x, point.y - y];
  const [w, h] = [(rect.right - rect.left) / 2, (rect.bottom - rect.top) / 2];
  const scale = Math.min(w / Math.max(1, Math.abs(dx)), h / Math.max(1, Math.abs(dy)), 1);
  return { x: Math.round(x + dx * scale), y: Math.round(y + dy * scale) };
}
