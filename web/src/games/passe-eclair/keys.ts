import { useEffect } from "preact/hooks";
import { isPast, type Press, stepOf, useFirstKeys, walkAlong } from "../../kit/keys";
import { isElsewhere, singleKeys } from "../../ui/keys";

/** Where the keys of a seat lie on the keyboard, whatever is printed on them. */
export interface KeySet {
  cards: readonly string[];
  act: string;
  challenge: string;
}

const digits = (text: string) => [...text].map((digit) => `Digit${digit}`);
const letters = (text: string) => [...text].map((letter) => `Key${letter}`);

/** One person: the digits, and the space bar for the race button. */
export const ALONE: KeySet = { cards: digits("1234567890"), act: "Space", challenge: "KeyC" };

/** Two people at two ends of one keyboard: a half each, and the key with the bump to say no. */
export const ENDS: readonly KeySet[] = [
  { cards: [...digits("12345"), ...letters("QWERT")], act: "KeyF", challenge: "KeyG" },
  { cards: [...digits("67890"), ...letters("YUIOP")], act: "KeyJ", challenge: "KeyH" },
];

interface Doing {
  play(index: number): void;
  act: (() => void) | undefined;
  challenge: (() => void) | undefined;
}

/** Cards by their keys, arrows along the hand, the race button without looking away. */
export function useRaceKeys(place: { current: HTMLElement | null }, keys: KeySet, doing: Doing): void {
  useFirstKeys((event) => !onOther(event) && !isPast(place.current) && run(event));
  useEffect(() => {
    // A button with the focus would be pressed when the space bar comes up.
    const release = (event: KeyboardEvent) => {
      const ours = event.code === "Space" && keys.act === "Space" && doing.act && !isPast(place.current);
      if (ours && !onOther(event) && !isElsewhere(event.target)) event.preventDefault();
    };
    addEventListener("keyup", release, true);
    return () => removeEventListener("keyup", release, true);
  });

  function run(event: Press): boolean {
    const code = event.code.replace("Numpad", "Digit");
    const index = keys.cards.indexOf(code);
    const by = stepOf(event.key);
    if (by && keys === ALONE)
      return walkAlong([...(place.current?.querySelectorAll<HTMLElement>(".card") ?? [])], by);
    if (!singleKeys.value && code !== "Space") return false;
    if (index < 0 && code !== keys.act && code !== keys.challenge) return false;
    // With nothing to do, a key of a race must not do something else: a drawer would cost the round.
    if (event.repeat) return true;
    if (index >= 0) doing.play(index);
    else if (code === keys.act) doing.act?.();
    else doing.challenge?.();
    return true;
  }
}

/** The space bar is on another button. */
function onOther({ code, target }: Pick<Press, "code" | "target">): boolean {
  const button = target instanceof Element ? target.closest("button, a, summary") : null;
  return code === "Space" && button !== null && !button.closest(".pe-half, .pe-ask");
}
