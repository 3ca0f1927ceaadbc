import { useLayoutEffect, useState } from "preact/hooks";
import { offersFor } from "../../kit/screen";
import { player, word } from "../../kit/words";
import { choiceKey } from "../../ui/keys";
import { Tactic } from "./art";
import { Large } from "./large-card";
import { type Card, nearSeat, orderOf, subsetOf } from "./model";
import { nowOf } from "./now";
import { clearTable, deck, seen, seenNow, usePreviews } from "./plans";
import type { TableProps } from "./screen";
import { Team } from "./team";

interface DeckProps extends TableProps {
  stacked: boolean;
}

/** The tactics for the match: a whole colour, a mixture, or eleven cards in their order. */
export function DeckBuilder(props: DeckProps) {
  const { view, say } = props;
  const [teams, showTeams] = useState(false);
  const [large, show] = useState<Card>();
  const near = nearSeat(view);
  useLayoutEffect(() => clearTable, []);
  return (
    <div class="fi-build decks">
      <p class="now">{nowOf(view, say)}</p>
      <div class="tools" inert={large !== undefined}>
        <button type="button" class="btn" aria-pressed={teams} onClick={() => showTeams(!teams)}>
          {say.word("screen-see-teams")}
        </button>
        {!teams && <DeckTools {...props} />}
      </div>
      {teams ? (
        <div class={`fi inside ${props.stacked ? "stacked" : "wide"}`}>
          <Team {...props} seat={near} near stacked={props.stacked} />
          <div class="middle" />
          <Team {...props} seat={1 - near} near={false} stacked={props.stacked} />
        </div>
      ) : (
        <Choice {...props} large={large} show={show} />
      )}
    </div>
  );
}

/** A card that is looked at. */
interface Looked extends DeckProps {
  large: Card | undefined;
  show(card: Card | undefined): void;
}

function Choice(props: Looked) {
  const { screen, view, say } = props;
  const form = orderOf(screen) ?? subsetOf(screen);
  if (form) return <Free {...props} />;
  if (screen.asked) return <Presets {...props} />;
  const chosen = view.choice as Card[];
  return (
    <div class="decks-shown">
      {chosen.length > 0 ? (
        <div class="deck-cards">
          {chosen.map((card) => (
            <span key={card} class="card" role="img" aria-label={say.word(`card-${card}`)}>
              <Tactic card={card} />
            </span>
          ))}
        </div>
      ) : (
        <ul class="waiting">
          {view.sides.map((side, seat) => (
            <li key={seat}>
              {say.word(side.chosen ? "screen-has-built" : "screen-builds", { seat: player(seat) })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The four colours, each with its six cards. */
function Presets(props: DeckProps) {
  const { screen, say, busy, act } = props;
  const offers = offersFor(screen.offers, "preset");
  const cards = usePreviews(
    props,
    offers.map(({ move }) => move),
  );
  return (
    <div class="presets">
      {offers.map(({ item, move }, index) => (
        <button
          key={move.colour}
          type="button"
          class="piece preset ok"
          aria-keyshortcuts={choiceKey(index)}
          onClick={() => !busy && act(move)}
        >
          <b>
            {say.say(item.label)} <kbd>{choiceKey(index)}</kbd>
          </b>
          <span class="fan">
            {((cards[index]?.suggestion ?? []) as Card[]).map((card) => (
              <span class="card" key={card}>
                <Tactic card={card} />
              </span>
            ))}
          </span>
        </button>
      ))}
    </div>
  );
}

/** Any cards: those chosen lie above, in their order where it counts. A tap shows a card large. */
function Free({ screen, say, large, show }: Looked) {
  const order = orderOf(screen);
  const form = order ?? subsetOf(screen);
  const [lifted, lift] = useState<Card>();
  if (!form) return null;
  const all = form.items.map((item) => item.value as Card);
  const chosen = deck.value;
  const inHand = seen.value?.hand ?? 0;
  return (
    <>
      <div class="free-deck" inert={large !== undefined}>
        <ol class={`taken ${order ? "ordered" : ""}`} aria-label={say.word("screen-deck-taken")}>
          {Array.from({ length: form.most }, (_, place) => taken(chosen[place], place))}
        </ol>
        <div class="colours">
          {coloursOf(all).map((cards) => (
            <div class="deck-cards" key={cards[0]}>
              {cards.map((card) => offered(card))}
            </div>
          ))}
        </div>
      </div>
      {large && <Large card={large} most={form.most} say={say} close={() => show(undefined)} />}
    </>
  );

  function offered(card: Card) {
    const place = chosen.indexOf(card);
    const code = place < 0 ? "screen-deck-out" : order ? "screen-deck-place" : "screen-deck-in";
    return (
      <button
        key={card}
        type="button"
        class={`piece card ${place >= 0 ? "sel" : ""}`}
        data-card={card}
        aria-haspopup="dialog"
        aria-label={say.word(code, { card: word(`card-${card}`), place: place + 1 })}
        onClick={() => show(card)}
      >
        <Tactic card={card} />
        {place >= 0 && <span class="place" data-value={order ? place + 1 : "✓"} />}
      </button>
    );
  }

  function taken(card: Card | undefined, place: number) {
    const hand = order && place < inHand;
    const on = order && card === lifted;
    return (
      <li key={place} class={hand ? "hand" : ""}>
        {order && <small>{hand ? say.word("screen-in-hand") : place + 1 - inHand}</small>}
        {card ? (
          <button
            type="button"
            class={on ? "card sel" : "card"}
            aria-pressed={order ? on : undefined}
            aria-haspopup={order ? undefined : "dialog"}
            aria-label={say.word(`card-${card}`)}
            onClick={() => (order ? lift(on ? undefined : card) : show(card))}
          >
            <Tactic card={card} />
          </button>
        ) : (
          <span class="free" />
        )}
        {card && on && (
          <span class="shift">
            <Shift place={place} by={-1} card={card} say={say} />
            <Shift place={place} by={1} card={card} say={say} />
          </span>
        )}
      </li>
    );
  }
}

/** Cards of one colour lie together: their names begin alike. */
function coloursOf(cards: readonly Card[]): Card[][] {
  const initials = [...new Set(cards.map((card) => card.charAt(0)))];
  return initials.map((initial) => cards.filter((card) => card.startsWith(initial)));
}

interface ShiftProps extends Pick<TableProps, "say"> {
  place: number;
  by: -1 | 1;
  card: Card;
}

/** One place to the front or to the back. */
function Shift({ place, by, card, say }: ShiftProps) {
  const to = place + by;
  const other = deck.value[to];
  return (
    <button
      type="button"
      aria-disabled={!other}
      aria-label={say.word(by < 0 ? "screen-sooner" : "screen-later", { card: word(`card-${card}`) })}
      onClick={() => {
        if (other)
          deck.value = deck.value.map((one, index) => (index === place ? other : index === to ? card : one));
      }}
    >
      <span data-value={by < 0 ? "‹" : "›"} />
    </button>
  );
}

function DeckTools({ screen, say }: DeckProps) {
  const suggestion = seenNow()?.suggestion as Card[] | undefined;
  if (!orderOf(screen) && !subsetOf(screen)) return null;
  return (
    <>
      <button
        type="button"
        class="btn"
        aria-disabled={!suggestion}
        onClick={() => {
          if (suggestion) deck.value = suggestion;
        }}
      >
        {say.word("screen-suggest")}
      </button>
      <button
        type="button"
        class="btn"
        onClick={() => {
          deck.value = [];
        }}
      >
        {say.word("screen-empty")}
      </button>
    </>
  );
}
