import { useState } from "preact/hooks";
import type { GameInfo } from "../gen/protocol";
import { hasFinished } from "../lesson/known";
import { shelfVoice, taglineOf, titleOf } from "../say/locale";
import { isStill, useMedia } from "../ui/media";
import { factsOf, Lid, useGround } from "./lid";
import type { Running } from "./running";

/** As long as a box takes to tip over the edge. */
const TIP_MS = 200;
const WIDE = 5;
const NARROW = 3;
/** On a phone: what stands under a box must be readable there too. */
const PHONE = 2;

interface Props {
  games: readonly GameInfo[];
  /** Those of this browser that go on. */
  tables: readonly Pick<Running, "game" | "yours">[];
  /** Somebody is about to take it. */
  reach(game: GameInfo): void;
  open(game: GameInfo): void;
}

/** The boxes on their planks, as many side by side as can be read. */
export function Boxes({ games, tables, reach, open }: Props) {
  const narrow = useMedia("(max-width: 1080px)");
  const phone = useMedia("(max-width: 560px)");
  const [tipping, tip] = useState<string>();
  const most = phone ? PHONE : narrow ? NARROW : WIDE;
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
                  tag={tagOf(tables.filter((one) => one.game === game.id))}
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

/** Whether a match with this box goes on, and waits for somebody here. */
function tagOf(tables: readonly Pick<Running, "yours">[]): "yours" | "running" | undefined {
  if (tables.length === 0) return undefined;
  return tables.some(({ yours }) => yours) ? "yours" : "running";
}

/** Full planks first, the rest on the last one. */
export function rowsOf<T>(all: readonly T[], most: number): T[][] {
  const count = Math.ceil(all.length / most);
  return Array.from({ length: count }, (_, row) => all.slice(row * most, (row + 1) * most));
}

interface BoxProps {
  game: GameInfo;
  tips: boolean;
  tag: "yours" | "running" | undefined;
  reach(): void;
  take(): void;
}

function Box({ game, tips, tag, reach, take }: BoxProps) {
  const say = shelfVoice.value;
  const ground = useGround(game.id);
  const minutes = tag || hasFinished(game.id) ? 0 : (game.lesson_minutes ?? 0);
  const learn = minutes > 0 ? say.word("page-learn", { minutes }) : "";
  return (
    <button
      type="button"
      class={tips ? "box tips" : "box"}
      style={ground ? { "--box": ground } : {}}
      onPointerEnter={reach}
      onFocus={reach}
      onClick={take}
    >
      <span class="vh">{`${titleOf(game.id)}. ${taglineOf(game.id)} ${factsOf(game, say)}`}</span>
      <Lid game={game} say={say} />
      {tag && <span class="running-tag">{say.word(`page-tag-${tag}`)}</span>}
      {learn && <span class="learn">{learn}</span>}
      <span class="mini" aria-hidden="true">
        {factsOf(game, say)}
      </span>
    </button>
  );
}
