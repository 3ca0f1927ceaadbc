import { type Signal, signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Room, Screen, SeatInfo } from "../gen/protocol";
import type { Surface } from "../kit/keymap";
import type { GameModule } from "../kit/module";
import type { TableStore } from "../net/table";
import type { Voice } from "../say/voice";

export type Drawer =
  | { kind: "rules"; clause?: string }
  | { kind: "log" | "fairness" | "keys" | "menu" | "print" };

/** What every part of the table needs: who looks, what is seen, and in whose words. */
export interface Scene {
  store: TableStore;
  room: Room;
  screen: Screen;
  say: Voice;
  drawer: Signal<Drawer | undefined>;
  /** What the game brings, if it has a screen of its own. */
  game: GameModule | undefined;
  /** Whether this is a game that is watched again; one in play needs not say so. */
  surface?: Surface;
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

/** The keys that open a drawer, at every table. */
export function drawerKeys(drawer: Signal<Drawer | undefined>) {
  const open = (kind: "rules" | "log" | "keys") => () => {
    drawer.value = { kind };
  };
  return { rules: open("rules"), log: open("log"), keys: open("keys") };
}

/** The names at the table. Bots without one get theirs from the locale. */
export function namesOf({ seats }: { seats: readonly SeatInfo[] }, say: Voice): string[] {
  const people = seats.map((seat) => seat.name ?? "");
  const bots = botNames(people, say);
  return seats.map((seat, index) => seat.name || (seat.kind === "bot" ? (bots[index] ?? "") : ""));
}

/** What a bot in each seat would be called: like nobody who already has a name there. */
export function botNames(people: readonly string[], say: Voice): string[] {
  const free = say
    .word("bot-names")
    .split(", ")
    .filter((name) => !people.includes(name));
  return people.map((_, seat) => free[seat % free.length] ?? "");
}

export function level(seat: SeatInfo, say: Voice): string {
  return seat.bot ? say.word(`bot-${seat.bot}`) : "";
}

/** Whom the game waits for. While it is paused it is nobody's turn. */
export function awaitedSeats(room: Room): number[] {
  return room.phase === "playing" ? room.awaited : [];
}

/** The score of a seat as its game tells it; at the end as it was counted. */
export function scoreOf(
  room: Pick<Room, "outcome">,
  game: GameModule | undefined,
  screen: Screen,
  seat: number,
) {
  if (room.outcome) return room.outcome.scores[seat];
  return screen.view ? game?.score?.(screen.view, seat) : undefined;
}
