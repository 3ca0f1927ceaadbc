import { offersFor } from "../../kit/screen";
import { Card } from "./art";
import { type Props, shareOf } from "./model";

const SPREAD = 11;
const WHAT = { hand: "screen-cut-penalty", red: "screen-cut-red", blue: "screen-cut-blue" } as const;

/** A pile about to be cut lies in an arc: whoever cuts it taps it anywhere. */
export function Cut({ screen, say, busy, act }: Props) {
  const { view } = screen;
  if (view.step !== "cut") return null;
  const offer = offersFor(screen.offers, "cut")[0];
  const mark = view.cause === "penalty" ? "hand" : (view.corner ?? "red");
  const what = say.word(WHAT[mark]);
  const arc = (
    <>
      {Array.from({ length: SPREAD }, (_, index) => (
        <span class="leaf" key={index} data-about="spot:cut" style={{ "--at": index - (SPREAD - 1) / 2 }}>
          <Card face="back" />
        </span>
      ))}
      <span class="what">
        {what}
        <small>{say.word("screen-share", shareOf(view, mark))}</small>
      </span>
    </>
  );
  if (!offer) {
    return (
      <div class="fc-cut" data-spot="cut">
        {arc}
      </div>
    );
  }
  return (
    <button
      type="button"
      class="fc-cut mine"
      data-spot="cut"
      aria-disabled={busy}
      onClick={() => !busy && act(offer.move)}
    >
      {arc}
      <span class="vh">{say.say(offer.item.label)}</span>
    </button>
  );
}
