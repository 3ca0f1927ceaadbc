import type { Match, Result, Rival, Share } from "./match";

/** Matches that were played to their end, in the order in which they were played. */
export function played(matches: readonly Match[]): Match[] {
  return matches.filter(({ result }) => result !== "broken-off").toSorted((one, other) => one.at - other.at);
}

export interface Tally {
  played: number;
  won: number;
  lost: number;
}

export function tallyOf(matches: readonly Match[]): Tally {
  const count = (wanted: Result) => matches.filter(({ result }) => result === wanted).length;
  return { played: matches.length, won: count("won"), lost: count("lost") };
}

/** Under so many matches a share says nothing. */
const ENOUGH = 5;

/** Won of those played, in per cent; nothing under five matches. */
export function shareOf({ won, played: all }: Tally): number | undefined {
  return all < ENOUGH ? undefined : Math.round((100 * won) / all);
}

/** The last five are compared with the ten before; from three points on there is a trend. */
const [LATELY, BEFORE, TREND] = [5, 10, 3];

export interface Judgement extends Share {
  /** In per cent; nothing under five matches. */
  share?: number;
  trend: "up" | "down" | "";
}

/** How many decisions were right in these matches, and whether there are more of them lately; nothing where none of
 * them was judged. */
export function rightOf(matches: readonly Match[]): Judgement | undefined {
  const judged = played(matches).flatMap(({ right }) => (right ? [right] : []));
  if (judged.length === 0) return undefined;
  const all = sumOf(judged);
  if (judged.length < ENOUGH) return { ...all, trend: "" };
  const [lately, before] = [judged.slice(-LATELY), judged.slice(-LATELY - BEFORE, -LATELY)];
  const change = before.length > 0 ? percentOf(sumOf(lately)) - percentOf(sumOf(before)) : 0;
  return {
    ...all,
    share: Math.round(percentOf(all)),
    trend: change >= TREND ? "up" : change <= -TREND ? "down" : "",
  };
}

function sumOf(shares: readonly Share[]): Share {
  return shares.reduce((sum, { count, of }) => ({ count: sum.count + count, of: sum.of + of }), {
    count: 0,
    of: 0,
  });
}

const percentOf = ({ count, of }: Share) => (100 * count) / of;

const FORM = 8;

/** The last eight, the oldest first. */
export function formOf(matches: readonly Match[]): Result[] {
  return played(matches)
    .slice(-FORM)
    .map(({ result }) => result);
}

/** How many were won in a row, now and at best. */
export function streakOf(matches: readonly Match[]): { now: number; best: number } {
  let [now, best] = [0, 0];
  for (const { result } of played(matches)) {
    now = result === "won" ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return { now, best };
}

/** By game, or by whatever else tells them apart; the one played most first. */
export function groupedBy(matches: readonly Match[], key: (match: Match) => string): [string, Match[]][] {
  const groups = new Map<string, Match[]>();
  for (const match of matches) groups.set(key(match), [...(groups.get(key(match)) ?? []), match]);
  return [...groups].sort(([, one], [, other]) => other.length - one.length);
}

const FRIENDS = "friends";

/** The strongest bot on another side, or friends. */
export function levelOf({ rivals }: Pick<Match, "rivals">, levels: readonly string[]): string {
  if (rivals.some(({ level }) => level === "")) return FRIENDS;
  const strongest = Math.max(...rivals.map(({ level }) => levels.indexOf(level)));
  return levels[strongest] ?? rivals[0]?.level ?? FRIENDS;
}

export type Title = "nemesis" | "favourite" | "unbeaten" | "derby" | "";

export interface Balance extends Tally {
  rival: Rival;
  title: Title;
}

const CLEAR = 3;

/** People by name and bots by level, those met most often first, each with the title that fits first. */
export function rivalsOf(matches: readonly Match[]): Balance[] {
  const met = new Map<string, { rival: Rival; matches: Match[] }>();
  for (const match of played(matches)) {
    for (const rival of match.rivals) {
      const key = rival.level ? `bot ${rival.level}` : `person ${rival.name}`;
      const known = met.get(key) ?? {
        rival: rival.level ? { name: "", level: rival.level } : rival,
        matches: [],
      };
      known.matches.push(match);
      met.set(key, known);
    }
  }
  const found = [...met.values()].map(({ rival, matches: all }) => ({ rival, ...tallyOf(all) }));
  found.sort((one, other) => other.played - one.played);
  return found.map((one) => ({ ...one, title: titleOf(one, found) }));
}

function titleOf(one: Tally, all: readonly Tally[]): Title {
  const balance = ({ won, lost }: Tally) => won - lost;
  const [worst, best] = [Math.min(...all.map(balance)), Math.max(...all.map(balance))];
  if (balance(one) <= -CLEAR && balance(one) === worst) return "nemesis";
  if (balance(one) >= CLEAR && balance(one) === best) return "favourite";
  if (one.won === 0 && one.lost > 0) return "unbeaten";
  return one === all[0] && one.played >= CLEAR ? "derby" : "";
}

const UNBEATEN = 10;
export const CLUB_TROPHIES = ["five-boxes", "home-and-away", "unbeaten"] as const;

/** What takes more than one match, from what is remembered of each; the same as the Gazette's own list. */
export function clubTrophies(matches: readonly Match[], games: readonly string[]): string[] {
  const all = played(matches);
  const counted = all.filter(({ counts }) => counts);
  const won = new Set(counted.filter(({ result }) => result === "won").map(({ game }) => game));
  const found = {
    "five-boxes": games.length > 0 && games.every((game) => won.has(game)),
    "home-and-away": counted.some((match, at) => isReturn(counted[at - 1], match)),
    unbeaten: longestRun(all) >= UNBEATEN,
  };
  return CLUB_TROPHIES.filter((key) => found[key]);
}

function isReturn(first: Match | undefined, then: Match): boolean {
  if (first?.result !== "won" || then.result !== "won" || first.game !== then.game) return false;
  return JSON.stringify(first.rivals) === JSON.stringify(then.rivals);
}

function longestRun(matches: readonly Match[]): number {
  let [now, longest] = [0, 0];
  for (const { result } of matches) {
    now = result === "lost" ? 0 : now + 1;
    longest = Math.max(longest, now);
  }
  return longest;
}
