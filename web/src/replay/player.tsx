import { useEffect, useMemo, useState } from "preact/hooks";
import { RefusedRequest } from "../api";
import { useAnalysis } from "../coach/analysis";
import { type Coached, decisionAt, nextError, nextGoal, turnAt } from "../coach/coached";
import { Explanation, explainFocused, useExplanations } from "../explain/explain";
import { gameModule } from "../games";
import type * as wire from "../gen/protocol";
import { TimelineContext, useSkipping } from "../kit/film";
import { keyOf, keysOf, signOf } from "../kit/keymap";
import { useLayout } from "../kit/layout";
import type { GameModule, GameProps } from "../kit/module";
import { gameScreen } from "../kit/screen";
import { Timeline as Clock } from "../kit/timeline";
import { keepKeys, read, seatKey, write } from "../net/keys";
import { TableStore } from "../net/table";
import { part } from "../part";
import { renew } from "../renew";
import { go } from "../route";
import { titleOf, voiceOf } from "../say/locale";
import { Facts } from "../table/facts";
import { News, Rail } from "../table/log";
import { PlainHand } from "../table/plain-hand";
import { drawerKeys, newDrawer, type Scene, SceneContext, useScene } from "../table/scene";
import { Seats } from "../table/seats";
import { Shell } from "../table/shell";
import { Home, LangChoice } from "../ui/choices";
import { Lines, Share } from "../ui/icons";
import { useKeys } from "../ui/keys";
import { branch, type RecordText, wonderAt } from "./api";
import { goalsIn, namesIn, readerOf, roomAt, scoredIn, screenAt, seatsOf } from "./frames";
import { PastHand } from "./past-hand";
import { SendReplay } from "./send";
import { Fair, Timeline } from "./timeline";

/** All of the coach comes when she is called. */
const Course = part(async () => (await import("../coach/course")).Course);
const Drawers = part(async () => (await import("../table/drawers")).Drawers);
const Panel = part(async () => (await import("../coach/panel")).Panel);
/** And the paper when somebody wants to read it. */
const PaperAgain = part(async () => (await import("./paper")).PaperAgain);

interface Props {
  record: RecordText;
  found: wire.Replayed;
  /** Looks through the eyes of another seat. */
  look(seat: number): void;
  /** The line of the record at which it opens. */
  begin?: number;
  /** Where others can watch it too. */
  link?: string | undefined;
  /** Whether the paper about it lies on the table first. */
  read?: boolean;
}

/** How long a move is shown at single speed. */
const MOMENT_MS = 1400;
/** At this speed there is no time for pictures. */
const FASTEST = 4;
/** Whether the coach is wanted, in this browser. */
const COACH = "ludofoot:coach";

/** A finished game on the same table, with a timeline in place of the tray. */
export function Player({ record, found, look, link, read: first = false, begin = 0 }: Props) {
  const [at, setAt] = useState(() => (begin > 0 ? frameAt(found, begin) : 0));
  const [speed, setSpeed] = useState(0);
  const [sending, send] = useState(false);
  const [reading, lay] = useState(first);
  const [module, setModule] = useState<GameModule>();
  const [refusal, refuse] = useState<wire.Refusal>();
  const [drawer] = useState(newDrawer);
  const [store] = useState(() => new TableStore("replay"));
  const [clock] = useState(() => new Clock());
  const [coach, setCoach] = useState(() => read<boolean>(COACH) ?? true);
  // Only what has come to its end has a story.
  const review = useAnalysis({ record }, coach && found.outcome !== null && !reading);
  const mine = useMemo(() => seatsOf(record), [record]);
  const [whose, choose] = useState(mine[0] ?? 0);
  const { kind } = useLayout();
  useSkipping(clock);
  const last = found.frames.length - 1;
  const step = (by: number) => setAt((now) => Math.max(0, Math.min(last, now + by)));
  useEffect(() => {
    gameModule(found.game).then((game) => setModule(() => game), renew);
  }, [found.game]);
  useEffect(() => {
    if (!speed || at >= last) return;
    const timer = setTimeout(() => step(1), MOMENT_MS / speed);
    return () => clearTimeout(timer);
  }, [speed, at, last]);
  const call = () => {
    write(COACH, !coach);
    setCoach(!coach);
  };
  const frame = found.frames[at];
  const goals = useMemo(() => goalsIn(found, module), [found, module]);
  const scored = useMemo(() => scoredIn(found, module), [found, module]);
  const screen = useMemo(() => screenAt(found, at), [found, at]);
  const words = voiceOf(found.game);
  const room = frame && roomAt(found, frame);
  const names = room ? namesIn(room, mine, words) : [];
  const say = words.to(names, readerOf(found.seat, mine));
  const coached: Coached = { found, review, say, at, show: setAt, goals: scored, mine, whose, choose, look };
  const jump = (to: number | undefined) => to !== undefined && setAt(to);
  const keys = keysOf("replay", {
    ...drawerKeys(drawer),
    coach: call,
    error: () => jump(nextError(coached)),
    anybody: () => jump(nextError(coached, true)),
    goal: () => jump(nextGoal(goals, at)),
    turn: (number) => jump(turnAt(coached, number)),
    back: () => step(-1),
    forth: () => step(1),
    first: () => setAt(0),
    last: () => setAt(last),
    run: () => setSpeed(speed ? 0 : 1),
  });
  // Under the paper nothing moves.
  useKeys(reading ? {} : keys);
  if (!frame || !room) return null;
  clock.follow(room, [screen], module?.script, speed >= FASTEST || undefined);
  const wonder = (pieces: readonly string[]) => wonderAt(found, frame.view, pieces).catch(() => undefined);
  const scene: Scene = {
    store,
    room,
    screen,
    say,
    drawer,
    wonder,
    hand: look,
    game: module,
    surface: "replay",
  };
  const whatIf = async (seat: number) => {
    try {
      const opened = await branch(record, frame.number, seat);
      keepKeys(opened.table, (keys) => {
        seatKey(keys, seat).token = opened.token;
        keys.game = found.game;
      });
      go(`/table/${opened.table}`);
    } catch (problem) {
      refuse(problem instanceof RefusedRequest ? problem.refusal : { type: "refusal", code: "no-answer" });
    }
  };
  const props = propsOf(scene);
  const shown = coach && review.analysed !== undefined;
  const panel = coach && (
    <Panel
      {...coached}
      tryIt={frame.over ? undefined : () => whatIf(decisionAt(coached)?.seat ?? whose)}
      children={<Fair found={found} record={record} say={say} />}
    />
  );
  return (
    <TimelineContext.Provider value={clock}>
      <SceneContext.Provider value={scene}>
        <Shell
          game={module}
          id={found.game}
          look={coach ? "replay coached" : "replay"}
          bar={
            <header class="bar" data-region="bar">
              <Home label={say.word("page-to-shelf")} />
              <div class="where">
                <h1>{titleOf(found.game)}</h1>
                <span>{say.word("page-replay")}</span>
              </div>
              <span class="sp" />
              <button type="button" class="ico" aria-pressed={coach} onClick={call}>
                {say.word(coach ? "review-on" : "review-off")}
                <kbd>{signOf(keyOf("coach", "replay"))}</kbd>
              </button>
              <button type="button" class="ico" aria-pressed={reading} onClick={() => lay(!reading)}>
                <Lines /> <span class="vh-small">{say.word("gazette-title")}</span>
              </button>
              {link && (
                <button type="button" class="ico" onClick={() => send(true)}>
                  <Share /> <span class="vh-small">{say.word("replay-send")}</span>
                </button>
              )}
              <LangChoice say={say} />
            </header>
          }
          players={!module?.draws && <Seats />}
          mat={module ? <module.Screen {...props} /> : <Facts />}
          side={
            coach && kind === "wide" ? (
              <aside class="rail" data-region="side" aria-label={say.word("hint-coach")}>
                {panel}
              </aside>
            ) : (
              <Rail />
            )
          }
          ticker={<News />}
          dock={
            <Timeline
              found={found}
              at={at}
              goals={goals}
              speed={speed}
              say={say}
              refusal={refusal}
              record={record}
              show={setAt}
              run={setSpeed}
              look={look}
              whatIf={whatIf}
              coached={coach}
              course={shown ? <Course {...coached} /> : undefined}
              next={review.analysed?.decisions.length ? () => nextError(coached) : undefined}
              below={kind === "wide" ? undefined : panel}
            >
              {found.seat >= 0 && <PastHand Hand={module?.Hand ?? PlainHand} props={props} />}
            </Timeline>
          }
        >
          {reading && (
            <PaperAgain
              record={record}
              mine={mine}
              link={link}
              look={(line) => {
                lay(false);
                if (line !== undefined) jump(frameAt(found, line));
              }}
              refuse={refuse}
              close={() => lay(false)}
            />
          )}
          <Wondering />
          {drawer.value && <Drawers />}
          {link && sending && (
            <SendReplay path={link} title={titleOf(found.game)} say={say} close={() => send(false)} />
          )}
        </Shell>
      </SceneContext.Provider>
    </TimelineContext.Provider>
  );
}

/** The moment at a line of the record, or the first after it. */
function frameAt({ frames }: wire.Replayed, line: number): number {
  const at = frames.findIndex(({ number }) => number >= line);
  return at < 0 ? frames.length - 1 : at;
}

/** Every piece explains itself here too; the key is heard where the scene is known. */
function Wondering() {
  const scene = useScene();
  useExplanations(scene);
  useKeys(keysOf("replay", { explain: () => explainFocused(scene) }));
  return <Explanation />;
}

/** Nothing can be done in the past. */
function propsOf({ room, screen, say, drawer }: Scene): GameProps {
  return {
    room,
    screen: gameScreen(screen),
    screens: [gameScreen(screen)],
    say,
    busy: true,
    act: () => undefined,
    preview: () => Promise.resolve(undefined),
    explain: (clause) => {
      drawer.value = { kind: "rules", clause };
    },
  };
}
