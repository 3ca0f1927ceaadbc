import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Room, Screen } from "../gen/protocol";
import type { GameModule } from "../kit/module";
import { eventsIn, type Tagged } from "../kit/screen";
import type { Timeline } from "../kit/timeline";
import type { Mood } from "../ui/medal";
import { awaitedSeats } from "./scene";

/** Joy needs a while to pass. */
const LASTS_MS = 3_500;

/** Who has just scored: one, or a team. */
const scorers = signal<readonly number[] | undefined>(undefined);

/** Whoever has scored, alone or as a team, in the newest goal among these events. */
export function scorersOf(
  events: readonly Tagged[],
  game: GameModule | undefined,
): readonly number[] | undefined {
  return events.map((event) => game?.scorers?.(event)).findLast((found) => found !== undefined);
}

/** Faces follow the game: a goal is seen on all of them for a while, from the moment that it is seen at all. */
export function useFeelings(
  timeline: Timeline,
  screen: Screen | undefined,
  game: GameModule | undefined,
): void {
  const take = screen && timeline.takeOf(screen.seat);
  const known = screen === undefined || timeline.isKnown(screen.seat);
  useEffect(() => {
    if (!take || !known) return;
    const fresh = eventsIn(screen.told?.slice(take.from));
    const goal = scorersOf(fresh, game);
    if (!goal) return;
    scorers.value = goal;
    setTimeout(() => {
      if (scorers.peek() === goal) scorers.value = undefined;
    }, LASTS_MS);
  }, [take, known]);
}

/** What a face shows, as far as the table can know. */
export function moodOf(room: Room, seat: number): Mood {
  const outcome = room.outcome;
  if (room.phase === "over") {
    if (!outcome) return "calm";
    return outcome.winners.includes(seat) ? "goal" : "conceded";
  }
  if (scorers.value !== undefined && room.phase === "playing") {
    return scorers.value.includes(seat) ? "goal" : "conceded";
  }
  if (!awaitedSeats(room).includes(seat)) return "calm";
  return room.seats[seat]?.bot ? "thinking" : "turn";
}
