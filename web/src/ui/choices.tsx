import { go } from "../route";
import { chooseLang, LANGS, lang } from "../say/locale";
import type { Voice } from "../say/voice";
import { Ball } from "./icons";
import { chooseTempo, TEMPI, tempo } from "./tempo";
import { chooseTheme, THEMES, theme } from "./theme";

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

/** How fast whatever moves is shown; the next thing that happens goes by it. */
export function TempoChoice({ say }: { say: Voice }) {
  return (
    <select
      class="ico"
      aria-label={say.word("page-tempo")}
      value={tempo.value}
      onChange={(event) => chooseTempo(TEMPI.find((one) => one === event.currentTarget.value) ?? "normal")}
    >
      {TEMPI.map((one) => (
        <option key={one} value={one}>
          {say.word(`page-tempo-${one}`)}
        </option>
      ))}
    </select>
  );
}
