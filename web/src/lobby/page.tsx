import "../club/club.css";
import "./lobby.css";
import { useEffect, useState } from "preact/hooks";
import { listGames } from "../api";
import { MiniLid } from "../club/mini-lid";
import type { GameInfo, ListedTable } from "../gen/protocol";
import { go } from "../route";
import { lang, loadLocale, shelfVoice, titleOf, voiceOf } from "../say/locale";
import { JoinByCode } from "../shelf/join";
import { Home, LangChoice } from "../ui/choices";
import { Eye } from "../ui/icons";
import { Medal } from "../ui/medal";
import { Places, SinceWhen, sidesOf } from "./parts";
import {
  differences,
  FILTERS,
  type Filter,
  fits,
  hiddenNames,
  hideName,
  isHidden,
  showAllNames,
  useLobby,
} from "./tables";

/** The address /tables: whoever has a free seat for anybody, and whoever lets anybody watch. */
export function LobbyPage() {
  const say = shelfVoice.value;
  const lobby = useLobby();
  const games = useGames([...(lobby?.open ?? []), ...(lobby?.watch ?? [])]);
  const [hidden, setHidden] = useState(hiddenNames);
  useEffect(() => {
    document.title = `${say.word("lobby-title")} – Ludofoot`;
  }, [say]);
  const seen = (tables: readonly ListedTable[] = []) => tables.filter((one) => !isHidden(one, hidden));
  const hide = (name: string) => setHidden(hideName(name));
  return (
    <div class="home clubhouse">
      <header class="top">
        <Home label={say.word("page-to-shelf")} />
        <h1>{say.word("lobby-title")}</h1>
        <p>{say.word("lobby-for-all")}</p>
        <span class="sp" />
        <button type="button" class="btn" onClick={() => go("/club")}>
          {say.word("page-my-club")}
        </button>
        <LangChoice say={say} everywhere />
      </header>
      {lobby && !lobby.on && <Nowhere />}
      {lobby?.on && (
        <main class="lobby">
          <OpenTables tables={seen(lobby.open)} games={games} hide={hide}>
            {hidden.length > 0 && (
              <button type="button" class="link" onClick={() => setHidden(showAllNames())}>
                {say.word("lobby-show-hidden", { count: hidden.length })}
              </button>
            )}
          </OpenTables>
          <div class="aside">
            <OpenMine />
            <ToWatch tables={seen(lobby.watch)} />
          </div>
        </main>
      )}
    </div>
  );
}

/** A server without such a list: somebody was sent the address of another one. */
function Nowhere() {
  const say = shelfVoice.value;
  return (
    <main class="lobby">
      <section class="pan">
        <p>{say.word("refuse-no-lobby")}</p>
        <JoinByCode />
      </section>
    </main>
  );
}

interface OpenProps {
  tables: readonly ListedTable[];
  games: readonly GameInfo[];
  hide(name: string): void;
  children: preact.ComponentChildren;
}

function OpenTables({ tables, games, hide, children }: OpenProps) {
  const say = shelfVoice.value;
  const [filter, choose] = useState<Filter>("all");
  const gameOf = (table: ListedTable) => games.find(({ id }) => id === table.game);
  const shown = tables.filter((table) => fits(table, filter, gameOf(table)));
  return (
    <section class="pan open">
      <h2>
        {say.word("lobby-title")}
        {tables.length > 0 && <small>{say.word("lobby-count", { count: tables.length })}</small>}
      </h2>
      {tables.length > 0 && (
        <fieldset class="chips">
          <legend class="vh">{say.word("lobby-filter")}</legend>
          {FILTERS.map((one) => (
            <button
              key={one}
              type="button"
              class="chip"
              aria-pressed={one === filter}
              onClick={() => choose(one)}
            >
              {say.word(`lobby-filter-${one}`)}
            </button>
          ))}
        </fieldset>
      )}
      <ul class="rows" aria-live="polite">
        {shown.map((table) => (
          <OpenRow key={table.table} table={table} game={gameOf(table)} hide={hide} />
        ))}
      </ul>
      {shown.length === 0 && <p>{say.word(tables.length === 0 ? "lobby-empty" : "lobby-none-fits")}</p>}
      <p class="hush">
        {say.word("lobby-goes")} {children}
      </p>
    </section>
  );
}

function OpenRow({ table, game, hide }: { table: ListedTable; game: GameInfo | undefined; hide: Hide }) {
  const say = voiceOf(table.game);
  const free = table.seats.filter(({ kind }) => kind === "free").length;
  const host = table.host || say.word("page-somebody");
  const facts = differences(table, game, say);
  return (
    <li class="lt">
      <MiniLid game={table.game} />
      <Medal seat={0} name={table.host} />
      <div class="t">
        <b>{host}</b>
        <small>
          {titleOf(table.game)} · {say.word("lobby-free", { free, seats: table.seats.length })}
        </small>
        <small>
          {facts.join(", ")}
          {facts.length > 0 && " · "}
          <SinceWhen seconds={table.seconds ?? 0} say={say} />
        </small>
      </div>
      <Places seats={table.seats} />
      <div class="r">
        <button
          type="button"
          class="btn"
          aria-label={say.word("lobby-sit-with", { host, title: titleOf(table.game) })}
          onClick={() => go(`/table/${table.table}`)}
        >
          {say.word("lobby-sit")}
        </button>
        {table.host && <More name={table.host} hide={hide} />}
      </div>
    </li>
  );
}

type Hide = (name: string) => void;

/** What can be done about a name: it is not seen in this browser any more. */
function More({ name, hide }: { name: string; hide: Hide }) {
  const say = shelfVoice.value;
  return (
    <details class="more">
      <summary aria-label={say.word("lobby-about", { name })}>…</summary>
      <button type="button" class="btn" onClick={() => hide(name)}>
        {say.word("lobby-hide", { name })}
      </button>
    </details>
  );
}

function OpenMine() {
  const say = shelfVoice.value;
  return (
    <section class="pan mine">
      <h2>{say.word("lobby-mine")}</h2>
      <p>{say.word("lobby-mine-seen")}</p>
      <button type="button" class="btn go" onClick={() => go("/?open=1")}>
        {say.word("lobby-mine-open")}
      </button>
      <JoinByCode />
    </section>
  );
}

function ToWatch({ tables }: { tables: readonly ListedTable[] }) {
  const say = shelfVoice.value;
  if (tables.length === 0) return null;
  return (
    <section class="pan">
      <h2>
        {say.word("lobby-watch")}
        <small>{say.word("lobby-watch-count", { count: tables.length })}</small>
      </h2>
      <ul class="rows">
        {tables.map((table) => (
          <WatchRow key={table.table} table={table} />
        ))}
      </ul>
      <p class="hush">{say.word("lobby-stand")}</p>
    </section>
  );
}

function WatchRow({ table }: { table: ListedTable }) {
  const say = voiceOf(table.game);
  const sides = sidesOf(table, say);
  return (
    <li class="wt">
      <MiniLid game={table.game} />
      <div class="t">
        <b>{sides.join(sides.length === 2 ? " – " : ", ")}</b>
        <small>{titleOf(table.game)}</small>
      </div>
      {(table.score ?? []).length > 0 && (
        <b class="score">
          <span class="vh">{say.word("lobby-score")} </span>
          {table.score?.join(table.score.length === 2 ? "–" : "·")}
        </b>
      )}
      <button
        type="button"
        class="btn"
        aria-label={say.word("lobby-watch-them", { players: say.listed(sides), title: titleOf(table.game) })}
        onClick={() => go(`/table/${table.table}?watch`)}
      >
        <Eye />
      </button>
    </li>
  );
}

/** The boxes of these tables; their words come with them, and what is printed on every box. */
function useGames(tables: readonly ListedTable[]): readonly GameInfo[] {
  const [games, set] = useState<readonly GameInfo[]>([]);
  const wanted = [...new Set(tables.map(({ game }) => game))].join(" ");
  const language = lang.value;
  useEffect(() => {
    listGames().then(set, () => undefined);
  }, []);
  useEffect(() => {
    for (const part of ["shelf", ...wanted.split(" ").filter(Boolean)])
      loadLocale(language, part).catch(() => undefined);
  }, [wanted, language]);
  return games;
}
