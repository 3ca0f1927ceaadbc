import { offersFor } from "../../kit/screen";
import { player, word } from "../../kit/words";
import { Seat } from "../../table/seats";
import { Art } from "./art";
import type { Action, Props } from "./model";

type SeatProps = Props & { seat: number };

/** Somebody else: the badge, a back for each card in hand, and the goals face up. */
export function Opponent({ side, ...props }: SeatProps & { side: "left" | "across" | "right" }) {
  const { screen, seat } = props;
  const count = screen.view.hand_sizes[seat] ?? 0;
  return (
    <div class={`opp ${side}`} data-seat={seat}>
      <div class="column">
        <div class="badge">
          <Seat seat={seat} />
          <Victim {...props} />
        </div>
        <div class="fan" data-spot={`fan-${seat}`} style={{ "--cards": count }}>
          {Array.from({ length: count }, (_, index) => (
            <Art key={index} id="back-green" />
          ))}
        </div>
      </div>
      <Before {...props} />
    </div>
  );
}

/** Foul: a tap on a seat names its owner. */
function Victim({ screen, say, busy, act, seat }: SeatProps) {
  const offer = offersFor(screen.offers, "foul").find(({ move }) => move.victim === seat);
  if (!offer) return null;
  return (
    <button
      type="button"
      class="victim"
      aria-label={say.say(offer.item.label)}
      aria-disabled={busy}
      onClick={() => !busy && act(offer.move)}
    />
  );
}

/** The cards face up before a player: goals, and a kept whistle. */
function Before({ screen, say, seat }: SeatProps) {
  const cards = screen.view.before[seat] ?? [];
  return (
    <div class="goals" data-spot={`before-${seat}`} data-goals={seat} style={{ "--goals": cards.length }}>
      {cards.length > 0 && <span class="vh">{said(cards)}</span>}
      {cards.map((action, index) => (
        <Art key={index} id={`action-${action}`} />
      ))}
    </div>
  );

  function said(actions: readonly Action[]): string {
    return say.word("screen-before", {
      seat: player(seat),
      cards: actions.map((one) => word(`action-${one}`)),
    });
  }
}

/** What lies before the seat at the bottom; a spectator sees a badge there too. */
export function Mine(props: SeatProps) {
  const { screen, say, seat } = props;
  const watching = screen.seat < 0;
  return (
    <div class="mine" data-seat={seat}>
      {watching && (
        <div class="badge">
          <Seat seat={seat} />
        </div>
      )}
      {watching && <span data-spot={`fan-${seat}`} />}
      <Before {...props} />
      {!watching && (
        <span class="cap">
          <span class="who">{say.player(seat)} · </span>
          {say.word("table-goals", { goals: screen.view.goals[seat] ?? 0 })}
        </span>
      )}
    </div>
  );
}
