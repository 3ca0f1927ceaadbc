import type { ComponentType } from "preact";
import type { Listed } from "../forms/choices";
import type { Preview, Prompt, Room, Screen } from "../gen/protocol";
import type { Move } from "../net/table";
import type { Voice } from "../say/voice";
import type { Sounds } from "../sound/cues";

/** What the screen of a game is given. It draws views and offers moves; it knows no rules. */
export interface GameProps {
  room: Room;
  /** What the seat in front of this screen sees, or a spectator. */
  screen: Screen;
  screens: readonly Screen[];
  say: Voice;
  /** A command is on its way: wait before the next one. */
  busy: boolean;
  act(move: Move): void;
  preview(draft: Move): Promise<Preview | undefined>;
  explain(clause: string): void;
}

/** A game may bring the middle of the table, a hand in place of the plain choices, and sounds. */
export interface GameModule {
  Screen: ComponentType<GameProps>;
  Hand?: ComponentType<GameProps>;
  /** What lies beside the table, over the match sheet, where there is room for both. */
  Side?: ComponentType<GameProps>;
  /** Which answers stand on the label, in which words and under which keys; without it the plain moves. */
  listed?(prompt: Prompt, props: GameProps): Listed | undefined;
  /** Whether its screen itself offers what may be done at any time. */
  offersOpenMoves?: boolean;
  /** Whether people on one screen play at once, with their hands open: then no curtain falls. */
  openHands?: boolean;
  /** What is said aloud now, in place of all that is told: in a race whoever listens would drown in it. */
  speaks?(props: GameProps): string | undefined;
  /** How far the game is, in a few words for the bar. */
  standing?(props: GameProps): string | undefined;
  /** How it ended, where the game has words of its own for it. */
  verdict?(props: GameProps): string | undefined;
  /** What the game counts at its end, under the places. */
  Summary?: ComponentType<GameProps>;
  /** What its events sound like. */
  sounds?: Sounds;
}

const modules = import.meta.glob<GameModule>("./*/index.tsx");

/** The screen of a game, loaded when it is played; without one the plain table is used. */
export function gameModule(game: string): Promise<GameModule> | undefined {
  return modules[`./${game}/index.tsx`]?.();
}
