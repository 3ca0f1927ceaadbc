import { keyOf, signOf } from "../kit/keymap";
import { go } from "../route";
import { chooseLang, LANGS, lang, titleOf } from "../say/locale";
import type { Voice } from "../say/voice";
import { mute, muted, play } from "../sound/player";
import { Ball, Speaker } from "../ui/icons";
import { chooseTheme, THEMES, theme } from "../ui/theme";
import { useScene } from "./scene";

/** `standing` says how far the game is, if its own screen knows. */
export function Bar({ standing }: { standing: string | undefined }) {
  const { room, say, drawer } = useScene();
  return (
    <header class="bar" data-region="bar">
      <Home label={say.word("page-to-shelf")} />
      <div class="where">
        <h1>{titleOf(room.game)}</h1>
        <span class={standing ? "standing" : ""}>
          {standing ??
            say.word(`page-phase-${room.phase}`, { seats: room.seats.length, number: room.number })}
        </span>
      </div>
      <span class="sp" />
      {room.watchers > 0 && (
        <span class="hide-small">{say.word("page-watchers", { count: room.watchers })}</span>
      )}
      <Line />
      <LangChoice say={say} />
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
        ☰
      </button>
    </header>
  );
}

export function Home({ label }: { label: string }) {
  return (
    <a
      class="logo"
      href="/"
      aria-label={label}
      onClick={(event) => {
        event.preventDefault();
        go("/");
      }}
    >
      <Ball />
      Ludofoot
    </a>
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

/** The names of languages stand in their own language, so that they can be found. */
export const LANG_NAMES = { fr: "Français", en: "English", de: "Deutsch" };

export function LangChoice({ say, everywhere = false }: { say: Voice; everywhere?: boolean }) {
  return (
    <select
      class={everywhere ? "ico" : "ico hide-small"}
      aria-label={say.word("page-language")}
      value={lang.value}
      onChange={(event) => chooseLang(LANGS.find((one) => one === event.currentTarget.value) ?? "en")}
    >
      {LANGS.map((one) => (
        <option key={one} value={one} lang={one}>
          {LANG_NAMES[one]}
        </option>
      ))}
    </select>
  );
}

export function ThemeChoice({ say }: { say: Voice }) {
  return (
    <select
      class="ico"
      aria-label={say.word("page-theme")}
      value={theme.value}
      onChange={(event) => chooseTheme(THEMES.find((one) => one === event.currentTarget.value) ?? "system")}
    >
      {THEMES.map((one) => (
        <option key={one} value={one}>
          {say.word(`page-theme-${one}`)}
        </option>
      ))}
    </select>
  );
}
