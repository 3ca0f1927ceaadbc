import { useLayoutEffect } from "preact/hooks";
import { DIGITS, isElsewhere, isHeld, keyName, singleKeys } from "../ui/keys";

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** A key that was pressed, by the name that the map gives it. */
export interface Press {
  key: string;
  /** Where it lies, whatever is printed on it. */
  code: string;
  repeat: boolean;
  shiftKey: boolean;
  target: EventTarget | null;
}

/** The keys of a game come before those of the table, which number the listed moves. */
export function useFirstKeys(run: (press: Press) => boolean, active = true): void {
  // At once, not after the next paint: whoever is quick would press a key that nobody hears.
  useLayoutEffect(() => {
    if (!active) return;
    const press = (event: KeyboardEvent) => {
      if (isHeld(event) || isElsewhere(event.target)) return;
      const { code, repeat, shiftKey, target } = event;
      if (!run({ key: keyName(event), code, repeat, shiftKey, target })) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  });
}

/** Which card a digit means: 1 to 9, then 0; none while single keys are switched off. */
export function digitOf(key: string): number {
  return key.length === 1 && singleKeys.value ? DIGITS.indexOf(key) : -1;
}

/** One to the left or to the right, and around. */
export function stepOf(key: string): number | undefined {
  return STEPS[key];
}

/** Moves the focus along these pieces; whether there are any. */
export function walkAlong(pieces: readonly HTMLElement[], by: number): boolean {
  const at = pieces.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (by > 0 ? 0 : pieces.length - 1) : (at + by + pieces.length) % pieces.length;
  pieces[next]?.focus({ preventScroll: true });
  return pieces.length > 0;
}

/** A hand of a game that is watched again cannot be played: its keys belong to the timeline. */
export function isPast(place: Element | null | undefined): boolean {
  return place?.closest("[inert]") != null;
}

/** A new question leads to the first piece that answers it, not to the button that gives up. */
export function focusFirst(...pieces: readonly (HTMLElement | null | undefined)[]): void {
  const active = document.activeElement;
  const free =
    !active || active === document.body || active.closest('[data-region="prompt"], [data-region="mat"]');
  if (free) pieces.find((piece) => piece)?.focus({ preventScroll: true });
}
