import type { GameInfo } from "../gen/protocol";
import { titleOf } from "../say/locale";
import type { Voice } from "../say/voice";
import { Ball } from "../ui/icons";

/** The lid of a box; a later game brings a picture of its own. */
export function BoxLid({ game, say }: { game: GameInfo; say: Voice }) {
  const most = Math.max(...game.seats);
  const least = Math.min(...game.seats);
  return (
    <span class="lid-art">
      <span class="name">{titleOf(game.id)}</span>
      <span class="picture">
        <Ball />
      </span>
      <span class="foot-line">{say.word("page-players", { least, most })}</span>
    </span>
  );
}
