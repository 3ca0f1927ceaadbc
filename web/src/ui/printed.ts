import { signal } from "@preact/signals";

interface Layout {
  get(code: string): string | undefined;
}

/** Where letters lie elsewhere than on the keyboard that keys are named after. */
const AZERTY = { KeyQ: "a", KeyA: "q", KeyW: "z", KeyZ: "w", KeyM: ",", Semicolon: "m" };
const QWERTZ = { KeyY: "z", KeyZ: "y" };

const told = signal<Layout | undefined>(undefined);
/** What was pressed so far: the keyboard itself says what it is. */
const seen = signal<Readonly<Record<string, string>>>({});

/** What is printed on the key at this place: as the browser tells, as it was pressed, as people there have it. */
export function printedOn(code: string): string {
  if (code.startsWith("Digit")) return code.slice(5);
  const sign = told.value?.get(code) ?? seen.value[code] ?? usualOn(navigator.language)[code];
  return (sign ?? code.replace("Key", "")).toUpperCase();
}

function usualOn(lang: string): Readonly<Record<string, string>> {
  if (/^fr(-(?!CA|CH)|$)/.test(lang)) return AZERTY;
  return /^(de|fr-CH)/.test(lang) ? QWERTZ : {};
}

/** Asks once; where the browser does not say, the keys that are pressed do. */
export function learnLayout(): void {
  const keyboard = (navigator as { keyboard?: { getLayoutMap?(): Promise<Layout> } }).keyboard;
  keyboard?.getLayoutMap?.().then(
    (map) => {
      told.value = map;
    },
    () => undefined,
  );
  addEventListener("keydown", ({ code, key }) => {
    if (code.startsWith("Key") && /^\p{L}$/u.test(key) && seen.peek()[code] !== key)
      seen.value = { ...seen.peek(), [code]: key };
  });
}
