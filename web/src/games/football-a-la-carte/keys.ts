import { useLayoutEffect } from "preact/hooks";
import { singleKeys } from "../../ui/keys";
import type { GameProps } from "..";
import { aim, forget } from "./aim";
import { confirm, withoutPenalty } from "./play";

const DIGITS = "1234567890";
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** 1 to 8: the n-th card, once more its next way. Enter plays, Esc puts back. Arrows: along the hand, up to the pitch. */
export function useHandKeys(
  place: { current: HTMLElement | null },
  props: GameProps,
  laying: boolean,
  play: (index: number) => void,
): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || elsewhere(event.target)) return;
      if (!run(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before the keys of the table, which number the listed moves.
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  });

  function run(key: string): boolean {
    const held = aim.value;
    if (key === "Escape" && held) forget();
    else if (key === "Enter" && held?.way !== undefined && free()) confirm(props);
    else if (key.toLowerCase() === "n" && held?.penalty && singleKeys.value) withoutPenalty(props);
    else if (laying && key.length === 1 && DIGITS.includes(key) && singleKeys.value)
      play(DIGITS.indexOf(key));
    else return walk(key);
    return true;
  }

  /** Nothing but the picked card has the focus: Enter belongs to what is aimed at. */
  function free(): boolean {
    const active = document.activeElement;
    return !active || active === document.body || active.matches(".fc-hand .card.picked");
  }

  function walk(key: string): boolean {
    const active = document.activeElement as HTMLElement | null;
    if (active?.closest(".cells")) return false;
    const cards = [...(place.current?.querySelectorAll<HTMLElement>(".card") ?? [])];
    const at = active ? cards.indexOf(active) : -1;
    const by = STEPS[key];
    if (by !== undefined && cards.length > 0) {
      const next = at < 0 ? (by > 0 ? 0 : cards.length - 1) : (at + by + cards.length) % cards.length;
      cards[next]?.focus({ preventScroll: true });
      return true;
    }
    const square = document.querySelector<HTMLElement>(".fc .cell.lit, .fc .cell[tabindex='0']");
    if (key !== "ArrowUp" || at < 0 || !square) return false;
    square.focus({ preventScroll: true });
    return true;
  }
}

function elsewhere(target: EventTarget | null): boolean {
  const writes = target instanceof Element && target.matches("input, select, textarea");
  return writes || document.querySelector("dialog[open]") !== null;
}
