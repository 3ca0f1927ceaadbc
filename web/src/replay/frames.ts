import type { Goal } from "../coach/curve";
import type * as wire from "../gen/protocol";
import type { GameModule } from "../kit/module";
import { eventsIn } from "../kit/screen";
import { readKeys } from "../net/keys";
import type { Voice } from "../say/voice";
import { scorersOf } from "../table/moods";
import { namesOf } from "../table/scene";
import { verify } from "../verify/verify";
import type { RecordText } from "./api";

/** So many seats have a colour of their own. */
const COLOURS = 4;

/** A table as it stood at one moment of a record: what the screens of games are given. */
export function roomAt(found: wire.Replayed, frame: wire.ReplayFrame): wire.Room {
  const over = frame.over;
  return {
    table: "",
    game: found.game,
    rules: found.rules,
    number: 1,
    phase: over ? "over" : "playing",
    setup: { seats: found.seats },
    seats: found.names.map((name, seat) => ({
      kind: found.bots[seat] ? ("bot" as const) : ("person" as const),
      name,
      bot: found.bots[seat] ?? "",
    })),
    awaited: [],
    watchers: 0,
    commitment: "",
    outcome: over ? found.outcome : null,
  };
}

/** The names of the game; whoever gave none has the colour of the seat, unless it is "you". */
export function namesIn(room: wire.Room, mine: readonly number[], say: Voice): string[] {
  const names = namesOf(room, say);
  return names.map((name, seat) =>
    name || mine.includes(seat) ? name : say.word(`page-seat-colour-${(seat % COLOURS) + 1}`),
  );
}

/** Who is "you": whose eyes are looked through, or from the stands the one who played here. */
export function readerOf(seat: number, mine: readonly number[]): number | undefined {
  return seat >= 0 ? seat : mine.length === 1 ? mine[0] : undefined;
}

/** What the viewer saw then, with everything told so far. */
export function screenAt(found: wire.Replayed, at: number): wire.Screen {
  const told = found.frames.slice(0, at + 1).flatMap((frame) => frame.told);
  return { seat: found.seat, view: found.frames[at]?.view ?? null, prompts: [], told };
}

/** The frames in which a goal was scored. */
export function goalsIn(found: wire.Replayed, game: GameModule | undefined): number[] {
  return found.frames.flatMap(({ told }, at) => (scorersOf(eventsIn(told), game) ? [at] : []));
}

/** The goals on the curve: where two sides play, with the score by then. */
export function scoredIn(found: wire.Replayed, game: GameModule | undefined): Goal[] {
  const score = new Map<string, number>();
  return found.frames.flatMap((frame) => {
    const scorers = eventsIn(frame.told).flatMap((event) => {
      const seats = game?.scorers?.(event);
      return seats ? [seats] : [];
    });
    for (const seats of scorers) score.set(sideName(seats), (score.get(sideName(seats)) ?? 0) + 1);
    if (scorers.length === 0) return [];
    const label = [0, 1].map((seat) => score.get(String(seat)) ?? 0).join("–");
    return [{ line: frame.number, ...(found.seats === 2 ? { label } : {}) }];
  });
}

function sideName(seats: readonly number[]): string {
  return seats.join("+");
}

/** The seats at which this browser played the game of a record. */
export function seatsOf(record: RecordText): number[] {
  const verdict = verify(record);
  if (!verdict.holds) return [];
  const [table = ""] = verdict.table.split("/");
  return Object.entries(readKeys(table).seats).flatMap(([seat, key]) => (key.token ? [Number(seat)] : []));
}
