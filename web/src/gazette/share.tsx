import { useState } from "preact/hooks";
import type { Report } from "../gen/protocol";
import { linkTo, useHome } from "../invite/home";
import { lang } from "../say/locale";
import type { Voice } from "../say/voice";
import { Dialog } from "../ui/dialog";
import { Passing } from "./passing";
import { cardOf, type Printed } from "./printing";

interface Props {
  report: Report;
  printed: Printed;
  say: Voice;
  close(): void;
}

/** What is passed on: a picture, a line of text, and where the match can be watched as long as it is kept. */
export function ShareSheet({ report, printed, say, close }: Props) {
  const [nameless, hide] = useState(false);
  const home = useHome();
  const kept = "table" in printed;
  const link = kept ? linkTo(`/replay/${printed.table}/${printed.number}`, home) : "";
  const told = nameless
    ? scores(report)
    : say.word("gazette-share-text", { headline: say.say(report.headline), score: scored() });
  const { address, how } = cardOf(printed, lang.value, nameless);
  return (
    <Dialog title={say.word("gazette-share")} closing={say.word("page-close")} kind="drawer" close={close}>
      <Passing card={address} {...(how && { how })} text={[told, link].filter(Boolean).join(" · ")} say={say}>
        <label class="check">
          <input type="checkbox" checked={nameless} onChange={() => hide(!nameless)} />
          {say.word("gazette-share-hide")}
        </label>
      </Passing>
      <p>
        {say.word("gazette-share-nothing")}{" "}
        {link && say.word("gazette-share-days", { days: home?.keeps_days ?? 0 })}
        {kept && home?.reach === "machine" && say.word("gazette-share-here")}
      </p>
    </Dialog>
  );

  function scored(): string {
    return report.sides.map((side) => `${say.say(side.who)} ${side.score}`).join(" – ");
  }
}

function scores({ sides, order }: Report): string {
  return order.map((side) => sides[side]?.score ?? 0).join("–");
}
