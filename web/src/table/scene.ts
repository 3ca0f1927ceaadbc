import { type Signal, signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Explained, Room, Screen, SeatInfo } from "../gen/protocol";
import type { Surface } from "../kit/keymap";
import type { GameModule } from "../kit/module";
import type { TableStore } from "../net/table";
import type { Voice } from "../say/voice";

export type Drawer =
  | { kind: "rules"; clause?: string }
  | { kind: "log" | "recap" | "fairness" | "keys" | "menu" | "print" };

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
  /** What a piece is, by the names that it goes by; nothing if it is none. */
  wonder(pieces: readonly string[]): Promise<Explained | undefined>;
  /** Hands the screen to another person who sits at it. */
  hand(seat: number): void;
}

export const SceneContext = createContext<Scene | undefined>(undefined);

export function useScene(): Scene {
  const scene = useContext(SceneContext);
  if (!scene) throw new Error("outside of a table");
  return scene;
}

/** The way to a rule from here. Away from a table there is none, and a clause is only named. */
export function useRuleBook() {
  const scene = useContext(SceneContext);
  if (!scene) return undefined;
  const open = (clause: string) => {
    scene.drawer.value = { kind: "rules", clause };
  };
  return { game: scene.room.game, open };
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

/** The seat of whoever only watches. */
export const SPECTATOR = -2;

/** Whether anybody else is here, once the game has begun: then there is somebody to show something to. */
export function hasCompany({ store, room }: Scene): boolean {
  if (room.phase === "waiting" || room.phase === "salts") return false;
  const others = room.seats.some(
    (seat, index) => seat.kind === "person" && !store.mine.value.includes(index),
  );
  return others || room.watchers > 0;
}

/** Whether this game goes on from a moment of another one: nobody has promised anything for its luck. */
export function isWhatIf({ phase, commitment, lesson, day }: Room): boolean {
  return commitment === "" && !lesson && !day && phase !== "waiting" && phase !== "salts";
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
