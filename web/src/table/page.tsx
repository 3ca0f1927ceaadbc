import { useSignal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { findTable, RefusedRequest } from "../api";
import { useKeeping } from "../club/keeper";
import { Explanation, explainFocused, useExplanations } from "../explain/explain";
import { gameModule } from "../games";
import type * as wire from "../gen/protocol";
import { isGuest, useElsewhere, watch, watches } from "../invite/guest";
import { TimelineContext, useSkipping, useTimeline } from "../kit/film";
import { keysOf } from "../kit/keymap";
import type { GameModule, GameProps } from "../kit/module";
import { gameScreen } from "../kit/screen";
import { Timeline } from "../kit/timeline";
import { useFinished } from "../lesson/known";
import { keepKeys } from "../net/keys";
import { TableStore } from "../net/table";
import { part } from "../part";
import { isSlow } from "../pocket/slow";
import { renew } from "../renew";
import { go, goInstead } from "../route";
import { hasVoice, lang, loadLocale, shelfVoice, titleOf, voiceOf } from "../say/locale";
import type { Voice } from "../say/voice";
import { useAdapting } from "../shelf/adaptive";
import { JoinByCode } from "../shelf/join";
import { mute, muted } from "../sound/player";
import { useKeys } from "../ui/keys";
import { askAdvice, mayAskAdvice } from "./advice";
import { Bar } from "./bar";
import { front, isAwaited } from "./curtain";
import { Dock, PlainHand } from "./dock";
import { useHearing } from "./hear";
import { Held, holding, useHolding } from "./holding";
import { Live } from "./live";
import { News, Rail } from "./log";
import { useFeelings } from "./moods";
import { Note, useNotes } from "./notes";
import { type Paper, usePaper } from "./paper";
import { Refusal } from "./prompt";
import { Result } from "./result";
import { drawerKeys, hasCompany, namesOf, newDrawer, type Scene, SceneContext, useScene } from "./scene";
import { Seats } from "./seats";
import { Shell } from "./shell";
import { stagedScene } from "./staging";
import { mayAskUndo } from "./undoing";

const Bubbles = part(() => import("../together/bubbles").then((found) => found.Bubbles));
// Who comes back to a game that goes on needs neither.
const Ticket = part(() => import("../invite/ticket").then((found) => found.Ticket));
const WaitingRoom = part(() => import("../invite/waiting").then((found) => found.WaitingRoom));
const Gazette = part(() => import("../gazette/gazette").then((found) => found.Gazette));
const Advice = part(() => import("./advice-slip").then((found) => found.Advice));
// Few games last for days.
const SlowSlip = part(() => import("./bell").then((found) => found.SlowSlip));
// Several people at one screen.
const HandOver = part(() => import("./hand-over").then((found) => found.HandOver));
// Games with a screen of their own show themselves.
const Facts = part(() => import("./facts").then((found) => found.Facts));
const Drawers = part(() => import("./drawers").then((found) => found.Drawers));
const Lesson = part(() => import("../lesson/lesson").then((found) => found.Lesson));

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

/** An unknown code may be one letter away from the right one. */
function NoTable({ refusal }: { refusal: wire.Refusal }) {
  const say = shelfVoice.value;
  return (
    <main class="notice">
      <h1>{say.word("page-no-table")}</h1>
      <p>{say.refuse(refusal)}</p>
      {refusal.code === "no-such-table" && <JoinByCode />}
      <button type="button" class="btn" onClick={() => go("/")}>
        {say.word("page-to-shelf-short")}
      </button>
    </main>
  );
}

/** The table once its words are there; it keeps one line open as long as it is shown. */
function Seated({ table, game }: { table: string; game: string }) {
  const [store] = useState(() => new TableStore(table));
  if (!store.watching.peek() && watches(table)) watch(store);
  useElsewhere(store);
  const [coming, expect] = useState(true);
  const [module, setModule] = useState<GameModule>();
  const shown = useSignal<number | undefined>(undefined);
  const wanted = useSignal<number | undefined>(undefined);
  const [drawer] = useState(newDrawer);
  const [timeline] = useState(() => new Timeline());
  useSkipping(timeline);
  useEffect(() => {
    store.start();
    screenOf(game)
      .then((found) => setModule(() => found), renew)
      .finally(() => expect(false));
    return () => store.stop();
  }, [store, game]);
  const newest = store.room.value;
  if (newest) timeline.follow(newest, store.screens.value, module?.script);
  useHearing(store, timeline);
  useFeelings(timeline, store.screens.value[0], module);
  const words = voiceOf(game);
  // Without its own screen other answers would stand under the keys for a moment.
  if (!newest || coming) return <Loading say={words} />;
  const { room, screens } = stagedScene(newest, store.screens.value, timeline, module);
  const guest = isGuest(store, room);
  const before = guest || room.phase === "waiting" || room.phase === "salts";
  const open = before || room.phase === "over" || module?.openHands === true;
  const { shown: seat, handTo } = front(screens, shown.value, open, wanted.value);
  const names = namesOf(room, words);
  if (handTo !== undefined) {
    const lift = () => {
      shown.value = handTo;
      wanted.value = undefined;
    };
    return <HandOver seat={handTo} say={words.to(names)} lift={lift} />;
  }
  const screen = screens.find((one) => one.seat === seat);
  if (!screen) return <Loading say={words} />;
  const hand = (to: number) => {
    if (open) shown.value = to;
    else wanted.value = to;
  };
  // Where two people play at once at one screen there is no single "you": both are named.
  const together = module?.openHands && store.screens.value.length > 1;
  const say = words.to(names, screen.seat >= 0 && !together ? screen.seat : undefined);
  const wonder = (pieces: readonly string[]) => store.line.explain(screen.seat, pieces);
  const scene = { store, room, screen, say, drawer, hand, wonder, game: module };
  return (
    <TimelineContext.Provider value={timeline}>
      <SceneContext.Provider value={scene}>
        <Table before={before} guest={guest} together={together === true} />
      </SceneContext.Provider>
    </TimelineContext.Provider>
  );
}

/** The game's own screen; where it has no hand of its own, not before the plain one has come, which takes the focus. */
async function screenOf(game: string): Promise<GameModule | undefined> {
  const found = await gameModule(game);
  if (!found?.Hand) await PlainHand.come();
  return found;
}

function Loading({ say }: { say: Voice }) {
  return (
    <main class="notice">
      <h1>{say.word("page-connecting")}</h1>
    </main>
  );
}

function Table({ before, guest, together }: { before: boolean; guest: boolean; together: boolean }) {
  const scene = useScene();
  const { room, say, drawer, game, screen } = scene;
  const timeline = useTimeline();
  const known = timeline.isKnown(screen.seat);
  useTitle(scene, known);
  useNotes(scene);
  useHolding(scene);
  useExplanations(scene);
  useOwnRefusals(scene);
  useFinished(scene);
  useAdapting(scene.room);
  useKeeping(scene);
  useKeys(
    keysOf("page", {
      ...drawerKeys(drawer),
      sound: () => mute(!muted.value),
      explain: () => explainFocused(scene),
      pause: room.alone ? (room.held ? holding(scene).goOn : holding(scene).hold) : undefined,
      escape: () => {
        scene.store.refusal.value = undefined;
        // A drawer that is still on its way cannot hear it.
        drawer.value = undefined;
      },
      hint: mayAskAdvice(room, screen) && known ? () => askAdvice(scene) : undefined,
      recap: () => {
        drawer.value = { kind: "recap" };
      },
      undo: mayAskUndo(room, screen)
        ? () => scene.store.order({ type: "undo", seat: screen.seat })
        : undefined,
    }),
  );
  const props = propsOf(scene);
  const paper = usePaper(scene, !timeline.runs(screen.seat));
  const playing = room.phase === "playing";
  const over = room.phase === "over";
  // The bar knows no more than what has been seen: a game that is shown event by event brings that along.
  const seen = game?.stage ? screen : timeline.staged(screen);
  const standing = playing ? game?.standing?.(propsOf({ ...scene, screen: seen })) : undefined;
  return (
    <Shell
      game={game}
      id={room.game}
      look={before ? "before" : over ? "over" : ""}
      together={together}
      bar={<Bar standing={standing} />}
      players={!before && !game?.draws && <Seats />}
      mat={
        <>
          {room.notice && !before && <p class="banner">{say.say(room.notice)}</p>}
          <Held />
          {guest ? <Ticket /> : before ? <Before /> : <Middle game={game} props={props} paper={paper} />}
        </>
      }
      edge={(before || over) && <Refusal />}
      side={!before && <Rail>{game?.Side && <game.Side {...props} />}</Rail>}
      ticker={!before && <News />}
      slip={!before && <Slip />}
      dock={!before && !over && <Dock game={game} props={props} />}
    >
      {paper.open && paper.report && <Gazette report={paper.report} close={() => paper.lay(false)} />}
      <Explanation />
      {hasCompany(scene) && <Bubbles />}
      {drawer.value && <Drawers />}
      <Live spoken={playing ? game?.speaks?.(props) : undefined} />
    </Shell>
  );
}

/** One word at a time: the lesson, what was asked for, what is asked, what is worth knowing. */
function Slip() {
  const scene = useScene();
  if (isTaught(scene.room)) return <Lesson />;
  if (scene.store.advice.value) return <Advice />;
  return isSlow(scene.room) ? <SlowSlip /> : <Note />;
}

/** Whether somebody learns here, and has not come to the end of it. */
function isTaught({ lesson }: wire.Room): boolean {
  return lesson !== undefined && lesson !== null && lesson.state !== "over";
}

/** Where nobody else is waited for the cards are shuffled at once: no room to wait in is needed. */
function Before() {
  const { room, say, store } = useScene();
  const mine = store.keys.value.mine ?? {};
  const others = room.seats.some(({ kind }, seat) => kind === "free" && mine[seat] === undefined);
  if (others || room.notice || store.doubted.value.length > 0) return <WaitingRoom />;
  return (
    <p class="shuffling" role="status">
      {say.word("page-starting")}
    </p>
  );
}

/** The game's own screen, or everything that its view tells; at the end how it came out, once it has been seen. */
function Middle({ game, props, paper }: { game: GameModule | undefined; props: GameProps; paper: Paper }) {
  const { room, screen } = useScene();
  const shown = !useTimeline().runs(screen.seat) && !paper.awaited;
  return (
    <>
      {room.phase === "over" && !paper.open && !paper.awaited && (
        <Result words={game?.verdict?.(props)} shown={shown} read={paper.report && (() => paper.lay(true))}>
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
  const turn = say.word("page-your-turn");
  const text = yours ? `● ${turn.charAt(0).toUpperCase()}${turn.slice(1)} – ${title}` : `${title} – Ludofoot`;
  useEffect(() => {
    document.title = text;
  }, [text]);
}
