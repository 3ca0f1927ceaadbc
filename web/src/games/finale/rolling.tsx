import { player } from "../../kit/words";
import { Die, Mark, Portrait } from "./art";
import { nameOf, shortName } from "./man";
import { type GameEvent, nearSeat, type Roll, sideOf } from "./model";
import type { TableProps } from "./screen";

/** The table, and what was decided there last. */
export type Decided<What> = TableProps & { last: What };

/** Dice, one's own sum, the other's, and what it comes to: as far as it can be seen. */
export function Rolling(props: Decided<Roll>) {
  const { view, say, last, showing, at } = props;
  const { event, goal } = last;
  const near = nearSeat(view);
  const step = showing?.event.type === "rolled" && at === last.at ? showing.step : KNOWN;
  const sums = [near, 1 - near].map((seat, place) => ({
    seat,
    sum: sumOf(event, seat),
    shown: step > place,
  }));
  return (
    <>
      <div class="compared">
        {sums.map(({ seat, sum, shown }) => (
          <Whole key={seat} {...props} seat={seat} sum={sum} rolls={step < 1} shown={shown} />
        ))}
      </div>
      {step < KNOWN ? (
        <p class="ruling">{step === 1 ? needs() : say.word("screen-rolling")}</p>
      ) : (
        <p class={`ruling ${goal ? "goal" : ""}`}>
          {say.word(verdictOf(last), { attacker: player(event.attacker), defender: player(event.defender) })}
        </p>
      )}
      {step === KNOWN && <Checks {...props} last={last} />}
    </>
  );

  /** One sum lies there: what the other one must reach. */
  function needs(): string {
    const { total } = sumOf(event, near);
    const attacks = event.attacker !== near;
    const even = event.phase === "approach";
    const count = attacks === even ? total : total + 1;
    return say.word("screen-needs", { seat: player(1 - near), count });
  }
}

const KNOWN = 3;

/** A die each decides: they tumble, then they lie there. */
export function Lots({ view, showing, at }: TableProps) {
  const event = showing?.event;
  if (!showing || !event || !isLots(event)) return null;
  const near = nearSeat(view);
  return (
    <p class="lots" key={at}>
      {[near, 1 - near].map((seat) => (
        <span class={showing.step < 1 ? "die blank" : "die"} key={seat}>
          {showing.step > 0 && <Die colour={sideOf(view, seat).colour} value={event.rolls[seat] ?? 0} />}
        </span>
      ))}
    </p>
  );
}

function isLots(
  event: GameEvent,
): event is Extract<GameEvent, { type: "tie-rolled" | "start-rolled" | "last-rolled" }> {
  return ["tie-rolled", "start-rolled", "last-rolled"].includes(event.type);
}

function verdictOf({ event, goal }: Roll): string {
  if (goal || (event.phase === "shot" && event.success)) return "screen-verdict-goal";
  if (event.phase === "shot") return "screen-verdict-saved";
  return event.success ? "screen-verdict-through" : "screen-verdict-stopped";
}

interface Summed {
  total: number;
  strength: number;
  bonus: number;
  roll: number;
}

function sumOf(event: Roll["event"], seat: number): Summed {
  const { total, strength, bonus, roll } = event;
  if (seat === event.attacker) return { total, strength, bonus, roll };
  return {
    total: event.defence_total,
    strength: event.defence,
    bonus: 0,
    roll: event.defence_roll,
  };
}

/** One coach's sum: what is known before the dice, the die, and then the whole. */
function Whole(props: TableProps & { seat: number; sum: Summed; rolls: boolean; shown: boolean }) {
  const { view, say, seat, sum, rolls, shown } = props;
  const { colour } = sideOf(view, seat);
  return (
    <span class={`one ${colour}`}>
      <span class="parts">
        {sum.strength}
        {sum.bonus > 0 && `+${sum.bonus}`}+
        <span class={rolls ? "die blank" : "die"}>{!rolls && <Die colour={colour} value={sum.roll} />}</span>
      </span>
      <b class="whole">{shown ? sum.total : "?"}</b>
      {shown && <span class="vh">{say.word("screen-total", { ...sum, seat: player(seat) })}</span>}
    </span>
  );
}

/** The symbols of those who took part, one after another; the one whose die still rolls says nothing yet. */
function Checks({ view, say, last, showing }: Decided<Roll>) {
  const event = showing?.event;
  const rolls = event?.type === "symbol-checked" && showing?.step === 0 ? event : undefined;
  const all = rolls ? [...last.checks, rolls] : last.checks;
  if (all.length === 0) return null;
  return (
    <ul class="checks">
      {all.map((check) => (
        <li key={check.man} class={check === rolls ? "nothing" : check.result} title={nameOf(say, check.man)}>
          <span class="who">
            <Portrait man={check.man} />
          </span>
          <span class="name">{shortName(say, check.man)}</span>
          <span class="symbol">
            <Mark symbol={check.symbol} />
          </span>
          <span class={check === rolls ? "die blank" : "die"}>
            {check !== rolls && <Die colour={sideOf(view, check.seat).colour} value={check.roll} />}
          </span>
          <span class="became">{check === rolls ? "?" : say.word(`result-${check.result}`)}</span>
        </li>
      ))}
    </ul>
  );
}
