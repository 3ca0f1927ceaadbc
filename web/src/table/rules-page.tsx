import { useEffect, useState } from "preact/hooks";
import { go } from "../route";
import { hasVoice, lang, loadLocale, titleOf, voiceOf } from "../say/locale";
import { Rules } from "./rules";

/** The address /rules/GAME#CLAUSE: the rules of a game, opened at a clause that somebody has linked. */
export function RulesPage({ game }: { game: string }) {
  const language = lang.value;
  const [clause] = useState(() => decodeURIComponent(location.hash.slice(1)) || undefined);
  useEffect(() => {
    loadLocale(language, game).then(
      () => {
        document.title = `${titleOf(game)} – Ludofoot`;
      },
      () => go("/"),
    );
  }, [language, game]);
  if (!hasVoice(game)) return null;
  return <Rules game={game} clause={clause} say={voiceOf(game)} close={() => go("/")} />;
}
