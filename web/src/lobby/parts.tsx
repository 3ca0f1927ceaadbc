import type { ListedSeat, ListedTable } from "../gen/protocol";
import type { Voice } from "../say/voice";

const MINUTE = 60;
const HOUR = 60;

/** Taken by somebody, by a bot, or free: as dots; the words stand beside them. */
export function Places({ seats }: { seats: readonly ListedSeat[] }) {
  return (
    <span class="seat-dots" aria-hidden="true">
      {seats.map(({ kind }, seat) => (
        <i key={seat} class={kind} />
      ))}
    </span>
  );
}

export function SinceWhen({ seconds, say }: { seconds: number; say: Voice }) {
  const minutes = Math.floor(seconds / MINUTE);
  if (minutes < 1) return <>{say.word("lobby-just-now")}</>;
  const unit = minutes < HOUR ? "minutes" : "hours";
  return (
    <>{say.word("lobby-since", { count: minutes < HOUR ? minutes : Math.floor(minutes / HOUR), unit })}</>
  );
}

/** Who plays against whom: those who play together are one side. */
export function sidesOf({ seats, teams = [] }: Pick<ListedTable, "seats" | "teams">, say: Voice): string[] {
  const sides = new Map<number, string[]>();
  seats.forEach(({ name, bot }, seat) => {
    const side = teams[seat] ?? seat;
    const called = name || (bot ? say.word("lobby-a-bot") : say.word("page-seat", { number: seat + 1 }));
    sides.set(side, [...(sides.get(side) ?? []), called]);
  });
  return [...sides.entries()].toSorted(([one], [other]) => one - other).map(([, names]) => say.listed(names));
}
