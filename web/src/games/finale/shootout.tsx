import { player } from "../../kit/words";
import { Die, Portrait } from "./art";
import { shortName } from "./man";
import { nearSeat, penaltiesOf, sideOf } from "./model";
import type { TableProps } from "./screen";

/** The penalties as two columns, shot by shot: who, how strong, which dice, and in or not. */
export function Shootout(props: TableProps) {
  const { view, say, events, fresh } = props;
  const near = nearSeat(view);
  const shots = penaltiesOf(events);
  const before = penaltiesOf(events.slice(0, fresh)).length;
  return (
    <div class="fi-shootout">
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
                  class={`${shot.scored ? "in" : "off"} ${index >= before ? "fresh" : ""}`}
                  style={{ "--index": Math.max(0, index - before) }}
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
            {coming(seat).map((man) => (
              <li key={`to-${man}`} class="to-come">
                <span class="who">
                  <Portrait man={man} />
                </span>
                <span class="name">{shortName(say, man)}</span>
              </li>
            ))}
          </ol>
        ))}
      </div>
      {view.first !== null && (
        <p class="verdict">{say.word("screen-begins", { seat: player(view.first) })}</p>
      )}
    </div>
  );

  /** Those who were named and have not shot. */
  function coming(seat: number) {
    const side = sideOf(view, seat);
    return view.step === "over" ? [] : side.shooters.slice(side.shots);
  }
}

function Small({ colour, value }: { colour: "red" | "blue"; value: number }) {
  return (
    <span class="die">
      <Die colour={colour} value={value} />
    </span>
  );
}
