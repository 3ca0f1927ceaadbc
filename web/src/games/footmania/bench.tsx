import { useEffect, useRef } from "preact/hooks";
import { offersFor } from "../../kit/screen";
import { choiceKey, useKeys } from "../../ui/keys";
import { Art } from "./art";
import {
  inOrder,
  type Man,
  manSaid,
  millions,
  numbersOf,
  type Offer,
  type Plus,
  placeOf,
  type Sponsor,
  type TableProps,
  type View,
} from "./model";
import { fits, type Picked, picked } from "./state";
import { Face, lookOf } from "./tile";
import { ToldCard } from "./told";

interface Piece {
  held: Picked;
  offers: Offer[];
  man?: Man;
  plus?: Plus;
  sponsor?: Sponsor;
  count: number;
}

/** Plus cards and substitutes. What names a place waits until that place is tapped. */
export function Bench(props: TableProps) {
  const { screen, say, busy, act } = props;
  const place = useRef<HTMLDivElement>(null);
  const pieces = piecesOf(props);
  const now = picked.value;
  const selling = props.view.step === "debt";
  const tap = (piece: Piece) => {
    const direct =
      piece.offers.length === 1 && !needsPlace(piece.offers[0], props) ? piece.offers[0] : undefined;
    if (busy || piece.offers.length === 0) return;
    if (direct) act(direct.move);
    else picked.value = same(now, piece.held) ? undefined : piece.held;
  };
  const spots = now ? screen.offers.filter(({ move }) => fits(move, now)) : [];
  const keys: Record<string, () => void> = {};
  pieces.forEach((piece, index) => {
    const key = choiceKey(index);
    if (key && !now) keys[key] = () => tap(piece);
  });
  for (const { move } of spots) {
    const key = choiceKey((placeOf(move) ?? 0) - 1);
    if (key)
      keys[key] = () => {
        picked.value = undefined;
        if (!busy) act(move);
      };
  }
  if (now) {
    keys.Escape = () => {
      picked.value = undefined;
    };
  }
  useKeys(keys);
  useEffect(() => {
    if (now) document.querySelector<HTMLElement>(".duel .tile.lit")?.focus({ preventScroll: true });
  }, [now]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not a form.
    <div class="fm-bench" role="group" aria-label={say.word("screen-cards")} ref={place}>
      {pieces.length === 0 && <p class="none">{say.word("screen-no-cards")}</p>}
      {pieces.map((piece, index) => {
        const legal = piece.offers.length > 0;
        const card = piece.plus ? `plus-${piece.plus}` : `question-${piece.sponsor}`;
        const text = piece.man ? manSaid(say, piece.man) : say.word(card);
        return (
          <button
            key={piece.man?.name ?? card}
            type="button"
            class={`piece ${piece.man ? lookOf({ man: piece.man }) : piece.plus ? "card words" : "card"} ${legal ? "ok" : "no"} ${same(now, piece.held) ? "picked" : ""}`}
            aria-disabled={!legal || busy}
            aria-pressed={legal ? same(now, piece.held) : undefined}
            aria-keyshortcuts={legal && !now ? choiceKey(index) : undefined}
            data-plus={piece.plus}
            data-card={piece.plus}
            data-man={piece.man?.name}
            onClick={() => tap(piece)}
          >
            {piece.man ? (
              <Face man={piece.man} />
            ) : piece.plus ? (
              <ToldCard view={props.view} say={say} plus={piece.plus} legal={legal} />
            ) : (
              <Art id={card} />
            )}
            <span class="vh">
              {say.word(legal ? "screen-usable" : "screen-unusable", {
                what: text,
                count: piece.count,
              })}
            </span>
            {piece.man && (
              <span class="nos" aria-hidden="true">
                {numbersOf(piece.man)}
              </span>
            )}
            {piece.man && selling && (
              <span class="price" aria-hidden="true">
                {millions(piece.man.reduced, say)}
              </span>
            )}
            {piece.count > 1 && (
              <b class="many" aria-hidden="true">
                ×{piece.count}
              </b>
            )}
            {legal && !now && choiceKey(index) && <span class="key" data-key={choiceKey(index)} />}
          </button>
        );
      })}
      {now && (
        <p class="aim">
          {"footballer" in now ? say.word("screen-tap-own") : say.word("screen-tap-target")}{" "}
          <button
            type="button"
            class="link"
            onClick={() => {
              picked.value = undefined;
            }}
          >
            {say.word("screen-cancel")}
          </button>
        </p>
      )}
    </div>
  );
}

function piecesOf({ view, screen }: TableProps): Piece[] {
  const offers = screen.offers;
  if (view.step === "debt") return forSale(view, offers);
  const held = view.pluses;
  const kinds = [...new Set(held)];
  const cards = kinds.map((plus) => ({
    held: { plus },
    offers: offers.filter(({ move }) => "plus" in move && move.plus === plus),
    plus,
    count: held.filter((one) => one === plus).length,
  }));
  const side = view.sides.find(({ seat }) => seat === view.seat);
  const changes = view.step === "action" || view.step === "substitute";
  const bench = side && changes ? inOrder(view.squad).filter((man) => !side.eleven.includes(man.name)) : [];
  const men = bench.map((man) => ({
    held: { footballer: man.name },
    offers: offers.filter(({ move }) => move.type === "substitute" && move.footballer === man.name),
    man,
    count: 1,
  }));
  return [...cards, ...men];
}

/** A debtor sells footballers and sponsors. */
function forSale(view: View, offers: readonly Offer[]): Piece[] {
  const men = inOrder(view.squad).map((man) => ({
    held: { footballer: man.name },
    offers: offersFor(offers, "sell-footballer").filter(({ move }) => move.footballer === man.name),
    man,
    count: 1,
  }));
  const sponsors = (view.clubs[view.seat]?.sponsors ?? []).map((sponsor) => ({
    held: { footballer: sponsor },
    offers: offersFor(offers, "sell-sponsor").filter(({ move }) => move.sponsor === sponsor),
    sponsor,
    count: 1,
  }));
  return [...men, ...sponsors];
}

/** A substitution for somebody who was just hurt needs no second tap, nor does a card without a target. */
function needsPlace(offer: Offer | undefined, { view }: TableProps): boolean {
  if (offer?.move.type === "substitute") return view.step === "action";
  return offer !== undefined && placeOf(offer.move) !== undefined;
}

function same(one: Picked | undefined, other: Picked): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
