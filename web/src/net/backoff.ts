const FIRST_MS = 400;
const LONGEST_MS = 15_000;

/** How long to wait before the next try: longer each time, and never all clients at the same moment. */
export function backoff(tries: number, random: () => number = Math.random): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(tries, 10));
  return longest * (0.5 + random() / 2);
}
