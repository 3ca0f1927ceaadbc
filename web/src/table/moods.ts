import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Room, Screen } from "../gen/protocol";
import type { Mood } from "../ui/medal";
import { useNews } from "./news";
import { awaitedSeats } from "./scene";

/** The ball needs a moment to get there, and joy a while to pass. */
const LATE_MS = 500;
const LASTS_MS = 3_500;

/** Who has just scored. */
const scorer = signal<number | undefined>(undefined);

/** Faces follow the game: a goal is seen on all of them for a while. */
export function useFeelings(room: Room | undefined, screen: Screen | undefined): void {
  const news = useNews();
  useEffect(() => {
    const fresh = news.since(screen, `${room?.number} ${screen?.seat}`);
    const goal = fresh.findLast((told) => told.event.type === "goal")?.event.seat;
    if (typeof goal !== "number") return;
    setTimeout(() => {
      scorer.value = goal;
    }, LATE_MS);
    setTimeout(() => {
      if (scorer.peek() === goal) scorer.value = undefined;
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
  if (scorer.value !== undefined && room.phase === "playing") {
    return scorer.value === seat ? "goal" : "conceded";
  }
  if (!awaitedSeats(room).includes(seat)) return "calm";
  return room.seats[seat]?.bot ? "thinking" : "turn";
}
