import { useEffect, useMemo, useState } from "preact/hooks";
import { RefusedRequest } from "../api";
import { type GameModule, type GameProps, gameModule } from "../games";
import type * as wire from "../gen/protocol";
import { keepKeys, seatKey } from "../net/keys";
import { TableStore } from "../net/table";
import { go } from "../route";
import { titleOf, voiceOf } from "../say/locale";
import { Home, LangChoice } from "../table/bar";
import { Drawers } from "../table/drawers";
import { Facts } from "../table/facts";
import { Rail, Ticker } from "../table/log";
import { namesOf, newDrawer, type Scene, SceneContext } from "../table/scene";
import { Seats } from "../table/seats";
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

/** A finished game on the same table, with a timeline in place of the tray. */
export function Player({ record, found, look }: Props) {
  const [at, setAt] = useState(0);
  const [speed, setSpeed] = useState(0);
  const [module, setModule] = useState<GameModule>();
  const [refusal, refuse] = useState<wire.Refusal>();
  const [drawer] = useState(newDrawer);
  const [store] = useState(() => new TableStore("replay"));
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
  useKeys({
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    Home: () => setAt(0),
    End: () => setAt(last),
    " ": () => setSpeed(speed ? 0 : 1),
    r: () => {
      drawer.value = { kind: "rules" };
    },
  });
  const frame = found.frames[at];
  const goals = useMemo(() => goalsIn(found), [found]);
  if (!frame) return null;
  const room = roomAt(found, frame);
  const screen = screenAt(found, at);
  const words = voiceOf(found.game);
  const say = words.to(namesOf(room, words), found.seat >= 0 ? found.seat : undefined);
  const scene: Scene = { store, room, screen, say, drawer, hand: look, sounds: module?.sounds };
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
  return (
    <SceneContext.Provider value={scene}>
      <div class="table replay">
        <header class="bar">
          <Home label={say.word("page-to-shelf")} />
          <div class="where">
            <h1>{titleOf(found.game)}</h1>
            <span>{say.word("page-replay")}</span>
          </div>
          <span class="sp" />
          <LangChoice say={say} />
        </header>
        <main class="felt">
          <Ticker />
          <div class="mat">
            <Middle game={module} props={propsOf(scene)} />
          </div>
        </main>
        <Rail />
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
          {found.seat >= 0 && module?.Hand && <PastHand Hand={module.Hand} props={propsOf(scene)} />}
        </Timeline>
        <Drawers />
      </div>
    </SceneContext.Provider>
  );
}

function Middle({ game, props }: { game: GameModule | undefined; props: GameProps }) {
  if (game) return <game.Screen {...props} />;
  return (
    <>
      <Seats />
      <Facts />
    </>
  );
}

/** Nothing can be done in the past. */
function propsOf({ room, screen, say, drawer }: Scene): GameProps {
  return {
    room,
    screen,
    screens: [screen],
    say,
    busy: true,
    act: () => undefined,
    preview: () => Promise.resolve(undefined),
    explain: (clause) => {
      drawer.value = { kind: "rules", clause };
    },
  };
}
