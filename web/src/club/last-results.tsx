import "./club.css";
import { useEffect, useState } from "preact/hooks";
import { go } from "../route";
import { hasVoice, lang, loadLocale, shelfVoice } from "../say/locale";
import { againstOf, headlineOf, scoreOf } from "./games";
import type { Match } from "./match";
import { MiniLid } from "./mini-lid";
import { openClub } from "./store";

const SHOWN = 2;

/** On the shelf: how the last matches ended. */
export function LastResults() {
  const say = shelfVoice.value;
  const [matches, setMatches] = useState<readonly Match[]>([]);
  useEffect(() => {
    openClub()
      .then((club) => club.matches())
      .then(
        (found) => setMatches(found.slice(0, SHOWN)),
        () => undefined,
      );
  }, []);
  useEffect(() => {
    for (const part of ["core", ...matches.map(({ game }) => game)])
      loadLocale(lang.value, part).catch(() => undefined);
  }, [matches, lang.value]);
  if (matches.length === 0 || !hasVoice("core")) return null;
  return (
    <section class="pan results" aria-label={say.word("page-results")}>
      <h2>
        {say.word("page-results")}{" "}
        <small>
          <button type="button" class="link" onClick={() => go("/club")}>
            {say.word("page-my-club")}
          </button>
        </small>
      </h2>
      <ul class="rows">
        {matches.map((match) => (
          <li key={match.seal} class="gm">
            <MiniLid game={match.game} />
            <a
              class="t"
              href={`/replay?club=${match.seal}`}
              onClick={(event) => {
                event.preventDefault();
                go(`/replay?club=${match.seal}`);
              }}
            >
              <b>{headlineOf(match)}</b>
              <small>{againstOf(match)}</small>
            </a>
            <span class="s">{scoreOf(match)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
