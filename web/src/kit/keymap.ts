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

/** What runs under which key. */
export function keysOf(surface: Surface, doing: Partial<Record<Action, (() => void) | undefined>>): Keys {
  const known = Object.entries(doing) as [Action, (() => void) | undefined][];
  return Object.fromEntries(known.map(([action, run]) => [keyOf(action, surface), run]));
}

/** Every action that has a key there, in the order of the map. */
export function actionsAt(surface: Surface): Action[] {
  return (Object.keys(map) as Action[]).filter((action) => keyOf(action, surface) !== "");
}

const SIGNS: Readonly<Record<string, string>> = {
  "1234567890": "1 … 9, 0",
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
