import { actionsAt, keyOf, signOf } from "../kit/keymap";
import { PrintFields } from "../press/print";
import { go } from "../route";
import { chooseVolume, mute, muted, play, volume } from "../sound/player";
import { Dialog } from "../ui/dialog";
import { chooseSingleKeys, singleKeys } from "../ui/keys";
import { LangChoice, ThemeChoice } from "./bar";
import { Fairness } from "./fairness";
import { Invite } from "./invite";
import { Log } from "./log";
import { chooseNotes, notesWanted } from "./notes";
import { Rules } from "./rules";
import { type Drawer, useScene } from "./scene";

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
      <p class="setting">
        {say.word("page-language")} <LangChoice say={say} everywhere />
      </p>
      <p class="setting">
        {say.word("page-theme")} <ThemeChoice say={say} />
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
          checked={notesWanted.value}
          onChange={(event) => chooseNotes(event.currentTarget.checked)}
        />
      </label>
      <div>
        <MenuLine kind="log" />
        <MenuLine kind="fairness" />
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

function MenuLine({ kind }: { kind: "log" | "fairness" | "keys" | "print" }) {
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

/** Every key that does something here. */
function KeyList() {
  const { say, surface = "page" } = useScene();
  return (
    <>
      <dl>
        {actionsAt(surface).flatMap((action) => [
          <dt key={`${action}-key`}>
            <code>{signOf(keyOf(action, surface))}</code>
          </dt>,
          <dd key={action}>{say.word(`page-key-${action}`)}</dd>,
        ])}
      </dl>
      <label class="setting">
        {say.word("page-single-keys")}
        <input
          type="checkbox"
          checked={singleKeys.value}
          onChange={(event) => chooseSingleKeys(event.currentTarget.checked)}
        />
      </label>
    </>
  );
}
