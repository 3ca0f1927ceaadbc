import "./panel.css";
import type { ComponentChildren } from "preact";
import type * as wire from "../gen/protocol";
import { coachAddress } from "../lesson/steps";
import type { Voice } from "../say/voice";
import { type Coached, decisionAt, linesOf, toldAt } from "./coached";
import { Progress } from "./course";
import { SeatShape } from "./curve";
import { Mark } from "./marks";
import { OnTable } from "./on-table";
import { isTellable, mainTurn, percent, pointAt, turnsInOrder } from "./story";

interface Props extends Coached {
  /** Plays on from here, where that can be done. */
  tryIt?: (() => void) | undefined;
  children?: ComponentChildren;
}

/** What the coach says of this moment: the verdict, what else could have been played, and why. */
export function Panel(props: Props) {
  const { say, review, tryIt } = props;
  const decision = decisionAt(props);
  return (
    <section class="coach-panel" aria-label={say.word("hint-coach")}>
      <h2>
        <img class="maryse" src={coachAddress("calm")} alt="" width="200" height="200" />
        {say.word("hint-coach")}
      </h2>
      <div class="body">
        <Progress review={review} say={say} />
        <Whose {...props} />
        {/* Said once somebody has stepped there; the figures of a guess are never said. */}
        <div aria-live="polite">{decision && <Verdict {...props} decision={decision} />}</div>
        {(review.analysed?.decisions.length ?? 0) > 0 && !decision && (
          <p class="quiet">{say.word("review-nothing")}</p>
        )}
        <Turned {...props} />
        <Accounts {...props} />
        <AsTable {...props} />
        {tryIt && (
          <button type="button" class="btn try" onClick={tryIt}>
            {say.word("review-try")}
            <small>{say.word("review-try-help")}</small>
          </button>
        )}
        {props.children}
      </div>
      {decision?.better && <OnTable decision={decision} say={say} />}
    </section>
  );
}

/** Whose decisions are marked: a tap on a seat changes it. */
function Whose({ review, say, whose, choose }: Props) {
  const deciders = [...new Set(review.analysed?.decisions.map((each) => each.seat))].sort();
  if (deciders.length < 2) return null;
  return (
    <fieldset class="tabs whose" aria-label={say.word("review-moves-of", { seat: say.player(whose) })}>
      {deciders.map((seat) => (
        <button key={seat} type="button" aria-pressed={seat === whose} onClick={() => choose(seat)}>
          <span class="curve" data-tone="paper">
            <SeatShape seat={seat} />
          </span>
          {say.player(seat)}
        </button>
      ))}
    </fieldset>
  );
}

function Verdict({ decision, ...props }: Props & { decision: wire.Judged }) {
  const { say, found, at, review, look } = props;
  const worlds = review.analysed?.worlds ?? 0;
  const others = found.names.flatMap((_, seat) => (seat === decision.seat ? [] : [seat]));
  return (
    <>
      <div class="judged">
        <Mark kind={decision.mark} />
        <div>
          <b>{say.word(`review-verdict-${decision.mark}`, { cost: percent(decision.cost) })}</b>
          <small>
            {say.word("review-played-by", {
              move: say.word("review-move", { moment: at + 2 }),
              seat: say.player(decision.seat),
              played: plain(decision.said, say),
            })}
          </small>
        </div>
      </div>
      {decision.options.length > 0 && (
        <ol class="candidates">
          {decision.options.map((option, rank) => (
            <li key={rank} class={classOf(option, rank)}>
              <Mark kind={rank === 0 ? "best" : option.played ? decision.mark : "fine"} />
              <span>
                {plain(option.said, say)}
                {option.played && <small>{say.word("review-played")}</small>}
              </span>
              <b>
                {percent(option.chance)} %<small>± {percent(option.error)}</small>
              </b>
              <i style={{ width: `${percent(option.chance)}%` }} />
            </li>
          ))}
        </ol>
      )}
      {decision.mark !== "forced" && <Why decision={decision} say={say} />}
      {decision.mark !== "forced" && (
        <div class="veil">
          <p>{say.word("review-unknown", { worlds })}</p>
          {others.map((seat) => (
            <button key={seat} type="button" class="link" onClick={() => look(seat)}>
              {say.word("review-look", { seat: say.player(seat) })}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

function classOf(option: wire.Candidate, rank: number): string {
  return [rank === 0 && "best", option.played && "played"].filter(Boolean).join(" ");
}

/** What was better, and the one reason that was computed for it; nothing where nothing was certainly better. */
function Why({ decision: { better, cost, reason }, say }: { decision: wire.Judged; say: Voice }) {
  if (!better) return null;
  return (
    <p class="why">
      <span class={reason ? "vh" : undefined}>
        {say.word("review-better", { better: plain(better, say), cost: percent(cost) })}{" "}
      </span>
      {reason && (
        <>
          <b>{say.word("review-why")}</b> {say.say(reason)}
        </>
      )}
    </p>
  );
}

/** So much of what happened says why it turned; what followed by itself does not. */
const CAUSE = 2;

/** Where the match turned, and by whose doing. */
function Turned({ found, review, say, show }: Props) {
  const analysed = review.analysed;
  if (!analysed) return null;
  const turn = mainTurn(analysed.turns);
  if (!turn) return <p class="quiet">{say.word("coach-no-turn")}</p>;
  const at = linesOf(found).indexOf(turn.line);
  return (
    <p class="turned">
      <button type="button" class="link" onClick={() => show(Math.max(0, at - 1))}>
        {say.word("review-turned", { move: say.word("review-move", { moment: at + 1 }) })}
      </button>{" "}
      {toldAt(found, turn.line, say, CAUSE)}{" "}
      {say.word("review-turned-course", {
        seat: say.player(turn.seat),
        before: percent(turn.before),
        after: percent(turn.after),
      })}{" "}
      {doing(turn, analysed, say)}
    </p>
  );
}

/** Whose decision it was, if it was anybody's. */
function doing(turn: wire.Turn, analysed: wire.Analysed, say: Voice): string {
  const made = analysed.decisions.find((each) => each.line === turn.line && each.seat === turn.by);
  if (!made?.better) return "";
  return say.word(made.seat === say.reader ? "review-turned-by-me" : "review-turned-by", {
    by: say.player(made.seat),
    move: plain(made.said, say),
    better: plain(made.better, say),
    points: percent(made.cost),
  });
}

const TERMS = ["start", "luck", "received", "given", "result"] as const;

/** Luck and play: start + luck + received − given = result, exactly. */
function Accounts({ review, say }: Props) {
  const accounts = review.analysed?.accounts ?? [];
  if (accounts.length === 0) return null;
  return (
    <div class="scroll">
      <table class="accounts">
        <caption>{say.word("coach-accounts")}</caption>
        <thead>
          <tr>
            <td />
            {accounts.map((_, seat) => (
              <th key={seat} scope="col">
                {say.player(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {TERMS.map((term) => (
            <tr key={term}>
              <th scope="row">{say.word(`coach-${term}`)}</th>
              {accounts.map((account, seat) => (
                <td key={seat}>{signed(term === "given" ? -account.given : account[term])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The curve for whoever cannot see it: goals, turns, mistakes and the end, each a way to its moment. */
function AsTable({ found, review, say, goals, show }: Props) {
  const analysed = review.analysed;
  if (!analysed) return null;
  const lines = linesOf(found);
  const turns = turnsInOrder(analysed.turns);
  const wanted = new Set([
    ...goals.map((goal) => goal.line),
    ...turns.map((turn) => turn.line),
    analysed.points.at(-1)?.line ?? 0,
  ]);
  return (
    <details>
      <summary>{say.word("review-table")}</summary>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{say.word("review-moment")}</th>
              <th scope="col">{say.word("review-what")}</th>
              {analysed.teams.map((_, seat) => (
                <th key={seat} scope="col">
                  {say.player(seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...wanted]
              .sort((one, other) => one - other)
              .map((line) => {
                const point = analysed.points[pointAt(analysed.points, line)];
                return (
                  <tr key={line}>
                    <th scope="row">
                      <button
                        type="button"
                        class="link"
                        onClick={() => show(Math.max(0, lines.indexOf(line)))}
                      >
                        {say.word("review-move", { moment: lines.indexOf(line) + 1 })}
                      </button>
                    </th>
                    <td>{toldAt(found, line, say)}</td>
                    {analysed.teams.map((_, seat) => (
                      <td key={seat}>
                        {point && isTellable(point.error) ? `${percent(point.chances[seat] ?? 0)} %` : "…"}
                      </td>
                    ))}
                  </tr>
                );
              })}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function signed(share: number): string {
  const points = percent(share);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

/** A move in words, without the full stop of a sentence. */
function plain(said: wire.Said, say: Voice): string {
  return say.say(said).replace(/\.$/, "");
}
