import { useLayoutEffect } from "preact/hooks";
import { singleKeys } from "../../ui/keys";

interface Doing {
  /** Whether cards can be laid now: if not, digits belong to the other choices. */
  laying: boolean;
  play(index: number): void;
  /** Closes what is open; without it nothing is. */
  close: (() => void) | undefined;
}

const DIGITS = "1234567890";
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** 1 to 0: the n-th card, or the n-th name while a Bomber calls. Arrows: along the hand. Esc: back. */
export function useHandKeys(place: { current: HTMLElement | null }, { laying, play, close }: Doing): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || elsewhere(event.target)) return;
      if (event.shiftKey && event.key in STEPS) return; // moves the card itself
      if (!run(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before the keys of the table, which number the listed moves.
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  });

  function run(key: string): boolean {
    const digit = DIGITS.indexOf(key);
    const names = buttons(".calls button");
    if (key === "Escape" && close) close();
    else if (laying && digit >= 0 && key.length === 1 && singleKeys.value) {
      if (close) names[digit]?.click();
      else play(digit);
    } else if (key in STEPS) return step(close ? names : buttons(".card"), STEPS[key] ?? 0);
    else return false;
    return true;
  }

  function step(list: readonly HTMLElement[], by: number): boolean {
    const at = list.indexOf(document.activeElement as HTMLElement);
    const next = at < 0 ? (by > 0 ? 0 : list.length - 1) : (at + by + list.length) % list.length;
    list[next]?.focus({ preventScroll: true });
    return list.length > 0;
  }

  function buttons(selector: string): HTMLElement[] {
    return [...(place.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
  }
}

function elsewhere(target: EventTarget | null): boolean {
  const writes = target instanceof Element && target.matches("input, select, textarea");
  return writes || document.querySelector("dialog[open]") !== null;
}
