import { isAtWork, type Review } from "../coach/analysis";
import { isTellable } from "../coach/story";
import type { Account, Report } from "../gen/protocol";
import type { Voice } from "../say/voice";

interface Props {
  report: Report;
  say: Voice;
  mine: readonly number[];
  review: Review;
}

/** The parts of an account in whole points; they add up to the result exactly, so luck takes what rounding leaves. */
export interface Sums {
  start: number;
  luck: number;
  received: number;
  given: number;
  result: number;
}

export function sumsOf(account: Account): Sums {
  const whole = (share: number) => Math.round(100 * share);
  const [start, received, given, result] = [
    whole(account.start),
    whole(account.received),
    whole(account.given),
    whole(account.result),
  ];
  return { start, received, given, result, luck: result - start - received + given };
}

const MUCH = 30;
const LITTLE = 5;

/** What is said of it: the first that fits. */
export function verdictOf({ luck, received, given }: Sums, won: boolean): string {
  if (given <= LITTLE) return "fair";
  if (luck >= MUCH && won) return "lucky";
  if (luck <= -MUCH && !won) return "unlucky";
  if (given >= MUCH) return "gifts";
  if (received >= MUCH) return "received";
  return "even";
}

const PARTS = ["start", "luck", "received", "given"] as const;

/** What was luck and what was play, in points of chance. Figures stand there when none of them is a guess. */
export function Luck({ report, say, mine, review }: Props) {
  const { analysed, state } = review;
  const seat = mine[0] ?? report.outcome?.winners[0] ?? 0;
  const account = analysed?.accounts[seat];
  const sure = analysed?.whole && analysed.points.every(({ error }) => isTellable(error));
  const comes = !state || isAtWork(state);
  if (report.raced || (!comes && !(sure && account))) return null;
  const sums = sure && account ? sumsOf(account) : undefined;
  const dice = report.dice ? "yes" : "no";
  const won = report.outcome?.winners.includes(seat) ?? false;
  return (
    <section class="luck" aria-busy={!sums}>
      <header>
        <h3>{say.word("coach-accounts")}</h3>
        <small>
          {mine.length > 0
            ? say.word("gazette-account-note")
            : say.word("gazette-account-note-of", { seat: say.player(seat) })}
        </small>
      </header>
      <dl>
        {PARTS.map((each) => (
          <div key={each}>
            <dt>{label(each)}</dt>
            <dd>
              <Bar sums={sums} part={each} />
              <b>{sums ? signed(sums, each) : "…"}</b>
            </dd>
          </div>
        ))}
      </dl>
      {mine.length > 0 && (
        <p class="luck-said">
          {sums ? say.word(`gazette-verdict-${verdictOf(sums, won)}`, { dice, ...sums }) : "…"}
        </p>
      )}
    </section>
  );

  function label(part: (typeof PARTS)[number]): string {
    if (part === "luck") return say.word("gazette-account-luck", { dice });
    if (part === "given" && mine.length > 0) return say.word("gazette-account-mine");
    return say.word(`gazette-account-${part}`);
  }
}

function signed(sums: Sums, part: (typeof PARTS)[number]): string {
  if (part === "start") return String(sums.start);
  const points = part === "given" ? -sums.given : sums[part];
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

/** Each part begins where the one before it has ended. */
function Bar({ sums, part }: { sums: Sums | undefined; part: (typeof PARTS)[number] }) {
  if (!sums) return <svg viewBox="0 0 100 12" aria-hidden="true" />;
  const { start, luck, received } = sums;
  const steps = [0, start, start + luck, start + luck + received, sums.result];
  const [low, high] = [Math.min(0, ...steps), Math.max(100, ...steps)];
  const x = (value: number) => (100 * (value - low)) / (high - low);
  const at = PARTS.indexOf(part);
  const [from, to] = [steps[at] ?? 0, steps[at + 1] ?? 0];
  const kind = part === "start" ? "start" : to >= from ? "gain" : "loss";
  return (
    <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <path class="grid" d={`M${x(0)} 0V12M${x(100)} 0V12`} />
      <rect
        class={kind}
        x={x(Math.min(from, to))}
        width={Math.abs(x(to) - x(from))}
        y="1"
        height="10"
        rx="1"
      />
    </svg>
  );
}
