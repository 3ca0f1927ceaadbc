import { useEffect, useState } from "preact/hooks";
import { isAwaitedFor } from "../kit/screen";
import { coachAddress } from "../lesson/steps";
import { type Hindrance, hangUp, hindrance, renewBell, takeDown } from "../pocket/bell";
import { isSlow } from "../pocket/slow";
import { Note } from "./notes";
import { type Scene, useScene } from "./scene";

/** Whether it is time to ask: somebody else is waited for, for hours perhaps, and nobody has answered here yet. */
export function asksForBell({ room, screen, store }: Scene): boolean {
  if (!isSlow(room) || room.phase !== "playing" || screen.seat < 0 || store.keys.value.bell) return false;
  const waits = !(screen.prompts ?? []).some(isAwaitedFor);
  const person = room.awaited.some((seat) => room.seats[seat]?.kind === "person");
  return waits && person && hindrance(room) === undefined;
}

/** At a slow table: the question, or what is worth knowing. */
export function SlowSlip() {
  const scene = useScene();
  useBell(scene);
  return asksForBell(scene) ? <BellQuestion /> : <Note />;
}

/** Asked once at each such table: it can be answered otherwise in the menu. */
function BellQuestion() {
  const { room, say, store } = useScene();
  return (
    <aside class="note bell" aria-label={say.word("bell-setting")}>
      <img class="maryse" src={coachAddress("calm")} alt="" width="200" height="200" />
      <div class="text" role="status">
        <p>{say.word("bell-ask")}</p>
        <p>{say.word("bell-why")}</p>
      </div>
      <span class="enough">
        <button type="button" class="btn" onClick={() => hangUp(store, room)}>
          {say.word("bell-yes")}
        </button>
        <button type="button" class="btn" onClick={() => takeDown(store)}>
          {say.word("bell-no")}
        </button>
      </span>
    </aside>
  );
}

/** The switch in the menu, or why there is nothing to switch. */
export function BellSetting() {
  const { room, say, store, screen } = useScene();
  const [problem, setProblem] = useState<Hindrance>();
  if (screen.seat < 0 || room.phase === "over") return null;
  const reason = hindrance(room) ?? problem;
  const on = store.keys.value.bell?.on === true && hindrance(room) === undefined;
  return (
    <>
      <label class="setting">
        {say.word("bell-setting")}
        <input
          type="checkbox"
          checked={on}
          disabled={hindrance(room) !== undefined}
          aria-describedby={reason ? "bell-reason" : undefined}
          onChange={({ currentTarget: box }) => {
            if (!box.checked) return takeDown(store);
            hangUp(store, room).then((found) => {
              setProblem(found);
              box.checked = store.keys.peek().bell?.on === true;
            });
          }}
        />
      </label>
      {reason && (
        <p class="hush" id="bell-reason" role="status">
          {say.word(`bell-${reason}`)}
        </p>
      )}
    </>
  );
}

/** Whoever comes back to the table is rung where they are now. */
function useBell({ room, store }: Scene): void {
  const ready = store.line.status.value === "online";
  const seats = store.mine.value.join();
  useEffect(() => {
    if (ready) renewBell(store, room).catch(() => undefined);
  }, [ready, seats, store]);
}
