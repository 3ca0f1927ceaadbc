import { useEffect } from "preact/hooks";
import { read, write } from "../net/keys";
import type { Voice } from "../say/voice";
import type { Scene } from "../table/scene";

/** What this browser knows of somebody's way with a game: nothing of it leaves the browser. */
const FINISHED = "ludofoot:finished:";

/** Whether this browser has a club: the shelf asks before it looks for one. */
export const CLUB = "ludofoot:club";

/** Whether a game of this kind was ever played to its end here. */
export function hasFinished(game: string): boolean {
  return read<boolean>(FINISHED + game) ?? false;
}

/** A game that is over, and was no lesson, needs no lesson any more. */
export function useFinished({ room, screen }: Scene): void {
  const finished = room.phase === "over" && screen.seat >= 0 && !room.lesson;
  useEffect(() => {
    if (finished) write(FINISHED + room.game, true);
  }, [finished]);
}

/** Whether the game brings a first match; a game without one brings no words for it. */
export function hasLesson(say: Voice): boolean {
  return say.ids().some((id) => /^lesson-.+-title$/.test(id));
}

export function hasSixty(say: Voice): boolean {
  return say.knows("sixty-1");
}
