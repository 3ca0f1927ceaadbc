import { signal } from "@preact/signals";
import type { Gestured } from "../gen/protocol";

export type GestureName = Gestured["gesture"];
export const GESTURES: readonly GestureName[] = [
  "bravo",
  "goal",
  "save",
  "offside",
  "referee",
  "well-played",
];

/** So long one is seen. */
export const SHOWN_MS = 2_500;
export interface Shown {
  seat: number;
  gesture: GestureName;
  number: number;
}

/** What people at this table show each other, as long as it is seen, and whose gestures are not wanted here. */
export class Gestures {
  readonly shown = signal<readonly Shown[]>([]);
  readonly muted = signal<ReadonlySet<number>>(new Set());
  /** Whether one's own hands rest. */
  readonly resting = signal(false);
  private number = 0;
  private timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(private readonly send: (seat: number, gesture: GestureName) => boolean) {}

  make(seat: number, gesture: GestureName): void {
    if (!this.resting.value) this.send(seat, gesture);
  }

  /** One of each seat at a time: the newer takes the place of the older. */
  come({ seat, gesture, rest_ms: rest = 0 }: Pick<Gestured, "seat" | "gesture" | "rest_ms">): void {
    if (rest > 0) this.rest(rest);
    if (this.muted.value.has(seat)) return;
    this.number += 1;
    const fresh = { seat, gesture, number: this.number };
    this.shown.value = [...this.shown.value.filter((one) => one.seat !== seat), fresh];
    this.later(SHOWN_MS, () => this.drop((one) => one === fresh));
  }

  mute(seat: number): void {
    this.muted.value = new Set([...this.muted.value, seat]);
    this.drop((one) => one.seat === seat);
  }

  unmute(seat: number): void {
    this.muted.value = new Set([...this.muted.value].filter((one) => one !== seat));
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }

  private rest(ms: number): void {
    this.resting.value = true;
    this.later(ms, () => {
      this.resting.value = false;
    });
  }

  private drop(which: (one: Shown) => boolean): void {
    this.shown.value = this.shown.value.filter((one) => !which(one));
  }

  private later(ms: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      then();
    }, ms);
    this.timers.add(timer);
  }
}
