import { useEffect } from "preact/hooks";
import type * as wire from "../gen/protocol";
import { read, write } from "../net/keys";

/** Whoever plays about as well as you; at the table it sits with a step of its own behind the name. */
const STEPS = "ludofoot:adaptive:";

/** The levels that people choose from, weakest first; whoever adapts comes last. */
export function levelsOf(game: wire.GameInfo): string[] {
  return [...game.bots, ...adaptive(game)];
}

/** The level as it is asked for: the adaptive one with the step that past games in this browser have led to. */
export function asked(game: wire.GameInfo, level: string): string {
  return adaptive(game).includes(level) ? (read<string>(STEPS + game.id) ?? level) : level;
}

/** Once a game is over the table says how strong the next opponent should be: which rule decides is not ours. */
export function useAdapting({ game, adapts = "" }: wire.Room): void {
  useEffect(() => {
    if (adapts) write(STEPS + game, adapts);
  }, [game, adapts]);
}

function adaptive(game: wire.GameInfo): string[] {
  return (game.levels ?? []).flatMap(({ level, offered, steps = 0 }) =>
    offered && steps > 0 ? [level] : [],
  );
}
