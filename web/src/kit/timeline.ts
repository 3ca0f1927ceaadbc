import { batch, signal } from "@preact/signals";
import type { Room, Screen, Told } from "../gen/protocol";
import { isStill } from "../ui/media";
import type { Tagged } from "./screen";
import { NOTHING, type Reel, readable, reelOf, type Script } from "./script";

/** What is shown of the last message to one seat. */
export interface Take<Event extends Tagged = Tagged> {
  reel: Reel<Event>;
  /** The first line of the message. */
  from: number;
  /** What this seat saw before it. */
  before: Screen;
  /** When it began. */
  started: number;
}

interface Followed {
  key: string;
  screen: Screen;
  take: Take | undefined;
}

const OVER = Number.POSITIVE_INFINITY;

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

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Takes in what the seats of this browser see now; the same screens once more change nothing. */
  follow(room: Room, screens: readonly Screen[], script: Script | undefined, hurried = isHurried()): void {
    const anew = screens.filter((screen) => this.seats.get(screen.seat)?.screen !== screen);
    if (anew.length === 0) return;
    const started = this.now();
    const news = anew.map((screen) => this.see(screen, `${room.table} ${room.number}`, script, started));
    for (const seat of [...this.seats.keys()]) {
      if (!screens.some((screen) => screen.seat === seat)) this.seats.delete(seat);
    }
    batch(() => {
      this.message.value += 1;
      if (!news.includes(true)) return;
      this.rushed.value = false;
      this.time.value = hurried ? OVER : 0;
    });
    this.arm();
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
    const events = told.slice(seen).map(({ event }) => event as unknown as Tagged);
    const before = same ? last.screen : { seat };
    this.seats.set(seat, {
      key,
      screen,
      take: { reel: reelOf(events, script), from: seen, before, started },
    });
    return true;
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

  /** Goes to the end. */
  hurry(): void {
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
  }

  /** Wakes at the next moment that matters. It counts as reached then, even if the alarm rings a little too early. */
  private arm(): void {
    clearTimeout(this.timer);
    const next = this.next();
    if (next === undefined) {
      this.time.value = OVER;
      return;
    }
    const started = Math.max(...[...this.seats.values()].map(({ take }) => take?.started ?? 0));
    this.timer = setTimeout(
      () => {
        this.time.value = next;
        this.arm();
      },
      Math.max(0, started + next - this.now()),
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
  return [...shots.flatMap(({ at, known }) => [at, known]), lasts].map((moment) => moment / rate);
}

/** On coming to a game that has just begun the deal is still worth seeing. */
function isOpening(told: readonly Told[], script: Script | undefined): boolean {
  const opening: readonly string[] = script?.opening ?? [];
  return told.length > 0 && told.every(({ event }) => opening.includes(String(event.type)));
}

/** Whoever asked for less motion waits for nothing, and nobody waits for what is not seen. */
function isHurried(): boolean {
  return isStill() || document.visibilityState === "hidden";
}
