import { useEffect, useState } from "preact/hooks";
import { Passing } from "../gazette/passing";
import { linkTo, useHome } from "../invite/home";
import { hasVoice, lang, loadLocale, titleOf } from "../say/locale";
import type { Voice } from "../say/voice";
import { Dialog } from "../ui/dialog";
import { seriesOn } from "./day";

interface Props {
  number: number;
  game: string;
  right: boolean;
  say: Voice;
}

/** For others: number, mark and days in a row, and nothing of the answer. */
export function Share(props: Props) {
  const [sharing, share] = useState(false);
  return (
    <>
      <button type="button" class="btn" onClick={() => share(true)}>
        {props.say.word("puzzle-send")}
      </button>
      {sharing && <ShareSheet {...props} close={() => share(false)} />}
    </>
  );
}

function ShareSheet({ number, game, right, say, close }: Props & { close(): void }) {
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
