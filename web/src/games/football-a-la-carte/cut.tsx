import { offersFor } from "../../kit/screen";
import { Card } from "./art";
import type { Props } from "./model";

const SPREAD = 11;
const WHAT = { red: "screen-cut-red", blue: "screen-cut-blue" } as const;

/** A pile about to be cut lies in an arc: whoever cuts it taps it anywhere. */
export function Cut({ screen, say, busy, act }: Props) {
  const { view } = screen;
  if (view.step !== "cut") return null;
  const offer = offersFor(screen.offers, "cut")[0];
  const what = say.word(view.cause === "penalty" ? "screen-cut-penalty" : WHAT[view.corner ?? "red"]);
  const arc = (
    <>
      {Array.from({ length: SPREAD }, (_, index) => (
        <span class="leaf" key={index} style={{ "--at": index - (SPREAD - 1) / 2 }}>
          <Card face="back" />
        </span>
      ))}
      <span class="what">{what}</span>
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
