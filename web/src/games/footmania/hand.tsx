import { useEffect } from "preact/hooks";
import { offersFor } from "../../kit/screen";
import { useKeys } from "../../ui/keys";
import { Art, art } from "./art";
import { Bench } from "./bench";
import { newPlace } from "./focus";
import { full, manSaid, menOf, millions, PLACES, type Props, starsOf, type TableProps } from "./model";
import { lineUpOf, planOf } from "./plan";
import { picked, raised, sheet } from "./state";
import { Face, lookOf } from "./tile";

/** The steps in which cards and substitutes answer, not the team. */
const CARD_STEPS = ["debt", "return", "euro-plus", "action", "answer", "substitute"];

/** What is yours: the eleven places, or the cards and footballers that answer; always the money. */
export function Hand(props: Props) {
  const { view } = props.screen;
  art.use();
  const asked = props.screen.offers.length > 0;
  // A new question: what was picked for the last one is put back.
  useEffect(() => {
    picked.value = undefined;
    raised.value = 0;
  }, [view.step, view.acting, view.bid, view.card?.name]);
  if (props.screen.seat < 0) return null;
  const table = { ...props, view };
  const cards =
    CARD_STEPS.includes(view.step) && (asked || view.sides.some(({ seat }) => seat === view.seat));
  return (
    <div class={`fm-tray ${cards ? "cards" : "team"}`}>
      <Declare {...table} />
      {cards ? <Bench {...table} /> : <Places {...table} />}
      <Purse {...table} />
    </div>
  );
}

/** The first complete team ends phase 1: whoever has it should not have to look for the button. */
function Declare({ screen, say, busy, act }: TableProps) {
  const offer = offersFor(screen.open, "declare")[0];
  const declare = offer && (() => !busy && act(offer.move));
  useKeys({ d: declare });
  if (!declare) return null;
  return (
    <p class="fm-declare">
      {say.word("ask-declare")}{" "}
      <button
        type="button"
        class="btn go"
        data-act="declare"
        aria-keyshortcuts="d"
        aria-disabled={busy}
        onClick={declare}
      >
        {say.word("screen-declare")} <kbd>D</kbd>
      </button>
    </p>
  );
}

/** Places 1 to 11, as strong as they can be, or as somebody has arranged them. */
function Places(props: TableProps) {
  const { view, screen, say } = props;
  const { before: now, after: then } = planOf(view.seat);
  const lineUp = lineUpOf(screen, view);
  const eleven = lineUp?.eleven ?? now?.eleven ?? [];
  const men = menOf(view);
  const wanted = view.card && now && then ? newPlace(now.eleven, then.eleven, view.card.name) : undefined;
  return (
    <ol class="places" data-spot="eleven" aria-label={say.word("screen-team")}>
      {PLACES.map((place) => {
        const name = eleven[place - 1] ?? undefined;
        const man = name ? men.get(name) : undefined;
        const look = `${lookOf({ man, name, vacant: lineUp ? "trainee" : "open" })} ${wanted === place ? "wanted" : ""}`;
        return (
          <li key={place}>
            <button
              type="button"
              class={look}
              data-place={place}
              aria-haspopup="dialog"
              onClick={() => tap(place, name)}
            >
              <Face place={place} man={man} name={name} vacant={lineUp ? "trainee" : "open"} />
              <span class="vh">{said(place, man)}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );

  function said(place: number, man: Parameters<typeof manSaid>[1] | undefined): string {
    return say.word("screen-place-said", {
      place,
      who: man ? manSaid(say, man) : say.word(wanted === place ? "screen-missing" : "screen-free"),
    });
  }

  function tap(place: number, name: string | undefined): void {
    if (lineUp) sheet.value = { kind: "place", place };
    else sheet.value = name ? { kind: "man", name } : { kind: "club", seat: view.seat };
  }
}

/** The money, always; and how strong the team is. */
function Purse({ view, say }: TableProps) {
  const club = view.clubs[view.seat];
  const now = planOf(view.seat).before;
  const stars = now && starsOf(now, view);
  const bench = view.squad.length - (now?.eleven.filter(Boolean).length ?? 0);
  return (
    <button
      type="button"
      class="purse"
      data-about={`purse:${view.seat}`}
      aria-haspopup="dialog"
      onClick={() => {
        sheet.value = { kind: "club", seat: view.seat };
      }}
    >
      <span class="label">
        {say.word("screen-purse")}
        {view.pluses.length > 0 && (
          <span class="plus">
            <Art id="thing-plus" />
            {view.pluses.length}
            <span class="vh"> {say.word("table-pluses")}</span>
          </span>
        )}
      </span>
      <b class="in-full">{full(club?.cash ?? 0, say)}</b>
      <b class="in-short" aria-hidden="true">
        {millions(club?.cash ?? 0, say)}
      </b>
      <span class="label">
        {stars !== undefined && say.word("screen-stars", { count: stars })}
        {bench > 0 && <> · {say.word("screen-bench", { count: bench })}</>}
      </span>
    </button>
  );
}
