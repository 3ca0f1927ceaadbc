import { useSignal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { findTable, RefusedRequest } from "../api";
import { gameModule } from "../games";
import type * as wire from "../gen/protocol";
import { TimelineContext, useSkipping, useTimeline } from "../kit/film";
import { keysOf } from "../kit/keymap";
import type { GameModule, GameProps } from "../kit/module";
import { gameScreen } from "../kit/screen";
import { Timeline } from "../kit/timeline";
import { keepKeys } from "../net/keys";
import { TableStore } from "../net/table";
import { renew } from "../renew";
import { go, goInstead } from "../route";
import { hasVoice, lang, loadLocale, shelfVoice, titleOf, voiceOf } from "../say/locale";
import type { Voice } from "../say/voice";
import { mute, muted } from "../sound/player";
import { useKeys } from "../ui/keys";
import { Bar } from "./bar";
import { front, isAwaited } from "./curtain";
import { Dock } from "./dock";
import { Drawers } from "./drawers";
import { Facts } from "./facts";
import { HandOver } from "./hand-over";
import { useHearing } from "./hear";
import { Live } from "./live";
import { News, Rail } from "./log";
import { useFeelings } from "./moods";
import { useCitations } from "./notes";
import { Refusal } from "./prompt";
import { Result } from "./result";
import { drawerKeys, namesOf, newDrawer, type Scene, SceneContext, useScene } from "./scene";
import { Seats } from "./seats";
import { Shell } from "./shell";
import { WaitingRoom } from "./waiting";

/** The address /table/CODE. */
export function TablePage({ table }: { table: string }) {
  const [game, setGame] = useState<string>();
  const [refusal, refuse] = useState<wire.Refusal>();
  const language = lang.value;
  useEffect(() => {
    findTable(table).then((found) => {
      // However the code was typed, what is kept of the table has one name.
      if (found.table !== table) return goInstead(`/table/${found.table}`);
      keepKeys(table, (keys) => {
        keys.game = found.game;
      });
      setGame(found.game);
    }, because(refuse));
  }, [table]);
  useEffect(() => {
    if (game) loadLocale(language, game).catch(because(refuse));
  }, [game, language]);
  if (refusal) return <NoTable refusal={refusal} />;
  if (!game || !hasVoice(game)) return null;
  return <Seated key={table} table={table} game={game} />;
}

function because(refuse: (refusal: wire.Refusal) => void) {
  return (problem: unknown) =>
    refuse(problem instanceof RefusedRequest ? problem.refusal : { type: "refusal", code: "no-answer" });
}

function NoTable({ refusal }: { refusal: wire.Refusal }) {
  const say = shelfVoice.value;
  return (
    <main class="notice">
      <h1>{say.word("page-no-table")}</h1>
      <p>{say.refuse(refusal)}</p>
      <button type="button" class="btn go" onClick={() => go("/")}>
        {say.word("page-to-shelf-short")}
      </button>
    </main>
  );
}

/** The table once its words are there; it keeps one line open as long as it is shown. */
function Seated({ table, game }: { table: string; game: string }) {
  const [store] = useState(() => new TableStore(table));
  const [coming, expect] = useState(() => gameModule(game));
  const [module, setModule] = useState<GameModule>();
  const shown = useSignal<number | undefined>(undefined);
  const wanted = useSignal<number | undefined>(undefined);
  const [drawer] = useState(newDrawer);
  const [timeline] = useState(() => new Timeline());
  useSkipping(timeline);
  useEffect(() => {
    store.start();
    coming?.then(
      (found) => setModule(() => found),
      () => {
        expect(undefined);
        renew();
      },
    );
    return () => store.stop();
  }, [store, game]);
  const room = store.room.value;
  if (room) timeline.follow(room, store.screens.value, module?.script);
  useHearing(store, timeline);
  useFeelings(timeline, store.screens.value[0], module);
  const words = voiceOf(game);
  // Without its own screen other answers would stand under the keys for a moment.
  if (!room || (coming && !module)) return <Loading say={words} />;
  const before = room.phase === "waiting" || room.phase === "salts";
  const open = before || room.phase === "over" || module?.openHands === true;
  const { shown: seat, handTo } = front(store.screens.value, shown.value, open, wanted.value);
  const names = namesOf(room, words);
  if (handTo !== undefined) {
    const lift = () => {
      shown.value = handTo;
      wanted.value = undefined;
    };
    return <HandOver seat={handTo} say={words.to(names)} lift={lift} />;
  }
  const screen = store.screens.value.find((one) => one.seat === seat);
  if (!screen) return <Loading say={words} />;
  const hand = (to: number) => {
    if (open) shown.value = to;
    else wanted.value = to;
  };
  // Where two people play at once at one screen there is no single "you": both are named.
  const together = module?.openHands && store.screens.value.length > 1;
  const say = words.to(names, screen.seat >= 0 && !together ? screen.seat : undefined);
  const scene = { store, room, screen, say, drawer, hand, game: module };
  return (
    <TimelineContext.Provider value={timeline}>
      <SceneContext.Provider value={scene}>
        <Table before={before} together={together === true} />
      </SceneContext.Provider>
    </TimelineContext.Provider>
  );
}

function Loading({ say }: { say: Voice }) {
  return (
    <main class="notice">
      <h1>{say.word("page-connecting")}</h1>
    </main>
  );
}

function Table({ before, together }: { before: boolean; together: boolean }) {
  const scene = useScene();
  const { room, say, drawer, game, screen } = scene;
  const timeline = useTimeline();
  const known = timeline.isKnown(screen.seat);
  useTitle(scene, known);
  useCitations(scene);
  useOwnRefusals(scene);
  useKeys(
    keysOf("page", {
      ...drawerKeys(drawer),
      sound: () => mute(!muted.value),
      escape: () => {
        scene.store.refusal.value = undefined;
      },
      undo: screen.undo ? () => scene.store.order({ type: "undo", seat: screen.seat }) : undefined,
    }),
  );
  const props = propsOf(scene);
  const playing = room.phase === "playing";
  const over = room.phase === "over";
  // The bar knows no more than what has been seen.
  const standing = playing
    ? game?.standing?.(propsOf({ ...scene, screen: timeline.staged(screen) }))
    : undefined;
  return (
    <Shell
      game={game}
      look={before ? "before" : over ? "over" : ""}
      together={together}
      bar={<Bar standing={standing} />}
      players={!before && !game?.draws && <Seats />}
      mat={
        <>
          {room.notice && !before && <p class="banner">{say.say(room.notice)}</p>}
          {before ? <WaitingRoom /> : <Middle game={game} props={props} />}
        </>
      }
      edge={(before || over) && <Refusal />}
      side={!before && <Rail>{game?.Side && <game.Side {...props} />}</Rail>}
      ticker={!before && <News />}
      dock={!before && !over && <Dock game={game} props={props} />}
    >
      <Drawers />
      <Live spoken={playing ? game?.speaks?.(props) : undefined} />
    </Shell>
  );
}

/** The game's own screen, or everything that its view tells; at the end how it came out, once it has been seen. */
function Middle({ game, props }: { game: GameModule | undefined; props: GameProps }) {
  const { room, screen } = useScene();
  const shown = !useTimeline().runs(screen.seat);
  return (
    <>
      {room.phase === "over" && (
        <Result words={game?.verdict?.(props)} shown={shown}>
          {game?.Summary && <game.Summary {...props} />}
        </Result>
      )}
      {game ? screen.view && <game.Screen {...props} /> : <Facts />}
    </>
  );
}

function propsOf({ store, room, screen, say, drawer }: Scene): GameProps {
  return {
    room,
    screen: gameScreen(screen),
    screens: store.screens.value.map((one) => gameScreen(one)),
    say,
    busy: store.line.pending.value > 0,
    act: (move) => store.act(screen.seat, move),
    preview: (draft) => store.preview(screen.seat, draft),
    explain: (clause) => {
      drawer.value = { kind: "rules", clause };
    },
  };
}

/** A refusal names cards of a hand: it goes when the screen is handed over. */
function useOwnRefusals({ store, screen }: Scene): void {
  useEffect(
    () => () => {
      store.refusal.value = undefined;
    },
    [store, screen.seat],
  );
}

/** The tab says when it is your turn. */
function useTitle({ room, screen, say }: Scene, known: boolean): void {
  const yours = room.phase === "playing" && known && isAwaited(screen);
  const title = titleOf(room.game);
  const text = yours ? `● ${say.word("page-your-turn")} – ${title}` : `${title} – Ludofoot`;
  useEffect(() => {
    document.title = text;
  }, [text]);
}
