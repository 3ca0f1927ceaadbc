import { useEffect, useState } from "preact/hooks";
import { cardAddress, whereIsHome } from "../api";
import type { Report } from "../gen/protocol";
import { lang } from "../say/locale";
import type { Voice } from "../say/voice";
import { Dialog } from "../ui/dialog";
import { Passing } from "./passing";
import type { Kept } from "./plan";

interface Props {
  report: Report;
  kept: Kept;
  say: Voice;
  close(): void;
}

/** What is passed on: a picture, a line of text, and where the game can be watched as long as it is kept. */
export function ShareSheet({ report, kept, say, close }: Props) {
  const [nameless, hide] = useState(false);
  const [days, keep] = useState<number>();
  useEffect(() => {
    whereIsHome().then(
      (home) => keep(home.keeps_days),
      () => undefined,
    );
  }, []);
  const link = `${location.origin}/replay/${kept.table}/${kept.number}`;
  const text = nameless
    ? say.word("gazette-share-nameless", { score: scores(report), link })
    : say.word("gazette-share-text", { headline: say.say(report.headline), score: scored(), link });
  return (
    <Dialog title={say.word("gazette-share")} closing={say.word("page-close")} kind="drawer" close={close}>
      <Passing card={cardAddress(kept.table, kept.number, lang.value, nameless)} text={text} say={say}>
        <label class="check">
          <input type="checkbox" checked={nameless} onChange={() => hide(!nameless)} />
          {say.word("gazette-share-hide")}
        </label>
      </Passing>
      <p>{days === undefined ? say.word("gazette-share-kept") : say.word("gazette-share-days", { days })}</p>
    </Dialog>
  );

  function scored(): string {
    return report.sides.map((side) => `${say.say(side.who)} ${side.score}`).join(" – ");
  }
}

function scores({ sides, order }: Report): string {
  return order.map((side) => sides[side]?.score ?? 0).join("–");
}
