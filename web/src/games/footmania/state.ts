import { signal } from "@preact/signals";
import type { Room } from "../../gen/protocol";
import { read, write } from "../../net/keys";
import type { Move, Plus, Sponsor } from "./model";

/** What lies over the table: a club, a footballer of one's own, a place to fill, or an offer that is being written. */
export type Sheet =
  | { kind: "club"; seat: number }
  | { kind: "man"; name: string }
  | { kind: "place"; place: number }
  | { kind: "offer"; draft: Draft };

export const sheet = signal<Sheet | undefined>(undefined);

/** An offer before it is made. */
export interface Draft {
  to: number | null;
  give: readonly string[];
  give_sponsors: readonly Sponsor[];
  give_money: number;
  want: readonly string[];
  want_sponsors: readonly Sponsor[];
  want_money: number;
}

export const NO_DRAFT: Draft = {
  to: null,
  give: [],
  give_sponsors: [],
  give_money: 0,
  want: [],
  want_sponsors: [],
  want_money: 0,
};

export function compose(draft: Partial<Draft> = {}): void {
  sheet.value = { kind: "offer", draft: { ...NO_DRAFT, ...draft } };
}

/** A plus card or a substitute that waits for its place on the pitch. */
export type Picked = { plus: Plus } | { footballer: string };
export const picked = signal<Picked | undefined>(undefined);

/** The bid that the next tap makes; it is never below what is asked for. */
export const raised = signal(0);

/** The eleven as one seat has changed it, for this question only. */
export const changed = signal<{ key: string; eleven: readonly (string | null)[] } | undefined>(undefined);

/** Which moves of a match a picked card or man can make. */
export function fits(move: Move, held: Picked | undefined): boolean {
  if (!held) return false;
  if ("plus" in held) return move.type === "play" && move.plus === held.plus;
  return move.type === "substitute" && move.footballer === held.footballer;
}

/** What was begun belongs to whoever was in front of this screen: nobody else may find it there. */
export function forget(): void {
  sheet.value = undefined;
  picked.value = undefined;
  raised.value = 0;
  changed.value = undefined;
}

// ---- offers that this seat does not want to see, kept for a reload

const hidden = signal<{ key: string; names: readonly string[] }>({ key: "", names: [] });

function keyOf(room: Room, seat: number): string {
  return `ludofoot:footmania:hidden:${room.table}:${room.number}:${seat}`;
}

export function hiddenAt(room: Room, seat: number): readonly string[] {
  const key = keyOf(room, seat);
  return hidden.value.key === key ? hidden.value.names : (read<string[]>(key) ?? []);
}

/** Hides an offer, or shows it again. */
export function hideAt(room: Room, seat: number, name: string): void {
  const now = hiddenAt(room, seat);
  const names = now.includes(name) ? now.filter((one) => one !== name) : [...now, name];
  hidden.value = { key: keyOf(room, seat), names };
  write(keyOf(room, seat), names);
}
