import type * as wire from "../gen/protocol";
import { useNow } from "../ui/clock";
import { Label } from "./prompt";
import { useScene } from "./scene";
import { SeatMedal } from "./seats";

/** Somebody has left: once the grace is over the others settle it. */
export function Absent({ absent }: { absent: number }) {
  const { room, say, store, screen } = useScene();
  const time = useNow(true);
  const away = room.seats[absent]?.away_ms ?? 0;
  const left = Math.max(0, away - Math.max(0, time - store.heard.value));
  const settle = (choice: wire.Settle["choice"]) => (
    <button
      type="button"
      class="btn"
      onClick={() => store.order({ type: "settle", seat: screen.seat, absent, choice })}
    >
      {say.word(`page-settle-${choice}`)}
    </button>
  );
  const player = { type: "player", seat: absent };
  return (
    <Label
      look="wait"
      picture={<SeatMedal seat={absent} />}
      ask={say.word("page-absent", { player })}
      help={
        left > 0
          ? say.word("page-absent-wait", { seconds: Math.ceil(left / 1000) })
          : say.word("page-absent-help")
      }
      acts={
        left === 0 && (
          <>
            {settle("wait")}
            {settle("bot")}
            {settle("end")}
          </>
        )
      }
    />
  );
}
