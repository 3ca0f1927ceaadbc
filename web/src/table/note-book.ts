import { signal } from "@preact/signals";
import type { Note } from "../gen/protocol";
import { read, write } from "../net/keys";

const WANTED = "ludofoot:notes";
const SEEN = "ludofoot:notes:seen";
const FINISHED = "ludofoot:notes:finished";
/** Nobody reads in the first moment of a match. */
export const CALM_MS = 2_000;
/** Words about what has happened leave after so long, or when so much more has happened. */
export const LEAVES_MS = 12_000;
const LEAVES_AFTER = 2;
/** Whoever has played so many matches of a game to their end knows it. */
export const KNOWN_AFTER = 5;
/** With this one the way to have no more of them is offered. */
export const ENOUGH = 3;

/** What a seat at this screen sees now, as far as it matters to words for the moment. */
export interface Occasion {
  game: string;
  /** One match of one table. */
  match: string;
  seat: number;
  /** Whose words these are: on a shared screen each seat has its own. */
  reader: string;
  notes: readonly Note[];
  /** What is asked of this seat; empty while it waits. */
  asked: string;
  /** How many lines it was told. */
  told: number;
  /** A race runs, a refusal is shown, or a finger is down. */
  busy: boolean;
  /** The first match of the game was played here: what it teaches is known. */
  learned: boolean;
}

interface Shown {
  note: Note;
  match: string;
  seat: number;
  asked: string;
  told: number;
  since: number;
  /** Whether closing it asks if that is enough. */
  third: boolean;
}

export const wanted = signal(read<boolean>(WANTED) ?? true);
/** The one note that lies on the table. */
export const shown = signal<Shown | undefined>(undefined);

let since = { match: "", at: 0 };
let turn = { key: "", number: 0 };
let spoken = -1;

export function chooseNotes(on: boolean): void {
  write(WANTED, on);
  wanted.value = on;
  if (!on) shown.value = undefined;
}

export function dismiss(): void {
  shown.value = undefined;
}

/** Whoever leaves the table takes nothing along to the next one. */
export function forget(): void {
  shown.value = undefined;
  since = { match: "", at: 0 };
  turn = { key: "", number: 0 };
  spoken = -1;
}

const seenBy = (reader: string) => read<Record<string, string[]>>(SEEN)?.[reader] ?? [];

function remember(reader: string, key: string): void {
  write(SEEN, { ...read<Record<string, string[]>>(SEEN), [reader]: [...seenBy(reader), key] });
}

/** A match of this game was played to its end. */
export function finished(game: string, match: string): void {
  const all = read<Record<string, string[]>>(FINISHED) ?? {};
  const known = all[game] ?? [];
  if (!known.includes(match)) write(FINISHED, { ...all, [game]: [...known, match].slice(-KNOWN_AFTER) });
}

/** Puts away what is over, and says what is new: one thing, never a queue. */
export function consider(now: Occasion, at: number = Date.now()): void {
  follow(now, at);
  const note = shown.peek();
  if (note && isOver(note, now, at)) shown.value = undefined;
  if (shown.peek() || !mayspeak(now, at)) return;
  const seen = seenBy(now.reader);
  const fresh = now.notes.find(({ key, taught }) => !seen.includes(key) && !(taught && now.learned));
  if (!fresh) return;
  remember(now.reader, fresh.key);
  spoken = turn.number;
  const { match, seat, asked, told } = now;
  shown.value = { note: fresh, match, seat, asked, told, since: at, third: seen.length + 1 === ENOUGH };
}

/** Counts one's turns in this match. */
function follow({ match, seat, asked }: Occasion, at: number): void {
  if (since.match !== match) {
    since = { match, at };
    turn = { key: "", number: 0 };
    spoken = -1;
  }
  const key = asked && `${seat} ${asked}`;
  if (key && key !== turn.key) turn = { key, number: turn.number + 1 };
}

function isOver({ note, match, seat, asked, told, since: from }: Shown, now: Occasion, at: number): boolean {
  if (match !== now.match || seat !== now.seat) return true;
  if (note.asked) return asked !== now.asked;
  return now.told - told >= LEAVES_AFTER || at - from >= LEAVES_MS;
}

function mayspeak({ game, seat, busy }: Occasion, at: number): boolean {
  if (!wanted.peek() || seat < 0 || busy || at - since.at < CALM_MS) return false;
  const played = read<Record<string, string[]>>(FINISHED)?.[game] ?? [];
  return played.length < KNOWN_AFTER && spoken !== turn.number;
}
