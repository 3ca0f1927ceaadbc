import { useState } from "preact/hooks";
import { go } from "../route";
import { hasVoice, lang, shelfVoice, titleOf, voiceOf } from "../say/locale";
import { opponents, turnOf } from "../shelf/resume";
import type { Running } from "../shelf/running";
import { botNames } from "../table/scene";
import { download, fileOf, jsonFile } from "../ui/download";
import { levelOf } from "./figures";
import type { Match } from "./match";
import { MiniLid } from "./mini-lid";
import type { ClubProps } from "./page";
import { changed } from "./signal";

type State = "all" | "running" | "over";

/** So many at first; whoever wants to see more says so. */
const AT_ONCE = 12;

/** Running matches, mine to move first; then those that are over, the newest first. */
export function Games({ club, matches, games, running }: ClubProps & { running: readonly Running[] }) {
  const say = shelfVoice.value;
  const [state, setState] = useState<State>("all");
  const [game, setGame] = useState("");
  const [level, setLevel] = useState("");
  const [most, setMost] = useState(AT_ONCE);
  const levels = games[0]?.bots ?? [];
  const going = running.filter((one) => (!game || one.game === game) && state !== "over");
  const over = matches.filter(
    (one) =>
      state !== "running" && (!game || one.game === game) && (!level || levelOf(one, levels) === level),
  );
  const known = [...new Set([...running, ...matches].map((one) => one.game))];
  const met = [...new Set(matches.map((match) => levelOf(match, levels)))];
  return (
    <section class="pan games" aria-label={say.word("club-games")}>
      <h2>
        {say.word("club-games")} <small>{say.word("club-count", { count: matches.length })}</small>
      </h2>
      <div class="chips">
        {(["all", "running", "over"] as const).map((one) => (
          <button
            key={one}
            type="button"
            class="chip"
            aria-pressed={state === one}
            onClick={() => setState(one)}
          >
            {say.word(`club-state-${one}`, { count: one === "running" ? running.length : matches.length })}
          </button>
        ))}
        <Choice
          label={say.word("club-by-game")}
          value={game}
          values={known}
          text={titleOf}
          choose={setGame}
        />
        <Choice
          label={say.word("club-by-level")}
          value={level}
          values={met}
          text={(one) => say.word(one === "friends" ? "club-friends" : `bot-${one}`)}
          choose={setLevel}
        />
      </div>
      <ul class="rows">
        {!level && going.map((one) => <RunningRow key={one.table} running={one} />)}
        {over.slice(0, most).map((match) => (
          <MatchRow key={match.seal} match={match} club={club} />
        ))}
      </ul>
      {going.length + over.length === 0 && <p>{say.word("club-none")}</p>}
      {over.length > most && (
        <button type="button" class="btn" onClick={() => setMost(most + AT_ONCE)}>
          {say.word("club-more")}
        </button>
      )}
      {matches.some(({ size, day }) => size === 0 && !day) && (
        <p class="hush">{say.word("club-made-room")}</p>
      )}
    </section>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  values: readonly string[];
  text(value: string): string;
  choose(value: string): void;
}

function Choice({ label, value, values, text, choose }: ChoiceProps) {
  if (values.length < 2) return null;
  return (
    <select
      class="ico"
      aria-label={label}
      value={value}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      <option value="">{label}</option>
      {values.map((one) => (
        <option key={one} value={one}>
          {text(one)}
        </option>
      ))}
    </select>
  );
}

function RunningRow({ running }: { running: Running }) {
  const words = voiceOf(running.game);
  return (
    <li class={running.yours ? "gm turn" : "gm"}>
      <MiniLid game={running.game} />
      <a
        class="t"
        href={`/table/${running.table}`}
        onClick={(event) => {
          event.preventDefault();
          go(`/table/${running.table}`);
        }}
      >
        <b>{titleOf(running.game)}</b>
        <small>{opponents(running, words).join(", ")}</small>
      </a>
      <span class="s">
        <small>{turnOf(running, words)}</small>
      </span>
    </li>
  );
}

function MatchRow({ match, club }: { match: Match } & Pick<ClubProps, "club">) {
  const say = shelfVoice.value;
  const again = match.size > 0;
  const address = `/replay?club=${match.seal}&gazette`;
  const inside = (
    <>
      <b>{headlineOf(match)}</b>
      <small>
        {[match.day && say.word("day-mark"), againstOf(match), dayOf(match.at), lengthOf(match.ms)]
          .filter(Boolean)
          .join(" · ")}
      </small>
    </>
  );
  return (
    <li class="gm">
      <MiniLid game={match.game} />
      {again ? (
        <a
          class="t"
          href={address}
          onClick={(event) => {
            event.preventDefault();
            go(address);
          }}
        >
          {inside}
        </a>
      ) : (
        <span class="t">{inside}</span>
      )}
      {match.line && <Spark line={match.line} result={match.result} />}
      <span class="s">
        {scoreOf(match)}
        <small>{say.word(`club-result-${match.result}`)}</small>
      </span>
      <details class="menu">
        <summary aria-label={say.word("club-menu", { match: headlineOf(match) })}>⋯</summary>
        <div>
          {again && (
            <button type="button" class="link" onClick={() => go(`/replay?club=${match.seal}`)}>
              {say.word("page-replay-watch")}
            </button>
          )}
          {again && (
            <button
              type="button"
              class="link"
              onClick={async () => {
                const record = await club.record(match.seal);
                if (record) download(`${fileOf(match)}.json`, jsonFile(record));
              }}
            >
              {say.word("page-download")}
            </button>
          )}
          <button
            type="button"
            class="link"
            onClick={() =>
              club.forget(match.seal).then(() => {
                changed.value += 1;
              })
            }
          >
            {say.word("club-forget")}
          </button>
        </div>
      </details>
    </li>
  );
}

const [SPARK_WIDTH, SPARK_HEIGHT] = [80, 30];

/** The course of a match, small: the dashes are an even chance. */
function Spark({ line, result }: { line: readonly number[]; result: string }) {
  const points = line.map((share, at) => {
    const x = (SPARK_WIDTH * at) / Math.max(1, line.length - 1);
    return `${x.toFixed(1)},${(2 + ((SPARK_HEIGHT - 4) * (100 - share)) / 100).toFixed(1)}`;
  });
  return (
    <svg class="spark" viewBox={`0 0 ${SPARK_WIDTH} ${SPARK_HEIGHT}`} data-result={result} aria-hidden="true">
      <path d={`M0 ${SPARK_HEIGHT / 2}H${SPARK_WIDTH}`} />
      <polyline points={points.join(" ")} />
    </svg>
  );
}

/** In the words of its game, which may be on their way. */
export function headlineOf({ game, headline, names }: Pick<Match, "game" | "headline" | "names">): string {
  return hasVoice(game) ? voiceOf(game).to(names).say(headline) : titleOf(game);
}

/** Bots have the names that they had at the table. */
export function againstOf({ game, names, rivals }: Pick<Match, "game" | "names" | "rivals">): string {
  const say = shelfVoice.value;
  const words = hasVoice(game) ? voiceOf(game) : say;
  const bots = words.knows("bot-names") ? botNames(names, words) : [];
  const players = rivals.map(({ name, level }) => {
    if (name) return name;
    const seat = names.findIndex((each, at) => each === "" && bots[at] !== undefined);
    return level
      ? say.word("club-bot", { name: bots[seat] ?? "", level: say.word(`bot-${level}`) })
      : say.word("page-somebody");
  });
  return say.word("club-against", { players: say.listed(players) });
}

/** Two sides have a score; more have a place. */
export function scoreOf({ scores, place }: Pick<Match, "scores" | "place">): string {
  if (scores.length === 2) return scores.join("–");
  return shelfVoice.value.word("club-place", { place, count: scores.length });
}

function dayOf(at: number): string {
  return new Date(at).toLocaleDateString(lang.value, { day: "numeric", month: "short" });
}

function lengthOf(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  return minutes > 0 ? shelfVoice.value.word("club-minutes", { minutes }) : "";
}
