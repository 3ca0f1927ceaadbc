import type { Cue } from "../sound/cues";
import { type Film, lengthOf } from "./length";
import type { Tagged } from "./screen";

/**
 * One thing that is seen or heard of an event: a cue at once, or late while something is shown. What follows waits as
 * long as this lasts, or as the film of the game says. `tells` says when the outcome can be seen, if that is later than the cue: a die is heard long
 * before it lies still.
 */
export type Beat = Cue | { cue?: Cue; late?: number; lasts?: number; tells?: number };
type Beats = Beat | readonly Beat[];

/** The times of a game, by the tag of an event: pictures, sounds and words all take them from here. */
export interface Script<Event extends Tagged = Tagged> {
  beats: {
    readonly [Type in Event["type"]]?:
      | Beats
      | ((event: Extract<Event, { type: Type }>, before: readonly Event[]) => Beats);
  };
  /** How long each event is looked at: the table's clock goes by the same lengths. */
  film?: Film;
  /** More news than this is a return to the table, not a move. */
  most?: number;
  /** What is shown on coming to a table, if nothing else has happened there: the deal. */
  opening?: readonly Event["type"][];
  /** Whoever does not want to wait goes to the next event of these kinds, not to the end. */
  stops?: readonly Event["type"][];
  /** What comes while something is shown is shown after it, and nothing of it is known before. */
  queues?: boolean;
}

/** An event, from when on it is seen, from when on its outcome is known, and when the next one begins. */
export interface Shot<Event extends Tagged = Tagged> {
  event: Event;
  at: number;
  known: number;
  until: number;
  /** The moments within it at which it looks different. */
  steps: readonly number[];
}

export interface Timed {
  cue: Cue;
  /** Milliseconds from the beginning. */
  at: number;
}

/** One message as it is seen and heard, in milliseconds from its beginning, as the script has them. */
export interface Reel<Event extends Tagged = Tagged> {
  shots: readonly Shot<Event>[];
  cues: readonly Timed[];
  lasts: number;
  /** How much faster than that it is shown. */
  rate: number;
}

const MOST_EVENTS = 16;
/** The same sound again within this time is heard once. */
const APART_MS = 60;
export const NOTHING: Reel<never> = { shots: [], cues: [], lasts: 0, rate: 1 };

/** When each of these events is seen and heard. */
export function reelOf<Event extends Tagged>(
  events: readonly Event[],
  script: Script<Event> | undefined,
): Reel<Event> {
  if (!script || isReturn(events, script)) return NOTHING;
  const shots: Shot<Event>[] = [];
  const cues: Timed[] = [];
  let time = 0;
  for (const [index, event] of events.entries()) {
    const beats = beatsOf(event, events.slice(0, index), script).map((beat) =>
      typeof beat === "string" ? { cue: beat } : beat,
    );
    const own = beats.flatMap((beat) => beat.lasts ?? []);
    const lasts = own.length > 0 ? Math.max(...own) : lengthOf(event, script.film);
    const tells = Math.max(0, ...beats.map(({ late = 0, tells: told = late }) => told));
    for (const { cue, late = 0 } of beats) if (cue) add(cues, { cue, at: time + late });
    const steps = beats.flatMap(({ late }) => (late ? [time + late] : [])).sort((one, other) => one - other);
    shots.push({ event, at: time, known: time + tells, until: time + lasts, steps });
    time += lasts;
  }
  return {
    shots,
    cues,
    lasts: time,
    rate: Math.max(1, time / (script.film?.longest ?? Number.POSITIVE_INFINITY)),
  };
}

/** So much news is a return to the table; what comes in a row by its nature counts for nothing. */
function isReturn<Event extends Tagged>(events: readonly Event[], { stops, most }: Script<Event>): boolean {
  const row: readonly string[] = stops ?? [];
  const inARow = events.filter(({ type }) => row.includes(type)).length;
  return events.length - 2 * inARow > (most ?? MOST_EVENTS);
}

type Entry<Event> = Beats | ((event: Event, before: readonly Event[]) => Beats) | undefined;

function beatsOf<Event extends Tagged>(
  event: Event,
  before: readonly Event[],
  script: Script<Event>,
): readonly Beat[] {
  const entry = (script.beats as Readonly<Record<string, Entry<Event>>>)[event.type];
  const found = typeof entry === "function" ? entry(event, before) : entry;
  if (found === undefined) return [];
  return isList(found) ? found : [found];
}

function isList(found: Beats): found is readonly Beat[] {
  return Array.isArray(found);
}

function add(cues: Timed[], wanted: Timed): void {
  const same = cues.findLast(({ cue }) => cue === wanted.cue);
  if (!same || wanted.at - same.at >= APART_MS) cues.push(wanted);
}

/** How many of its lines may be read after so long: from the first that must wait on all do, to keep their order. */
export function readable({ shots, rate }: Reel, time: number): number {
  const held = shots.findIndex(({ known }) => known / rate > time);
  return held < 0 ? shots.length : held;
}
