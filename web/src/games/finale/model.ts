import type {
  FIView,
  Goal,
  ManCard,
  ManView,
  Penalty,
  Picked,
  Pick as PickMove,
  Records,
  Revealed,
  Rolled,
  SideView,
  SymbolChecked,
  TieRolled,
} from "../../gen/finale";
import type { Assign, Item, Order, Subset } from "../../gen/protocol";
import type { PropsOf } from "../../kit/module";
import type { FinalePreview } from "./plans";

export type View = FIView;
export type Side = SideView;
export type Man = ManView["man"];
export type Line = ManView["line"];
export type Card = NonNullable<FIView["card"]>;
export type Colour = SideView["colour"];
export type Sign = NonNullable<ManView["symbol"]>;
export type GameEvent = Records["event"];
export type Move = Records["move"];
export type { ManCard, ManView };

/** What the parts of the screen are given. */
export type Props = PropsOf<Records, FinalePreview>;
export type Screen = Pick<Props["screen"], "seat" | "view" | "asked" | "offers">;

/** The coach on the near side: oneself, or the first one for whoever watches. */
export function nearSeat(view: View): number {
  return Math.max(0, view.seat);
}

export function sideOf(view: View, seat: number): Side {
  return view.sides[seat] as Side;
}

// ---- what is asked for: the rules have listed it, nothing is worked out here

export function assignOf(screen: Pick<Screen, "asked">): Assign | undefined {
  const form = screen.asked?.form;
  return form?.type === "assign" ? form : undefined;
}

export function orderOf(screen: Pick<Screen, "asked">): Order | undefined {
  const form = screen.asked?.form;
  return form?.type === "order" ? form : undefined;
}

export function subsetOf(screen: Pick<Screen, "asked">): Subset | undefined {
  const form = screen.asked?.form;
  return form?.type === "subset" ? form : undefined;
}

// ---- footballers for the slots of a card

export type Slots = readonly (Man | null)[];

export function menOf(form: { items: readonly Item[] }): Man[] {
  return form.items.map((item) => item.value as Man);
}

/** The slots that a man may be put in. */
export function placesFor(form: Assign, man: Man): number[] {
  const index = menOf(form).indexOf(man);
  return form.fits.flatMap((fitting, place) => (fitting.includes(index) ? [place] : []));
}

/** Where there is no choice the man already stands. */
export function firstSlots(form: Assign): Slots {
  const men = menOf(form);
  const taken = new Set<Man>();
  return form.fits.map((fitting) => {
    const only = fitting.length === 1 ? men[fitting[0] ?? -1] : undefined;
    if (!only || taken.has(only)) return null;
    taken.add(only);
    return only;
  });
}

/** A tap on a man: out if he is in, else into the first free slot that fits, else in the place of the last one. */
export function tapped(form: Assign, slots: Slots, man: Man): Slots {
  if (slots.includes(man)) return slots.map((one) => (one === man ? null : one));
  const places = placesFor(form, man);
  const place = places.find((one) => slots[one] === null) ?? places.at(-1);
  return place === undefined ? slots : slots.map((one, index) => (index === place ? man : one));
}

/** A draft with this man that the rules will refuse, and so explain. */
export function refusedPick(form: Assign, slots: Slots, man: Man): PickMove {
  const free = Math.max(0, slots.indexOf(null));
  return {
    type: "pick",
    men: form.places.map((_, place) => (place === free ? man : (slots[place] ?? null))),
  };
}

// ---- what has just been decided

/** The cards were turned over: who attacks, and how often. */
export interface Reveal {
  kind: "reveal";
  at: number;
  event: Revealed;
  ties: TieRolled[];
  attacker: number;
  attempts: number;
}

/** A comparison: strengths, dice, and what became of those who took part. */
export interface Roll {
  kind: "roll";
  at: number;
  event: Rolled;
  checks: SymbolChecked[];
  goal: Goal | undefined;
}

/** The last thing that dice or cards have decided: it is to be read until they decide again. */
export function lastDecision(events: readonly GameEvent[]): Reveal | Roll | undefined {
  const at = events.findLastIndex((event) => event.type === "rolled" || event.type === "revealed");
  const event = events[at];
  const after = events.slice(at + 1);
  if (event?.type === "revealed") {
    const won = after.find((one) => one.type === "attack-won");
    if (!won) return undefined;
    const ties = after.filter((one) => one.type === "tie-rolled");
    return { kind: "reveal", at, event, ties, attacker: won.attacker, attempts: won.attempts };
  }
  if (event?.type !== "rolled") return undefined;
  const checks = after.filter((one) => one.type === "symbol-checked");
  return { kind: "roll", at, event, checks, goal: after.find((one) => one.type === "goal") };
}

/** A goal of the match: when, whose, and who took part in the shot. */
export interface Scored {
  minute: number;
  seat: number;
  men: readonly Man[];
  goals: readonly number[];
}

export function goalsOf(events: readonly GameEvent[]): Scored[] {
  const found: Scored[] = [];
  let minute = 0;
  const shots = new Map<number, Picked>();
  for (const event of events) {
    if (event.type === "period-began") minute = event.minute;
    else if (event.type === "picked") shots.set(event.seat, event);
    else if (event.type === "goal") {
      found.push({ minute, seat: event.seat, men: shots.get(event.seat)?.used ?? [], goals: event.goals });
    }
  }
  return found;
}

export function penaltiesOf(events: readonly GameEvent[]): Penalty[] {
  return events.filter((event) => event.type === "penalty");
}

// ---- how a team stands

const LINES: readonly Line[] = ["goalkeeper", "defender", "midfielder", "attacker"];
/** More men than this in one line stand in two. */
const MOST_IN_A_COLUMN = 5;
const MOST_IN_A_ROW = 6;

/** The lines from one's own goal to the middle, as columns side by side. */
export function columnsOf(pitch: readonly ManView[]): ManView[][] {
  return LINES.flatMap((line) =>
    parted(
      pitch.filter((man) => man.line === line),
      MOST_IN_A_COLUMN,
    ),
  );
}

/** The same as rows; the goalkeeper stands beside the defenders, apart from them. */
export function rowsOf(pitch: readonly ManView[]): ManView[][] {
  const line = (wanted: Line) => pitch.filter((man) => man.line === wanted);
  const keeper = line("goalkeeper");
  const [last = [], ...more] = parted(line("defender"), MOST_IN_A_ROW - keeper.length);
  const rows = [[...keeper, ...last], ...more, ...parted(line("midfielder"), MOST_IN_A_ROW)];
  return [...rows, ...parted(line("attacker"), MOST_IN_A_ROW)].filter((row) => row.length > 0);
}

/** As equal parts as can be. */
function parted<T>(all: readonly T[], most: number): T[][] {
  const parts = Math.max(1, Math.ceil(all.length / most));
  const size = Math.ceil(all.length / parts);
  return Array.from({ length: parts }, (_, index) => all.slice(index * size, (index + 1) * size));
}

/** 4-4-2: what stands in front of the goalkeeper. */
export function formationOf(men: readonly { line: Line }[]): string {
  return LINES.slice(1)
    .map((line) => men.filter((man) => man.line === line).length)
    .join("-");
}
