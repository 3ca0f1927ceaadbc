import { player } from "../../kit/words";
import { Seat } from "../../table/seats";
import { Whistle } from "../../ui/icons";
import { Drawing } from "./art";
import { nearSeat, sideOf, type View } from "./model";
import { nowOf } from "./now";
import type { TableProps } from "./screen";

const PERIODS = [1, 2, 3, 4, 5, 6, 7, 8];
const MINUTES = 15;
const PLAYED = 6;

/** Goals of both coaches, the referee's way through the minutes, and in one line what is going on. */
export function Strip(props: TableProps) {
  const { view, say, showing } = props;
  const near = nearSeat(view);
  return (
    <div class="strip">
      <div class="track">
        <Goals {...props} seat={near} />
        <ol
          class="minutes"
          data-spot="minutes"
          aria-label={say.word("table-minute", { minute: view.minute })}
        >
          {PERIODS.map((period) => (
            <li key={period} class={lookOf(view, period)} aria-current={period === view.period || undefined}>
              {`${period * MINUTES}′`}
              {period === view.period && (
                <span class="referee">
                  <Whistle />
                </span>
              )}
            </li>
          ))}
        </ol>
        <Goals {...props} seat={1 - near} />
      </div>
      {!showing && view.step !== "over" && (
        <p class="now" data-about="spot:minutes">
          {nowOf(view, say)}
        </p>
      )}
    </div>
  );
}

function lookOf(view: View, period: number): string {
  const when = period < view.period ? "gone" : period === view.period ? "here" : "";
  return period > PLAYED ? `extra ${when}` : when;
}

function Goals({ view, seat, say, showing }: TableProps & { seat: number }) {
  const side = sideOf(view, seat);
  const scores = showing?.event.type === "goal" && showing.event.seat === seat;
  return (
    <div class={`coach ${side.colour} ${seat === nearSeat(view) ? "near" : "far"}`}>
      <Seat seat={seat} />
      <b
        class="goals"
        role="img"
        data-about={`score:${seat}`}
        aria-label={say.word("screen-goals", { seat: player(seat), goals: side.goals })}
      >
        <span class={scores ? "digit rolls" : "digit"} key={side.goals}>
          {side.goals}
        </span>
        {view.series > 0 && <small>{`(${side.penalties})`}</small>}
      </b>
      <span class="ball">
        <Drawing id={`score-${side.colour}`} />
      </span>
    </div>
  );
}
