import type { Moment, Report } from "../gen/protocol";

/** Where this server keeps a finished game. */
export interface Kept {
  table: string;
  number: number;
}

/** The side that one of these seats belongs to. */
export function sideOfSeats({ sides }: Report, seats: readonly number[]): number | undefined {
  const found = sides.findIndex((side) => side.seats.some((seat) => seats.includes(seat)));
  return found < 0 ? undefined : found;
}

/** Whether the second side stands on the left: whoever reads does, else whoever won. */
export function isTurned(report: Report, mine: readonly number[]): boolean {
  if (report.sides.length !== 2) return false;
  return (sideOfSeats(report, mine) ?? report.order[0]) === 1;
}

/** A score as the board shows it, whoever stands on the left first. */
export function scoreRead(score: readonly number[] | undefined, turned: boolean): string {
  const shown = turned ? [...(score ?? [])].reverse() : (score ?? []);
  return shown.join("–");
}

/** What time of the match it was at a line of the record. */
export function momentAt(moments: readonly Moment[] | undefined, line: number): Moment | undefined {
  return moments?.findLast((each) => each.entry <= line);
}

/** Places that lie at least so far apart, each as near as can be to where it would be, within 0 to 100. */
export function spread(places: readonly number[], apart: number): number[] {
  const order = places.map((_, at) => at).sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  const found = [...places];
  const at = (number: number) => found[order[number] ?? 0] ?? 0;
  for (let number = 1; number < order.length; number += 1) {
    found[order[number] ?? 0] = Math.max(at(number), at(number - 1) + apart);
  }
  let most = 100;
  for (let number = order.length - 1; number >= 0; number -= 1) {
    found[order[number] ?? 0] = Math.min(at(number), most);
    most = at(number) - apart;
  }
  return found;
}

const ROOM = 3.6;

/** Dots on a line that would cover each other go up and down in turn. */
export function swarm(places: readonly number[], highest = 13): { x: number; y: number }[] {
  const inBin = new Map<number, number>();
  return [...places]
    .sort((one, other) => one - other)
    .map((x) => {
      const bin = Math.round(x / ROOM);
      const count = inBin.get(bin) ?? 0;
      inBin.set(bin, count + 1);
      const away = Math.ceil(count / 2) * ROOM * (count % 2 ? -1 : 1);
      return { x: bin * ROOM, y: Math.max(-highest, Math.min(highest, away)) };
    });
}
