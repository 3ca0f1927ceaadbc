import { keyOf, signOf } from "../kit/keymap";
import { part } from "../part";
import { titleOf } from "../say/locale";
import type { Voice } from "../say/voice";
import { mute, muted, play } from "../sound/player";
import { Home, LangChoice } from "../ui/choices";
import { Lines, Speaker } from "../ui/icons";
import { AdviceButton } from "./advice";
import { PauseSwitch } from "./holding";
import { hasCompany, isWhatIf, useScene } from "./scene";

const Palette = part(() => import("../together/palette").then((found) => found.Palette));

/** `standing` says how far the game is, if its own screen knows. */
export function Bar({ standing }: { standing: string | undefined }) {
  const scene = useScene();
  const { room, say, drawer, surface } = scene;
  return (
    <header class="bar" data-region="bar">
      <Home label={say.word("page-to-shelf")} />
      <div class="where">
        <h1>{titleOf(room.game)}</h1>
        <span class={standing ? "standing" : ""}>
          {standing ??
            say.word(`page-phase-${room.phase}`, { seats: room.seats.length, number: room.number })}
        </span>
        {isWhatIf(room) && <span class="what-if-mark">{say.word("page-what-if")}</span>}
      </div>
      <span class="sp" />
      {room.watchers > 0 && (
        <span class="hide-small">{say.word("page-watchers", { count: room.watchers })}</span>
      )}
      {room.day && <span class="lesson-mark">{say.word("day-mark")}</span>}
      {room.lesson && (
        <span class="lesson-mark">{say.word(room.lesson.puzzle ? "puzzle-mark" : "page-lesson")}</span>
      )}
      <Line />
      <LangChoice say={say} />
      <AdviceButton />
      <PauseSwitch />
      {surface !== "replay" && !room.lesson && hasCompany(scene) && <Palette />}
      <SoundSwitch say={say} />
      <button
        type="button"
        class="ico"
        aria-keyshortcuts={keyOf("rules")}
        onClick={() => {
          drawer.value = { kind: "rules" };
        }}
      >
        <span class="vh-small">{say.word("page-rules")}</span>
        <span class="only-small" aria-hidden="true">
          ?
        </span>
        <kbd>{signOf(keyOf("rules"))}</kbd>
      </button>
      <button
        type="button"
        class="ico"
        aria-label={say.word("page-menu")}
        onClick={() => {
          drawer.value = { kind: "menu" };
        }}
      >
        <Lines />
      </button>
    </header>
  );
}

/** Sound on or off; before the first tap there is none anyway. */
function SoundSwitch({ say }: { say: Voice }) {
  const on = !muted.value;
  return (
    <button
      type="button"
      class="ico sound"
      aria-keyshortcuts={keyOf("sound")}
      aria-pressed={on}
      onClick={() => {
        mute(on);
        play("card");
      }}
    >
      <Speaker on={on} />
      <span class="vh-narrow">{say.word("page-sound")}</span>
      <kbd>{signOf(keyOf("sound"))}</kbd>
    </button>
  );
}

/** What the line to the table really is. */
function Line() {
  const { store, say } = useScene();
  const status = store.line.status.value;
  return (
    <div class={`conn ${status}`} role="status">
      <i />
      <span>{say.word(`page-line-${status}`)}</span>
    </div>
  );
}
