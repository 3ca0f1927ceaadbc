import type { Room } from "../gen/protocol";

/** Where a clock runs already, nobody is kept waiting for pictures: the table grants no time for them. */
export function isShort({ clocks }: Room, seat: number): boolean {
  return (clocks ?? []).some((clock) => clock.seat === seat && !clock.film_ms);
}
