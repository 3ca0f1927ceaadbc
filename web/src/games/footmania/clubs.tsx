import { useScene } from "../../table/scene";
import { SeatMedal } from "../../table/seats";
import { Art } from "./art";
import { millions, type TableProps } from "./model";
import { planOf } from "./plan";
import { sheet } from "./state";

/** Everybody at the table in the order of play: money, footballers, points. A tap shows the club. */
export function Clubs(props: TableProps) {
  const { view } = props;
  return (
    <ul class={`clubs of-${view.seats}`}>
      {view.clubs.map((_, seat) => (
        <li key={seat}>
          <Club {...props} seat={seat} />
        </li>
      ))}
    </ul>
  );
}

function Club(props: TableProps & { seat: number }) {
  const { view, say, seat, room } = props;
  const { store } = useScene();
  const club = view.clubs[seat];
  const info = room.seats[seat];
  if (!club) return null;
  const acts = room.phase === "playing" && room.awaited.includes(seat);
  const away = info?.present === false && !info.bot;
  const names = [
    seat === view.seat ? "own" : "",
    acts ? (store.mine.value.includes(seat) ? "turn" : "plays") : "",
    away ? "away" : "",
  ];
  return (
    <button
      type="button"
      class={`seat ${names.join(" ")}`}
      data-seat={seat}
      data-about={`seat:${seat}`}
      aria-haspopup="dialog"
      onClick={() => {
        sheet.value = { kind: "club", seat };
      }}
    >
      <SeatMedal seat={seat} />
      <span class="name-line">
        <span class="name">{say.player(seat)}</span>
        <span class="status">
          {away ? (
            <>▲ {say.word("screen-away")}</>
          ) : (
            <>
              <b class="cash">{millions(club.cash, say)}</b>
              {view.phase === 1 && <span class="more"> · {holds(props)}</span>}
            </>
          )}
          {acts && info?.bot && (
            <span class="dots">
              <i />
              <i />
              <i />
            </span>
          )}
        </span>
        {club.sponsors.length > 0 && (
          <span class="sponsors">
            {club.sponsors.map((sponsor) => (
              <Art key={sponsor} id={`thing-${sponsor.slice(0, -2)}`} />
            ))}
          </span>
        )}
      </span>
      {view.phase === 2 && (
        <span class="score" data-points={seat} data-about={`score:${seat}`} aria-hidden="true">
          {club.points}
        </span>
      )}
      <span class="vh">{said(props)}</span>
    </button>
  );
}

/** One's own places, or how many footballers another has. */
function holds({ view, say, seat }: TableProps & { seat: number }): string {
  const now = seat === view.seat ? planOf(seat).before : undefined;
  if (now && view.phase === 1) {
    return say.word("screen-places", { count: now.eleven.filter(Boolean).length });
  }
  return say.word("screen-footballers", { count: view.clubs[seat]?.footballers ?? 0 });
}

function said({ view, say, seat }: TableProps & { seat: number }): string {
  const club = view.clubs[seat];
  return say.word("screen-club-said", {
    count: club?.footballers ?? 0,
    points: club?.points ?? 0,
    pennants: club?.pennants ?? 0,
    square: club?.square ?? "",
  });
}
