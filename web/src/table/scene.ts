import { type Signal, signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Room, Screen, SeatInfo } from "../gen/protocol";
import type { TableStore } from "../net/table";
import type { Voice } from "../say/voice";

export type Drawer = { kind: "rules"; clause?: string } | { kind: "log" | "fairness" | "keys" | "menu" };

/** What every part of the table needs: who looks, what is seen, and in whose words. */
export interface Scene {
  store: TableStore;
  room: Room;
  screen: Screen;
  say: Voice;
  drawer: Signal<Drawer | undefined>;
  /** Hands the screen to another person who sits at it. */
  hand(seat: number): void;
}

export const SceneContext = createContext<Scene | undefined>(undefined);

export function useScene(): Scene {
  const scene = useContext(SceneContext);
  if (!scene) throw new Error("outside of a table");
  return scene;
}

export const newDrawer = () => signal<Drawer | undefined>(undefined);

/** The names at the table. Bots without one get theirs from the locale, none that a person has. */
export function namesOf(room: Room, say: Voice): string[] {
  const people = room.seats.map((seat) => seat.name);
  const free = say
    .word("bot-names")
    .split(", ")
    .filter((name) => !people.includes(name));
  return room.seats.map(
    (seat, index) => seat.name || (seat.kind === "bot" ? (free[index % free.length] ?? "") : ""),
  );
}

export function level(seat: SeatInfo, say: Voice): string {
  return seat.bot ? say.word(`bot-${seat.bot}`) : "";
}

/** Whom the game waits for, as far as anybody here may know. */
export function awaitedSeats(room: Room, screen: Screen): number[] {
  const thinking = room.seats.flatMap((seat, index) => (seat.thinking ? [index] : []));
  const turn = screen.view?.turn;
  if (thinking.length > 0 || room.phase !== "playing") return thinking;
  return typeof turn === "number" && room.seats[turn] ? [turn] : [];
}

/** The score of a seat, if the view shows one. */
export function scoreOf(room: Room, screen: Screen, seat: number): number | undefined {
  const scores = room.outcome?.scores ?? screen.view?.goals ?? screen.view?.scores;
  const score = Array.isArray(scores) ? scores[seat] : undefined;
  return typeof score === "number" ? score : undefined;
}
