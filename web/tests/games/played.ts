import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type * as wire from "../../src/gen/protocol";
import type { GameProps } from "../../src/kit/module";
import { type GameScreen, gameScreen, type Tagged } from "../../src/kit/screen";
import { bundleOf, LANGS, type Lang } from "../../src/say/locale";
import { Voice } from "../../src/say/voice";
import { room } from "../fake";

const ROOT = join(import.meta.dirname, "../../..");
const PYTHON = process.env.PYTHON ?? join(ROOT, ".venv/bin/python");
const LARGEST = 64_000_000;

/** The records of a game, as they are generated. */
export interface Kinds {
  view: object;
  event: Tagged;
  move: Tagged;
}

/** The game after the deal, or after a move; what is told is new. */
export interface Moment {
  mover?: number;
  move?: Tagged & Record<string, unknown>;
  awaited: number[];
  outcome: wire.Outcome | null;
  screens: wire.Screen[];
}

/** What a seat has before it at one moment, with everything told so far, and what is done next. */
export interface Look<R extends Kinds> {
  screen: GameScreen<R["view"], R["event"], R["move"]> & wire.Screen;
  view: R["view"];
  /** How many lines of what is told are new. */
  news: number;
  moment: Moment;
  next: Moment | undefined;
}

/** What the tests read; all at once, since to start Python takes longer than a game. */
const GAMES = [
  "two-extra-time",
  "three-passer-shoots",
  "four-actions-reshuffled",
  "football-a-la-carte-two",
  "football-a-la-carte-three",
  "football-a-la-carte-four",
  "passe-eclair-two",
  "passe-eclair-three-heated",
  "finale-beginners",
  "finale-variant",
  "finale-presets",
  "finale-mixed",
  "footmania-two",
] as const;
export type Name = (typeof GAMES)[number];

let kept: ReadonlyMap<Name, Moment[]> | undefined;

/** A golden game, played again by the rules themselves: see `tests/golden/screens.py`. */
export function played(name: Name): Moment[] {
  kept ??= replayed();
  return kept.get(name) ?? [];
}

function replayed(): ReadonlyMap<Name, Moment[]> {
  const options = { cwd: ROOT, encoding: "utf8", maxBuffer: LARGEST } as const;
  const run = spawnSync(PYTHON, ["-m", "tests.golden.screens", ...GAMES], options);
  if (run.status !== 0) throw new Error(run.stderr || String(run.error));
  const lines = run.stdout.trimEnd().split("\n");
  return new Map(GAMES.map((name, index) => [name, JSON.parse(lines[index] ?? "") as Moment[]]));
}

/** Every seat of the table. */
export function seatsOf(name: Name): number[] {
  return Array.from({ length: (played(name)[0]?.screens.length ?? 1) - 1 }, (_, seat) => seat);
}

const seen = new Map<string, Look<Kinds>[]>();

/** The whole game as this seat saw it; a spectator is the last one. */
export function looks<R extends Kinds>(name: Name, seat: number): Look<R>[] {
  const key = `${name} ${seat}`;
  const found = seen.get(key) ?? look(name, seat);
  seen.set(key, found);
  return found as unknown as Look<R>[];
}

function look(name: Name, seat: number): Look<Kinds>[] {
  const told: wire.Told[] = [];
  const moments = played(name);
  return moments.map((moment, index) => {
    const sent = moment.screens.at(seat) as wire.Screen;
    told.push(...(sent.told ?? []));
    const screen = { ...sent, ...gameScreen({ ...sent, told: [...told] }) } as Look<Kinds>["screen"];
    return { screen, view: screen.view, news: sent.told?.length ?? 0, moment, next: moments[index + 1] };
  });
}

/** What all seats of these games have seen. */
export function allLooks<R extends Kinds>(names: readonly Name[]): Look<R>[] {
  return names.flatMap((name) => seatsOf(name).flatMap((seat) => looks<R>(name, seat)));
}

/** The moments at which somebody made the next move, as whoever made it saw them. */
export function turns<R extends Kinds>(...names: readonly Name[]): Look<R>[] {
  return allLooks<R>(names).filter(({ screen, next }) => next?.mover === screen.seat);
}

/** What was told with the last move. */
export function newsOf<R extends Kinds>({ screen, news }: Look<R>): readonly R["event"][] {
  return screen.events.slice(screen.events.length - news);
}

/** All that everybody could hear of these games. */
export function eventsIn<R extends Kinds>(...names: readonly Name[]): R["event"][] {
  return names.flatMap((name) => looks<R>(name, -1).at(-1)?.screen.events ?? []);
}

/** What is offered in the same words, whatever stands for nothing. */
export function sameMove(one: object, other: object): boolean {
  return JSON.stringify(stripped(one)) === JSON.stringify(stripped(other));
}

function stripped(move: object): [string, unknown][] {
  const filled = Object.entries(move).filter(([, value]) => value !== null && value !== undefined);
  return filled.sort(([one], [other]) => (one < other ? -1 : 1));
}

/** Speaks as the page does, but fails where somebody would read an id or a hole. */
export class Strict extends Voice {
  override to(names: readonly string[], reader?: number): Voice {
    return new Strict(this.bundles, names, reader);
  }

  override word(code: string, args: Record<string, unknown> = {}): string {
    if (!this.knows(code)) throw new Error(`no word: ${code}`);
    const text = super.word(code, args);
    if (/\{\$?[\w-]+\}|\[object/.test(text)) throw new Error(`a hole in ${code}: ${text}`);
    return text;
  }
}

const LOCALE = join(ROOT, "src/ludofoot/locale");
const NAMES = ["Zoe", "Lina", "Bruno", "Ida"];

const bundles = new Map<string, Voice["bundles"]>();

/** The voice of a game in one language. */
export function voice(game: string, lang: Lang = "en", reader?: number): Voice {
  const found = bundles.get(`${lang}/${game}`) ?? [bundleOf(lang, wordsOf(game, lang))];
  bundles.set(`${lang}/${game}`, found);
  return new Strict(found, NAMES, reader);
}

function wordsOf(game: string, lang: Lang): string {
  const files = [game.replaceAll("-", "_"), "core", "page", "shelf"];
  return files.map((file) => readFileSync(join(LOCALE, lang, `${file}.ftl`), "utf8")).join("\n");
}

/** In all languages. */
export function voices(game: string, reader?: number): Voice[] {
  return LANGS.map((lang) => voice(game, lang, reader));
}

/** What a part of a screen is given, and the moves that it sends. */
export function propsFor<R extends Kinds>({ screen, moment }: Look<R>, say: Voice) {
  const sent: R["move"][] = [];
  const seats = moment.screens.length - 1;
  const props: GameProps<R["view"], R["event"], R["move"]> = {
    room: room({
      setup: { seats },
      seats: Array.from({ length: seats }, (_, seat) => ({ kind: "person", name: NAMES[seat] ?? "" })),
      awaited: moment.awaited,
      outcome: moment.outcome,
      phase: moment.outcome ? "over" : "playing",
    }),
    screen,
    screens: [screen],
    say,
    busy: false,
    act: (move) => void sent.push(move),
    preview: async () => undefined,
    explain: () => undefined,
  };
  return { props, sent };
}
