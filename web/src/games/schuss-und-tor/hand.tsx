import { useEffect, useRef } from "preact/hooks";
import { Card, cardAt, Hand as HandOf } from "../../kit/hand";
import { focusFirst } from "../../kit/keys";
import { useLayout } from "../../kit/layout";
import { rememberTap, shake } from "../../kit/motion";
import { useArranged } from "../../ui/arrange";
import { choiceKey } from "../../ui/keys";
import { Art, art } from "./art";
import { calling, stopCalling } from "./calls";
import { useHandKeys } from "./keys";
import { asksForCard, type Face, laysOf, type Props, refusedLay, rowsFor, sentence } from "./model";

/** Another seat's hand is another one: in its own order, with nothing begun. */
export function Hand(props: Props) {
  return <Cards {...props} key={props.screen.seat} />;
}

/** Your cards: those that may be laid stand up, the others say why not. */
function Cards(props: Props) {
  const { screen, say, busy, act } = props;
  const { view, offers } = screen;
  const drawn = art.use();
  const place = useRef<HTMLDivElement>(null);
  const layout = useLayout();
  const held = useArranged<Face>(view.hand, place, ".card");
  const hand = held.map(({ face }) => face);
  const asked = asksForCard(view);
  const own = screen.prompts.length > 0;

  const play = (index: number) => {
    const face = hand[index];
    const card = cardAt(place.current, index);
    if (!face || !card || busy) return;
    const lays = laysOf(offers, face);
    const called = calling.peek() === index;
    stopCalling();
    const only = lays.length === 1 ? lays[0] : undefined;
    if (only) {
      rememberTap(card);
      act(only.move);
    } else if (lays.length > 1) calling.value = called ? -1 : index;
    else {
      shake(card);
      // Out of turn nothing is sent: by the time it arrived it might be allowed.
      if (own) act(refusedLay(face));
    }
  };

  const close = () => {
    const bomber = cardAt(place.current, calling.peek());
    stopCalling();
    bomber?.focus();
  };

  useHandKeys(place, { laying: asked, play, close: calling.value < 0 ? undefined : close });
  // A new question, or another seat, finds nothing begun.
  useEffect(() => stopCalling, []);
  useFirstLegal(place);
  if (!drawn || screen.seat < 0) return null;
  return (
    <div class="st-tray" ref={place}>
      <HandOf
        look="st-hand"
        label={say.word("table-hand")}
        count={hand.length}
        rows={rowsFor(layout, hand.length)}
        spot={`fan-${screen.seat}`}
      >
        {hand.map((face, index) => card(face, index))}
      </HandOf>
      {hand.length === 0 && <p class="st-none">{say.word("table-no-cards")}</p>}
    </div>
  );

  function card(face: Face, index: number) {
    const legal = laysOf(offers, face).length > 0;
    const look = legal ? "ok" : asked ? "no" : "";
    const code = legal ? "screen-legal" : asked ? "screen-illegal" : "screen-held";
    const key = choiceKey(index);
    return (
      <Card
        key={held[index]?.id}
        face={face}
        look={`${look} ${calling.value === index ? "picked" : ""}`}
        sign={key}
        aria-disabled={!legal}
        aria-label={say.word(code, { face: sentence(say, face), place: index + 1, count: hand.length })}
        aria-keyshortcuts={key}
        aria-expanded={face === "bomber" && legal ? calling.value === index : undefined}
        onClick={() => play(index)}
      >
        <Art id={`face-${face}`} />
      </Card>
    );
  }
}

function useFirstLegal(place: { current: HTMLElement | null }): void {
  useEffect(() => queueMicrotask(() => focusFirst(place.current?.querySelector(".card.ok"))), [place]);
}
