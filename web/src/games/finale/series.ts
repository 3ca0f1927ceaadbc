import type { Penalty } from "../../gen/finale";
import type { GameEvent } from "./model";

/** The penalties since the last series began, and how many each side has in it; none in sudden death. */
function running(before: readonly GameEvent[]): { kicks: Penalty[]; shots: number | undefined } {
  const at = before.findLastIndex(({ type }) => type === "series-began" || type === "sudden-death");
  const start = before[at];
  const kicks = before.slice(at + 1).filter((event) => event.type === "penalty");
  return { kicks, shots: start?.type === "series-began" ? start.shots : undefined };
}

/** Whether this kick can be the last one: if it goes in, or if it does not. */
export function deciding(kick: Penalty, before: readonly GameEvent[]): boolean {
  return ends(kick, before, true) || ends(kick, before, false);
}

/** Whether the series is over if this kick goes in, or if it does not. */
export function ends({ seat, score, scored }: Penalty, before: readonly GameEvent[], goes: boolean): boolean {
  const { kicks, shots } = running(before);
  const taken = (whose: number) => kicks.filter((one) => one.seat === whose).length;
  const mine = (score[seat] ?? 0) - Number(scored) + Number(goes);
  const theirs = score[1 - seat] ?? 0;
  if (shots === undefined) return taken(1 - seat) > taken(seat) && mine !== theirs;
  return mine > theirs + shots - taken(1 - seat) || theirs > mine + shots - taken(seat) - 1;
}
