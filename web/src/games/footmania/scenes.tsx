import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useTimeline } from "../../kit/film";
import { player } from "../../kit/words";
import { SeatMedal } from "../../table/seats";
import { Cup } from "../../ui/icons";
import { isStill } from "../../ui/media";
import { Art } from "./art";
import { type Eleven, type Man, menOf, type TableProps } from "./model";
import { planOf } from "./plan";
import { BILL_MS, CUP_MS, PHOTO_MS, REST_MS, WHISTLE_MS } from "./script";
import { Face, lookOf } from "./tile";

type Line = TableProps["screen"]["told"][number];

/** What is a scene of its own, and how long it stays; any input ends it. */
const LASTS: Readonly<Record<string, number>> = {
  declared: PHOTO_MS,
  "match-began": BILL_MS,
  "match-ended": WHISTLE_MS,
  champion: CUP_MS + REST_MS,
};
/** Whoever was away for longer does not want to see it all. */
const MOST = 3;

/** The scene that is on now: those of one message wait for one another, though the next message may have come. */
export function useScene({ screen }: Pick<TableProps, "screen">): Line | undefined {
  const { told, seat } = screen;
  const timeline = useTimeline();
  const seen = useRef({ seat, told: told.length });
  const [queue, put] = useState<readonly Line[]>([]);
  useLayoutEffect(() => {
    const last = seen.current;
    seen.current = { seat, told: told.length };
    if (last.seat !== seat || told.length < last.told) return put([]);
    const fresh = told.slice(last.told).filter(({ event }) => event.type in LASTS);
    // What is new takes the place of what was: the table tells no more than one message at a time.
    if (fresh.length > 0 && !isStill() && !document.hidden) put(fresh.slice(-MOST));
  }, [told.length, seat]);
  const [first] = queue;
  useEffect(() => {
    if (!first) return;
    const timer = setTimeout(() => put((now) => now.slice(1)), LASTS[first.event.type] ?? 0);
    return () => clearTimeout(timer);
  }, [first]);
  useEffect(() => timeline.whenHurried(() => put([])), [timeline]);
  return first;
}

/** Over the table: the bill of a match, its end, the first complete team. The cup has the whole table. */
export function SceneLayer({ line, ...props }: TableProps & { line: Line | undefined }) {
  const event = line?.event;
  switch (event?.type) {
    case "match-began":
      return <Bill {...props} home={event.home} away={event.away} />;
    case "match-ended":
      return <Whistle {...props} event={event} line={line as Line} />;
    case "declared":
      return (
        <div class="fm-scene">
          <i class="rays" />
          <h2>{props.say.word("screen-declared", { seat: player(event.seat) })}</h2>
          <Team {...props} eleven={event.eleven} look="large" />
        </div>
      );
    default:
      return null;
  }
}

function Bill(props: TableProps & { home: number; away: number }) {
  const { view, say, home, away } = props;
  const title =
    view.play_off.length > 0
      ? say.word("screen-play-off")
      : say.word("screen-day", { day: view.day, days: view.days });
  return (
    <div class="fm-scene bill">
      <i class="rays" />
      <h2>{title}</h2>
      <div class="pair">
        {[home, away].map((seat) => (
          <p key={seat} class="card">
            <Art id={`pawn-${seat}`} />
            <b>{say.player(seat)}</b>
            <small>{standingOf(props, seat)}</small>
          </p>
        ))}
      </div>
      <p class="card line">{say.word("screen-bill-stakes")}</p>
    </div>
  );
}

/** Points, and of one's own club the stars. */
function standingOf({ view, say }: TableProps, seat: number): string {
  const points = say.word("screen-points-short", { points: view.clubs[seat]?.points ?? 0 });
  const own = seat === view.seat ? planOf(seat).before : undefined;
  return own ? `${points} · ${own.stars} ★` : points;
}

type Ended = Extract<Line["event"], { type: "match-ended" }>;

function Whistle({ say, event }: TableProps & { event: Ended; line: Line }) {
  const stars = [event.home_stars, event.away_stars];
  return (
    <div class="fm-scene whistle">
      <i class="rays" />
      {event.winner !== null && event.winner !== undefined && <SeatMedal seat={event.winner} />}
      <h2>
        {say.word("screen-won-by", {
          winner: event.winner === null || event.winner === undefined ? null : player(event.winner),
          high: Math.max(...stars),
          low: Math.min(...stars),
        })}
      </h2>
      <p class="card line">
        {say.word("screen-fixture", { home: player(event.home), away: player(event.away) })} ·{" "}
        {say.word("screen-result", { home: event.home_stars, away: event.away_stars })}
      </p>
    </div>
  );
}

/** The title: the cup, the name, and the elevens of the last day as for the press. It stays when the film is over. */
export function Ceremony(props: TableProps & { film: boolean }) {
  const { view, say, film } = props;
  const seats = view.clubs.map((_, seat) => seat);
  seats.sort((one, other) => (view.places[one] ?? 0) - (view.places[other] ?? 0));
  return (
    <section class={`fm-cup of-${seats.length} ${film ? "film" : ""}`}>
      <i class="rays" />
      <Cup />
      <h2>{say.word("screen-title", { winners: view.winners.map(player) })}</h2>
      <ul>
        {seats.map((seat) => {
          const shown = lastEleven(props, seat);
          return (
            <li key={seat} class={view.winners.includes(seat) ? "first" : ""}>
              <p class="card line">
                {say.word("screen-photo-line", {
                  place: view.places[seat] ?? 0,
                  seat: player(seat),
                  points: say.word("screen-points-short", { points: view.clubs[seat]?.points ?? 0 }),
                  stars: shown?.stars ?? 0,
                })}
              </p>
              {shown && <Team {...props} eleven={shown.eleven} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The team that this club showed last. */
function lastEleven({ screen }: TableProps, seat: number): { eleven: Eleven; stars: number } | undefined {
  const event = screen.events.findLast(
    (one) => one.type === "line-ups-shown" && (one.home === seat || one.away === seat),
  );
  if (event?.type !== "line-ups-shown") return undefined;
  return event.home === seat
    ? { eleven: event.home_eleven, stars: event.home_stars }
    : { eleven: event.away_eleven, stars: event.away_stars };
}

/** Eleven men in two rows. */
function Team({ view, eleven, look = "" }: TableProps & { eleven: Eleven; look?: string }) {
  const men: ReadonlyMap<string, Man> = menOf(view);
  return (
    <span class={`team ${look}`} aria-hidden="true">
      {eleven.map((name, at) => {
        const man = name ? men.get(name) : undefined;
        return (
          <span key={at} class={lookOf({ man, name, vacant: "trainee" })} style={{ "--at": at }}>
            <Face man={man} name={name} vacant="trainee" />
          </span>
        );
      })}
    </span>
  );
}

/** How many rounds phase 1 has left when that is worth a word. */
const TOLD_ROUNDS: readonly number[] = [3, 1];
const BAND_MS = 3000;

export function Band({ view, say, screen }: TableProps) {
  const left = view.phase === 1 && view.step !== "over" ? (view.options.limit ?? 0) - view.round + 1 : 0;
  const told = TOLD_ROUNDS.includes(left) ? left : 0;
  const [shown, show] = useState(0);
  useEffect(() => {
    show(told);
    if (told === 0) return;
    const timer = setTimeout(() => show(0), BAND_MS);
    return () => clearTimeout(timer);
  }, [told, screen.seat]);
  return (
    <div class="fm-band" role="status">
      {shown > 0 && <p>{say.word("screen-last-rounds", { left: shown })}</p>}
    </div>
  );
}
