import map from "../../../src/ludofoot/keys.json";
import type { Keys } from "../ui/keys";

/** Where keys are pressed. The map is one for all of them, and the terminal reads the same file. */
export type Surface = "page" | "replay";
export type Action = keyof typeof map;

type Column = Readonly<Partial<Record<string, string>>>;

/** The key of an action, none if it cannot be done there. Several keys of one kind are the first of them. */
export function keyOf(action: Action, surface: Surface = "page"): string {
  const column: Column = map[action];
  return column[surface] ?? "";
}

/** What is done by a key; where digits count something, by the how manieth of them. */
type Doing = ((digit: number) => void) | undefined;

/** What runs under which key. */
export function keysOf(surface: Surface, doing: Partial<Record<Action, Doing>>): Keys {
  const known = Object.entries(doing) as [Action, Doing][];
  return Object.fromEntries(
    known.flatMap(([action, run]) =>
      eachKey(keyOf(action, surface)).map((key, digit) => [key, run && (() => run(digit))]),
    ),
  );
}

/** Several digits are a key each. */
function eachKey(keys: string): string[] {
  return /^\d{2,}$/.test(keys) ? [...keys] : [keys];
}

/** Keys that nothing is done with yet: nothing else may take them, and no list names them. */
export const RESERVED: readonly Action[] = [];

/** Every action that has a key there, in the order of the map. */
export function actionsAt(surface: Surface): Action[] {
  const all = Object.keys(map) as Action[];
  return all.filter((action) => keyOf(action, surface) !== "" && !RESERVED.includes(action));
}

const SIGNS: Readonly<Record<string, string>> = {
  "1234567890": "1 … 9, 0",
  "123": "1 2 3",
  "Shift+e": "⇧ E",
  "ArrowLeft ArrowRight": "← →",
  ArrowLeft: "←",
  ArrowRight: "→",
  Escape: "Esc",
  " ": "␣",
};

/** What stands on a key. */
export function signOf(key: string): string {
  return SIGNS[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}
