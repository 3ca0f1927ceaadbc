import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { singleKeys } from "../../ui/keys";

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

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Cards by their keys, arrows along the hand, the race button without looking away. */
export function useRaceKeys(place: { current: HTMLElement | null }, keys: KeySet, doing: Doing): void {
  // At once, not after the next paint: whoever is quick would press a key that nobody hears.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || elsewhere(event) || isPast()) return;
      if (!run(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const release = (event: KeyboardEvent) => {
      if (event.code === "Space" && keys.act === "Space" && doing.act && !elsewhere(event) && !isPast())
        event.preventDefault();
    };
    // Before the keys of the table, which number the listed moves.
    addEventListener("keydown", press, true);
    addEventListener("keyup", release, true);
    return () => {
      removeEventListener("keydown", press, true);
      removeEventListener("keyup", release, true);
    };
  });

  /** A hand of a game that is watched again cannot be played: its keys belong to the timeline. */
  function isPast(): boolean {
    return place.current?.closest("[inert]") != null;
  }

  function run(event: KeyboardEvent): boolean {
    const code = event.code.replace("Numpad", "Digit");
    const index = keys.cards.indexOf(code);
    if (event.key in STEPS && keys === ALONE) return step(STEPS[event.key] ?? 0);
    if (!singleKeys.value && code !== "Space") return false;
    if (index >= 0) {
      if (!event.repeat) doing.play(index);
    } else if (code === keys.act) {
      if (!event.repeat) doing.act?.();
    } else if (code === keys.challenge) {
      if (!event.repeat) doing.challenge?.();
    } else return false;
    // With nothing to do, a key of a race must not do something else: a drawer would cost the round.
    return true;
  }

  function step(by: number): boolean {
    const list = [...(place.current?.querySelectorAll<HTMLElement>(".card") ?? [])];
    const at = list.indexOf(document.activeElement as HTMLElement);
    const next = at < 0 ? (by > 0 ? 0 : list.length - 1) : (at + by + list.length) % list.length;
    list[next]?.focus({ preventScroll: true });
    return list.length > 0;
  }
}

/** Somebody writes, reads a drawer, or has the space bar on another button. */
function elsewhere(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : undefined;
  if (target?.matches("input, select, textarea") || document.querySelector("dialog[open]")) return true;
  return (
    event.code === "Space" && target?.closest("button, a, summary") != null && !target.closest(".pe-half")
  );
}

interface Layout {
  get(code: string): string | undefined;
}

/** What is printed on a key, as far as the browser tells. */
export function usePrinted(): (code: string) => string {
  const [layout, setLayout] = useState<Layout>();
  useEffect(() => {
    const keyboard = (navigator as { keyboard?: { getLayoutMap?(): Promise<Layout> } }).keyboard;
    keyboard?.getLayoutMap?.().then(
      (map) => setLayout(map),
      () => undefined,
    );
  }, []);
  return (code) => {
    if (code.startsWith("Digit")) return code.slice(5);
    return (layout?.get(code) ?? code.replace("Key", "")).toUpperCase();
  };
}
