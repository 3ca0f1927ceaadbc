import { cardsIn } from "../../kit/hand";
import { digitOf, stepOf, useFirstKeys, walkAlong } from "../../kit/keys";

interface Doing {
  /** Whether cards can be laid now: if not, digits belong to the other choices. */
  laying: boolean;
  play(index: number): void;
  /** Closes what is open; without it nothing is. */
  close: (() => void) | undefined;
}

/** 1 to 0: the n-th card, or the n-th name while a Bomber calls. Arrows: along the hand. Esc: back. */
export function useHandKeys(place: { current: HTMLElement | null }, { laying, play, close }: Doing): void {
  useFirstKeys(({ key, repeat, shiftKey }) => {
    const by = stepOf(key);
    const digit = digitOf(key);
    const names = [...document.querySelectorAll<HTMLElement>(".calls button")];
    // With Shift an arrow moves the card itself.
    if (repeat || (shiftKey && by)) return false;
    if (by) return walkAlong(close ? names : cardsIn(place.current), by);
    if (key === "Escape" && close) close();
    else if (!laying || digit < 0) return false;
    else if (close) names[digit]?.click();
    else play(digit);
    return true;
  });
}
