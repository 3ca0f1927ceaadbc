import type { ComponentChildren, ComponentType } from "preact";
import type { Listed } from "../forms/choices";
import type { Preview, Prompt, Room } from "../gen/protocol";
import type { Voice } from "../say/voice";
import type { Layout, Wishes } from "./layout";
import type { GameScreen, Tagged } from "./screen";
import type { Script } from "./script";

/** What the parts of a game's screen are given. They draw views and offer moves; they know no rules. */
export interface GameProps<
  View extends object = object,
  Event extends Tagged = Tagged,
  Move extends Tagged = Tagged,
  Draft extends Preview = Preview,
> {
  room: Room;
  /** What the seat in front of this screen sees, or a spectator. */
  screen: GameScreen<View, Event, Move>;
  screens: readonly GameScreen<View, Event, Move>[];
  say: Voice;
  /** A command is on its way: wait before the next one. */
  busy: boolean;
  act(move: Move): void;
  preview(draft: object): Promise<Draft | undefined>;
  explain(clause: string): void;
}

/** What a game brings to the table. It fills the regions of the shell and never reaches into them. */
export interface GameModule<
  View extends object = object,
  Event extends Tagged = Tagged,
  Move extends Tagged = Tagged,
  Draft extends Preview = Preview,
> {
  /** The mat; without it everything that the view tells is shown. */
  Screen: ComponentType<GameProps<View, Event, Move, Draft>>;
  /** The tray: a hand in place of the plain choices. */
  Hand?: ComponentType<GameProps<View, Event, Move, Draft>>;
  /** What lies beside the table, over the match sheet, where there is room for both. */
  Side?: ComponentType<GameProps<View, Event, Move, Draft>>;
  /** What the game counts at its end, under the places. */
  Summary?: ComponentType<GameProps<View, Event, Move, Draft>>;
  /** The prompt in the game's own words: nothing leaves it to the table, `null` says that it stands elsewhere. */
  label?(props: GameProps<View, Event, Move, Draft>): ComponentChildren;
  /** Which answers stand on the label, in which words and under which keys; without it the plain moves. */
  listed?(prompt: Prompt, props: GameProps<View, Event, Move, Draft>): Listed | undefined;
  /** Whose seats its screen draws; the table draws all that are left. */
  draws?: "others" | "everybody";
  /** Whether its screen itself offers what may be done at any time. */
  offersOpenMoves?: boolean;
  /** Whether people on one screen play at once, with their hands open: then no curtain falls. */
  openHands?: boolean;
  /** What it wishes of the shell. */
  layout?: Wishes | ((layout: Layout) => Wishes);
  /** How long each event is seen, and what is heard of it. */
  script?: Script<Event>;
  /** A game that is shown event by event: what was seen before, once these events are known. Nothing else is known. */
  stage?(before: View, events: readonly Event[]): View;
  /** What is said aloud now, in place of all that is told: in a race whoever listens would drown in it. */
  speaks?(props: GameProps<View, Event, Move, Draft>): string | undefined;
  /** How far the game is, in a few words for the bar. */
  standing?(props: GameProps<View, Event, Move, Draft>): string | undefined;
  /** How it ended, where the game has words of its own for it. */
  verdict?(props: GameProps<View, Event, Move, Draft>): string | undefined;
  /** What a seat has scored so far, alone or with its team. */
  score?(view: View, seat: number): number | undefined;
  /** Who has scored with this event. */
  scorers?(event: Event): readonly number[] | undefined;
  /** How many cards each seat holds. */
  handSizes?(view: View): readonly number[];
}

/** The props of a part, from the generated records of its game. */
export type PropsOf<
  R extends { view: object; event: Tagged; move: Tagged },
  Draft extends Preview = Preview,
> = GameProps<R["view"], R["event"], R["move"], Draft>;

/** The module of a game, from its generated records. */
export type ModuleOf<
  R extends { view: object; event: Tagged; move: Tagged },
  Draft extends Preview = Preview,
> = GameModule<R["view"], R["event"], R["move"], Draft>;
