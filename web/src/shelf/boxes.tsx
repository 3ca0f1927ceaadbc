import { useState } from "preact/hooks";
import type { GameInfo } from "../gen/protocol";
import { shelfVoice, taglineOf, titleOf } from "../say/locale";
import { isStill, useMedia } from "../ui/media";
import { Lid, playersOf, useGround } from "./lid";

/** As long as a box takes to tip over the edge. */
const TIP_MS = 200;
const WIDE = 5;
const NARROW = 3;

interface Props {
  games: readonly GameInfo[];
  /** Somebody is about to take it. */
  reach(game: GameInfo): void;
  open(game: GameInfo): void;
}

/** The boxes on their planks, as many side by side as can be read. */
export function Boxes({ games, reach, open }: Props) {
  const narrow = useMedia("(max-width: 1080px)");
  const [tipping, tip] = useState<string>();
  const most = narrow ? NARROW : WIDE;
  const take = (game: GameInfo) => {
    tip(game.id);
    setTimeout(
      () => {
        tip(undefined);
        open(game);
      },
      isStill() ? 0 : TIP_MS,
    );
  };
  return (
    <>
      {rowsOf(games, most).map((row) => (
        <div key={row[0]?.id} class={row.length < NARROW ? "shelf-row few" : "shelf-row"}>
          <ul class="boxes">
            {row.map((game) => (
              <li key={game.id}>
                <Box
                  game={game}
                  tips={tipping === game.id}
                  reach={() => reach(game)}
                  take={() => take(game)}
                />
              </li>
            ))}
          </ul>
          <div class="plank" />
          <div class="tags" aria-hidden="true">
            {row.map((game) => (
              <p key={game.id}>{taglineOf(game.id)}</p>
            ))}
          </div>
        </div>
      ))}
    </>
  );
}

/** Full planks first, the rest on the last one. */
export function rowsOf<T>(all: readonly T[], most: number): T[][] {
  const count = Math.ceil(all.length / most);
  return Array.from({ length: count }, (_, row) => all.slice(row * most, (row + 1) * most));
}

interface BoxProps {
  game: GameInfo;
  tips: boolean;
  reach(): void;
  take(): void;
}

function Box({ game, tips, reach, take }: BoxProps) {
  const say = shelfVoice.value;
  const ground = useGround(game.id);
  return (
    <button
      type="button"
      class={tips ? "box tips" : "box"}
      style={ground ? { "--box": ground } : {}}
      onPointerEnter={reach}
      onFocus={reach}
      onClick={take}
    >
      <span class="vh">{`${titleOf(game.id)}. ${taglineOf(game.id)} ${playersOf(game, say)}`}</span>
      <Lid game={game} say={say} />
      <span class="mini" aria-hidden="true">
        {playersOf(game, say)}
      </span>
    </button>
  );
}
