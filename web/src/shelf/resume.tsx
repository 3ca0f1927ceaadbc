import { useEffect, useState } from "preact/hooks";
import { go } from "../route";
import { hasVoice, lang, loadLocale, titleOf, voiceOf } from "../say/locale";
import { namesOf } from "../table/scene";
import { Ball, Whistle } from "../ui/icons";
import { type Running, runningTables } from "./running";

const EVERY_MS = 10_000;

/** Running tables of this browser: mustard where it is your turn, and nothing mustard where it is not. */
export function Resume() {
  const running = useRunning();
  const language = lang.value;
  useEffect(() => {
    for (const { game } of running) loadLocale(language, game).catch(() => undefined);
  }, [running, language]);
  const yours = running.filter((one) => one.yours);
  const shown = (yours.length > 0 ? yours : running).filter((one) => hasVoice(one.game));
  return (
    <>
      {shown.slice(0, 2).map((one) => (
        <Band key={one.table} running={one} />
      ))}
    </>
  );
}

function Band({ running }: { running: Running }) {
  const { game, table, yours, seats, others } = running;
  const say = voiceOf(game);
  const names = namesOf({ seats }, say);
  const against = others.map((seat) => names[seat] || say.word("page-somebody"));
  return (
    <section class={yours ? "resume yours" : "resume"} aria-live="polite">
      {yours ? <Whistle /> : <Ball />}
      <div>
        <b>{say.word(yours ? "page-resume" : "page-resume-others")}</b>{" "}
        <span>
          {against.length > 0
            ? say.word("page-against", { title: titleOf(game), players: say.listed(against) })
            : titleOf(game)}
        </span>
      </div>
      <span class="sp" />
      <button type="button" class={yours ? "btn go" : "btn"} onClick={() => go(`/table/${table}`)}>
        {say.word("page-resume-go")}
      </button>
    </section>
  );
}

/** Asked anew from time to time while the shelf is looked at: the band must be true. */
function useRunning(): readonly Running[] {
  const [running, setRunning] = useState<readonly Running[]>([]);
  useEffect(() => {
    let here = true;
    const look = () => {
      if (document.visibilityState === "hidden") return;
      runningTables().then((found) => here && setRunning(found));
    };
    look();
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      here = false;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return running;
}
