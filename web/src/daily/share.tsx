import { useEffect } from "preact/hooks";
import { tokensHeader } from "../api";
import { isAtWork, useAnalysis } from "../coach/analysis";
import { Progress } from "../coach/course";
import { Passing } from "../gazette/passing";
import { cardOf } from "../gazette/printing";
import type * as wire from "../gen/protocol";
import { linkTo, useHome } from "../invite/home";
import { hasVoice, lang, loadLocale, shelfVoice, titleOf } from "../say/locale";
import { Dialog } from "../ui/dialog";
import { signed, type Try } from "./day";

interface Props {
  today: wire.DayToday;
  own: number;
  mine: Try;
  close(): void;
}

/** The match of the day, passed on: its number, what it came to, and the marks of its decisions; nothing of the deal. */
export function DayShare({ today, own, mine, close }: Props) {
  const say = shelfVoice.value;
  useEffect(() => {
    loadLocale(lang.value, "core").catch(() => undefined);
  }, [lang.value]);
  const home = useHome();
  const review = useAnalysis({ table: mine.table }, true);
  const whole = review.state !== undefined && !isAtWork(review.state);
  const marks = whole ? marksOf(review.analysed?.decisions ?? [], 0) : "";
  if (!hasVoice("core")) return null;
  const line = say.word("day-share", {
    number: today.number,
    title: titleOf(today.game),
    result: signed(own),
  });
  // The card is drawn anew once there are marks to draw.
  const { address } = cardOf({ table: mine.table, number: 1 }, lang.value);
  return (
    <Dialog title={say.word("day-title")} closing={say.word("page-close")} kind="drawer" close={close}>
      <Passing
        card={`${address}${marks ? "&marked=1" : ""}`}
        how={{ headers: tokensHeader([mine.token]) }}
        text={[line, marks, linkTo("", home)].filter(Boolean).join("\n")}
        say={say}
      >
        <Progress review={review} say={say} />
      </Passing>
    </Dialog>
  );
}

const SIGNS: Readonly<Record<string, string>> = { best: "★", fine: "●", costly: "▽", gift: "▼" };

/** What the coach makes of each decision of a seat, in their order, as letters; where there was no choice nothing is said. */
export function marksOf(decisions: readonly Pick<wire.Judged, "seat" | "mark">[], seat: number): string {
  return decisions
    .filter((each) => each.seat === seat)
    .map(({ mark }) => SIGNS[mark] ?? "")
    .join("");
}
