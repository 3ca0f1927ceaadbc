import { player, word } from "../../kit/words";
import { Back, Die, Mark, Portrait, Tactic } from "./art";
import { nameOf, shortName } from "./man";
import { type Card, lastDecision, nearSeat, type Reveal, type Roll, sideOf } from "./model";
import { strikerOf } from "./now";
import { seen } from "./plans";
import type { TableProps } from "./screen";

/** What is being decided: the cards, the strengths before the dice, and the last comparison. */
export function Duel(props: TableProps) {
  const { view, events } = props;
  const last = lastDecision(events);
  return (
    <div class={`duel ${view.step === "footballers" ? "live" : ""}`}>
      <Cards {...props} />
      <div class="figures">
        {view.step === "footballers" && <Sum {...props} />}
        {last && <Recap key={last.at} {...props} last={last} />}
      </div>
    </div>
  );
}

/** The card of the attack; while tactics are chosen, a place for each coach's card. */
function Cards({ view, say }: TableProps) {
  const near = nearSeat(view);
  const striker = view.step === "counter" ? view.turn : strikerOf(view);
  // A counter is played with the card that the defender has laid.
  const card = view.step === "counter" ? (view.sides[view.turn ?? 0]?.tactic ?? null) : view.card;
  if (card !== null) {
    return (
      <div class="cards one">
        <Shown
          card={card}
          label={say.word("screen-attack-card", {
            card: word(`card-${card}`),
            attacker: player(striker ?? 0),
          })}
        />
      </div>
    );
  }
  return (
    <div class="cards two">
      {[near, 1 - near].map((seat) => {
        const side = sideOf(view, seat);
        const own = seat === view.seat && view.step === "tactic" ? view.choice[0] : undefined;
        return (
          <div class={`laid ${side.colour}`} key={seat}>
            {side.tactic ? (
              <Shown
                card={side.tactic}
                label={say.word("screen-tactic-of", {
                  seat: player(seat),
                  card: word(`card-${side.tactic}`),
                })}
              />
            ) : side.chosen && view.step === "tactic" ? (
              <span
                class={own ? "down own" : "down"}
                role="img"
                aria-label={say.word("screen-face-down", { seat: player(seat) })}
              >
                <Back colour={side.colour} />
                {own && <b>{say.word(`card-${own}`)}</b>}
              </span>
            ) : (
              <span class="place" />
            )}
          </div>
        );
      })}
    </div>
  );
}

function Shown({ card, label }: { card: Card; label: string }) {
  return (
    <span class="tactic" role="img" aria-label={label} key={card}>
      <Tactic card={card} />
    </span>
  );
}

/** Both totals before the dice, and the chance that they give. */
function Sum({ view, screen, say }: TableProps) {
  const near = nearSeat(view);
  const striker = strikerOf(view);
  const asked = view.turn === screen.seat && screen.seat >= 0;
  const odds = asked ? seen.value : undefined;
  const bonus = view.counter && view.phase === "approach" ? view.bonus : 0;
  const ready = odds?.percent !== undefined && !odds.refusal;
  return (
    <div class="sum">
      {[near, 1 - near].map((seat) => (
        <div class={`${sideOf(view, seat).colour} total ${seat === striker ? "attacks" : ""}`} key={seat}>
          <small>{say.player(seat)}</small>
          {total(seat)}
        </div>
      ))}
      <b class="than" aria-hidden="true">
        {relation()}
      </b>
      {ready && (
        <p class="odds">
          <b>{odds.percent} %</b>{" "}
          {say.word(near === striker ? "screen-chance" : "screen-chance-hold", { ways: odds.ways })}
        </p>
      )}
    </div>
  );

  function total(seat: number): string {
    const picked = sideOf(view, seat).picked.length > 0;
    const own = seat === screen.seat && asked;
    const strength = own ? (odds?.strength ?? 0) : sideOf(view, seat).strength;
    if (!own && !picked) return ready ? `≤${odds.against}+?` : "…";
    return `${strength}${seat === striker && bonus ? `+${bonus}` : ""}+?`;
  }

  /** What the attacker needs, read from left to right. */
  function relation(): string {
    const equal = view.phase === "approach";
    if (striker === near) return equal ? "≥" : ">";
    return equal ? "≤" : "<";
  }
}

type RecapProps<L> = TableProps & { last: L };

/** What cards and dice have just decided. It stays until they decide again. */
function Recap(props: RecapProps<Reveal | Roll>) {
  const { last, fresh } = props;
  return (
    <div class={last.at < fresh ? "recap" : "recap fresh"}>
      {last.kind === "roll" ? <Rolling {...props} last={last} /> : <Revealing {...props} last={last} />}
    </div>
  );
}

function Revealing({ view, say, last }: RecapProps<Reveal>) {
  const near = nearSeat(view);
  const [mine, theirs] = [last.event.values[near] ?? 0, last.event.values[1 - near] ?? 0];
  const { attacker, attempts } = last;
  return (
    <>
      <p class="line">
        <b class="value">{mine}</b> {say.word("screen-against")} <b class="value">{theirs}</b>
      </p>
      {last.ties.map((tie, index) => (
        <p class="line dice" key={index}>
          {[near, 1 - near].map((seat) => (
            <span class="die" key={seat}>
              <Die colour={sideOf(view, seat).colour} value={tie.rolls[seat] ?? 0} />
            </span>
          ))}
        </p>
      ))}
      <p class="verdict">{say.word("event-attack-won", { attacker: player(attacker), attempts })}</p>
    </>
  );
}

function Rolling(props: RecapProps<Roll>) {
  const { view, say, last } = props;
  const { event, checks, goal } = last;
  const near = nearSeat(view);
  const attack = { total: event.total, strength: event.strength, bonus: event.bonus, roll: event.roll };
  const defence = {
    total: event.defence_total,
    strength: event.defence,
    bonus: 0,
    roll: event.defence_roll,
  };
  const code = goal
    ? "screen-verdict-goal"
    : event.phase === "shot"
      ? "screen-verdict-saved"
      : event.success
        ? "screen-verdict-through"
        : "screen-verdict-stopped";
  return (
    <>
      <div class="compared">
        {[near, 1 - near].map((seat) => {
          const sum = seat === event.attacker ? attack : defence;
          const colour = sideOf(view, seat).colour;
          return (
            <span class={`one ${colour}`} key={seat}>
              <span class="parts">
                {sum.strength}
                {sum.bonus > 0 && `+${sum.bonus}`}+
                <span class="die">
                  <Die colour={colour} value={sum.roll} />
                </span>
              </span>
              <b class="whole">{sum.total}</b>
              <span class="vh">{say.word("screen-total", { ...sum, seat: player(seat) })}</span>
            </span>
          );
        })}
      </div>
      <p class={`verdict ${goal ? "goal" : ""}`}>
        {say.word(code, { attacker: player(event.attacker), defender: player(event.defender) })}
      </p>
      {checks.length > 0 && (
        <ul class="checks">
          {checks.map((check, index) => (
            <li
              key={check.man}
              class={check.result}
              style={{ "--index": index }}
              title={nameOf(say, check.man)}
            >
              <span class="who">
                <Portrait man={check.man} />
              </span>
              <span class="name">{shortName(say, check.man)}</span>
              <span class="symbol">
                <Mark symbol={check.symbol} />
              </span>
              <span class="die">
                <Die colour={sideOf(view, check.seat).colour} value={check.roll} />
              </span>
              <span class="became">{say.word(`result-${check.result}`)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
