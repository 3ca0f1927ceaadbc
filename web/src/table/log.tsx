import type { ComponentChildren } from "preact";
import type { Told } from "../gen/protocol";
import { useTimeline } from "../kit/film";
import { useLayout } from "../kit/layout";
import { eventsIn, isAwaitedFor } from "../kit/screen";
import { Ball } from "../ui/icons";
import { scorersOf } from "./moods";
import { RecapButton } from "./recap";
import { useScene } from "./scene";

/** The match sheet: newest first. */
export function Log() {
  const { room, screen, say, drawer, game } = useScene();
  const timeline = useTimeline();
  const written = timeline.written(screen);
  const told = [...written].reverse();
  const all = written.length === (screen.told ?? []).length;
  const asked = all && room.phase === "playing" && screen.prompts?.find(isAwaitedFor);
  const isGoal = (line: Told) => scorersOf(eventsIn([line]), game) !== undefined;
  return (
    <ol class="log">
      {asked && <li class="now">{say.word("page-asked", { ask: asked.ask })}</li>}
      {told.map((line, index) => (
        <li key={told.length - index} class={isGoal(line) ? "goal" : ""}>
          {say.say(line.said)}
          {line.clause && (
            <button
              type="button"
              class="clause"
              aria-label={say.word("page-open-clause", { clause: line.clause })}
              onClick={() => {
                drawer.value = { kind: "rules", clause: line.clause };
              }}
            >
              {line.clause}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

export function Rail({ children }: { children?: ComponentChildren }) {
  const { say } = useScene();
  return (
    <aside class={children ? "rail shared" : "rail"} data-region="side" aria-label={say.word("page-log")}>
      {children}
      <div class="sheet">
        <h2>{say.word("page-log")}</h2>
        <RecapButton />
        <Log />
      </div>
    </aside>
  );
}

/** The last line alone. Where it is low it is there to be read: the sheet is in the side or in the menu. */
function Ticker() {
  const { screen, say, drawer } = useScene();
  const { kind, small } = useLayout();
  const last = useTimeline().written(screen).at(-1);
  if (!last) return null;
  const line = (
    <>
      <Ball />
      <span class="vh">{say.word("page-log")}. </span>
      <span class="line">{say.say(last.said)}</span>
    </>
  );
  if (kind === "lying" || small) return <p class="ticker">{line}</p>;
  return (
    <div class="news">
      <button
        type="button"
        class="ticker"
        onClick={() => {
          drawer.value = { kind: "log" };
        }}
      >
        {line}
      </button>
      <RecapButton />
    </div>
  );
}

/** What has just happened. */
export function News() {
  const { say } = useScene();
  return (
    <section class="latest" data-region="ticker" aria-label={say.word("page-log")}>
      <Ticker />
    </section>
  );
}
