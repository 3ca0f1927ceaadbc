import { batch, signal } from "@preact/signals";
import type { Room, Screen, Told } from "../gen/protocol";
import { isStill } from "../ui/media";
import { tempoRate } from "../ui/tempo";
import { eventsIn, type Tagged } from "./screen";
import { NOTHING, type Reel, readable, reelOf, type Script, type Shot } from "./script";

/** What is shown of the last message to one seat, and of those that came while it was shown. */
export interface Take<Event extends Tagged = Tagged> {
  reel: Reel<Event>;
  /** The first line of the message. */
  from: number;
  /** What this seat saw before it. */
  before: Screen;
  /** When it began. */
  started: number;
  /** The first event of each message in it. */
  messages: readonly number[];
}

/** What is to be seen right now: an event, and how many of its steps are reached. */
export interface Showing<Event extends Tagged = Tagged> {
  event: Event;
  index: number;
  step: number;
}

/** Makes what a seat saw before into what it sees once these events are known. */
export type Stage = (before: object, events: readonly Tagged[]) => object;

interface Followed {
  key: string;
  screen: Screen;
  take: Take | undefined;
}

const OVER = Number.POSITIVE_INFINITY;
/** Less motion is the same order in a quarter of the time. */
const STILL_RATE = 4;
/** With more messages than this before it, what is shown goes on with the last but one. */
const MOST_WAITING = 2;

/**
 * The one clock of a table. A message from the table is seen bit by bit; whatever tells of it (pictures, sounds, the
 * bar, the prompt, the match sheet) asks here how far that is. Any input goes to the end.
 */
export class Timeline {
  /** How much of the running message has been seen, in milliseconds; it moves from one moment that matters to the next. */
  private readonly time = signal(OVER);
  /** Changes with every message, so that whoever shows it looks again. */
  private readonly message = signal(0);
  /** Whether somebody did not want to wait for it. */
  private readonly rushed = signal(false);
  private readonly seats = new Map<number, Followed>();
  private readonly hasty = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Ends what is shown when a clock begins to run. */
  private limit: ReturnType<typeof setTimeout> | undefined;
  /** When what is shown would have begun if nothing of it had been left out. */
  private origin = 0;
  private stops: readonly string[] = [];

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Takes in what the seats of this browser see now; the same screens once more change nothing. */
  follow(
    room: Room,
    screens: readonly Screen[],
    script: Script | undefined,
    hurried = isHurried(script),
  ): void {
    const anew = screens.filter((screen) => this.seats.get(screen.seat)?.screen !== screen);
    if (anew.length === 0) return;
    const started = this.now();
    const goesOn = script?.queues === true && !hurried && this.anyRuns();
    this.stops = script?.stops ?? [];
    const news = anew.map((screen) => this.see(screen, `${room.table} ${room.number}`, script, started));
    for (const seat of [...this.seats.keys()]) {
      if (!screens.some((screen) => screen.seat === seat)) this.seats.delete(seat);
    }
    batch(() => {
      this.message.value += 1;
      if (!news.includes(true)) return;
      this.rushed.value = false;
      if (goesOn) return this.catchUp();
      this.origin = started;
      this.time.value = hurried ? OVER : 0;
    });
    this.arm();
    this.keepTo(room, screens);
  }

  /** Nothing is shown longer than the table has granted, however slowly somebody wants to see it. */
  private keepTo({ clocks = [] }: Room, screens: readonly Screen[]): void {
    clearTimeout(this.limit);
    const clock = clocks.find(({ seat }) => screens.some((screen) => screen.seat === seat));
    if (clock?.film_ms) this.limit = setTimeout(() => this.end(), clock.film_ms);
  }

  /** What this seat was shown; whether there is something new to see. */
  private see(screen: Screen, key: string, script: Script | undefined, started: number): boolean {
    const { seat, told = [] } = screen;
    const last = this.seats.get(seat);
    const same = last?.key === key;
    const seen = same ? (last.screen.told ?? []).length : isOpening(told, script) ? 0 : told.length;
    if (told.length <= seen) {
      // Nothing was told: what is being shown goes on, unless the game went back.
      const take = same && told.length === seen ? last.take : undefined;
      this.seats.set(seat, { key, screen, take });
      return false;
    }
    const running = same && script?.queues && last.take && this.isAhead(last.take) ? last.take : undefined;
    const from = running?.from ?? seen;
    const events = eventsIn(told.slice(from));
    const before = running?.before ?? (same ? last.screen : { seat });
    const messages = [...(running?.messages ?? []), seen - from];
    const reel = hastened(reelOf(events, running ? { ...(script as Script), most: OVER } : script), script);
    this.seats.set(seat, {
      key,
      screen,
      take: { reel, from, before, started: running?.started ?? started, messages },
    });
    return true;
  }

  private isAhead({ reel }: Take): boolean {
    return this.time.peek() < reel.lasts / reel.rate;
  }

  private anyRuns(): boolean {
    return [...this.seats.values()].some(({ take }) => take && this.isAhead(take));
  }

  /** Nobody is left far behind: what waits too long is not shown. */
  private catchUp(): void {
    for (const { take } of this.seats.values()) {
      const { shots, rate } = take?.reel ?? NOTHING;
      const begins = (take?.messages ?? []).map((index) => (shots[index]?.at ?? 0) / rate);
      const waiting = begins.filter((at) => at > this.time.peek());
      if (waiting.length > MOST_WAITING) this.seek(waiting.at(-2) ?? 0);
    }
  }

  /** As if so much of it had been seen. */
  private seek(time: number): void {
    this.origin = this.now() - time;
    this.time.value = time;
  }

  /** How long ago it began, in milliseconds. */
  elapsed(): number {
    return this.now() - this.origin;
  }

  /** What is to be seen right now of the last message to this seat. */
  showing(seat: number): Showing | undefined {
    const { shots, rate } = this.takeOf(seat)?.reel ?? NOTHING;
    const time = this.time.value * rate;
    const index = shots.findLastIndex(({ at, until }) => at <= time && time < until);
    const shot: Shot | undefined = shots[index];
    return shot && { event: shot.event, index, step: shot.steps.filter((moment) => moment <= time).length };
  }

  /** What may be seen by now of a game that is shown event by event; nothing is asked before all of it was seen. */
  stagedBy(screen: Screen, stage: Stage): Screen {
    const take = this.takeOf(screen.seat);
    if (!take?.before.view || !this.runs(screen.seat)) return screen;
    const told = this.written(screen);
    const view = stage(take.before.view, eventsIn(told.slice(take.from))) as Record<string, unknown>;
    return { seat: screen.seat, view, told: [...told], prompts: [] };
  }

  /** What is shown of the last message to this seat; nothing if it had none, or has only just come. */
  takeOf(seat: number): Take | undefined {
    void this.message.value;
    return this.seats.get(seat)?.take;
  }

  /** Whether the outcome of an event of this kind is still to be seen. */
  awaits(seat: number, ...types: readonly string[]): boolean {
    const { shots, rate } = this.takeOf(seat)?.reel ?? NOTHING;
    return shots.some(({ event, known }) => types.includes(event.type) && known / rate > this.time.value);
  }

  /** Whether something of the last message to this seat is still to be seen. */
  runs(seat: number): boolean {
    const { lasts, rate } = this.takeOf(seat)?.reel ?? NOTHING;
    return this.time.value < lasts / rate;
  }

  /** Whether everything that it says can be seen by now. */
  isKnown(seat: number): boolean {
    const reel = this.takeOf(seat)?.reel ?? NOTHING;
    return readable(reel, this.time.value) === reel.shots.length;
  }

  /** The lines that may be read by now. */
  written(screen: Screen): readonly Told[] {
    const told = screen.told ?? [];
    return told.slice(0, this.readable(screen.seat, told.length));
  }

  /** How many of these lines may be read. */
  readable(seat: number, told: number): number {
    const { reel, from } = this.takeOf(seat) ?? { reel: NOTHING, from: told };
    const { length } = reel.shots;
    return length > 0 && from + length === told ? from + readable(reel, this.time.value) : told;
  }

  /** What may be known by now: what this seat saw before, with the lines that may be read, or all of it. */
  staged(screen: Screen): Screen {
    const take = this.takeOf(screen.seat);
    if (!take?.before.view || this.isKnown(screen.seat)) return screen;
    return { ...take.before, told: [...this.written(screen)] };
  }

  /** Goes to the end, or to the next thing that comes in a row. */
  hurry(): void {
    const stop = this.nextStop();
    if (stop === undefined) {
      this.end();
      return;
    }
    this.seek(stop);
    this.arm();
    for (const skip of this.hasty) skip();
  }

  private nextStop(): number | undefined {
    const { shots, rate } = [...this.seats.values()].map(({ take }) => take?.reel)[0] ?? NOTHING;
    const ahead = shots.filter(
      ({ event, at }) => this.stops.includes(event.type) && at / rate > this.time.peek(),
    );
    return ahead[0] && ahead[0].at / rate;
  }

  /** Goes to the end. */
  end(): void {
    clearTimeout(this.timer);
    batch(() => {
      this.rushed.value = true;
      this.time.value = OVER;
    });
    for (const stop of this.hasty) stop();
  }

  isRushed(): boolean {
    return this.rushed.value;
  }

  /** Whatever moves is told to be done. */
  whenHurried(stop: () => void): () => void {
    this.hasty.add(stop);
    return () => this.hasty.delete(stop);
  }

  stop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.limit);
  }

  /** Wakes at the next moment that matters. It counts as reached then, even if the alarm rings a little too early. */
  private arm(): void {
    clearTimeout(this.timer);
    const next = this.next();
    if (next === undefined) {
      this.time.value = OVER;
      return;
    }
    this.timer = setTimeout(
      () => {
        this.time.value = next;
        this.arm();
      },
      Math.max(0, this.origin + next - this.now()),
    );
  }

  private next(): number | undefined {
    const time = this.time.peek();
    const moments = [...this.seats.values()].flatMap(({ take }) => momentsOf(take?.reel ?? NOTHING));
    const ahead = moments.filter((moment) => moment > time);
    return ahead.length > 0 ? Math.min(...ahead) : undefined;
  }
}

function momentsOf({ shots, lasts, rate }: Reel): number[] {
  return [...shots.flatMap(({ at, known, steps }) => [at, known, ...steps]), lasts].map(
    (moment) => moment / rate,
  );
}

/** As fast as somebody wishes; whoever asked for less motion sees what must be seen in its order, only sooner. */
function hastened(reel: Reel, script: Script | undefined): Reel {
  const rate = reel.rate * (script?.queues && isStill() ? STILL_RATE : tempoRate());
  return rate === reel.rate ? reel : { ...reel, rate };
}

/** On coming to a game that has just begun the deal is still worth seeing. */
function isOpening(told: readonly Told[], script: Script | undefined): boolean {
  const opening: readonly string[] = script?.opening ?? [];
  return told.length > 0 && told.every(({ event }) => opening.includes(String(event.type)));
}

/** Whoever asked for less motion waits for nothing but what would tell too much, and nobody for what is not seen. */
function isHurried(script: Script | undefined): boolean {
  return (isStill() && !script?.queues) || document.visibilityState === "hidden";
}
