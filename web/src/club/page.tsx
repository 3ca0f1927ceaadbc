import "./club.css";
import { useEffect, useState } from "preact/hooks";
import { listGames } from "../api";
import type * as wire from "../gen/protocol";
import { go } from "../route";
import { lang, loadLocale, shelfVoice, titleOf } from "../say/locale";
import { useTables } from "../shelf/resume";
import { finishedFound } from "../shelf/running";
import { Home, LangChoice } from "../ui/choices";
import { Cabinet } from "./cabinet";
import { Crest } from "./crest";
import { Games } from "./games";
import { Arriving, Keeping } from "./keeping";
import { Level } from "./level";
import type { Match } from "./match";
import { Rivals } from "./rivals";
import { changed } from "./signal";
import { type Club, openClub } from "./store";

/** What every part of the club page shows. */
export interface ClubProps {
  club: Club;
  matches: readonly Match[];
  games: readonly wire.GameInfo[];
}

/** The address /club: everything this browser remembers of one's matches. */
export function ClubPage() {
  const say = shelfVoice.value;
  const club = useClub();
  const games = useGames();
  const running = useTables();
  useWords(club?.matches ?? []);
  useEffect(() => {
    document.title = `${say.word("club-title")} – Ludofoot`;
  }, [say]);
  return (
    <div class="home clubhouse">
      <header class="top">
        <Home label={say.word("page-to-shelf")} />
        <h1>{say.word("club-title")}</h1>
        <p>{say.word(club?.club.lasting === false ? "club-forgets" : "club-kept-here")}</p>
        <span class="sp" />
        <button type="button" class="btn" onClick={() => go("/replay")}>
          {say.word("page-replay")}
        </button>
        <LangChoice say={say} everywhere />
      </header>
      <Arriving />
      {club && (
        <main class="club">
          <div class="first">
            <Crest {...club} games={games} />
            {club.matches.length > 0 && <Level {...club} games={games} />}
            <Keeping {...club} games={games} />
          </div>
          {club.matches.length + running.length > 0 ? (
            <Games {...club} games={games} running={running} />
          ) : (
            <EmptyClub games={games} />
          )}
          <div class="last">
            <Cabinet {...club} games={games} />
            {club.matches.length > 0 && <Rivals {...club} games={games} />}
          </div>
        </main>
      )}
    </div>
  );
}

/** Nobody has played yet: where to begin. */
function EmptyClub({ games }: { games: readonly wire.GameInfo[] }) {
  const say = shelfVoice.value;
  const lightest = games[0];
  return (
    <section class="pan games">
      <h2>{say.word("club-games")}</h2>
      <p>{say.word("club-empty")}</p>
      {lightest && (
        <button type="button" class="btn go" onClick={() => go(`/?box=${lightest.id}`)}>
          {titleOf(lightest.id)}
        </button>
      )}
    </section>
  );
}

/** The club as it is now; games that ended while nobody was here are fetched first. */
function useClub(): { club: Club; matches: readonly Match[] } | undefined {
  const [found, find] = useState<{ club: Club; matches: readonly Match[] }>();
  const version = changed.value;
  useEffect(() => {
    openClub().then(async (club) => find({ club, matches: await club.matches() }));
  }, [version]);
  useEffect(() => {
    Promise.all([finishedFound(), import("./keep")]).then(
      ([tables, { keepLateOnes }]) => keepLateOnes(tables),
      () => undefined,
    );
  }, []);
  return found;
}

function useGames(): readonly wire.GameInfo[] {
  const [games, set] = useState<readonly wire.GameInfo[]>([]);
  useEffect(() => {
    listGames().then(set, () => undefined);
  }, []);
  return games;
}

/** Headlines speak in the words of their games; titles stand on the shelf. */
function useWords(matches: readonly Match[]): void {
  const wanted = [...new Set(matches.map(({ game }) => game))].join(" ");
  const language = lang.value;
  useEffect(() => {
    for (const part of ["shelf", ...wanted.split(" ").filter(Boolean)])
      loadLocale(language, part).catch(() => undefined);
  }, [wanted, language]);
}
