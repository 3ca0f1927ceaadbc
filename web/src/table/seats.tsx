import type { SeatInfo } from "../gen/protocol";
import { useTimeline } from "../kit/film";
import { useNow } from "../ui/clock";
import { Medal } from "../ui/medal";
import { Ring } from "../ui/ring";
import { moodOf } from "./moods";
import { awaitedSeats, level, type Scene, scoreOf, useScene } from "./scene";

/** Everybody at the table, clockwise from whoever plays after the seat that looks. */
export function Seats() {
  const { room, screen } = useScene();
  const count = room.seats.length;
  const first = Math.max(0, screen.seat);
  const order = Array.from({ length: count }, (_, index) => (first + 1 + index) % count);
  return (
    <ul class="seats">
      {order.map((seat) => (
        <li key={seat}>
          <Seat seat={seat} />
        </li>
      ))}
    </ul>
  );
}

/** Longer ones need a line of their own where three sit side by side on a phone. */
const SHORT_NAME = 5;

export function Seat({ seat }: { seat: number }) {
  const scene = useScene();
  const { room, screen, say, store, game } = scene;
  const known = useTimeline().staged(screen);
  const info = room.seats[seat];
  if (!info) return null;
  const mine = store.mine.value.includes(seat) && seat !== screen.seat;
  const score = scoreOf(room, game, known, seat);
  const names = [
    seat === screen.seat ? "own" : "",
    isTurn(scene, seat) ? (seat === screen.seat ? "turn" : "plays") : "",
    info.present === false ? "away" : "",
    say.player(seat).length > SHORT_NAME ? "long" : "",
  ];
  const inside = (
    <>
      <SeatMedal seat={seat} />
      <span class="name-line">
        <span class="name">{say.player(seat)}</span>
        <Status seat={seat} info={info} />
      </span>
      {score !== undefined && (
        <span class="score" data-about={`score:${seat}`}>
          {score}
        </span>
      )}
      <SeatClock seat={seat} />
    </>
  );
  const look = `seat ${names.join(" ")}`;
  const about = `seat:${seat}`;
  if (!mine) {
    return (
      <div class={look} data-about={about}>
        {inside}
      </div>
    );
  }
  return (
    <button type="button" class={look} data-about={about} onClick={() => scene.hand(seat)}>
      {inside}
    </button>
  );
}

/** The face of whoever sits there, as the game makes it look. */
export function SeatMedal({ seat }: { seat: number }) {
  const { room, say } = useScene();
  return (
    <Medal
      seat={seat}
      name={say.names[seat] || say.player(seat)}
      bot={room.seats[seat]?.kind === "bot"}
      mood={moodOf(room, seat)}
    />
  );
}

function isTurn(scene: Scene, seat: number): boolean {
  return awaitedSeats(scene.room).includes(seat);
}

function Status({ seat, info }: { seat: number; info: SeatInfo }) {
  const scene = useScene();
  const { say, store } = scene;
  const away = info.present === false;
  const time = useNow(away && info.away_ms !== null);
  if (away && !info.bot) {
    const left = Math.ceil(Math.max(0, (info.away_ms ?? 0) - (time - store.heard.value)) / 1000);
    return <span class="status">▲ {say.word(left > 0 ? "page-away" : "page-gone", { seconds: left })}</span>;
  }
  const count = cards(scene, seat);
  return (
    <span class="status">
      {info.bot && <span class="level">{count ? `${level(info, say)} · ` : level(info, say)}</span>}
      {count}
      {isTurn(scene, seat) && (
        <span class="level">
          {(count || info.bot) && " · "}
          {doing(scene, seat, info)}
        </span>
      )}
      {info.aid && <span class="aid">{say.word(`page-aid-${info.aid}`)}</span>}
      {info.thinking && (
        <span class="dots">
          <i />
          <i />
          <i />
        </span>
      )}
    </span>
  );
}

function doing({ say, screen }: Scene, seat: number, info: SeatInfo): string {
  if (seat === screen.seat) return say.word("page-your-turn");
  return say.word(info.bot ? "page-thinks" : "page-to-play");
}

/** How many cards somebody holds, where the view tells it for every seat. */
function cards(scene: Scene, seat: number): string {
  const { screen, game, say } = scene;
  const count = screen.view ? game?.handSizes?.(screen.view)[seat] : undefined;
  return count === undefined ? "" : say.word("page-cards", { count });
}

function SeatClock({ seat }: { seat: number }) {
  const { room, say, store } = useScene();
  const clock = room.clocks?.find((one) => one.seat === seat);
  if (!clock || room.phase !== "playing") return null;
  return (
    <Ring
      leftMs={clock.left_ms}
      wholeMs={clock.whole_ms}
      since={store.heard.value}
      label={say.word("page-clock")}
    />
  );
}
