import type { Figure, Report } from "../gen/protocol";
import { useSprite } from "../kit/art";
import type { Voice } from "../say/voice";
import { isTurned } from "./plan";

interface Props {
  report: Report;
  say: Voice;
}

/** So many stand there at most; the others are told on request. */
const FIRST = 5;

export function Star({ report, say }: Props) {
  const there = useSprite(report.game);
  const { star } = report;
  if (!star) return null;
  const drawing = there && star.art ? document.getElementById(`${report.game}-${star.art}`) : null;
  return (
    <section class="star">
      <h3>{say.word("gazette-star")}</h3>
      <div>
        {drawing && (
          <svg viewBox={drawing.getAttribute("viewBox") ?? "0 0 200 200"} aria-hidden="true">
            <use href={`#${report.game}-${star.art}`} />
          </svg>
        )}
        <p>
          <b>{say.say(star.name)}</b>
          {say.say(star.why)}
        </p>
      </div>
    </section>
  );
}

/** The match in figures: two sides as bars against each other, more as a table. */
export function Figures({ report, say, mine }: Props & { mine: readonly number[] }) {
  const lines = report.figures.filter((each) => each.values.some((value) => value !== null));
  if (lines.length === 0) return null;
  const most = FIRST - Number(isCrowded(report)) * 2 - Math.min(2, prizesOf(report, mine).length);
  const [first, more] = [lines.slice(0, most), lines.slice(most)];
  return (
    <section class="figures">
      <h3>{say.word("gazette-figures")}</h3>
      <Lines report={report} say={say} mine={mine} lines={first} headed />
      {more.length > 0 && (
        <details>
          <summary>{say.word("gazette-more")}</summary>
          <Lines report={report} say={say} mine={mine} lines={more} />
        </details>
      )}
    </section>
  );
}

interface LinesProps extends Props {
  mine: readonly number[];
  lines: readonly Figure[];
  headed?: boolean;
}

/** In the order of the score board, where two face each other. */
function Lines({ report, say, mine, lines, headed }: LinesProps) {
  const order = report.sides.map((_, side) => side);
  if (isTurned(report, mine)) order.reverse();
  const seatOf = (side: number) => report.sides[side]?.seats[0] ?? 0;
  const nameOf = (side: number) => {
    const who = report.sides[side]?.who;
    return who ? say.say(who) : "";
  };
  const written = ({ unit }: Figure, value: number | null) =>
    value === null ? "–" : say.word(`gazette-unit-${unit ?? "count"}`, { value });
  return (
    <table data-sides={report.sides.length}>
      <thead class={headed ? "" : "vh"}>
        <tr>
          <td />
          {order.map((number) => (
            <th key={number} scope="col">
              {nameOf(number)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.label.code}>
            <th scope="row">
              {say.say(line.label)}
              {report.sides.length === 2 && (
                <Bar values={order.map((side) => line.values[side] ?? null)} seats={order.map(seatOf)} />
              )}
            </th>
            {order.map((side) => (
              <td key={side}>{written(line, line.values[side] ?? null)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Who had more of it, as two strokes; the numbers beside it say the same. */
function Bar({ values, seats }: { values: readonly (number | null)[]; seats: readonly number[] }) {
  const [one, two] = values.map((value) => Math.max(0, value ?? 0)) as [number, number];
  const share = one + two > 0 ? (100 * one) / (one + two) : 50;
  return (
    <svg class="versus" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <path data-seat={(seats[0] ?? 0) % 4} d={`M0 2H${Math.max(0, share - 1)}`} />
      <path data-seat={(seats[1] ?? 0) % 4} d={`M${Math.min(100, share + 1)} 2H100`} />
    </svg>
  );
}

/** Whether the game has so much of its own to show that the column is full. */
function isCrowded({ panels = [] }: Report): boolean {
  return panels.some((each) => each.place === "below" || each.place === "column");
}

function prizesOf({ trophies }: Report, mine: readonly number[]) {
  return trophies.filter(({ seats }) => seats.some((seat) => mine.includes(seat)));
}

/** What was won with this match, by whoever reads. */
export function Prizes({ report, say, mine }: Props & { mine: readonly number[] }) {
  const won = prizesOf(report, mine);
  if (won.length === 0) return null;
  return (
    <section class="prizes">
      <h3>{say.word("gazette-trophies")}</h3>
      <ul>
        {won.map((each) => (
          <li key={each.key}>
            <b>{say.say(each.name)}</b> {!isCrowded(report) && say.say(each.condition)}
          </li>
        ))}
      </ul>
    </section>
  );
}
