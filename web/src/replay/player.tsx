import { useEffect, useMemo, useState } from "preact/hooks";
import { RefusedRequest } from "../api";
import { gameModule } from "../games";
import type * as wire from "../gen/protocol";
import { TimelineContext, useSkipping } from "../kit/film";
import { keysOf } from "../kit/keymap";
import type { GameModule, GameProps } from "../kit/module";
import { gameScreen } from "../kit/screen";
import { Timeline as Clock } from "../kit/timeline";
import { keepKeys, seatKey } from "../net/keys";
import { TableStore } from "../net/table";
import { go } from "../route";
import { titleOf, voiceOf } from "../say/locale";
import { Home, LangChoice } from "../table/bar";
import { Drawers } from "../table/drawers";
import { Facts } from "../table/facts";
import { News, Rail } from "../table/log";
import { PlainHand } from "../table/plain-hand";
import { drawerKeys, namesOf, newDrawer, type Scene, SceneContext } from "../table/scene";
import { Seats } from "../table/seats";
import { Shell } from "../table/shell";
import { useKeys } from "../ui/keys";
import { branch, type RecordText } from "./api";
import { goalsIn, roomAt, screenAt } from "./frames";
import { PastHand } from "./past-hand";
import { Timeline } from "./timeline";

interface Props {
  record: RecordText;
  found: wire.Replayed;
  /** Looks through the eyes of another seat. */
  look(seat: number): void;
}

/** How long a move is shown at single speed. */
const MOMENT_MS = 1400;
/** At this speed there is no time for pictures. */
const FASTEST = 4;

/** A finished game on the same table, with a timeline in place of the tray. */
export function Player({ record, found, look }: Props) {
  const [at, setAt] = useState(0);
  const [speed, setSpeed] = useState(0);
  const [module, setModule] = useState<GameModule>();
  const [refusal, refuse] = useState<wire.Refusal>();
  const [drawer] = useState(newDrawer);
  const [store] = useState(() => new TableStore("replay"));
  const [clock] = useState(() => new Clock());
  useSkipping(clock);
  const last = found.frames.length - 1;
  const step = (by: number) => setAt((now) => Math.max(0, Math.min(last, now + by)));
  useEffect(() => {
    gameModule(found.game)?.then((game) => setModule(() => game));
  }, [found.game]);
  useEffect(() => {
    if (!speed || at >= last) return;
    const timer = setTimeout(() => step(1), MOMENT_MS / speed);
    return () => clearTimeout(timer);
  }, [speed, at, last]);
  useKeys(
    keysOf("replay", {
      ...drawerKeys(drawer),
      back: () => step(-1),
      forth: () => step(1),
      first: () => setAt(0),
      last: () => setAt(last),
      run: () => setSpeed(speed ? 0 : 1),
    }),
  );
  const frame = found.frames[at];
  const goals = useMemo(() => goalsIn(found, module), [found, module]);
  const screen = useMemo(() => screenAt(found, at), [found, at]);
  if (!frame) return null;
  const room = roomAt(found, frame);
  clock.follow(room, [screen], module?.script, speed >= FASTEST || undefined);
  const words = voiceOf(found.game);
  const say = words.to(namesOf(room, words), found.seat >= 0 ? found.seat : undefined);
  const scene: Scene = { store, room, screen, say, drawer, hand: look, game: module, surface: "replay" };
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
  return (
    <TimelineContext.Provider value={clock}>
      <SceneContext.Provider value={scene}>
        <Shell
          game={module}
          look="replay"
          bar={
            <header class="bar" data-region="bar">
              <Home label={say.word("page-to-shelf")} />
              <div class="where">
                <h1>{titleOf(found.game)}</h1>
                <span>{say.word("page-replay")}</span>
              </div>
              <span class="sp" />
              <LangChoice say={say} />
            </header>
          }
          players={!module?.draws && <Seats />}
          mat={module ? <module.Screen {...props} /> : <Facts />}
          side={<Rail />}
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
            >
              {found.seat >= 0 && <PastHand Hand={module?.Hand ?? PlainHand} props={props} />}
            </Timeline>
          }
        >
          <Drawers />
        </Shell>
      </SceneContext.Provider>
    </TimelineContext.Provider>
  );
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
