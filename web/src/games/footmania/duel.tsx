import { useEffect, useRef } from "preact/hooks";
import { useShowing } from "../../kit/film";
import { useLayout } from "../../kit/layout";
import { player, word } from "../../kit/words";
import { SeatMedal } from "../../table/seats";
import { choiceKey } from "../../ui/keys";
import { isStill } from "../../ui/media";
import { Art } from "./art";
import { Meter } from "./meter";
import {
  climbed,
  type GameEvent,
  type Man,
  menOf,
  type Offer,
  PLACES,
  placeOf,
  type Side,
  type TableProps,
  TRAINEE_STARS,
  type View,
} from "./model";
import { lineUpOf, usePreview } from "./plan";
import { fits, picked, sheet } from "./state";
import { Face, lookOf } from "./tile";

/** Whether two teams, or one and a European one, are on the pitch. */
export function hasDuel(view: View): boolean {
  return view.sides.length > 0;
}

/** The match: two line-ups face to face, and between them the stars. */
export function Duel(props: TableProps) {
  const { view, say } = props;
  const [home, away] = view.sides;
  if (!home) return null;
  return (
    <section class={`duel ${away ? "" : "abroad"}`} aria-label={say.word("table-match")}>
      <Eleven {...props} side={home} half="first" />
      <Middle {...props} home={home} away={away} />
      {away ? <Eleven {...props} side={away} half="second" /> : <Abroad {...props} />}
    </section>
  );
}

type SideProps = TableProps & { side: Side };

/** A card or a man that has been picked lights the places where he can go. */
function Eleven(props: SideProps & { half: "first" | "second" }) {
  const { view, say, side, half, screen } = props;
  const men = menOf(view);
  const due = view.step === "line-ups";
  const draft = due && side.seat === view.seat ? lineUpOf(screen, view)?.eleven : undefined;
  const eleven = side.eleven.length > 0 ? side.eleven : (draft ?? []);
  const hidden = eleven.length === 0;
  return (
    <div class={`eleven ${half} ${side.seat === view.seat ? "mine" : ""} ${hidden ? "hidden" : ""}`}>
      <h2 data-about={`seat:${side.seat}`}>
        <SeatMedal seat={side.seat} />
        <span class="name">{say.player(side.seat)}</span>
        <small data-about="spot:limits">{state(props)}</small>
      </h2>
      <ol>
        {PLACES.map((place) => {
          const name = eleven[place - 1];
          const vacant = hidden
            ? "open"
            : side.empty.includes(place)
              ? "empty"
              : side.closed.includes(place)
                ? "closed"
                : "trainee";
          return (
            <Spot
              key={place}
              {...props}
              place={place}
              name={name ?? undefined}
              man={name ? men.get(name) : undefined}
              vacant={vacant === "closed" ? "trainee" : vacant}
            />
          );
        })}
      </ol>
    </div>
  );
}

/** What a team has used up, or whether its line-up is in. */
function state({ view, say, side }: SideProps): string {
  if (view.step === "line-ups")
    return say.word(side.handed_in ? "screen-handed-in" : "screen-lines-up", { seat: player(side.seat) });
  return say.word("screen-used", { cards: side.played, changes: side.changes });
}

interface SpotProps extends SideProps {
  place: number;
  name: string | undefined;
  man: Man | undefined;
  vacant: "open" | "trainee" | "empty";
}

function Spot(props: SpotProps) {
  const layout = useLayout();
  const { view, side, place, name, man, vacant, say, busy, act } = props;
  const offer = offerAt(props);
  const aimed = view.attack !== null && view.attacked === place && side.seat !== view.acting;
  const look = `${lookOf({ man, name, vacant })} ${offer ? "lit" : ""} ${aimed ? "aimed" : ""}`;
  const inside = <Face place={place} man={man} name={name} vacant={vacant} />;
  const text = say.word("screen-spot", {
    place,
    who:
      name ??
      say.word(
        vacant === "empty" ? "screen-empty-place" : vacant === "open" ? "screen-unknown" : "table-trainee",
      ),
    stars: man?.stars ?? (vacant === "trainee" ? TRAINEE_STARS : 0),
  });
  // On a phone held sideways the places beside the pitch are larger.
  if (mayChange(props) && !(layout.kind === "lying" && layout.small)) {
    return (
      <li class="held">
        <button
          type="button"
          class={look}
          data-place={place}
          aria-haspopup="dialog"
          onClick={() => {
            sheet.value = { kind: "place", place };
          }}
        >
          {inside}
          <span class="vh">{text}</span>
        </button>
      </li>
    );
  }
  if (!offer) {
    return (
      <li class={look} data-place={place} data-seat={side.seat}>
        {inside}
        <span class="vh">{text}</span>
      </li>
    );
  }
  return (
    <li class="held">
      <button
        type="button"
        class={look}
        data-place={place}
        aria-keyshortcuts={choiceKey(place - 1)}
        aria-disabled={busy}
        onClick={() => {
          if (busy) return;
          picked.value = undefined;
          act(offer.move);
        }}
      >
        {inside}
        <span class="vh">
          {text} : {say.say(offer.item.label)}
        </span>
      </button>
    </li>
  );
}

/** Before the match one's own team is changed where it stands. */
function mayChange({ screen, view, side }: SpotProps): boolean {
  return side.seat === view.seat && view.step === "line-ups" && lineUpOf(screen, view) !== undefined;
}

/** What a tap on this place would do with the card or the man in hand. */
function offerAt({ screen, view, side, place }: SpotProps): Offer | undefined {
  const mine = side.seat === view.seat;
  return screen.offers.find(
    ({ move }) =>
      placeOf(move) === place && fits(move, picked.value) && (move.type === "substitute") === mine,
  );
}

type MiddleProps = TableProps & { home: Side; away: Side | undefined };

function Middle(props: MiddleProps) {
  const { view, say, screen, preview, home, away } = props;
  const abroad = screen.events.findLast((event) => event.type === "euro-drawn");
  const lineUp = lineUpOf(screen, view);
  const showing = useShowing<GameEvent>(screen.seat);
  const open = showing?.event.type === "line-ups-shown" ? showing.step : undefined;
  const men = menOf(view);
  const drafted = usePreview(preview, lineUp?.move)?.after?.stars;
  return (
    <div class="versus">
      <p class="match" data-about="spot:season">
        {title()}
      </p>
      <p class="totals" data-spot="stars" aria-live="polite">
        <Stars count={shown(home)} climbs={open !== undefined} />
        <i>–</i>
        {away ? (
          <Stars count={shown(away)} climbs={open !== undefined} />
        ) : (
          <Stars count={abroad?.strength} />
        )}
      </p>
      {away && open === undefined && <Meter {...props} />}
      {view.attack && (
        <p class="attack" data-about={`plus:${view.attack}`}>
          <Art id={`plus-${view.attack}`} />
          <span>
            {say.word("screen-attack", {
              attack: word(`plus-${view.attack}`),
              place: view.attacked ?? 0,
            })}
          </span>
        </p>
      )}
    </div>
  );

  function shown(side: Side): number | undefined {
    if (view.step === "line-ups" && !side.handed_in) return side.seat === view.seat ? drafted : undefined;
    if (open !== undefined) return climbed(side, men, open);
    return side.eleven.length > 0 ? side.stars : undefined;
  }

  function title(): string {
    if (!away) return say.word("kind-euromatch");
    if (view.play_off.length > 0) return say.word("screen-play-off");
    return say.word("screen-day", { day: view.day, days: view.days });
  }
}

/** The count runs to its new value, so that one sees what a card has done; while it climbs it simply follows. */
function Stars({ count, climbs = false }: { count: number | undefined; climbs?: boolean }) {
  const place = useRef<HTMLElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const from = before.current;
    before.current = count;
    const shown = place.current;
    if (!shown || climbs || count === undefined || from === undefined || from === count || isStill()) return;
    shown.animate([{ scale: 1.5, color: count > from ? "#ffd44d" : "#ff9d85" }, { scale: 1 }], {
      duration: 500,
      easing: "ease-out",
    });
    const steps = Math.abs(count - from);
    let at = 0;
    const timer = setInterval(() => {
      at += 1;
      shown.textContent = String(from + Math.sign(count - from) * at);
      if (at >= steps) clearInterval(timer);
    }, 450 / steps);
    return () => {
      clearInterval(timer);
      shown.textContent = String(count);
    };
  }, [count]);
  return (
    <span class="total">
      <b ref={place}>{count ?? "?"}</b>
      <Art id="star-mark" />
    </span>
  );
}

function Abroad({ view, say }: TableProps) {
  return (
    <div class="eleven second card">
      <Art id={`team-${view.team}`} />
      <span class="vh">{say.word(`team-${view.team}`)}</span>
    </div>
  );
}
