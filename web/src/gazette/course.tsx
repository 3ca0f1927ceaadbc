import { useState } from "preact/hooks";
import { isAtWork, type Review } from "../coach/analysis";
import { Progress } from "../coach/course";
import { Curve, reading } from "../coach/curve";
import { mainTurn, ownSide, percent, type Side, sidesOf } from "../coach/story";
import type { Analysed, Report, Turn } from "../gen/protocol";
import type { Voice } from "../say/voice";
import { isTurned, momentAt, scoreRead } from "./plan";

interface Props {
  report: Report;
  say: Voice;
  mine: readonly number[];
  review: Review;
  /** The line of the record that somebody has chosen on the curve. */
  chosen: Chosen | undefined;
  choose(chosen: Chosen): void;
  look(entry: number): void;
}

/** A line, and what is read there. */
export interface Chosen {
  line: number;
  words: string;
}

/** The course of the match: its place is there at once, what fills it comes while one reads. */
export function Course({ report, say, mine, review, look, chosen, choose }: Props) {
  const [alone, follow] = useState<Side>();
  const [opened, open] = useState<boolean>();
  const { analysed, state } = review;
  if (state?.stage === "failed" && !analysed) return null;
  const all = opened ?? analysed?.raced ?? false;
  const points = analysed ? (all ? analysed.open_points : analysed.points) : [];
  const sides = sidesOf(analysed?.teams ?? []);
  const own = ownSide(sides, mine, points);
  const lines = points.map((point) => point.line);
  const turned = isTurned(report, mine);
  const goals = report.highlights
    .filter((each) => each.kind === "goal" && each.score && each.score.length === 2)
    .map((each) => ({ line: each.entry, label: scoreRead(each.score, turned) }));
  const told = (there: number) => toldAt(report, there, say);
  const show = (line: number) =>
    choose({ line, words: reading({ points, say, line, told }, lines, alone ?? own) });
  return (
    <section class="course-of-match panel" aria-busy={!analysed}>
      <header>
        <h3>{title()}</h3>
        {analysed && (
          <span class="curve-tabs">
            {[all, !all].map((one) => (
              <button
                key={String(one)}
                type="button"
                class="link"
                aria-pressed={all === one}
                onClick={() => open(one)}
              >
                {say.word(one ? openWord(analysed) : "gazette-stands")}
              </button>
            ))}
          </span>
        )}
      </header>
      {analysed && points.length > 0 ? (
        <Curve
          points={points}
          teams={analysed.teams}
          turns={analysed.turns}
          own={own}
          say={say}
          goals={goals}
          shades={report.shades ?? []}
          line={chosen?.line ?? lines.at(-1) ?? 0}
          idle={!chosen}
          show={show}
          open={look}
          told={told}
          alone={alone}
          choose={follow}
        >
          <Times report={report} lines={lines} say={say} />
        </Curve>
      ) : (
        <div class="curve-place" aria-hidden="true" />
      )}
    </section>
  );

  function title(): string {
    if (!own || sides.length > 2) return say.word("gazette-curve");
    return say.word("gazette-curve-of", {
      seat: say.player(own.seat),
      me: mine.includes(own.seat) ? "yes" : "no",
    });
  }
}

const openWord = ({ raced }: Analysed) => (raced ? "gazette-tokens-open" : "gazette-open");

/** What the paper has to say of a line. */
function toldAt(report: Report, line: number, say: Voice): string {
  const there = report.highlights.find((each) => each.entry === line);
  return there ? say.say(there.said) : "";
}

/** The moments under the curve, from first to last. */
function Times({ report, lines, say }: Pick<Props, "report" | "say"> & { lines: readonly number[] }) {
  const places = [0.08, 0.36, 0.64, 0.92];
  return (
    <div class="times" aria-hidden="true">
      {places.map((place) => {
        const line = lines[Math.round(place * (lines.length - 1))] ?? 0;
        const moment = momentAt(report.moments, line);
        return (
          <span key={place} style={{ left: `${100 * place}%` }}>
            {moment ? say.say(moment.said) : ""}
          </span>
        );
      })}
    </div>
  );
}

/** Where it turned, or what was chosen on the curve; before that, how far the work is. */
export function Turning(props: Props) {
  const { say, review, chosen, look } = props;
  const { analysed, state } = review;
  if (state?.stage === "failed" && !analysed) return null;
  return (
    <div class="turned">
      {chosen ? (
        <Reading words={chosen.words} open={() => look(chosen.line)} say={say} />
      ) : (
        analysed && <Turned {...props} analysed={analysed} />
      )}
      {(!analysed?.raced || isAtWork(state)) && <Progress review={review} say={say} />}
    </div>
  );
}

/** A moment that somebody has chosen on the curve. */
function Reading({ words, open, say }: { words: string; open(): void; say: Voice }) {
  return (
    <p>
      <span>{words}</span>
      <button type="button" class="link" onClick={open}>
        {say.word("gazette-look")}
      </button>
    </p>
  );
}

/** Where it turned, in one sentence of what was told and two figures. */
function Turned({ analysed, report, mine, look, say }: Props & { analysed: Analysed }) {
  const own = ownSide(sidesOf(analysed.teams), mine, analysed.points);
  const turn = mainTurn(analysed.turns);
  if (!turn) return <p>{say.word("coach-no-turn")}</p>;
  const moment = momentAt(report.moments, turn.line);
  const told = toldAt(report, turn.line, say);
  return (
    <p>
      <span>
        <b>
          {moment ? say.word("review-turned", { move: say.say(moment.said) }) : say.word("gazette-turned")}
        </b>{" "}
        {told} {say.word("review-turned-course", coursed(turn, analysed, mine, own, say))}
      </span>
      <button type="button" class="link" onClick={() => look(turn.line)}>
        {say.word("gazette-look")}
      </button>
    </p>
  );
}

/** Before and after, for whoever reads where it is known, else for the one whom it moved most. */
function coursed(turn: Turn, analysed: Analysed, mine: readonly number[], own: Side | undefined, say: Voice) {
  const two = new Set(analysed.teams).size === 2;
  const mirrored =
    two && own && mine.includes(own.seat) && analysed.teams[turn.seat] !== analysed.teams[own.seat];
  const [before, after] = mirrored ? [1 - turn.before, 1 - turn.after] : [turn.before, turn.after];
  return {
    seat: say.player(mirrored ? own.seat : turn.seat),
    before: percent(before),
    after: percent(after),
  };
}
