import { hasLesson } from "../lesson/known";
import { beginLesson } from "../lesson/steps";
import { part } from "../part";
import { isSlow } from "../pocket/slow";
import { go } from "../route";
import { chooseVolume, mute, muted, play, volume } from "../sound/player";
import { LangChoice, TempoChoice, ThemeChoice } from "../ui/choices";
import { Dialog } from "../ui/dialog";
import { mayAskAdvice } from "./advice";
import { Log } from "./log";
import { chooseNotes, wanted } from "./note-book";
import { Recap } from "./recap";
import { type Drawer, useScene } from "./scene";
import { mayAskUndo } from "./undoing";

// Few people check, and it brings all that checking needs.
const PrintFields = part(() => import("../press/print").then((found) => found.PrintFields));
const Invite = part(() => import("../invite/invite").then((found) => found.Invite));
const Fairness = part(() => import("./fairness").then((found) => found.Fairness));
const BellSetting = part(() => import("./bell").then((found) => found.BellSetting));
const WhoIsHere = part(() => import("../together/who").then((found) => found.WhoIsHere));
const KeyList = part(() => import("./key-list").then((found) => found.KeyList));
const Rules = part(() => import("./rules").then((found) => found.Rules));

/** Whatever sheet lies over the table. */
export function Drawers() {
  const { room, say, drawer } = useScene();
  const open = drawer.value;
  const close = () => {
    drawer.value = undefined;
  };
  if (!open) return null;
  if (open.kind === "rules") return <Rules game={room.game} clause={open.clause} say={say} close={close} />;
  return (
    <Dialog
      key={open.kind}
      title={say.word(`page-${open.kind}`)}
      closing={say.word("page-close")}
      kind="drawer"
      close={close}
    >
      <Inside kind={open.kind} />
    </Dialog>
  );
}

function Inside({ kind }: { kind: Exclude<Drawer["kind"], "rules"> }) {
  const { room, say } = useScene();
  switch (kind) {
    case "log":
      return <Log />;
    case "recap":
      return <Recap />;
    case "fairness":
      return <Fairness />;
    case "keys":
      return <KeyList />;
    case "menu":
      return <Menu />;
    case "print":
      return <PrintFields games={[room.game]} table={room.table} say={say} />;
  }
}

function Menu() {
  const { say, drawer, store, screen, room } = useScene();
  const seated = screen.seat >= 0 && room.phase !== "over";
  return (
    <>
      <WhoIsHere />
      <p class="setting">
        {say.word("page-language")} <LangChoice say={say} everywhere />
      </p>
      <p class="setting">
        {say.word("page-theme")} <ThemeChoice say={say} />
      </p>
      <p class="setting">
        {say.word("page-tempo")} <TempoChoice say={say} />
      </p>
      <label class="setting">
        {say.word("page-volume")}
        <input
          type="range"
          min="0"
          max="100"
          step="10"
          value={muted.value ? 0 : volume.value}
          onChange={(event) => {
            chooseVolume(event.currentTarget.valueAsNumber);
            mute(event.currentTarget.valueAsNumber === 0);
            play("card");
          }}
        />
      </label>
      <label class="setting">
        {say.word("page-notes")}
        <input
          type="checkbox"
          checked={wanted.value}
          onChange={(event) => chooseNotes(event.currentTarget.checked)}
        />
      </label>
      {isSlow(room) && <BellSetting />}
      <div>
        {mayAskUndo(room, screen) && (
          <p>
            <button
              type="button"
              class="link"
              onClick={() => {
                drawer.value = undefined;
                store.order({ type: "undo", seat: screen.seat });
              }}
            >
              {say.word("page-undo-last")}
            </button>
          </p>
        )}
        {mayAskAdvice(room, screen) && (
          <p>
            <button
              type="button"
              class="link"
              onClick={() => {
                drawer.value = undefined;
                store.ask(screen);
              }}
            >
              {say.word("hint-ask")}
            </button>
          </p>
        )}
        {screen.seat >= 0 && room.phase === "playing" && <MenuLine kind="recap" />}
        <MenuLine kind="log" />
        {room.day ? (
          <p>{say.word("day-luck")}</p>
        ) : room.lesson ? (
          <p>{say.word(room.lesson.puzzle ? "puzzle-luck" : "page-lesson-luck")}</p>
        ) : (
          <MenuLine kind="fairness" />
        )}
        {hasLesson(say) && (
          <p>
            <button type="button" class="link" onClick={() => beginLesson(room.game).catch(() => undefined)}>
              {say.word("page-lesson-again")}
            </button>
          </p>
        )}
        <MenuLine kind="keys" />
        <MenuLine kind="print" />
      </div>
      <h3>{say.word("page-invite")}</h3>
      <Invite />
      {seated && (
        <>
          <h3>{say.word("page-leave")}</h3>
          <p>{say.word("page-leave-text")}</p>
          <button
            type="button"
            class="btn"
            onClick={() => {
              store.leave(screen.seat);
              drawer.value = undefined;
              if (room.phase === "waiting") go("/");
            }}
          >
            {say.word("page-leave")}
          </button>
        </>
      )}
    </>
  );
}

function MenuLine({ kind }: { kind: "log" | "recap" | "fairness" | "keys" | "print" }) {
  const { say, drawer } = useScene();
  return (
    <p>
      <button
        type="button"
        class="link"
        onClick={() => {
          drawer.value = { kind };
        }}
      >
        {say.word(`page-${kind}`)}
      </button>
    </p>
  );
}
