import { offersFor } from "../../kit/screen";
import { Dialog } from "../../ui/dialog";
import { ManRow, OtherClub, OwnClub } from "./club";
import { Compose } from "./compose";
import { Change } from "./market";
import { promptFor, short, type TableProps } from "./model";
import { lineUpOf, usePreview } from "./plan";
import { compose, sheet } from "./state";
import { Card } from "./tile";

/** Whatever lies over the table: a club, a footballer, a place to fill, an offer. */
export function Sheets(props: TableProps) {
  const { say, view } = props;
  const open = sheet.value;
  const close = () => {
    if (sheet.peek() === open) sheet.value = undefined;
  };
  if (!open) return null;
  const title =
    open.kind === "club"
      ? say.word("screen-club-of", { seat: { type: "player", seat: open.seat } })
      : open.kind === "man"
        ? open.name
        : open.kind === "place"
          ? say.word("screen-who-plays", { place: open.place })
          : say.word("screen-make-offer");
  return (
    <Dialog
      key={JSON.stringify(open)}
      title={title}
      closing={say.word("screen-close")}
      kind="drawer"
      close={close}
    >
      {open.kind === "club" &&
        (open.seat === view.seat ? <OwnClub {...props} /> : <OtherClub {...props} seat={open.seat} />)}
      {open.kind === "man" && <ManSheet {...props} name={open.name} close={close} />}
      {open.kind === "place" && <PlaceSheet {...props} place={open.place} close={close} />}
      {open.kind === "offer" && <Compose {...props} start={open.draft} close={close} />}
    </Dialog>
  );
}

type Closing = TableProps & { close(): void };

/** A footballer of one's own: to the bank, or onto the market. */
function ManSheet(props: Closing & { name: string }) {
  const { view, say, screen, name, busy, act, preview, close } = props;
  const man = view.squad.find((one) => one.name === name);
  const move = { type: "sell-footballer", footballer: name };
  const sale = offersFor([...screen.open, ...screen.offers], "sell-footballer").find(
    (offer) => offer.move.footballer === name,
  );
  const seen = usePreview(preview, sale ? move : undefined);
  return (
    <div class="fm-man">
      <Card name={name} look="big" />
      {man && (
        <p>
          {say.word("man", {
            footballer: man.name,
            colour: { type: "word", id: `colour-${man.colour}` },
            numbers: man.joker ? "JP" : man.numbers.join("/"),
            stars: man.stars,
            price: man.price * 100_000,
            reduced: man.reduced * 100_000,
          })}
        </p>
      )}
      {!sale && man && <p class="quiet">{say.word("screen-bound")}</p>}
      {man && promptFor(screen, "ask-offer") && sale && (
        <button type="button" class="btn go" onClick={() => compose({ give: [name] })}>
          {say.word("screen-put-up")}
        </button>
      )}
      {sale && man && (
        <>
          {seen && <Change seen={seen} say={say} view={view} />}
          <button
            type="button"
            class="btn"
            aria-disabled={busy}
            onClick={() => {
              if (busy) return;
              act(sale.move);
              close();
            }}
          >
            {say.word("screen-sell-for", { price: short(man.reduced, say) })}
          </button>
        </>
      )}
    </div>
  );
}

/** Who can play there; the strongest first. */
function PlaceSheet({ view, say, screen, place, close }: Closing & { place: number }) {
  const lineUp = lineUpOf(screen, view);
  if (!lineUp) return <p>{say.word("screen-too-late")}</p>;
  const names = (lineUp.form.fits[place - 1] ?? []).map((item) => lineUp.form.items[item]?.value);
  const able = view.squad
    .filter((man) => names.includes(man.name))
    .sort((one, other) => other.stars - one.stars);
  const put = (name: string | null) => {
    lineUp.put(place, name);
    close();
  };
  return (
    <div class="fm-club">
      <ul class="men one">
        {able.map((man) => {
          const at = lineUp.eleven.indexOf(man.name);
          return (
            <li key={man.name} class={at + 1 === place ? "chosen" : ""}>
              <ManRow man={man} say={say} tap={() => put(man.name)} />
              {at >= 0 && at + 1 !== place && <small>{say.word("screen-plays-at", { place: at + 1 })}</small>}
            </li>
          );
        })}
        <li>
          <button type="button" class="man-row" onClick={() => put(null)}>
            <span class="who">
              <b>{say.word("table-trainee")}</b>
              <small>{say.word("screen-trainee-costs")}</small>
            </span>
          </button>
        </li>
      </ul>
    </div>
  );
}
