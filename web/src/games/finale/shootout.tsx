import { useState } from "preact/hooks";
import { player } from "../../kit/words";
import { Die, Portrait } from "./art";
import { shortName } from "./man";
import { nearSeat, type Props, penaltiesOf, sideOf, type View } from "./model";
import { Lots } from "./rolling";
import type { TableProps } from "./screen";

/** Between two series: the score of the penalties, and the list of them where it is wanted. */
export function Shootout(props: TableProps) {
  const { view, say } = props;
  const [open, show] = useState(false);
  const near = nearSeat(view);
  return (
    <div class="fi-shootout">
      <button type="button" class="scored" aria-expanded={open} onClick={() => show(!open)}>
        <span class="vh">
          {say.word("table-penalties", {
            mine: sideOf(view, near).penalties,
            theirs: sideOf(view, 1 - near).penalties,
          })}
        </span>
        <Dots {...props} seat={near} />
        <Dots {...props} seat={1 - near} />
      </button>
      <Lots {...props} />
      {view.first !== null && <p class="ruling">{say.word("screen-begins", { seat: player(view.first) })}</p>}
      {open && <Shots view={view} events={props.events} say={say} />}
    </div>
  );
}

/** One coach's kicks: in, not in, now, to come. */
export function Dots({ view, events, seat, showing, say }: TableProps & { seat: number }) {
  const side = sideOf(view, seat);
  const kicks = penaltiesOf(events).filter((kick) => kick.seat === seat);
  const now = showing?.event.type === "penalty" && showing.event.seat === seat && showing.step < KICKED;
  const left = Math.max(0, side.shooters.length - kicks.length - Number(now));
  return (
    <span class={`kicks ${side.colour}`}>
      <span class="name">{say.player(seat)}</span>
      <b>{side.penalties}</b>
      <span class="tally" aria-hidden="true">
        {kicks.map((kick, index) => (
          <i key={index} class={kick.scored ? "in" : "off"} />
        ))}
        {now && <i class="next" />}
        {Array.from({ length: left }, (_, index) => (
          <i key={`to-${index}`} />
        ))}
      </span>
    </span>
  );
}

/** The step at which it is known whether a kick went in. */
export const KICKED = 4;

/** The penalties as two columns, shot by shot: who, how strong, which dice, and in or not. */
export function Shots({
  view,
  events,
  say,
}: { view: View } & Pick<Props["screen"], "events"> & Pick<Props, "say">) {
  const near = nearSeat(view);
  const shots = penaltiesOf(events);
  return (
    <div class="fi-shots">
      <h2>
        {say.word("table-penalties", {
          mine: sideOf(view, near).penalties,
          theirs: sideOf(view, 1 - near).penalties,
        })}
      </h2>
      <div class="columns">
        {[near, 1 - near].map((seat) => (
          <ol key={seat} class={sideOf(view, seat).colour} aria-label={say.player(seat)}>
            {shots.map((shot, index) =>
              shot.seat === seat ? (
                <li
                  key={index}
                  class={shot.scored ? "in" : "off"}
                  aria-label={say.word("event-penalty", {
                    ...shot,
                    man: shot.man ? { type: "word", id: `man-${shot.man}` } : null,
                  })}
                >
                  <span class="who">{shot.man && <Portrait man={shot.man} />}</span>
                  <span class="what">
                    <span class="name">{shot.man ? shortName(say, shot.man) : "–"}</span>
                    <span class="sums">
                      {shot.strength}+<Small colour={sideOf(view, seat).colour} value={shot.roll} />
                      {shot.scored ? ">" : "≤"} {shot.keeper_strength}+
                      <Small colour={sideOf(view, 1 - seat).colour} value={shot.keeper_roll} />
                    </span>
                  </span>
                  <span class="dot">{shot.scored ? "●" : "✕"}</span>
                </li>
              ) : null,
            )}
          </ol>
        ))}
      </div>
    </div>
  );
}

function Small({ colour, value }: { colour: "red" | "blue"; value: number }) {
  return (
    <span class="die">
      <Die colour={colour} value={value} />
    </span>
  );
}
