import type { Choice, Listed } from "../../forms/choices";
import type { Go } from "../../gen/footmania";
import type { Prompt, Said } from "../../gen/protocol";
import { keyOf } from "../../kit/keymap";
import { offersFor } from "../../kit/screen";
import { choiceKey } from "../../ui/keys";
import { givesAway, isWarned } from "./away";
import { topPrice } from "./hint";
import { type Move, type Offer, type Props, short, type TableProps, type View } from "./model";
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
  if (view.step === "action" && type === "pass") return passing(item, move, { ...props, view });
  if (view.step === "draw") return drawing({ item, move }, view, props);
  const first = props.screen.offers[0]?.move.type;
  // Where the rules list it first, leaving is what is done most often.
  if (LEAVING.includes(type))
    return { item, move, key: keyOf("pass"), main: view.step === "euromatch" && first === type };
  if (type === "field" || type === "meet") {
    const lineUp = lineUpOf(props.screen, view);
    const said = { code: type === "meet" ? "screen-meet" : "screen-field" };
    return lineUp && { ...main(said, lineUp.move), main: first === type };
  }
  if (type === "buy")
    return main({ code: "screen-buy", args: { price: short(view.card_price, props.say) } }, move);
  if (type === "refuse")
    return { item: { value: move, label: { code: "screen-to-auction" } }, move, key: "2" };
  return { item, move, key: "1", main: true };
}

/** Before a match is given away the label says so: then it is no move yet. */
function passing(item: Choice["item"], move: Move, props: TableProps): Choice | undefined {
  if (givesAway(props)) return undefined;
  const label = isWarned(props) ? { code: "screen-pass-anyway" } : item.label;
  return { item: { value: move, label }, move, key: keyOf("pass") };
}

/** Drawn and seen in one tap; with too small a purse it is not what is done first. */
function drawing({ item, move }: Offer, view: View, { say }: Props): Choice {
  const price = topPrice(view) ?? 0;
  const missing = price - (view.clubs[view.seat]?.cash ?? 0);
  const poor = missing > 0;
  if (move.type === "pass") return { item, move, key: keyOf("pass"), main: poor };
  const label = poor
    ? { code: "screen-draw-dear", args: { missing: short(missing, say) } }
    : { code: "screen-draw", args: { price: short(price, say) } };
  return { item: { value: move, label }, move, key: "1", main: !poor };
}

function bidding(amount: number, { say }: Props): Choice {
  return main({ code: "screen-bid", args: { amount: short(amount, say) } }, { type: "bid", amount });
}

function main(label: Said, move: Move): Choice {
  return { item: { value: move, label }, move, key: "1", main: true };
}
