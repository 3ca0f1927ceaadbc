import type { ComponentType } from "preact";
import type { GameInfo } from "../gen/protocol";
import { SIXTY } from "../lesson/leaf";
import type { Voice } from "../say/voice";

export interface LeafProps {
  game: GameInfo;
  say: Voice;
  /** On to the question who plays. */
  next(): void;
}

/** A leaf of the dialog beside the one that asks who plays, such as the game in sixty seconds. */
export interface Leaf {
  /** The message on its tab. */
  word: string;
  Body: ComponentType<LeafProps>;
  /** Whether the game brings what it shows. */
  has(game: GameInfo, say: Voice): boolean;
  /** Whether the dialog opens with it: for whoever does not know the game yet. */
  first(game: GameInfo): boolean;
}

/**
 * The dialog of a new table has places for what is added to it:
 * - a leaf beside "Who plays?": an entry of this list; without any there are no tabs;
 * - a level of bot: nothing to do, `PlaceRow` offers whatever the server lists for the game;
 * - a length or a season: a preset of the game, shown by `Lengths` in the first view;
 * - a clock, however slow: `PaceFields`, in the fold;
 * - whatever else few people want (a lobby, a handicap): a child of `Fold`.
 */
export const LEAVES: readonly Leaf[] = [SIXTY];
