import { lobbyNow } from "../api";
import type { GameInfo, ListedTable, Lobby } from "../gen/protocol";
import { read, write } from "../net/keys";
import type { Voice } from "../say/voice";
import { presetOf } from "../shelf/lengths";
import { type Chosen, isUsual } from "../shelf/options";
import { useLooked } from "../ui/looked";

const HIDDEN = "ludofoot:hidden-names";
const MOST_HIDDEN = 200;
const EVERY_MS = 5_000;
/** So many options are told; how many more there are is a number. */
const TOLD = 2;
const SHORT_MINUTES = 30;

/** Which tables somebody wants to see. */
export const FILTERS = ["all", "short", "two", "people"] as const;
export type Filter = (typeof FILTERS)[number];

/** The list as it is now, asked for again and again while it is looked at; nothing before it has come. */
export function useLobby(): Lobby | undefined {
  return useLooked(lobbyNow, EVERY_MS);
}

export function fits(table: ListedTable, filter: Filter, game: GameInfo | undefined): boolean {
  switch (filter) {
    case "short":
      return minutesOf(table, game) < SHORT_MINUTES;
    case "two":
      return table.seats.length === 2;
    case "people":
      return table.seats.every(({ kind }) => kind !== "bot");
    default:
      return true;
  }
}

function minutesOf({ options }: ListedTable, game: GameInfo | undefined): number {
  if (!game) return Number.POSITIVE_INFINITY;
  return presetOf(game, options)?.minutes ?? game.minutes ?? Number.POSITIVE_INFINITY;
}

/** What is played otherwise than usual, in a few words each: the length by its name, readings as sentences. */
export function differences(table: ListedTable, game: GameInfo | undefined, say: Voice): string[] {
  const options: Chosen = table.options;
  const preset = game && presetOf(game, options);
  const named = new Set(Object.keys(preset?.options ?? {}));
  const changed = ((game?.options ?? []) as Parameters<typeof isUsual>[0][])
    .filter((one) => !named.has(one.name) && !isUsual(one, options))
    .map((one) => say.word(`option-${one.name}${one.type === "choice" ? `-${options[one.name]}` : ""}`));
  const bots = table.seats.filter(({ kind }) => kind === "bot").length;
  return [
    ...(preset ? [say.word(`preset-${preset.name}`)] : []),
    ...changed.slice(0, TOLD),
    ...(changed.length > TOLD ? [say.word("lobby-more-options", { count: changed.length - TOLD })] : []),
    ...(table.own_box ? [say.word("lobby-own-box")] : []),
    ...(table.decision_ms
      ? [say.word("page-decision-seconds", { seconds: Math.round(table.decision_ms / 1000) })]
      : []),
    ...(bots > 0 ? [say.word("lobby-bots", { count: bots })] : []),
  ];
}

// ---- names that this browser does not want to see

export function hiddenNames(): string[] {
  const found = read<unknown>(HIDDEN);
  return Array.isArray(found) ? found.filter((name): name is string => typeof name === "string") : [];
}

export function hideName(name: string): string[] {
  const names = [...hiddenNames().filter((one) => one !== name), name].slice(-MOST_HIDDEN);
  write(HIDDEN, names);
  return names;
}

export function showAllNames(): string[] {
  write(HIDDEN, []);
  return [];
}

/** Whether anybody at this table has a name that is not to be seen here. */
export function isHidden({ host, seats }: ListedTable, hidden: readonly string[]): boolean {
  return [host, ...seats.map(({ name = "" }) => name)].some((name) => name !== "" && hidden.includes(name));
}
