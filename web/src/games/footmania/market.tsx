import { useState } from "preact/hooks";
import { offersFor } from "../../kit/screen";
import { player } from "../../kit/words";
import {
  type ClubPreview,
  type OpenOffer,
  promptFor,
  short,
  sideSaid,
  starsOf,
  type TableProps,
} from "./model";
import { usePreview } from "./plan";
import { compose, type Draft, hiddenAt, hideAt } from "./state";

/** The market: what is offered to me, what I offer, what was settled. It never waits for anybody. */
export function Market(props: TableProps) {
  const { view, say, screen, room } = props;
  const hidden = hiddenAt(room, view.seat);
  const [all, showAll] = useState(false);
  const own = screen.seat >= 0;
  const mine = view.offers.filter((offer) => offer.maker === view.seat);
  const others = view.offers.filter((offer) => offer.maker !== view.seat);
  const shown = others.filter((offer) => all || !hidden.includes(nameOf(offer)));
  const away = others.length - waiting(props);
  const hide = (offer: OpenOffer) => hideAt(room, view.seat, nameOf(offer));
  return (
    <div class="fm-market">
      {own && promptFor(screen, "ask-offer") && (
        <button type="button" class="btn make" onClick={() => compose()}>
          {say.word("screen-make-offer")}
        </button>
      )}
      {view.banned && <p class="quiet">{say.word("screen-banned")}</p>}
      <h2>{say.word(own ? "screen-for-you" : "screen-offers")}</h2>
      {shown.length === 0 && <p class="quiet">{say.word("screen-no-offers")}</p>}
      <ul>
        {shown.map((offer) => (
          <li key={nameOf(offer)}>
            <Theirs
              {...props}
              offer={offer}
              hidden={hidden.includes(nameOf(offer))}
              hide={() => hide(offer)}
            />
          </li>
        ))}
      </ul>
      {away > 0 && (
        <button type="button" class="link" aria-expanded={all} onClick={() => showAll(!all)}>
          {say.word(all ? "screen-hide-hidden" : "screen-show-hidden", { count: away })}
        </button>
      )}
      {mine.length > 0 && (
        <>
          <h2>{say.word("screen-your-offers")}</h2>
          <ul>
            {mine.map((offer) => (
              <li key={nameOf(offer)}>
                <Mine {...props} offer={offer} />
              </li>
            ))}
          </ul>
        </>
      )}
      <History {...props} />
    </div>
  );
}

/** Offers of others that this person has not put aside. */
export function waiting({ view, room }: TableProps): number {
  const hidden = hiddenAt(room, view.seat);
  return view.offers.filter((offer) => offer.maker !== view.seat && !hidden.includes(nameOf(offer))).length;
}

type OfferProps = TableProps & { offer: OpenOffer };

/** An offer is known by its maker, to whom it goes, and its number. */
function nameOf(offer: OpenOffer): string {
  return `${offer.maker}-${offer.to ?? "all"}-${offer.number}`;
}

function giveSaid({ offer, say }: OfferProps): string {
  return sideSaid(say, offer.give, offer.give_sponsors, offer.give_money);
}

function wantSaid({ offer, say }: OfferProps): string {
  return sideSaid(say, offer.want, offer.want_sponsors, offer.want_money);
}

function Theirs(props: OfferProps & { hidden: boolean; hide(): void }) {
  const { offer, say, screen, view, busy, act, hidden, hide, preview } = props;
  const move = {
    type: "accept",
    maker: offer.maker,
    number: offer.number,
    private: offer.to !== null,
  } as const;
  const may = offersFor(screen.open, "accept").some(
    ({ item }) => JSON.stringify(item.value) === JSON.stringify(move),
  );
  const club = view.clubs[view.seat];
  const seen = usePreview(preview, may ? move : undefined, `${club?.cash} ${view.squad.length}`);
  const own = screen.seat >= 0;
  return (
    <div class={`offer ${hidden ? "dim" : ""}`}>
      <p>
        {say.word(offer.to === null ? "screen-offers-all" : "screen-offers-you", {
          maker: player(offer.maker),
          give: giveSaid(props),
          want: wantSaid(props),
        })}
      </p>
      {seen && <Change seen={seen} say={say} view={view} />}
      {own && (
        <div class="row">
          <button type="button" class="btn" aria-disabled={busy || !may} onClick={() => !busy && act(move)}>
            {say.word("screen-accept")}
          </button>
          {promptFor(screen, "ask-offer") && (
            <button type="button" class="btn" onClick={() => compose(countered(offer, view))}>
              {say.word("screen-counter")}
            </button>
          )}
          <button type="button" class="btn" onClick={hide}>
            {say.word(hidden ? "screen-unhide" : "screen-hide")}
          </button>
        </div>
      )}
    </div>
  );
}

/** The same things the other way round, to be changed. */
function countered(offer: OpenOffer, view: TableProps["view"]): Partial<Draft> {
  const own = view.squad.map((man) => man.name);
  const sponsors = view.clubs[view.seat]?.sponsors ?? [];
  return {
    to: offer.maker,
    give: offer.want.filter((name) => own.includes(name)),
    give_sponsors: offer.want_sponsors.filter((sponsor) => sponsors.includes(sponsor)),
    give_money: offer.want_money,
    want: offer.give,
    want_sponsors: offer.give_sponsors,
    want_money: offer.give_money,
  };
}

function Mine(props: OfferProps) {
  const { offer, say, busy, act } = props;
  return (
    <div class="offer">
      <p>
        {say.word(offer.to === null ? "screen-own-all" : "screen-own-one", {
          to: player(offer.to ?? 0),
          give: giveSaid(props),
          want: wantSaid(props),
        })}
      </p>
      <div class="row">
        <button
          type="button"
          class="btn"
          aria-disabled={busy}
          onClick={() => !busy && act({ type: "withdraw", number: offer.number, to: offer.to })}
        >
          {say.word("screen-withdraw")}
        </button>
      </div>
    </div>
  );
}

/** Both sides before and after: stars and money. */
export function Change({ seen, say, view }: Pick<TableProps, "say" | "view"> & { seen: ClubPreview }) {
  const { before: now, after: then } = seen;
  if (!now || !then) return null;
  const [before, after] = [starsOf(now, view), starsOf(then, view)];
  return (
    <p class="change">
      <span class={after > before ? "up" : after < before ? "down" : ""}>
        {say.word("screen-change-stars", { before, after })}
      </span>
      <span class={then.cash > now.cash ? "up" : then.cash < now.cash ? "down" : ""}>
        {say.word("screen-change-cash", { before: short(now.cash, say), after: short(then.cash, say) })}
      </span>
    </p>
  );
}

const SETTLED = ["deal-made", "footballer-sold", "sponsor-sold", "auctioned"];
const REMEMBERED = 12;

/** What has changed hands, newest first. */
function History({ screen, say }: TableProps) {
  const told = (screen.told ?? []).filter(({ event }) => SETTLED.includes(String(event.type)));
  if (told.length === 0) return null;
  return (
    <details class="history">
      <summary>{say.word("screen-history", { count: told.length })}</summary>
      <ol>
        {told
          .slice(-REMEMBERED)
          .reverse()
          .map((line, index) => (
            <li key={told.length - index}>{say.say(line.said)}</li>
          ))}
      </ol>
    </details>
  );
}
