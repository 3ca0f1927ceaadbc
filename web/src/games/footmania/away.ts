import { signal } from "@preact/signals";
import type { TableProps } from "./model";
import { planOf } from "./plan";

/** The match whose end was warned of, and whether the warning still stands on the label. */
export const warned = signal<{ match: string; open: boolean } | undefined>(undefined);

function matchOf({ room, view }: Pick<TableProps, "room" | "view">): string {
  return `${room.table} ${room.number} ${view.seat} ${view.day} ${view.match} ${view.play_off.length} ${view.replayed}`;
}

type Looked = Pick<TableProps, "room" | "view">;

/** Whether a pass now may end a match that cards and changes could still turn, and nobody has said so yet. */
export function givesAway(looked: Looked): boolean {
  return !looked.room.lesson && warned.value?.match !== matchOf(looked) && couldTurn(looked);
}

/** Whether the label says so now. */
export function isWarned(looked: Looked): boolean {
  const now = warned.value;
  return now?.open === true && now.match === matchOf(looked) && couldTurn(looked);
}

export function warn(looked: Looked, open: boolean): void {
  warned.value = { match: matchOf(looked), open };
}

function couldTurn({ view }: Looked): boolean {
  const own = view.sides.find(({ seat }) => seat === view.seat);
  const other = view.sides.find(({ seat }) => seat !== view.seat);
  const reach = planOf(view.seat).reach;
  if (view.step !== "action" || view.passes === 0 || !own || !other || !reach) return false;
  const now = own.stars - other.stars;
  return now <= 0 && Math.sign(reach.gap) > Math.sign(now);
}
