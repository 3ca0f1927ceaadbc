import { useFirstKeys } from "../../kit/keys";
import { DIGITS, singleKeys } from "../../ui/keys";

const PLACES = ".fi, .fi-tray, .fi-label, .fi-build";
const WALKS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Digits choose what shows them, Enter sends what is ready, Esc puts back, arrows walk from piece to piece. */
export function useTrayKeys(active: boolean): void {
  useFirstKeys(({ key, repeat }) => !repeat && run(key), active);
}

function run(key: string): boolean {
  if (key.length === 1 && DIGITS.includes(key)) return digit(key);
  if (key === "Enter") return isFree() && click("Enter");
  if (key === "Escape") return click("Escape");
  return walk(key);
}

/** Where pieces are chosen the digits are theirs; else they belong to the buttons of the label. */
function digit(key: string): boolean {
  if (!document.querySelector(":is(.fi, .fi-tray, .fi-build) .ok")) return false;
  if (singleKeys.value) keyed(key)?.click();
  return true;
}

function click(key: string): boolean {
  const found = keyed(key);
  found?.click();
  return found !== undefined;
}

/** What can be done with a key and is to be seen. */
function keyed(key: string): HTMLElement | undefined {
  const all = document.querySelectorAll<HTMLElement>(
    `:is(${PLACES}) [aria-keyshortcuts="${key}"]:not([aria-disabled="true"])`,
  );
  return [...all].find((one) => one.offsetParent !== null);
}

/** On the pitch and in the tray Enter sends what is ready; elsewhere it belongs to what has the focus. */
function isFree(): boolean {
  const active = document.activeElement;
  return !active || active === document.body || active.matches(".fi .ft, .fi-tray .piece, .fi-label .slot");
}

/** To the nearest piece in this direction. */
function walk(key: string): boolean {
  const by = WALKS[key];
  if (!by) return false;
  const pieces = [
    ...document.querySelectorAll<HTMLElement>(`:is(${PLACES}) button.piece, .fi button.ft`),
  ].filter((one) => one.offsetParent !== null);
  const active = document.activeElement as HTMLElement | null;
  const from = active && pieces.includes(active) ? middle(active) : undefined;
  const first = pieces.find((one) => one.matches(".ok")) ?? pieces[0];
  if (!from) {
    first?.focus({ preventScroll: true });
    return first !== undefined;
  }
  const ahead = pieces.flatMap((piece) => {
    const to = middle(piece);
    const along = (to.x - from.x) * by[0] + (to.y - from.y) * by[1];
    const aside = Math.abs((to.x - from.x) * by[1]) + Math.abs((to.y - from.y) * by[0]);
    return along > 4 ? [{ piece, cost: along + 2 * aside }] : [];
  });
  ahead.sort((one, other) => one.cost - other.cost);
  ahead[0]?.piece.focus({ preventScroll: true });
  ahead[0]?.piece.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}

function middle(piece: Element) {
  const { left, top, width, height } = piece.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
