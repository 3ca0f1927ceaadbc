import { useState } from "preact/hooks";
import type * as wire from "../gen/protocol";
import { shelfVoice, titleOf } from "../say/locale";
import { Rules } from "../table/rules";
import { Dialog } from "../ui/dialog";

interface Props {
  games: readonly wire.GameInfo[];
  close(): void;
}

/** The rules of every box; with several boxes whoever asks chooses one first. */
export function AllRules({ games, close }: Props) {
  const say = shelfVoice.value;
  const [read, setRead] = useState(games.length === 1 ? games[0]?.id : undefined);
  if (read) return <Rules game={read} clause={undefined} say={say} close={close} />;
  return (
    <Dialog title={say.word("page-all-rules")} closing={say.word("page-close")} kind="drawer" close={close}>
      {games.map((game) => (
        <p key={game.id}>
          <button type="button" class="link" onClick={() => setRead(game.id)}>
            {titleOf(game.id)}
          </button>
        </p>
      ))}
    </Dialog>
  );
}
