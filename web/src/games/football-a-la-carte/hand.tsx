import { useEffect, useRef } from "preact/hooks";
import { cardAt, Hand as HandOf, Card as HeldCard } from "../../kit/hand";
import { focusFirst } from "../../kit/keys";
import { shake } from "../../kit/motion";
import { choiceKey } from "../../ui/keys";
import { aim, forget, pointed } from "./aim";
import { art, Card, Mark } from "./art";
import { useHandKeys } from "./keys";
import { asksForCard, type Face, type Props, refusedDraft, shareOf, type View, waysOf } from "./model";
import { pick } from "./play";

/** Your cards. A first tap shows where the ball would go, a second one plays. */
export function Hand(props: Props) {
  const { screen, say, busy, act } = props;
  const { view, offers } = screen;
  const place = useRef<HTMLDivElement>(null);
  const { hand } = view;
  const asked = asksForCard(offers);
  const drawn = art.use();

  const play = (index: number) => {
    const face = hand[index];
    const card = cardAt(place.current, index);
    if (!face || !card || busy) return;
    if (pick(props, index, face)) {
      // Whatever was pointed at before, now it is this card that Enter plays and the pitch shows.
      point(undefined);
      card.focus({ preventScroll: true });
      return;
    }
    shake(card);
    // Out of turn nothing is sent: by the time it arrived it might be allowed.
    if (offers.length > 0) act(refusedDraft(view, face));
  };

  useHandKeys(place, props, asked, play);
  useFirstLegal(place, drawn);
  // A new question: what was aimed at belongs to the last one.
  useEffect(() => forget, []);
  if (!drawn) return <div class="fc-tray" ref={place} />;
  return (
    <div class="fc-tray" ref={place}>
      {screen.seat >= 0 && (
        <HandOf
          look="fc-hand"
          label={say.word("table-hand")}
          count={hand.length}
          spot={`hand-${screen.seat}`}
        >
          {hand.map((face, index) => card(face, index))}
        </HandOf>
      )}
      <Legend say={say} view={view} />
    </div>
  );

  function card(face: Face, index: number) {
    const legal = waysOf(offers, face).length > 0;
    const picked = aim.value?.card === index && aim.value.face === face;
    const code = legal ? "screen-legal" : asked ? "screen-illegal" : "screen-held";
    // While a throw is asked for, the digits belong to the squares.
    const key = asked || offers.length === 0 ? choiceKey(index) : undefined;
    const stands = view.step === "stop" || view.step === "last-stop";
    const look = legal ? (stands ? "ok raised" : "ok") : asked ? "no" : "";
    return (
      <HeldCard
        key={`${face}-${index - hand.indexOf(face)}`}
        face={face}
        look={`${look} ${picked ? "picked" : ""}`}
        sign={key}
        aria-disabled={!legal}
        aria-pressed={legal ? picked : undefined}
        aria-label={say.word(code, {
          face: { type: "word", id: `face-${face}` },
          place: index + 1,
          count: hand.length,
        })}
        aria-keyshortcuts={key}
        onClick={() => play(index)}
        onFocus={(event) => point(event.currentTarget.matches(":focus-visible") ? face : undefined)}
        onBlur={() => point(undefined)}
        onPointerEnter={(event) => event.pointerType === "mouse" && point(face)}
        onPointerLeave={(event) => event.pointerType === "mouse" && point(undefined)}
      >
        <Card face={face} />
      </HeldCard>
    );
  }
}

function point(face: Face | undefined): void {
  pointed.value = face;
}

const LEGEND = {
  hand: "screen-legend-hand",
  red: "screen-legend-red",
  blue: "screen-legend-blue",
} as const;

/** What the three marks mean when a pile is cut, and how many of them are left. */
function Legend({ say, view }: Pick<Props, "say"> & { view: View }) {
  return (
    <ul class="fc-legend">
      {(["hand", "red", "blue"] as const).map((mark) => (
        <li key={mark} data-about={`symbol:${mark}`}>
          <Mark kind={mark} />
          <span>
            {say.word(LEGEND[mark])}
            <small>{say.word("screen-share", shareOf(view, mark))}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A new question leads to what answers it, not to the button that gives up. */
function useFirstLegal(place: { current: HTMLElement | null }, drawn: boolean): void {
  useEffect(() => {
    if (!drawn) return;
    queueMicrotask(() => {
      const square = document.querySelector<HTMLElement>(".fc .cell.throw");
      focusFirst(square, place.current?.querySelector<HTMLElement>(".card.ok"));
    });
  }, [place, drawn]);
}
