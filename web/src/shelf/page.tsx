import { useEffect, useState } from "preact/hooks";
import { listGames } from "../api";
import type * as wire from "../gen/protocol";
import { dressed, part } from "../part";
import { PrintLink } from "../press/print";
import { go } from "../route";
import { lang, loadLocale, shelfVoice, titleOf } from "../say/locale";
import { LangChoice, ThemeChoice } from "../table/bar";
import { Dialog } from "../ui/dialog";
import { Ball, Bunting } from "../ui/icons";
import { Boxes } from "./boxes";
import { Resume } from "./resume";

const loadDialog = () => dressed(import("./new-table")).then((found) => found.NewTableDialog);
const NewTableDialog = part(loadDialog);
const Rules = part(() => import("../table/rules").then((found) => found.Rules));

/** The shelf: take a box down, or join a table. */
export function ShelfPage() {
  const say = shelfVoice.value;
  const [games, setGames] = useState<wire.GameInfo[]>();
  const [failed, fail] = useState(false);
  const [picked, pick] = useState<wire.GameInfo>();
  const look = () => {
    fail(false);
    listGames().then(setGames, () => fail(true));
  };
  useEffect(() => {
    document.title = "Ludofoot";
    look();
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
      </header>
      <Resume />
      <div class="bunting">
        <Bunting />
      </div>
      <main class="shelf">
        {failed || games?.length === 0 ? (
          <Empty failed={failed} again={look} />
        ) : (
          <>
            <h2>{say.word("page-open-box")}</h2>
            <Boxes games={games ?? []} reach={reach} open={open} />
          </>
        )}
      </main>
      <footer class="foot">
        <button type="button" class="link" onClick={() => go("/replay")}>
          {say.word("page-replay")}
        </button>
        <AllRules games={games ?? []} />
        <PrintLink games={(games ?? []).map((game) => game.id)} />
        <span class="sp" />
        <LangChoice say={say} everywhere />
        <ThemeChoice say={say} />
      </footer>
      {picked && <NewTableDialog key={picked.id} game={picked} close={() => pick(undefined)} />}
    </div>
  );
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

/** The rules of every box; with several boxes whoever asks chooses one first. */
function AllRules({ games }: { games: readonly wire.GameInfo[] }) {
  const say = shelfVoice.value;
  const [read, setRead] = useState<string>();
  const [choosing, choose] = useState(false);
  if (games.length === 0) return null;
  const open = () => (games.length === 1 ? setRead(games[0]?.id) : choose(true));
  return (
    <>
      <button type="button" class="link" onClick={open}>
        {say.word("page-all-rules")}
      </button>
      {choosing && (
        <Dialog
          title={say.word("page-all-rules")}
          closing={say.word("page-close")}
          kind="drawer"
          close={() => choose(false)}
        >
          {games.map((game) => (
            <p key={game.id}>
              <button
                type="button"
                class="link"
                onClick={() => {
                  choose(false);
                  setRead(game.id);
                }}
              >
                {titleOf(game.id)}
              </button>
            </p>
          ))}
        </Dialog>
      )}
      {read && <Rules game={read} clause={undefined} say={say} close={() => setRead(undefined)} />}
    </>
  );
}

function JoinByCode() {
  const say = shelfVoice.value;
  const [code, setCode] = useState("");
  const join = (event: Event) => {
    event.preventDefault();
    const wanted = code.trim().split("/").at(-1)?.replaceAll(/\s+/g, "-");
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
        spellcheck={false}
        value={code}
        onInput={(event) => setCode(event.currentTarget.value)}
      />
      <button type="submit" class="btn">
        {say.word("page-join")}
      </button>
    </form>
  );
}
