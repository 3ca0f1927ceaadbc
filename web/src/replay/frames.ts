import type * as wire from "../gen/protocol";
import type { GameModule } from "../kit/module";
import type { Tagged } from "../kit/screen";
import { scorersOf } from "../table/moods";

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

/** What the viewer saw then, with everything told so far. */
export function screenAt(found: wire.Replayed, at: number): wire.Screen {
  const told = found.frames.slice(0, at + 1).flatMap((frame) => frame.told);
  return { seat: found.seat, view: found.frames[at]?.view ?? null, prompts: [], told };
}

/** The frames in which a goal was scored. */
export function goalsIn(found: wire.Replayed, game: GameModule | undefined): number[] {
  return found.frames.flatMap((frame, at) => {
    const events = frame.told.map(({ event }) => event as unknown as Tagged);
    return scorersOf(events, game) ? [at] : [];
  });
}
