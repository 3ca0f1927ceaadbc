import { useEffect, useState } from "preact/hooks";
import { findTable, listGames } from "../api";
import type * as wire from "../gen/protocol";
import { forgetTable, knownTables } from "../net/keys";
import { go } from "../route";
import { hasVoice, lang, loadLocale, shelfVoice, taglineOf, titleOf, voiceOf } from "../say/locale";
import { LangChoice, ThemeChoice } from "../table/bar";
import { Rules } from "../table/rules";
import { Ball, Bunting, Whistle } from "../ui/icons";
import { BoxLid } from "./box";
import { NewTableDialog } from "./new-table";

/** The shelf: take a box down, or join a table. */
export function ShelfPage() {
  const say = shelfVoice.value;
  const [games, setGames] = useState<wire.GameInfo[]>([]);
  const [picked, pick] = useState<wire.GameInfo>();
  const [rules, readRules] = useState<string>();
  const language = lang.value;
  useEffect(() => {
    document.title = "Ludofoot";
    listGames().then(setGames, () => setGames([]));
  }, []);
  useEffect(() => {
    for (const game of games) loadLocale(language, game.id).catch(() => undefined);
  }, [games, language]);
  const ready = games.filter((game) => hasVoice(game.id));
  return (
    <div class="home">
      <header class="top">
        <h1>
          <Ball />
          Ludofoot
        </h1>
        <p>{say.word("page-slogan")}</p>
        <span class="sp" />
        <JoinByCode />
      </header>
      <Resume />
      <div class="bunting">
        <Bunting />
      </div>
      <main class="shelf">
        <h2>{say.word("page-open-box")}</h2>
        <div class="boxes">
          {ready.map((game) => (
            <button key={game.id} type="button" class="box" onClick={() => pick(game)}>
              <BoxLid game={game} say={voiceOf(game.id)} />
            </button>
          ))}
        </div>
        <div class="plank" />
        <div class="tags">
          {ready.map((game) => (
            <p key={game.id}>{taglineOf(game.id)}</p>
          ))}
        </div>
      </main>
      <footer class="foot">
        {ready.map((game) => (
          <button key={game.id} type="button" class="link" onClick={() => readRules(game.id)}>
            {say.word("page-rules-of", { title: titleOf(game.id) })}
          </button>
        ))}
        <span class="sp" />
        <LangChoice say={say} everywhere />
        <ThemeChoice say={say} />
      </footer>
      {picked && <NewTableDialog key={picked.id} game={picked} close={() => pick(undefined)} />}
      {rules && <Rules game={rules} clause={undefined} say={say} close={() => readRules(undefined)} />}
    </div>
  );
}

function JoinByCode() {
  const say = shelfVoice.value;
  const [code, setCode] = useState("");
  const join = (event: Event) => {
    event.preventDefault();
    const wanted = code.trim().split("/").at(-1);
    if (wanted) go(`/table/${wanted}`);
  };
  return (
    <form class="join" onSubmit={join}>
      <input
        class="field"
        aria-label={say.word("page-table-code")}
        placeholder={say.word("page-code-short")}
        autocomplete="off"
        autocapitalize="characters"
        value={code}
        onInput={(event) => setCode(event.currentTarget.value)}
      />
      <button type="submit" class="btn">
        {say.word("page-join")}
      </button>
    </form>
  );
}

/** The newest table of this browser that still goes on. */
function Resume() {
  const say = shelfVoice.value;
  const [found, setFound] = useState<{ table: string; game: string }>();
  useEffect(() => {
    newestOpen().then(setFound, () => undefined);
  }, []);
  if (!found || !hasVoice(found.game)) return null;
  return (
    <section class="resume">
      <Whistle />
      <b>{say.word("page-resume")}</b>
      <span>{titleOf(found.game)}</span>
      <span class="sp" />
      <button type="button" class="btn go" onClick={() => go(`/table/${found.table}`)}>
        {say.word("page-resume-go")}
      </button>
    </section>
  );
}

const LOOKED_AT = 3;

async function newestOpen(): Promise<{ table: string; game: string } | undefined> {
  for (const { table } of knownTables().slice(0, LOOKED_AT)) {
    try {
      const found = await findTable(table);
      if (found.phase !== "over") return found;
    } catch {
      forgetTable(table);
    }
  }
  return undefined;
}
