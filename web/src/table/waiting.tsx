import { useEffect, useState } from "preact/hooks";
import { listGames } from "../api";
import type { SeatInfo } from "../gen/protocol";
import { read, write } from "../net/keys";
import { Medal } from "../ui/medal";
import { Doubt } from "./fairness";
import { Invite } from "./invite";
import { useScene } from "./scene";

export const NAME = "ludofoot:name";

/** Before the game: seats fill live, the link is there to be sent, empty seats can be given to bots. */
export function WaitingRoom() {
  const { room, say } = useScene();
  const free = room.seats.filter((seat) => seat.kind === "free").length;
  return (
    <div class="waiting">
      <div>
        <h2>{free > 0 ? say.word("page-waiting", { count: free }) : say.word("page-starting")}</h2>
        {room.notice && <p class="banner">{say.say(room.notice)}</p>}
        <Doubt />
        {room.seats.map((info, seat) => (
          <SeatRow key={seat} seat={seat} info={info} />
        ))}
      </div>
      {free > 0 && <Invite />}
    </div>
  );
}

function SeatRow({ seat, info }: { seat: number; info: SeatInfo }) {
  const { say, store } = useScene();
  const mine = store.mine.value.includes(seat);
  const free = info.kind === "free";
  const beside = store.mine.value.length > 0;
  return (
    <div class={free ? "seat-row free" : "seat-row"}>
      <Medal seat={seat} name={free ? "" : say.names[seat] || say.player(seat)} bot={info.kind === "bot"} />
      <b>
        {free ? say.word("page-seat", { number: seat + 1 }) : say.player(seat)}
        <small>
          {say.word(`page-seat-${mine ? "mine" : info.kind}`, { level: say.word(`bot-${info.bot}`) })}
        </small>
      </b>
      {free && <SitDown key={String(beside)} seat={seat} beside={beside} />}
      {store.mayArrange.value && <BotChoice seat={seat} info={info} />}
    </div>
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
