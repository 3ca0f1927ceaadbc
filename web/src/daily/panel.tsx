import "./daily.css";
import { useEffect, useState } from "preact/hooks";
import { RefusedRequest } from "../api";
import { MiniLid } from "../club/mini-lid";
import type * as wire from "../gen/protocol";
import { part } from "../part";
import { PuzzlePanel } from "../puzzle/panel";
import { go } from "../route";
import { lang, loadLocale, shelfVoice, titleOf } from "../say/locale";
import type { Voice } from "../say/voice";
import { beginDay, betterThan, countDay, countOf, FEW, lookAtDay, signed, tryOf } from "./day";

// Whoever has not played yet has nothing to compare.
const Compared = part(() => import("./compared").then((found) => found.Compared));

const MINUTE_MS = 60_000;

/** On the shelf: what is new every day. */
export function DayPanels() {
  return (
    <>
      <DayPanel />
      <PuzzlePanel />
    </>
  );
}

/** One deal a day for everybody. Where a server has none, nothing stands here. */
function DayPanel() {
  const say = shelfVoice.value;
  const [today, see] = useState<wire.DayToday>();
  const [own, take] = useState<number>();
  const [refusal, refuse] = useState<wire.Refusal>();
  useEffect(() => {
    let gone = false;
    lookAtDay()
      .then(async (found) => {
        const result = await countDay(found.day).catch(() => undefined);
        // Whoever has just been counted wants to be seen among the others.
        const seen = result === undefined ? found : await lookAtDay();
        if (gone) return;
        see(seen);
        take(result);
      })
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, []);
  if (!today) return null;
  const mine = tryOf(today.day);
  const begin = () => beginDay(today).catch(failed);
  const failed = async (problem: unknown) => {
    // The words of refusals come when there is one.
    await loadLocale(lang.value, "core").catch(() => undefined);
    refuse(problem instanceof RefusedRequest ? problem.refusal : { type: "refusal", code: "no-answer" });
  };
  return (
    <section class="pan day" aria-label={say.word("day-title")}>
      <h2>
        {say.word("day-title")} <small>{say.word("day-number", { number: today.number })}</small>
      </h2>
      <div class="what">
        <MiniLid game={today.game} />
        <p>
          {say.word("day-what", { title: titleOf(today.game) })}{" "}
          {own !== undefined && verdict(say, today, own)}
        </p>
      </div>
      {mine && own !== undefined && <Compared today={today} own={own} mine={mine} say={say} />}
      <div class="row">
        {mine && own === undefined ? (
          <button type="button" class="btn" onClick={() => go(`/table/${mine.table}`)}>
            {say.word("page-resume-go")}
          </button>
        ) : (
          <button type="button" class="btn" onClick={begin}>
            {say.word(mine ? "day-again" : "day-play")}
          </button>
        )}
        <small>{next(say, today.next_ms)}</small>
      </div>
      {!mine && <small>{say.word("day-honour")}</small>}
      {refusal && <p role="alert">{say.refuse(refusal)}</p>}
    </section>
  );
}

/** How one's own result stands among the others, or among the bots. */
function verdict(say: Voice, today: wire.DayToday, own: number): string {
  const players = countOf(today.results);
  const came = say.word(`day-came-${today.unit}`, { result: signed(own) });
  if (players >= FEW)
    return `${came} ${say.word("day-better", { share: betterThan(today.results, own), players })}`;
  const bots = countOf(today.bots);
  if (bots === 0) return came;
  return `${came} ${say.word("day-better-bots", { share: betterThan(today.bots, own), games: bots })}`;
}

function next(say: Voice, ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / MINUTE_MS));
  return say.word("day-next", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
