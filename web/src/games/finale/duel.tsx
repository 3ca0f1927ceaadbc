import { player, word } from "../../kit/words";
import { Back, Die, Tactic } from "./art";
import { type Card, lastDecision, nearSeat, type Reveal, type Roll, sideOf } from "./model";
import { strikerOf } from "./now";
import { seen } from "./plans";
import { type Decided, Lots, Rolling } from "./rolling";
import type { TableProps } from "./screen";

/** What is being decided: the cards, the strengths before the dice, and the last comparison. */
export function Duel(props: TableProps) {
  const { view, showing } = props;
  const last = decisionOf(props);
  const live = view.step === "footballers" && !showing;
  return (
    <div class={`duel ${live ? "live" : ""}`} data-spot="duel">
      <Cards {...props} />
      <div class="figures" data-spot="sums">
        {live && <Sum {...props} />}
        {last && <Recap key={last.at} {...props} last={last} />}
        <Lots {...props} />
      </div>
    </div>
  );
}

/** What the dice are deciding right now, or what they or the cards have decided last. */
function decisionOf({ events, showing, at }: TableProps): Reveal | Roll | undefined {
  const event = showing?.event;
  if (event?.type === "revealed") return undefined;
  if (event?.type !== "rolled") return lastDecision(events);
  return { kind: "roll", at, event, checks: [], goal: undefined };
}

/** A card that is not turned up yet: whose it is. */
function comingCard({ showing }: TableProps): number | undefined {
  if (!showing || showing.step > 0) return undefined;
  const { event } = showing;
  if (event.type === "card-laid") return event.seat;
  return event.type === "attempt-began" || event.type === "counter-began" ? event.attacker : undefined;
}

/** The card of the attack; while tactics are chosen, a place for each coach's card. */
function Cards(props: TableProps) {
  const { view, say, screen } = props;
  const near = nearSeat(view);
  const coming = comingCard(props);
  if (coming !== undefined) {
    return (
      <div class="cards one">
        <span class="tactic coming" key="coming" data-about="spot:hidden">
          <Back colour={sideOf(view, coming).colour} />
        </span>
      </div>
    );
  }
  const striker = view.step === "counter" ? view.turn : strikerOf(view);
  // A counter is played with the card that the defender has laid.
  const card = view.step === "counter" ? (view.sides[view.turn ?? 0]?.tactic ?? null) : view.card;
  const bonus = view.step === "counter" ? Number(screen.asked?.ask.args?.bonus ?? 0) : 0;
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
        {bonus > 0 && <b class="stamp">+{bonus}</b>}
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
                data-about="spot:hidden"
                aria-label={say.word("screen-face-down", { seat: player(seat) })}
              >
                <Back colour={side.colour} />
                <b>{own ? say.word(`card-${own}`) : say.word("screen-laid")}</b>
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
      <b class="than" data-value={relation()} />
      <p class="needs">{say.word(view.phase === "approach" ? "screen-tie-approach" : "screen-tie-shot")}</p>
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

/** What cards and dice have just decided. It stays until they decide again. */
function Recap(props: Decided<Reveal | Roll>) {
  const { last, showing } = props;
  return (
    <div class={showing ? "settled fresh" : "settled"}>
      {last.kind === "roll" ? <Rolling {...props} last={last} /> : <Revealing {...props} last={last} />}
    </div>
  );
}

function Revealing({ view, say, last }: Decided<Reveal>) {
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
      <p class="ruling">{say.word("event-attack-won", { attacker: player(attacker), attempts })}</p>
    </>
  );
}
