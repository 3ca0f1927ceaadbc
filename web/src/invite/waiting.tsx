import { useEffect, useState } from "preact/hooks";
import { listGames } from "../api";
import type { Guest, SeatInfo } from "../gen/protocol";
import { hasSixty } from "../lesson/known";
import { Sixty } from "../lesson/sixty";
import { ToBeFound } from "../lobby/to-be-found";
import { read, write } from "../net/keys";
import { Doubt } from "../table/doubt";
import { useScene } from "../table/scene";
import { Medal } from "../ui/medal";
import { NAME } from "./guest";
import { Invite } from "./invite";

/** Before the game: seats fill live, the link is there to be sent, empty seats can be given to bots. */
export function WaitingRoom() {
  const { room, say } = useScene();
  const empty = room.seats.flatMap(({ kind }, seat) => (kind === "free" ? [seat] : []));
  // Whoever has opened the invitation stands beside the first free seats.
  const beside = new Map(empty.map((seat, index) => [seat, room.guests?.[index]]));
  return (
    <div class="before-game">
      <div class="waiting">
        <div>
          <h2>
            {empty.length > 0 ? say.word("page-waiting", { count: empty.length }) : say.word("page-starting")}
          </h2>
          {room.notice && <p class="banner">{say.say(room.notice)}</p>}
          <Doubt />
          {room.seats.map((info, seat) => (
            <SeatRow key={seat} seat={seat} info={info} guest={beside.get(seat)} />
          ))}
          {empty.length > 0 && <p class="hush">{say.word("invite-begins")}</p>}
          <StartNow />
          <ToBeFound />
        </div>
        {empty.length > 0 && <Invite />}
      </div>
      {empty.length > 0 && hasSixty(say) && (
        <section class="panel meanwhile">
          <h2>{say.word("invite-meanwhile")}</h2>
          <Sixty game={room.game} say={say} />
        </section>
      )}
    </div>
  );
}

/** Whoever opened the table need not wait for everybody, where the game can be played by fewer. */
function StartNow() {
  const { room, say, store } = useScene();
  const count = room.fewer ?? 0;
  if (!store.mayArrange.value || count === 0) return null;
  return (
    <button type="button" class="btn start" onClick={() => store.order({ type: "begin" })}>
      {say.word("invite-begin", { count })}
    </button>
  );
}

interface RowProps {
  seat: number;
  info: SeatInfo;
  guest: Guest | undefined;
}

function SeatRow({ seat, info, guest }: RowProps) {
  const { say, store } = useScene();
  const free = info.kind === "free";
  const beside = store.mine.value.length > 0;
  const away = info.present === false || info.elsewhere;
  const look = [free ? "free" : "", away ? "away" : ""].join(" ");
  const name = free ? (guest?.name ?? "") : say.names[seat] || say.player(seat);
  return (
    <div class={`seat-row ${look}`}>
      <Medal seat={seat} name={name} bot={info.kind === "bot"} />
      <b aria-live="polite">
        {free ? guest?.name || say.word("page-seat", { number: seat + 1 }) : say.player(seat)}
        {guest?.writes && <Dots />}
        <small>{statusOf()}</small>
      </b>
      {free && !guest && <SitDown key={String(beside)} seat={seat} beside={beside} />}
      {store.mayArrange.value && <BotChoice seat={seat} info={info} />}
    </div>
  );

  function statusOf(): string {
    if (guest) return say.word(guest.writes ? "invite-writes" : "invite-opened");
    if (store.mine.value.includes(seat)) return say.word("page-seat-mine");
    if (away) return say.word("ticket-away");
    return say.word(`page-seat-${info.kind}`, { level: say.word(`bot-${info.bot}`) });
  }
}

/** Somebody is writing. */
function Dots() {
  return (
    <span class="dots" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}

/** Anybody with the link may sit down, also beside somebody on the same screen. */
function SitDown({ seat, beside }: { seat: number; beside: boolean }) {
  const { say, store } = useScene();
  const [name, setName] = useState(beside ? "" : (read<string>(NAME) ?? ""));
  const sit = (event: Event) => {
    event.preventDefault();
    if (!beside) write(NAME, name.trim());
    store.sit(seat, name.trim());
  };
  return (
    <form onSubmit={sit} class="join">
      <input
        class="field"
        maxLength={24}
        aria-label={say.word(beside ? "page-name" : "page-your-name")}
        placeholder={say.word(beside ? "page-name" : "page-your-name")}
        value={name}
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <button type="submit" class="btn">
        {say.word(beside ? "page-who-screen" : "page-sit")}
      </button>
    </form>
  );
}

function BotChoice({ seat, info }: { seat: number; info: SeatInfo }) {
  const { room, say, store } = useScene();
  const [levels, setLevels] = useState<string[]>([]);
  useEffect(() => {
    listGames().then(
      (games) => setLevels(games.find((game) => game.id === room.game)?.bots ?? []),
      () => setLevels([]),
    );
  }, [room.game]);
  if (info.kind === "person") return null;
  return (
    <select
      class="ico"
      aria-label={say.word("page-bot-level")}
      value={info.bot ?? ""}
      onChange={(event) => store.order({ type: "seat", seat, bot: event.currentTarget.value })}
    >
      <option value="">{say.word("page-no-bot")}</option>
      {levels.map((one) => (
        <option key={one} value={one}>
          {say.word("page-bot-named", { level: say.word(`bot-${one}`) })}
        </option>
      ))}
    </select>
  );
}
