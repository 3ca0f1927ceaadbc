/** What chalk points at and what is pressed: `card:otto-fritz` is whatever carries `data-card="otto-fritz"`. */

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The kinds of things that can be pressed at a table. */
const PIECES = ["card", "man", "face", "act", "square", "pile", "seat", "place"];
const PIECE = PIECES.map((kind) => `[data-${kind}]`).join(", ");

/** Where to look: `willi-*` is every Willi; what has no name of its own is a spot of the table. */
export function selectorOf(target: string): string {
  const colon = target.indexOf(":");
  if (colon < 0) return `[data-spot="${target}"]`;
  const [kind, name] = [target.slice(0, colon), target.slice(colon + 1)];
  return name.endsWith("*") ? `[data-${kind}^="${name.slice(0, -1)}"]` : `[data-${kind}="${name}"]`;
}

/** Everything of this name that can be seen; what can be pressed comes first. */
export function seen(target: string): HTMLElement[] {
  const found = [...document.querySelectorAll<HTMLElement>(`.table ${selectorOf(target)}`)].filter(isSeen);
  return found.sort((one, other) => Number(isPressable(other)) - Number(isPressable(one)));
}

function isSeen(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && getComputedStyle(element).visibility !== "hidden";
}

function isPressable(element: Element): boolean {
  return element.matches("button, [role=button], a, input");
}

/** The one thing to press; there may be a drawing of it elsewhere. */
export function pressable(target: string): HTMLElement | undefined {
  return seen(target)
    .map((one) => (isPressable(one) ? one : one.querySelector<HTMLElement>("button")))
    .find((one) => one !== null);
}

/** The piece in which something was pressed; nothing if it belongs to no game. */
export function pieceAt(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  const piece = target.closest<HTMLElement>("button, [role=button]") ?? target.closest<HTMLElement>(PIECE);
  // What only shows something is nobody's move.
  if (!piece?.closest('[data-region="mat"], .dock') || piece.matches("[aria-haspopup]")) return undefined;
  return namesOf(piece).length > 0 ? piece : undefined;
}

/** What a piece is called, by itself or by what it lies in. */
export function namesOf(piece: HTMLElement): string[] {
  const around = piece.matches(PIECE) ? piece : piece.closest<HTMLElement>(PIECE);
  return PIECES.flatMap((kind) => around?.dataset[kind] ?? []);
}

/** Whether this piece is what is meant. */
export function isMeant(piece: Element, targets: readonly string[]): boolean {
  return targets.some((target) => piece.closest(selectorOf(target)) !== null);
}

/** The rectangle around all of them, as far as they can be seen. */
export function around(elements: readonly Element[]): Rect | undefined {
  const [first, ...others] = elements.flatMap((element) => shownOf(element) ?? []);
  if (!first) return undefined;
  return others.reduce<Rect>(
    (all, one) => ({
      left: Math.min(all.left, one.left),
      top: Math.min(all.top, one.top),
      right: Math.max(all.right, one.right),
      bottom: Math.max(all.bottom, one.bottom),
    }),
    first,
  );
}

/** The part of it that what scrolls around it shows; nothing if most of it is hidden. */
function shownOf(element: Element): Rect | undefined {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  const most = ((right - left) * (bottom - top)) / 2;
  for (let one = element.parentElement; one; one = one.parentElement) {
    if (!/auto|scroll|hidden|clip/.test(getComputedStyle(one).overflow)) continue;
    const box = one.getBoundingClientRect();
    left = Math.max(left, box.left);
    top = Math.max(top, box.top);
    right = Math.min(right, box.right);
    bottom = Math.min(bottom, box.bottom);
  }
  return left < right && (right - left) * (bottom - top) >= most ? { left, top, right, bottom } : undefined;
}

/** The kinds of things on a table that a word of a move may be the name of. */
const KINDS = ["card", "man", "square", "face", "place"];

/** What a move names, as targets: whichever of them can be seen. */
export function piecesOf(move: Record<string, unknown>): string[] {
  const names = Object.entries(move).flatMap(([field, value]) => (field === "type" ? [] : wordsIn(value)));
  return names.flatMap((name) => KINDS.map((kind) => `${kind}:${name}`));
}

function wordsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  return typeof value === "string" ? [value] : [];
}
