import { useEffect } from "preact/hooks";
import { go } from "../route";
import { hasVoice, lang, loadLocale, shelfVoice, titleOf, voiceOf } from "../say/locale";
import type { Voice } from "../say/voice";
import { namesOf } from "../table/scene";
import { Ball, Whistle } from "../ui/icons";
import { useLooked } from "../ui/looked";
import { type Running, runningTables } from "./running";

const EVERY_MS = 10_000;
const NONE: readonly Running[] = [];

/** Running tables of this browser whose words have come, those where it is our turn first. */
export function useTables(): readonly Running[] {
  const running = useRunning();
  const language = lang.value;
  useEffect(() => {
    for (const { game } of running) loadLocale(language, game).catch(() => undefined);
  }, [running, language]);
  return running.filter((one) => hasVoice(one.game));
}

/** The first of them, in sight: mustard where it is your turn, and nothing mustard where it is not. */
export function Resume({ running }: { running: Running }) {
  const { game, table, yours } = running;
  const say = voiceOf(game);
  return (
    <section class={yours ? "resume yours" : "resume"} aria-live="polite">
      {yours ? <Whistle /> : <Ball />}
      <div>
        <b>{headOf(running, say)}</b>{" "}
        <span>{[against(running, say), ...(yours ? [] : [turnOf(running, say)])].join(" · ")}</span>
      </div>
      <span class="sp" />
      <button type="button" class={yours ? "btn go" : "btn"} onClick={() => go(`/table/${table}`)}>
        {say.word("page-resume-go")}
      </button>
    </section>
  );
}

/** A first match says how far it is. */
function headOf({ yours, lesson }: Running, say: Voice): string {
  if (lesson) return say.word("page-lesson-resume", { number: lesson.step + 1, count: lesson.steps });
  return say.word(yours ? "page-resume" : "page-resume-others");
}

/** All the others, each with whose turn it is. */
export function Tables({ tables }: { tables: readonly Running[] }) {
  const say = shelfVoice.value;
  return (
    <section class="tables" aria-label={say.word("page-tables")}>
      <h2>{say.word("page-tables")}</h2>
      <ul>
        {tables.map((one) => (
          <li key={one.table}>
            <a
              href={`/table/${one.table}`}
              onClick={(event) => {
                event.preventDefault();
                go(`/table/${one.table}`);
              }}
            >
              <b>{titleOf(one.game)}</b> <span>{opponents(one, voiceOf(one.game)).join(", ")}</span>
              <em class={one.yours ? "yours" : ""}>{turnOf(one, voiceOf(one.game))}</em>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Which game, and against whom. */
function against(running: Running, say: Voice): string {
  const [title, players] = [titleOf(running.game), opponents(running, say)];
  return players.length > 0 ? say.word("page-against", { title, players: say.listed(players) }) : title;
}

export function opponents({ seats, others }: Running, say: Voice): string[] {
  const names = namesOf({ seats }, say);
  return others.map((seat) => names[seat] || say.word("page-somebody"));
}

/** Whose turn it is, or what else the table waits for. */
export function turnOf({ phase, seats, awaited, yours, goes }: Running, say: Voice): string {
  if (yours) return say.word("page-turn-yours");
  const free = seats.filter(({ kind }) => kind === "free").length;
  if (phase === "waiting" && free > 0) return say.word("page-turn-free", { count: free });
  if (!goes) return say.word(phase === "paused" ? "page-turn-paused" : "page-turn-salts");
  const names = namesOf({ seats }, say);
  const players = awaited.map((seat) => names[seat] || say.word("page-somebody"));
  return say.word("page-turn-of", { players: say.listed(players) });
}

/** Asked anew from time to time while the shelf is looked at: the band must be true. */
function useRunning(): readonly Running[] {
  return useLooked(runningTables, EVERY_MS) ?? NONE;
}
