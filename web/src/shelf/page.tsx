import { useEffect, useState } from "preact/hooks";
import { listGames, lobbyNow } from "../api";
import type * as wire from "../gen/protocol";
import { CLUB, hasFinished } from "../lesson/known";
import { knownTables, read } from "../net/keys";
import { dressed, part } from "../part";
import { go, goInstead } from "../route";
import { lang, loadLocale, shelfVoice } from "../say/locale";
import { LangChoice, ThemeChoice } from "../ui/choices";
import { Ball, Bunting } from "../ui/icons";
import { Boxes } from "./boxes";
import { JoinByCode } from "./join";
import { Resume, Tables, useTables } from "./resume";
import { finishedFound } from "./running";

const loadDialog = () => dressed(import("./new-table")).then((found) => found.NewTableDialog);
const NewTableDialog = part(loadDialog);
const LastResults = part(() => dressed(import("../club/last-results")).then((found) => found.LastResults));
const LobbyPanel = part(() => dressed(import("../lobby/shelf-panel")).then((found) => found.LobbyPanel));
const DayPanel = part(() => import("../daily/panel").then((found) => found.DayPanels));
const AllRules = part(() => dressed(import("./all-rules")).then((found) => found.AllRules));
const PrintSheet = part(() => dressed(import("../press/print")).then((found) => found.PrintSheet));

/** The shelf: take a box down, or join a table. */
export function ShelfPage() {
  const say = shelfVoice.value;
  const [games, setGames] = useState<wire.GameInfo[]>();
  const [failed, fail] = useState(false);
  const [picked, pick] = useState<wire.GameInfo>();
  const [club, join] = useState(false);
  const [listed, list] = useState(false);
  const [sheet, take] = useState<"rules" | "print">();
  const tables = useTables();
  const [next, ...others] = tables;
  const first = tables.length === 0 && games?.every(({ id }) => !hasFinished(id));
  const look = () => {
    fail(false);
    listGames().then(
      (found) => {
        setGames(found);
        const game = found.find(({ id }) => id === boxIn(location.search));
        if (game) open(game);
      },
      () => fail(true),
    );
  };
  useEffect(() => {
    document.title = "Ludofoot";
    look();
    // Most servers have no list of open tables: its panel comes where there is one.
    lobbyNow().then(
      ({ on }) => list(on),
      () => undefined,
    );
    keepLate().then(() => join(read<boolean>(CLUB) ?? false));
  }, []);
  const open = (game: wire.GameInfo) =>
    loadLocale(lang.value, game.id).then(
      () => pick(game),
      () => fail(true),
    );
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
        <button type="button" class="btn" onClick={() => go("/club")}>
          {say.word("page-my-club")}
        </button>
      </header>
      {next && <Resume running={next} />}
      <div class="bunting">
        <Bunting />
      </div>
      <main class="shelf">
        {failed || games?.length === 0 ? (
          <Empty failed={failed} again={look} />
        ) : (
          <>
            <h2>
              {say.word("page-open-box")}{" "}
              <small>{say.word(first ? "page-first-time" : "page-lightest-first")}</small>
            </h2>
            {opensToAll(location.search) && <p class="to-all">{say.word("page-lobby-choose")}</p>}
            <Boxes games={games ?? []} tables={tables} reach={reach} open={open} />
          </>
        )}
        <div class="below">
          {others.length > 0 && <Tables tables={others} />}
          {club && <LastResults />}
          {games && !first && <DayPanel />}
          {listed && <LobbyPanel />}
        </div>
      </main>
      <footer class="foot">
        <button type="button" class="link" onClick={() => go("/replay")}>
          {say.word("page-replay")}
        </button>
        {games && games.length > 0 && (
          <>
            <button type="button" class="link" onClick={() => take("rules")}>
              {say.word("page-all-rules")}
            </button>
            <button type="button" class="link" onClick={() => take("print")}>
              {say.word("page-print")}
            </button>
          </>
        )}
        <button type="button" class="link" onClick={() => go("/kept")}>
          {say.word("page-kept")}
        </button>
        <span class="sp" />
        <LangChoice say={say} everywhere />
        <ThemeChoice say={say} />
      </footer>
      {sheet === "rules" && <AllRules games={games ?? []} close={() => take(undefined)} />}
      {sheet === "print" && (
        <PrintSheet games={(games ?? []).map((game) => game.id)} close={() => take(undefined)} />
      )}
      {picked && (
        <NewTableDialog
          key={picked.id}
          game={picked}
          whoPlays={picked.id === boxIn(location.search)}
          close={() => {
            if (boxIn(location.search)) goInstead("/");
            pick(undefined);
          }}
        />
      )}
    </div>
  );
}

/** Matches that ended while nobody was here go into the club; whoever has no table has nothing to look for. */
async function keepLate(): Promise<void> {
  if (knownTables().length === 0) return;
  const finished = await finishedFound();
  if (finished.length === 0) return;
  const { keepLateOnes } = await import("../club/keep");
  await keepLateOnes(finished).catch(() => undefined);
}

/** The box that somebody comes to choose a table for, in the address `/?box=…`. */
function boxIn(search: string): string | undefined {
  return new URLSearchParams(search).get("box") ?? undefined;
}

/** Whether somebody comes to open a table to everybody, from the list of open tables. */
function opensToAll(search: string): boolean {
  return new URLSearchParams(search).has("open");
}

/** The words of a game come with its box: as soon as a hand is stretched out for it. */
function reach(game: wire.GameInfo): void {
  for (const part of [loadLocale(lang.value, game.id), loadDialog()]) part.catch(() => undefined);
}

/** A plank without boxes, and why. */
function Empty({ failed, again }: { failed: boolean; again(): void }) {
  const say = shelfVoice.value;
  return (
    <div class="shelf-row few">
      <p class="empty" role="status">
        {say.word(failed ? "refuse-no-answer" : "page-no-boxes")}
        {failed && (
          <button type="button" class="btn" onClick={again}>
            {say.word("page-again")}
          </button>
        )}
      </p>
      <div class="plank" />
    </div>
  );
}
