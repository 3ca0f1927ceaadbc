import "./gazette.css";
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { RefusedRequest, recordAddress } from "../api";
import { type Source, useAnalysis } from "../coach/analysis";
import { mainTurn, percent, turnsInOrder } from "../coach/story";
import type { Analysed, Refusal, Report } from "../gen/protocol";
import { part } from "../part";
import { go } from "../route";
import { lang, titleOf } from "../say/locale";
import { Rematch } from "../table/result";
import { useScene } from "../table/scene";
import { download, fileOf } from "../ui/download";
import { Eye, Printer, Share } from "../ui/icons";
import { Board } from "./board";
import { type Chosen, Course, Turning } from "./course";
import { Figures, Prizes, Star } from "./figures";
import { Luck } from "./luck";
import { hasPanels, Panels } from "./panels";
import { isTurned, momentAt, scoreRead } from "./plan";
import { frontOf, type Printed, printOf } from "./printing";

const ShareSheet = part(() => import("./share").then((found) => found.ShareSheet));

/** From so many letters on a headline is set smaller. */
const LONG = 36;

interface Props {
  report: Report;
  /** Lays the paper aside: the table is under it. */
  close(): void;
}

/** The Gazette: what ends every match. */
export function Gazette({ report, close }: Props) {
  const { room, store, drawer } = useScene();
  const kept = { table: room.table, number: room.number };
  return (
    <Paper
      report={report}
      close={close}
      mine={store.mine.value}
      source={{ table: room.table, game: room.number }}
      weighed={!room.lesson}
      printed={room.day ? undefined : kept}
      secret={Boolean(room.day)}
      look={(entry) => {
        // Others still have this deal before them: until tomorrow nobody can look at it again.
        if (!room.day)
          go(`/replay/${kept.table}/${kept.number}${entry === undefined ? "" : `?line=${entry}`}`);
      }}
      first={store.mine.value.length > 0 && <Rematch />}
      check={() => {
        drawer.value = { kind: "fairness" };
      }}
    />
  );
}

interface PaperProps extends Props {
  /** The seats of whoever reads it. */
  mine: readonly number[];
  /** What is analysed, if that is to be done. */
  source: Source;
  weighed: boolean;
  /** Where this server keeps the match, if it does and everybody may know; else its record. */
  printed: Printed | undefined;
  /** Whether everything that would tell of the deal opens tomorrow. */
  secret?: boolean;
  /** Looks at the match again, from a line of its record. */
  look(entry?: number): void;
  /** What comes before everything else that can be done now. */
  first?: ComponentChildren;
  check?(): void;
}

/** The paper about any match. Headline, score and figures need no analysis and stand at once. */
export function Paper(props: PaperProps) {
  const { report, close, mine, look } = props;
  const { say } = useScene();
  const [chosen, choose] = useState<Chosen>();
  const paper = useRef<HTMLElement>(null);
  const weighed = report.finished && props.weighed;
  const review = useAnalysis(props.source, weighed);
  const turn = mainTurn(review.analysed?.turns ?? []);
  const there = turn && momentAt(report.moments, turn.line);
  useEffect(() => {
    const { state, analysed } = review;
    if (state?.stage !== "whole" || !analysed || mine.length === 0) return;
    import("../club/keep").then(({ keepStory }) => keepStory(report.seal, analysed)).catch(() => undefined);
  }, [review.state?.stage]);
  const headline = say.say(report.headline);
  const told = { report, say, mine };
  const followed = { review, look, chosen, choose };
  // Where pieces lie below the course, what it says stands at its side.
  const full = hasPanels(report, "below");
  useEffect(() => {
    paper.current?.focus({ preventScroll: true });
    const leave = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !document.querySelector("dialog[open]")) close();
    };
    addEventListener("keydown", leave);
    return () => removeEventListener("keydown", leave);
  }, []);
  return (
    <section class="gazette" aria-label={say.word("gazette-title")}>
      <article ref={paper} tabIndex={-1} aria-labelledby="gazette-headline">
        <p class="masthead">
          <b>Ludofoot</b>
          <em>{say.word("gazette-title")}</em>
          <span>
            {[dayOf(report), titleOf(report.game), say.say(report.length), helped()]
              .filter(Boolean)
              .join(" · ")}
          </span>
        </p>
        <div class="story">
          <h2 id="gazette-headline" data-long={headline.length > LONG || undefined}>
            {headline}
          </h2>
          <p class="lead">{report.lead.map((each) => say.say(each)).join(" ")}</p>
          <Board report={report} say={say} mine={mine} />
          <div class={hasPanels(report, "beside") ? "charts two" : "charts"} data-low={full || undefined}>
            <Panels {...told} place="beside" />
            {weighed && <Course {...told} {...followed} />}
          </div>
          {weighed && !full && <Turning {...told} {...followed} />}
          <Panels {...told} place="below" />
          <Thread report={report} analysed={review.analysed} mine={mine} look={look} />
        </div>
        <aside>
          <Star report={report} say={say} />
          <Panels {...told} place="column" />
          {weighed && full && <Turning {...told} {...followed} />}
          {weighed && <Luck {...told} review={review} />}
          <Prizes {...told} />
          <Figures {...told} />
        </aside>
      </article>
      {props.secret ? (
        <Tomorrow close={close} />
      ) : (
        <Next {...props}>
          <button type="button" class="btn" onClick={() => look(turn?.line)}>
            <Eye />
            {turn && there ? (
              <span>
                {say.word("gazette-look")}
                <small>{again(say.say(there.said))}</small>
              </span>
            ) : (
              say.word("page-replay-watch")
            )}
          </button>
        </Next>
      )}
    </section>
  );

  /** A race is looked at as fast as it was; elsewhere the coach looks on. */
  function again(when: string): string {
    return review.analysed?.raced ? when : say.word("gazette-look-with", { when });
  }

  function helped(): string {
    return report.hints > 0 ? say.word("gazette-helped", { n: report.hints }) : "";
  }
}

/** What can be done now. */
function Next({
  report,
  close,
  printed,
  first,
  check,
  children,
}: PaperProps & { children: ComponentChildren }) {
  const { say } = useScene();
  const [sharing, share] = useState(false);
  return (
    <footer class="next">
      <div class="row">
        {first}
        {children}
        {printed && (
          <>
            <button type="button" class="btn" onClick={() => share(true)}>
              <Share />
              {say.word("gazette-share")}
            </button>
            <Front printed={printed} name={fileOf(report)} />
          </>
        )}
      </div>
      <div class="links">
        <button type="button" class="link aside" onClick={close}>
          {say.word("gazette-table")}
        </button>
        {check && (
          <button type="button" class="link" onClick={check}>
            {say.word("page-check")}
          </button>
        )}
        {printed && "table" in printed && (
          <a class="link" href={recordAddress(printed.table, printed.number)} download>
            {say.word("page-download")}
          </a>
        )}
        <button type="button" class="link" onClick={() => go("/")}>
          {say.word("page-to-shelf-short")}
        </button>
      </div>
      {printed && sharing && (
        <ShareSheet report={report} printed={printed} say={say} close={() => share(false)} />
      )}
    </footer>
  );
}

/** The front page: what this server keeps has an address, of anything else the print comes as a file. */
function Front({ printed, name }: { printed: Printed; name: string }) {
  const { say } = useScene();
  const [busy, work] = useState(false);
  const [refusal, refuse] = useState<Refusal>();
  const asked = frontOf(printed, lang.value);
  const words = (
    <>
      <Printer />
      {say.word("gazette-front")}
    </>
  );
  if (!asked.how)
    return (
      <a class="btn" href={asked.address} target="_blank" rel="noopener">
        {words}
      </a>
    );
  const print = async () => {
    work(true);
    refuse(undefined);
    await printOf(asked).then((file) => download(`${name}.pdf`, file), failed);
    work(false);
  };
  const failed = (problem: unknown) =>
    refuse(problem instanceof RefusedRequest ? problem.refusal : { type: "refusal", code: "no-answer" });
  return (
    <>
      <button type="button" class="btn" aria-busy={busy} disabled={busy} onClick={print}>
        {words}
      </button>
      {refusal && <p role="alert">{say.refuse(refusal)}</p>}
    </>
  );
}

/** After the match of the day: everything that would tell of the deal opens tomorrow. */
function Tomorrow({ close }: Pick<Props, "close">) {
  const { say } = useScene();
  return (
    <footer class="next">
      <div class="row">
        <button type="button" class="btn go" onClick={() => go("/")}>
          {say.word("day-compare")}
        </button>
      </div>
      <div class="links">
        <button type="button" class="link aside" onClick={close}>
          {say.word("gazette-table")}
        </button>
        <span>{say.word("day-luck")}</span>
      </div>
    </footer>
  );
}

/** The day on which it was played, as long as the record says. */
const dayOf = ({ played }: Report) =>
  played > 0 &&
  new Intl.DateTimeFormat(lang.value, { weekday: "long", day: "numeric", month: "long" }).format(played);

interface ThreadProps {
  report: Report;
  analysed: Analysed | undefined;
  mine: readonly number[];
  look(entry: number): void;
}

/** Everything worth telling, in order, with the turns that are numbered on the curve; each line opens the game there. */
function Thread({ report, analysed, mine, look }: ThreadProps) {
  const { say } = useScene();
  const turned = isTurned(report, mine);
  const turns = turnsInOrder(analysed?.turns ?? []);
  const lines = [
    ...report.highlights.map((each) => ({ ...each, words: say.say(each.said), when: say.say(each.when) })),
    ...turns.map((turn, at) => ({
      entry: turn.line,
      kind: "number",
      words: say.word("review-turned-course", {
        seat: say.player(turn.seat),
        before: percent(turn.before),
        after: percent(turn.after),
      }),
      when: `${at + 1}`,
      score: undefined,
    })),
  ].sort((one, other) => one.entry - other.entry);
  if (lines.length === 0) return null;
  return (
    <details class="thread">
      <summary>{say.word("gazette-thread")}</summary>
      <ol>
        {lines.map((each, number) => (
          <li key={number} data-kind={each.kind}>
            <small>{each.when}</small>
            <button type="button" onClick={() => look(each.entry)}>
              {each.words}
            </button>
            <b>{scoreRead(each.score, turned)}</b>
          </li>
        ))}
      </ol>
    </details>
  );
}
