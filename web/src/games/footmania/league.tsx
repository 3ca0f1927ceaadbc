import { SeatMedal } from "../../table/seats";
import type { TableProps } from "./model";

/** The table of the championship and its calendar, with the results so far. */
export function League(props: TableProps) {
  const { view, say } = props;
  return (
    <section class="league" aria-label={say.word("screen-league")}>
      <h2>{say.word("screen-league")}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="vh">{say.word("screen-club")}</span>
            </th>
            <th scope="col">{say.word("screen-points")}</th>
            <th scope="col">{say.word("screen-pennants")}</th>
          </tr>
        </thead>
        <tbody>
          {ranked(props).map((seat) => (
            <tr key={seat} class={seat === view.seat ? "own" : ""}>
              <th scope="row">
                <SeatMedal seat={seat} /> {say.player(seat)}
              </th>
              <td class="big">{view.clubs[seat]?.points}</td>
              <td>{view.clubs[seat]?.pennants}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Calendar {...props} />
    </section>
  );
}

/** The first on top. */
function ranked({ view }: TableProps): number[] {
  const seats = view.clubs.map((_, seat) => seat);
  return seats.sort((one, other) => (view.places[one] ?? 0) - (view.places[other] ?? 0));
}

interface Result {
  day: number;
  home: number;
  away: number;
  stars: readonly [number, number];
}

function Calendar(props: TableProps) {
  const { view, say } = props;
  const results = resultsOf(props);
  const find = (day: number, home: number, away: number) =>
    results.find((one) => one.day === day && one.home === home && one.away === away);
  const extra = results.filter((one) => one.day > view.days);
  return (
    <ol class="calendar">
      {view.calendar.map((matches, index) => (
        <li key={index} class={index + 1 === view.day && view.sides.length > 0 ? "now" : ""}>
          <b>{say.word("screen-day-short", { day: index + 1 })}</b>
          {matches.map(({ home, away }) => (
            <Match
              key={`${home}-${away}`}
              {...props}
              home={home}
              away={away}
              found={find(index + 1, home, away)}
            />
          ))}
        </li>
      ))}
      {extra.length > 0 && (
        <li>
          <b>{say.word("screen-play-off")}</b>
          {extra.map((one, index) => (
            <Match key={index} {...props} home={one.home} away={one.away} found={one} />
          ))}
        </li>
      )}
    </ol>
  );
}

interface MatchProps extends TableProps {
  home: number;
  away: number;
  found: Result | undefined;
}

function Match({ say, home, away, found }: MatchProps) {
  const won = (own: number, other: number) => (found && own > other ? "won" : "");
  const [first, second] = found?.stars ?? [0, 0];
  return (
    <span class="fixture">
      <span class={won(first, second)}>{say.player(home)}</span>
      <i>{found ? say.word("screen-result", { home: first, away: second }) : "–"}</i>
      <span class={won(second, first)}>{say.player(away)}</span>
    </span>
  );
}

/** What the match sheet tells; a play-off counts as a day after the last. */
function resultsOf({ screen, view }: TableProps): Result[] {
  const found: Result[] = [];
  let day = 0;
  for (const event of screen.events) {
    if (event.type === "match-day") day = event.day;
    if (event.type === "play-off") day = view.days + 1;
    if (event.type === "match-ended") {
      const { home, away, home_stars, away_stars } = event;
      found.push({ day, home, away, stars: [home_stars, away_stars] });
    }
  }
  return found;
}
