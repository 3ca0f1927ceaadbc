import "./lobby.css";
import { go } from "../route";
import { shelfVoice, titleOf } from "../say/locale";
import { Places } from "./parts";
import { hiddenNames, isHidden, useLobby } from "./tables";

const SHOWN = 3;

/** On the shelf: the newest open tables. Where a server has no such list, nothing. */
export function LobbyPanel() {
  const say = shelfVoice.value;
  const lobby = useLobby();
  if (!lobby?.on) return null;
  const open = (lobby.open ?? []).filter((one) => !isHidden(one, hiddenNames()));
  return (
    <section class="tables lobby-panel" aria-label={say.word("page-lobby")}>
      <h2>{say.word("page-lobby")}</h2>
      {open.length === 0 && <p>{say.word("page-lobby-empty")}</p>}
      <ul>
        {open.slice(0, SHOWN).map((one) => (
          <li key={one.table}>
            <a
              href={`/table/${one.table}`}
              onClick={(event) => {
                event.preventDefault();
                go(`/table/${one.table}`);
              }}
            >
              <b>{one.host || say.word("page-somebody")}</b> <span>{titleOf(one.game)}</span>
              <em>
                {say.word("page-turn-free", {
                  count: one.seats.filter(({ kind }) => kind === "free").length,
                })}{" "}
                <Places seats={one.seats} />
              </em>
            </a>
          </li>
        ))}
      </ul>
      <button type="button" class="link" onClick={() => go("/tables")}>
        {say.word("page-lobby-all", { count: (lobby.open ?? []).length + (lobby.watch ?? []).length })}
      </button>
    </section>
  );
}
