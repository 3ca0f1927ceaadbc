import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Room, Screen } from "../gen/protocol";
import type { Mood } from "../ui/medal";
import { useNews } from "./news";
import { awaitedSeats, scorersOf } from "./scene";

/** The ball needs a moment to get there, and joy a while to pass. */
const LATE_MS = 500;
const LASTS_MS = 3_500;

/** Who has just scored: one, or a team. */
const scorers = signal<number[] | undefined>(undefined);

/** Faces follow the game: a goal is seen on all of them for a while. */
export function useFeelings(room: Room | undefined, screen: Screen | undefined): void {
  const news = useNews();
  useEffect(() => {
    const fresh = news.since(screen, `${room?.number} ${screen?.seat}`);
    const goal = scorersOf(fresh);
    if (!goal) return;
    setTimeout(() => {
      scorers.value = goal;
    }, LATE_MS);
    setTimeout(() => {
      if (scorers.peek() === goal) scorers.value = undefined;
    }, LATE_MS + LASTS_MS);
  }, [screen]);
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
