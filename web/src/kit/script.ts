import type { Cue } from "../sound/cues";
import type { Tagged } from "./screen";

/**
 * One thing that is seen or heard of an event: a cue at once, or late while something is shown. What follows waits as
 * long as this lasts. `tells` says when the outcome can be seen, if that is later than the cue: a die is heard long
 * before it lies still.
 */
export type Beat = Cue | { cue?: Cue; late?: number; lasts?: number; tells?: number };
type Beats = Beat | readonly Beat[];

/** The times of a game, by the tag of an event: pictures, sounds and words all take them from here. */
export interface Script<Event extends Tagged = Tagged> {
  beats: { readonly [Type in Event["type"]]?: Beats | ((event: Extract<Event, { type: Type }>) => Beats) };
  /** One message never takes longer than this: what would is shown faster. */
  longest?: number;
  /** More news than this is a return to the table, not a move. */
  most?: number;
  /** What is shown on coming to a table, if nothing else has happened there: the deal. */
  opening?: readonly Event["type"][];
}

/** An event, from when on it is seen, from when on its outcome is known, and when the next one begins. */
export interface Shot<Event extends Tagged = Tagged> {
  event: Event;
  at: number;
  known: number;
  until: number;
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
  if (!script || events.length > (script.most ?? MOST_EVENTS)) return NOTHING;
  const shots: Shot<Event>[] = [];
  const cues: Timed[] = [];
  let time = 0;
  for (const event of events) {
    const beats = beatsOf(event, script).map((beat) => (typeof beat === "string" ? { cue: beat } : beat));
    const lasts = Math.max(0, ...beats.map((beat) => beat.lasts ?? 0));
    const tells = Math.max(0, ...beats.map(({ late = 0, tells: told = late }) => told));
    for (const { cue, late = 0 } of beats) if (cue) add(cues, { cue, at: time + late });
    shots.push({ event, at: time, known: time + tells, until: time + lasts });
    time += lasts;
  }
  return { shots, cues, lasts: time, rate: Math.max(1, time / (script.longest ?? Number.POSITIVE_INFINITY)) };
}

function beatsOf<Event extends Tagged>(event: Event, script: Script<Event>): readonly Beat[] {
  const beats = script.beats as Readonly<Record<string, Beats | ((event: Event) => Beats) | undefined>>;
  const entry = beats[event.type];
  const found = typeof entry === "function" ? entry(event) : entry;
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
