import { useEffect } from "preact/hooks";
import { Passing } from "../gazette/passing";
import { linkTo, useHome } from "../invite/home";
import { hasVoice, lang, loadLocale, titleOf } from "../say/locale";
import { Dialog } from "../ui/dialog";
import { seriesOn } from "./day";
import type { Told } from "./share";

/** A card and a line of text: number, mark and days in a row, and nothing of the answer. */
export function ShareSheet({ number, game, right, say, close }: Told & { close(): void }) {
  const home = useHome();
  useEffect(() => {
    loadLocale(lang.value, "core").catch(() => undefined);
  }, [lang.value]);
  if (!hasVoice("core")) return null;
  const days = seriesOn(number);
  const line = say.word("puzzle-share", { number, title: titleOf(game), mark: right ? "★" : "▽", days });
  const asked = new URLSearchParams({ days: `${days}`, ...(right && { right: "1" }) });
  return (
    <Dialog title={say.word("puzzle-title")} closing={say.word("page-close")} kind="drawer" close={close}>
      <Passing
        card={`/api/puzzles/${number}/card/${lang.value}?${asked}`}
        text={[line, linkTo("", home)].filter(Boolean).join("\n")}
        say={say}
      />
    </Dialog>
  );
}
