import type { Choice, Listed } from "../../forms/choices";
import type { Go } from "../../gen/footmania";
import type { Prompt, Said } from "../../gen/protocol";
import { keyOf } from "../../kit/keymap";
import { offersFor } from "../../kit/screen";
import { choiceKey } from "../../ui/keys";
import { type Move, type Offer, type Props, short, type View } from "./model";
import { bidOf, lineUpOf } from "./plan";

/** Moves that leave something alone: they come last, under P. */
const LEAVING = ["pass", "leave", "finish", "decline"];
/** Moves that are made with a piece on the table or in the tray. */
const PIECES = ["go", "return", "play", "answer", "substitute", "sell-footballer", "sell-sponsor"];

/** The answers on the label. Squares, cards and footballers are tapped where they lie. */
export function listed(_: Prompt, props: Props): Listed {
  const { view } = props.screen;
  const plain = props.screen.offers.filter(({ move }) => !PIECES.includes(String(move.type)));
  const label = plain
    .map((offer) => answer(offer, view, props))
    .filter((choice) => choice !== undefined)
    .sort((one, other) => Number(other.main ?? false) - Number(one.main ?? false));
  const bid = bidOf(props.screen);
  if (bid !== undefined) label.unshift(bidding(bid, props));
  return { tray: waysOf(props), label };
}

/** Where this roll can go, with the key of each square. */
export function waysOf({ screen }: Props): (Choice & { move: Go })[] {
  return offersFor(screen.offers, "go").map(({ item, move }, index) => ({
    item,
    move,
    key: choiceKey(index),
  }));
}

function answer({ item, move }: Offer, view: View, props: Props): Choice | undefined {
  const type = String(move.type);
  if (LEAVING.includes(type)) return { item, move, key: keyOf("pass") };
  if (type === "field" || type === "meet") {
    const lineUp = lineUpOf(props.screen, view);
    return lineUp && main({ code: type === "meet" ? "screen-meet" : "screen-field" }, lineUp.move);
  }
  if (type === "buy")
    return main({ code: "screen-buy", args: { price: short(view.card_price, props.say) } }, move);
  if (type === "refuse") return { item, move, key: "2" };
  return { item, move, key: "1", main: true };
}

function bidding(amount: number, { say }: Props): Choice {
  return main({ code: "screen-bid", args: { amount: short(amount, say) } }, { type: "bid", amount });
}

function main(label: Said, move: Move): Choice {
  return { item: { value: move, label }, move, key: "1", main: true };
}
