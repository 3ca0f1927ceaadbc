import { signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import map from "../../../src/ludofoot/keys.json";
import { read, write } from "../net/keys";

/** The digits as they lie on a keyboard. */
export const DIGITS = map.choice.page;
const CHOSEN = "ludofoot:single-keys";

/** Single letters may disturb whoever speaks to the computer: they can be switched off. */
export const singleKeys = signal(read<boolean>(CHOSEN) ?? true);

export function chooseSingleKeys(on: boolean): void {
  write(CHOSEN, on);
  singleKeys.value = on;
}

export type Keys = Record<string, (() => void) | undefined>;

/** What of a key event says which key it was. */
export type Pressed = Pick<KeyboardEvent, "key" | "code">;

const LETTER = /^Key([A-Z])$/;
const DIGIT = /^Digit(\d)$/;

/**
 * The key as the map names it. Digits go by their place: on many keyboards they need Shift. Letters go by their sign,
 * which is what stands on the key; where none of ours stands there, by their place too.
 */
export function keyName({ key, code = "" }: Pressed): string {
  const digit = DIGIT.exec(code)?.[1];
  if (digit && key !== map.keys.page) return digit;
  if (key.length !== 1) return key;
  const place = LETTER.exec(code)?.[1];
  return (place && !/\p{Script=Latin}|[^\p{L}]/u.test(key) ? place : key).toLowerCase();
}

/** A key that is held with others belongs to the browser. */
export function isHeld(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey || event.getModifierState("AltGraph");
}

/** Runs what stands under a key, unless somebody is writing, a dialog is open or a key is held with it. */
export function useKeys(keys: Keys): void {
  // At once, not after the next paint: a key must never mean what stood there before.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!singleKeys.value || isHeld(event) || event.repeat) return;
      if (isElsewhere(event.target)) return;
      const key = keyName(event);
      const run = (event.shiftKey && keys[`Shift+${key}`]) || keys[key];
      if (!run) return;
      event.preventDefault();
      run();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}

/** Somebody writes, or reads a drawer: then keys mean nothing to the table. */
export function isElsewhere(target: EventTarget | null): boolean {
  const writes = target instanceof Element && target.matches("input, select, textarea");
  return writes || document.querySelector("dialog[open]") !== null;
}

/** The key of the n-th choice: 1 to 9, then 0, then none. */
export function choiceKey(index: number): string | undefined {
  return DIGITS[index];
}
