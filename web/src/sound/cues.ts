/** Everything that can be heard. Each of them is also to be seen or read. */
export const CUES = [
  "card",
  "flip",
  "shuffle",
  "die",
  "pawn",
  "ball-kick",
  "post",
  "net",
  "crowd",
  "goal",
  "whistle-short",
  "whistle-double",
  "whistle-triple",
  "coin",
  "stamp",
  "bark",
  "michi",
  "tick",
  "nope",
  "knock",
] as const;

export type Cue = (typeof CUES)[number];

/**
 * A cue at once, or late while something is shown; what follows waits as long as this lasts. `tells` says when the
 * outcome can be seen, if that is later than the cue: a die is heard long before it lies still.
 */
export type Sound = Cue | { cue: Cue; late?: number; lasts?: number; tells?: number };
type Sounding = Sound | readonly Sound[];

/** By the tag of an event. A game may bring such a map beside its screen. */
export type Sounds = Readonly<
  Record<string, Sounding | ((event: Record<string, unknown>) => Sounding | undefined)>
>;

export interface Timed {
  cue: Cue;
  /** Milliseconds from now. */
  at: number;
}

export interface Score {
  cues: Timed[];
  /** When the outcome of each event can be seen: until then what it says would come too early. */
  known: number[];
  lasts: number;
}

/** More news than this is a return to the table, not a move. */
const MOST_EVENTS = 16;
/** The same sound again within this time is heard once. */
const APART_MS = 60;

/** Which cues to play when for what was told, and how long all of it takes to be seen. */
export function scoreFor(events: readonly Record<string, unknown>[], sounds: Sounds): Score {
  const cues: Timed[] = [];
  const known: number[] = [];
  let time = 0;
  for (const event of events.length > MOST_EVENTS ? [] : events) {
    let lasts = 0;
    let last = time;
    for (const sound of soundsOf(event, sounds)) {
      const {
        cue,
        late = 0,
        lasts: long = 0,
        tells = late,
      } = typeof sound === "string" ? { cue: sound } : sound;
      lasts = Math.max(lasts, long);
      last = Math.max(last, time + tells);
      const same = cues.findLast((one) => one.cue === cue);
      if (!same || time + late - same.at >= APART_MS) cues.push({ cue, at: time + late });
    }
    known.push(last);
    time += lasts;
  }
  return { cues, known, lasts: time };
}

function soundsOf(event: Record<string, unknown>, sounds: Sounds): readonly Sound[] {
  const entry = sounds[String(event.type)];
  const found = typeof entry === "function" ? entry(event) : entry;
  if (found === undefined) return [];
  return isList(found) ? found : [found];
}

function isList(found: Sounding): found is readonly Sound[] {
  return Array.isArray(found);
}
