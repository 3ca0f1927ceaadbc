import type { Taught } from "../gen/protocol";
import { shake } from "../kit/motion";
import { isMeant, namesOf, pieceAt, pressable, seen } from "./targets";

/** Wrong so often, and what is meant rises. */
const RISES_AFTER = 2;
const OPEN = "data-lesson-open";
const RISES = "data-lesson-rises";

export interface Watch {
  taught: Taught;
  /** What is to be pressed in this step, and what was. */
  open: readonly string[];
  done: readonly string[];
  press(target: string): void;
  answer(code: string): void;
}

/** Whatever else is pressed at the table is answered and goes no further. */
export function guard(watch: () => Watch): () => void {
  const hear = (event: Event) => {
    const { taught, open, done, press, answer } = watch();
    const piece = pieceAt(event.target);
    if (!piece) return;
    if (taught.state === "move" && isMeant(piece, [...open, ...done])) {
      const target = open.find((one) => isMeant(piece, [one]));
      if (event.type === "click" && target) press(target);
      return;
    }
    event.stopPropagation();
    event.preventDefault();
    if (event.type !== "click" || taught.state === "others") return;
    shake(piece);
    answer(answerTo(piece, taught));
  };
  const kinds = ["pointerdown", "mousedown", "touchstart", "click"];
  for (const kind of kinds) document.addEventListener(kind, hear, { capture: true, passive: false });
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, hear, { capture: true });
  };
}

function answerTo(piece: HTMLElement, { answers = {}, otherwise = "" }: Taught): string {
  const found = namesOf(piece).flatMap((name) => answers[name] ?? []);
  return found[0] ?? otherwise;
}

const SHOWN = "data-lesson-shown";

/** What chalk points at stays in the light. */
export function markShown(targets: readonly string[]): void {
  const found = targets.flatMap((target) => seen(target));
  for (const piece of document.querySelectorAll<HTMLElement>(`[${SHOWN}]`)) {
    if (!found.includes(piece)) piece.removeAttribute(SHOWN);
  }
  for (const piece of found) piece.setAttribute(SHOWN, "");
}

/** What is open carries its mark and the words of the step; everything else lies in the dark. */
export function markOpen(targets: readonly string[], words: string, wrongs: number): HTMLElement[] {
  const found = targets.flatMap((target) => pressable(target) ?? []);
  for (const piece of document.querySelectorAll(`[${OPEN}]`)) {
    if (!found.includes(piece as HTMLElement)) clear(piece);
  }
  for (const [index, piece] of found.entries()) {
    piece.setAttribute(OPEN, String(index + 1));
    piece.setAttribute("aria-describedby", words);
    piece.toggleAttribute(RISES, wrongs >= RISES_AFTER);
  }
  return found;
}

export function unmark(): void {
  markShown([]);
  for (const piece of document.querySelectorAll(`[${OPEN}]`)) clear(piece);
}

function clear(piece: Element): void {
  piece.removeAttribute(OPEN);
  piece.removeAttribute(RISES);
  piece.removeAttribute("aria-describedby");
}
