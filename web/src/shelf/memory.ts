import type { GameInfo } from "../gen/protocol";
import { read, write } from "../net/keys";
import type { Chosen } from "./options";
import type { Place } from "./plan";

/** What was chosen for the last table of a game, in this browser. Names and boxes are not kept with it. */
export interface Choice {
  places: Pick<Place, "who" | "level">[];
  options: Chosen;
  seconds: number;
  quick: boolean;
  help: boolean;
}

const NAME = "ludofoot:choice:";

/** Nothing before the first table of a game. */
export function lastChoice({ id }: Pick<GameInfo, "id">): Choice | undefined {
  const kept = read<Partial<Choice>>(NAME + id);
  if (!kept || !Array.isArray(kept.places)) return undefined;
  const { places, options = {}, seconds = 0, quick = false, help = true } = kept;
  return { places, options, seconds, quick, help };
}

export function keepChoice({ id }: Pick<GameInfo, "id">, choice: Choice): void {
  write(NAME + id, choice);
}
