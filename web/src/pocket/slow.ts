import type * as wire from "../gen/protocol";

/** From here on people come and go while the game goes on. */
const SLOW_MS = 3_600_000;

export function isSlow({ decision_ms: decision = 0 }: Pick<wire.Room, "decision_ms">): boolean {
  return decision >= SLOW_MS;
}
