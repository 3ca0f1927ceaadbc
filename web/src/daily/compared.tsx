import "./compared.css";
import { useState } from "preact/hooks";
import type * as wire from "../gen/protocol";
import { dressed, part } from "../part";
import type { Voice } from "../say/voice";
import { barsOf, countOf, FEW, placeOf, signed, type Try } from "./day";

const DayShare = part(() => dressed(import("./share")).then((found) => found.DayShare));

interface Props {
  today: wire.DayToday;
  own: number;
  /** The try that counts. */
  mine: Try;
  say: Voice;
}

/** How one's own result stands among the others: as bars, and with names where there are few. */
export function Compared({ today, own, mine: counted, say }: Props) {
  const [sharing, share] = useState(false);
  const few = countOf(today.results) < FEW;
  const bars = barsOf(few ? today.bots : today.results, today.step);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const mine = placeOf(own, today.step);
  return (
    <>
      <ol class="day-bars" aria-hidden="true">
        {bars.map(({ place, count }) => (
          <li key={place} class={place === mine ? "own" : ""}>
            {place === mine && <b>{say.word("day-you")}</b>}
            <i style={{ height: `${4 + (44 * count) / most}px` }} />
            <small>{place === 0 ? "=" : signed(place * today.step)}</small>
          </li>
        ))}
      </ol>
      {few && today.players.length > 0 && (
        <ul class="day-names">
          {today.players.map(({ name, result }, at) => (
            <li key={at}>
              <span>{name || say.word("page-somebody")}</span> <b>{signed(result)}</b>
            </li>
          ))}
        </ul>
      )}
      <p>
        <button type="button" class="btn" onClick={() => share(true)}>
          {say.word("day-send")}
        </button>
      </p>
      {sharing && <DayShare today={today} own={own} mine={counted} close={() => share(false)} />}
    </>
  );
}
