import type * as wire from "../gen/protocol";
import { shelfVoice } from "../say/locale";
import { seriesOn, type Try } from "./day";
import { Share } from "./share";

/** How the try of today came out, how many others found it here, and the line to send. */
export function After({ today, mine }: { today: wire.PuzzleToday; mine: Try }) {
  const say = shelfVoice.value;
  const { number, game, tried, found } = today;
  const days = seriesOn(number);
  return (
    <div class="row">
      <p>
        {say.word(mine.right ? "puzzle-was-found" : "puzzle-was-missed")}{" "}
        {tried > 1 && say.word("puzzle-others", { tried, found })}{" "}
        {days > 0 && say.word("puzzle-series", { days })}
      </p>
      <Share number={number} game={game} right={mine.right === true} say={say} />
    </div>
  );
}
