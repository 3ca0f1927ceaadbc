import { useEffect, useState } from "preact/hooks";
import { readSays, type Says } from "../api";

const NOTHING: Says = {};
const known = new Map<string, Promise<Says>>();

/** How the fields of a view are spoken, asked for once; before it has come everything is plain. */
export function useSays(game: string): Says {
  const [says, hear] = useState(NOTHING);
  useEffect(() => {
    let current = true;
    const asked = known.get(game) ?? readSays(game);
    known.set(game, asked);
    asked.then(
      (found) => current && hear(found),
      () => known.delete(game),
    );
    return () => {
      current = false;
    };
  }, [game]);
  return says;
}
