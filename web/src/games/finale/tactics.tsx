import { shake } from "../../kit/motion";
import { offersFor } from "../../kit/screen";
import { word } from "../../kit/words";
import { choiceKey } from "../../ui/keys";
import { Back, Tactic } from "./art";
import { type Card, type Props, sideOf, type View } from "./model";
import { type FinalePreview, usePreviews } from "./plans";

/** The hand, the pile under it, and the Schlusskarte that always lies open. */
export function Tactics(props: Props & { view: View }) {
  const { view, screen, say, busy, act } = props;
  const side = sideOf(view, screen.seat);
  const offers = new Map(
    offersFor(screen.offers, "lay", "exchange").map(({ move }) => [move.card, move] as const),
  );
  const last: Card = "schlusskarte";
  const cards = [...view.hand, ...(offers.has(last) ? [last] : [])];
  const answers = usePreviews(props, [...offers.values()]);
  const worth = new Map([...offers.keys()].map((card, index) => [card, answers[index]]));
  const asked = offers.size > 0;
  return (
    <div class={`tactics ${asked ? "asked" : ""}`}>
      <div class="head">
        <h2>{say.word("screen-tactics")}</h2>
        {asked && <p class="caption">{say.word("screen-worth-help")}</p>}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not a form. */}
      <div class="cards" role="group" aria-label={say.word("screen-tactics")}>
        {cards.map((card, index) => tactic(card, index))}
      </div>
      {!offers.has(last) && (
        <div class="pile">
          <span class={side.pile_size > 0 ? "stack" : "stack none"}>
            {side.pile_size > 0 ? <Back colour={side.colour} /> : <Tactic card={last} />}
          </span>
          <span class="count" data-about={`back:${side.colour}`}>
            {say.word("screen-pile", { count: side.pile_size })}
          </span>
        </div>
      )}
    </div>
  );

  function tactic(card: Card, index: number) {
    const move = offers.get(card);
    const key = move ? choiceKey(index) : undefined;
    const notes = (worth.get(card)?.notes ?? []).map((note) => say.say(note)).join(", ");
    const code = move ? "screen-card-legal" : "screen-card-held";
    return (
      <span class="held" key={card}>
        <button
          type="button"
          class={`piece card ${move ? "ok" : ""}`}
          data-card={card}
          aria-disabled={!move}
          aria-keyshortcuts={key}
          aria-label={say.word(code, {
            card: word(`card-${card}`),
            place: index + 1,
            count: cards.length,
            notes: notes || "–",
          })}
          onClick={(event) => {
            if (move && !busy) act(move);
            else if (!move) shake(event.currentTarget);
          }}
        >
          <Tactic card={card} />
          {key && <span class="key" data-key={key} />}
        </button>
        <Worth card={card} seen={worth.get(card)} say={say} />
      </span>
    );
  }
}

/** What a card would allow right now. */
function Worth({ card, seen, say }: { card: Card; seen: FinalePreview | undefined } & Pick<Props, "say">) {
  if (seen?.shot === undefined) return null;
  const { approach, shot, percent } = seen;
  return (
    <span class="worth" aria-hidden="true" data-about={`card:${card}`}>
      {typeof approach === "number" && (
        <span>
          {say.word("phase-approach")} <b>{approach}</b>
        </span>
      )}
      <span>
        {say.word("phase-shot")} <b>{shot}</b>
      </span>
      {percent !== undefined && <span class="likely">{say.word("screen-likely", { percent })}</span>}
    </span>
  );
}
