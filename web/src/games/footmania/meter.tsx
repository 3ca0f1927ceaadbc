import { player } from "../../kit/words";
import type { Side, TableProps } from "./model";
import { planOf } from "./plan";

/** Of the other team only what everybody sees: cards and changes still to come. */
const MOST_PLAYED = 3;

/**
 * How far the match can still be carried: one's own stars with what cards and changes can add, and what attacks can
 * take off the other team. The rules count it; here it is drawn on one scale.
 */
export function Meter(props: TableProps) {
  const { view, say } = props;
  const own = view.sides.find(({ seat }) => seat === view.seat);
  const other = view.sides.find(({ seat }) => seat !== view.seat);
  const reach = planOf(view.seat).reach;
  if (!own || !other || !reach || view.attack !== null || view.step === "line-ups") return null;
  const most = Math.max(10, Math.ceil(Math.max(reach.own, own.stars, other.stars) / 10) * 10);
  const struck = reach.other < other.stars;
  return (
    <div class="meter" data-about="spot:stars">
      <Bar {...props} side={own} then={Math.max(reach.own, own.stars)} most={most} look="own" />
      <Bar {...props} side={other} then={reach.other} most={most} look="other" mark={struck ? "*" : ""} />
      <p class="left" data-about="spot:limits">
        {say.word("screen-left-to-play", {
          seat: player(other.seat),
          cards: Math.max(0, MOST_PLAYED - other.played),
          held: view.clubs[other.seat]?.pluses ?? 0,
        })}
      </p>
      {struck && <p class="left">{say.word("screen-may-answer")}</p>}
    </div>
  );
}

interface BarProps extends TableProps {
  side: Side;
  then: number;
  most: number;
  look: "own" | "other";
  mark?: string;
}

function Bar({ say, side, then, most, look, mark = "" }: BarProps) {
  const now = side.stars;
  const words = { seat: player(side.seat), now, then };
  const share = (stars: number) => `${(100 * stars) / most}%`;
  const [low, high] = [Math.min(now, then), Math.max(now, then)];
  return (
    <>
      <p class="figures">
        <span aria-hidden="true">
          {now === then ? `${say.player(side.seat)} ${now} ★` : say.word("screen-potential", words)}
          {mark}
        </span>
        <span class="vh">{say.word("screen-potential-said", words)}</span>
      </p>
      <div class={`measure s-${side.seat} ${look}`} aria-hidden="true">
        <i class="now" style={{ width: share(low) }} />
        <i class="can" style={{ left: share(low), width: share(high - low) }} />
      </div>
    </>
  );
}
