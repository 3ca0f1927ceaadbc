import "./ticket.css";
import { useEffect, useState } from "preact/hooks";
import { listGames } from "../api";
import type { GameInfo, SeatInfo } from "../gen/protocol";
import { hasSixty } from "../lesson/known";
import { Sixty } from "../lesson/sixty";
import { chooseLang, LANGS, lang, titleOf } from "../say/locale";
import { useGround } from "../shelf/lid";
import { useScene } from "../table/scene";
import { LANG_NAMES } from "../ui/choices";
import { Medal } from "../ui/medal";
import { hostOf, useName, watch, welcomeTo } from "./guest";

/** What somebody holds who has been invited: who asks, to what, and a place to sign. */
export function Ticket() {
  const { room, say, drawer, store } = useScene();
  const ground = useGround(room.game);
  const welcome = welcomeTo(room);
  return (
    <div class="guest">
      <section class="ticket" style={ground ? { "--box": ground } : undefined}>
        <Greeting />
        <div class="stub">
          {welcome === "open" ? <SignIn /> : <p class="state">{say.word(`ticket-${welcome}`)}</p>}
          <HostAway />
          <ul class="there">
            {room.seats.map((info, seat) => (
              <Place key={seat} seat={seat} info={info} />
            ))}
          </ul>
          <div class="links">
            <button type="button" class={welcome === "open" ? "link" : "btn go"} onClick={() => watch(store)}>
              {say.word(welcome === "open" ? "ticket-watch-only" : "ticket-watch")}
            </button>
            {LANGS.filter((one) => one !== lang.value).map((one) => (
              <button key={one} type="button" class="link" lang={one} onClick={() => chooseLang(one)}>
                {LANG_NAMES[one]}
              </button>
            ))}
          </div>
        </div>
      </section>
      <section class="panel about">
        <h2>{say.word("ticket-about")}</h2>
        {hasSixty(say) && <Sixty game={room.game} say={say} />}
        <button
          type="button"
          class="link"
          onClick={() => {
            drawer.value = { kind: "rules" };
          }}
        >
          {say.word("ticket-rules")}
        </button>
      </section>
    </div>
  );
}

function Greeting() {
  const { room, say } = useScene();
  const [game, setGame] = useState<GameInfo>();
  useEffect(() => {
    listGames().then(
      (games) => setGame(games.find(({ id }) => id === room.game)),
      () => undefined,
    );
  }, [room.game]);
  const host = room.host ?? "";
  const title = titleOf(room.game);
  const most = room.seats.length;
  const facts = [
    ...(game?.minutes ? [say.word("page-minutes", { minutes: game.minutes, range: "one" })] : []),
    say.word("page-players", { least: most, most, range: "one" }),
    say.word("ticket-no-account"),
  ];
  const { seat } = hostOf(room);
  return (
    <header>
      <Medal seat={Math.max(0, seat)} name={host} />
      <div>
        <h2>{say.word(host ? "ticket-invites" : "ticket-invited", { host, title })}</h2>
        <p>{facts.join(" · ")}</p>
      </div>
    </header>
  );
}

function SignIn() {
  const { room, say, store } = useScene();
  const { name, setName, begin, keep } = useName(store);
  const seat = room.seats.findIndex(({ kind }) => kind === "free");
  const sit = (event: Event) => {
    event.preventDefault();
    keep();
    store.sit(seat, name.trim());
  };
  return (
    <form class="join" onSubmit={sit}>
      <label>
        {say.word("ticket-name")}
        <input
          class="field"
          maxLength={24}
          autocomplete="given-name"
          value={name}
          onFocus={begin}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="btn go">
        {say.word("ticket-sit")}
      </button>
    </form>
  );
}

/** Nobody waits before an empty screen without knowing it. */
function HostAway() {
  const { room, say } = useScene();
  const host = room.host ?? "";
  if (!host || welcomeTo(room) !== "open" || hostOf(room).away === "here") return null;
  return (
    <p class="state" role="status">
      {say.word("ticket-host-away", { host })}
    </p>
  );
}

function Place({ seat, info }: { seat: number; info: SeatInfo }) {
  const { room, say } = useScene();
  const free = info.kind === "free";
  const first = free && seat === room.seats.findIndex(({ kind }) => kind === "free");
  const away = info.present === false || info.elsewhere;
  const name = free ? say.word(first ? "ticket-you" : "page-seat", { number: seat + 1 }) : say.player(seat);
  const status = free
    ? say.word("page-seat", { number: seat + 1 })
    : info.kind === "bot"
      ? say.word("page-seat-bot", { level: say.word(`bot-${info.bot}`) })
      : say.word(away ? "ticket-away" : "ticket-here");
  return (
    <li class={free ? "free" : away ? "away" : ""}>
      <Medal seat={seat} name={free ? "" : say.names[seat] || say.player(seat)} bot={info.kind === "bot"} />
      <b>
        {name}
        <small>{status}</small>
      </b>
    </li>
  );
}
