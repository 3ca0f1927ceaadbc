import "./panel.css";
import { useState } from "preact/hooks";
import { isAtWork, progressOf } from "./analysis";
import { type Coached, linesOf, toldAt } from "./coached";
import { Curve } from "./curve";
import { Legend, Marks } from "./marks";
import { ownSide, type Side, sidesOf } from "./story";

/** The timeline of a game that is watched with the coach: its course, and below it the marks of one seat. */
export function Course(coached: Coached) {
  const { found, review, say, at, show, goals, mine, whose } = coached;
  const analysed = review.analysed;
  // In a race the tokens are what the rounds were about: from the stands they are backs until the end.
  const [open, setOpen] = useState<boolean>();
  const [alone, follow] = useState<Side>();
  if (!analysed) return null;
  const opened = open ?? analysed.raced;
  const lines = linesOf(found);
  const sides = sidesOf(analysed.teams);
  const points = opened ? analysed.open_points : analysed.points;
  const line = lines[at] ?? 0;
  return (
    <div class="course">
      <div class="course-head">
        <fieldset class="tabs" aria-label={say.word("review-points")}>
          {[false, true].map((one) => (
            <button
              key={String(one)}
              type="button"
              aria-pressed={opened === one}
              onClick={() => setOpen(one)}
            >
              {say.word(one ? "review-open" : "review-stands")}
            </button>
          ))}
        </fieldset>
        {analysed.decisions.length > 0 && <Legend say={say} />}
      </div>
      <Curve
        points={points}
        teams={analysed.teams}
        turns={analysed.turns}
        own={ownSide(sides, mine, points)}
        say={say}
        lines={lines}
        goals={goals}
        line={line}
        show={(there) => show(Math.max(0, lines.indexOf(there)))}
        told={(there) => toldAt(found, there, say)}
        alone={alone}
        choose={follow}
        tone="tray"
      >
        {analysed.decisions.length > 0 && (
          <Marks decisions={analysed.decisions.filter((each) => each.seat === whose)} lines={lines} />
        )}
      </Curve>
    </div>
  );
}

/** How far the work is, with a way to stop it; and why it is not all there, where that is so. */
export function Progress({ review, say }: Pick<Coached, "review" | "say">) {
  const { state, analysed } = review;
  if (!state) return null;
  if (isAtWork(state)) {
    const percent = progressOf(state);
    const stage = { waiting: "waiting", sketch: "sketching", "fair-copy": "weighing" }[
      state.stage as "sketch"
    ];
    return (
      <div class="progress">
        <p id="review-stage">{say.word(`review-${stage}`, { percent })}</p>
        <progress max={100} value={percent} aria-labelledby="review-stage" />
        <button type="button" class="link" onClick={review.stop}>
          {say.word("review-stop")}
        </button>
      </div>
    );
  }
  if (state.stage === "stopped") {
    return (
      <div class="progress">
        <p>{say.word("review-stopped")}</p>
        <button type="button" class="link" onClick={review.again}>
          {say.word("review-resume")}
        </button>
      </div>
    );
  }
  if (state.stage === "failed") {
    const why = say.refuse(state.refusal ?? { type: "refusal", code: "too-costly" });
    return (
      <p class="progress" role="alert">
        {say.word("review-failed", { why })}
      </p>
    );
  }
  if (analysed?.raced) return <p class="progress">{say.word("review-race")}</p>;
  return state.plain ? <p class="progress">{say.word("review-plain")}</p> : null;
}
