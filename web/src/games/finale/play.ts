import { type Offer, offersFor } from "../../kit/screen";
import {
  assignOf,
  type Man,
  type Move,
  menOf,
  orderOf,
  type Props,
  refusedPick,
  type Screen,
  tapped,
} from "./model";
import { change, isApproved, shooters, slots } from "./plans";

/** All that these need to know: what the seat sees and is asked. */
interface Shown {
  screen: Screen;
}

/** The men who answer the question when they are tapped. */
export function litMen({ screen }: Shown): Man[] {
  const assign = assignOf(screen);
  if (assign) return menOf(assign).filter((_, index) => assign.fits.some((fits) => fits.includes(index)));
  const order = orderOf(screen);
  const { step } = screen.view;
  if (order && step === "shooters") return menOf(order);
  if (step === "stand-in") return offersFor(screen.offers, "stand-in").flatMap(({ move }) => move.man ?? []);
  if (step !== "substitution" || !change.value.on) return [];
  return offersFor(screen.offers, "substitute").flatMap(({ move }) =>
    move.on === change.value.on ? move.off : [],
  );
}

/** Who can come on, and for whom where that is to be chosen. */
function pairsOf({ offers }: Screen): { on: Man; off: Man | undefined }[] {
  return offersFor(offers, "substitute", "replace").map(({ move }) => ({
    on: move.on,
    off: move.type === "substitute" ? move.off : undefined,
  }));
}

/** Whether a tap on him means something, now or as the other half of a change. */
export function answers({ screen }: Shown, man: Man): boolean {
  if (litMen({ screen }).includes(man)) return true;
  return pairsOf(screen).some((pair) => pair.on === man || pair.off === man);
}

/** The substitutes who answer it. */
export function litBench({ screen }: Shown): Man[] {
  const { off } = change.value;
  return pairsOf(screen).flatMap((pair) => (!off || !pair.off || pair.off === off ? pair.on : []));
}

/** Those who are already in. */
export function chosenMen({ screen }: Shown): Man[] {
  if (assignOf(screen)) return slots.value.filter((man) => man !== null);
  const { on, off } = change.value;
  return [...shooters.value, ...(on ? [on] : []), ...(off ? [off] : [])];
}

/** A tap on a man of one's own; false if he has nothing to do with the question. */
export function tapMan(props: Props, man: Man): boolean {
  const { screen, busy, act } = props;
  if (busy) return true;
  const lit = litMen(props).includes(man);
  const assign = assignOf(screen);
  if (assign) {
    if (lit) slots.value = tapped(assign, slots.value, man);
    else act(refusedPick(assign, slots.value, man));
    return lit;
  }
  const { step } = screen.view;
  if (step === "shooters" && lit) tapShooter(props, man);
  else if (step === "stand-in" && lit) act({ type: "stand-in", man });
  else if (step === "substitution" && screen.offers.length > 0) tapOff(props, man);
  else return lit;
  return true;
}

function tapShooter({ screen }: Props, man: Man): void {
  const most = orderOf(screen)?.most ?? 0;
  const rest = shooters.value.filter((one) => one !== man);
  if (rest.length < shooters.value.length) shooters.value = rest;
  else if (rest.length < most) shooters.value = [...rest, man];
}

/** Who goes off; whoever was to come on for somebody else stays chosen if he can. */
function tapOff({ screen }: Props, man: Man): void {
  const moves = pairsOf(screen);
  const { on, off } = change.value;
  if (off === man) change.value = { on };
  else if (moves.some((move) => move.off === man && (!on || move.on === on))) change.value = { on, off: man };
  else if (moves.some((move) => move.off === man)) change.value = { off: man };
}

export function tapBench(props: Props, man: Man): boolean {
  const { screen, busy } = props;
  if (busy) return true;
  const moves = pairsOf(screen);
  const { on, off } = change.value;
  if (on === man) change.value = { off };
  else if (moves.some((move) => move.on === man && (!off || !move.off || move.off === off)))
    change.value = { on: man, off };
  else if (moves.some((move) => move.on === man)) change.value = { on: man };
  else return false;
  return true;
}

/** The moves that the change on the table can mean: more than one only where a line has been lost. */
export function changes({ screen }: Shown): Offer<Extract<Move, { on: Man }>>[] {
  const { on, off } = change.value;
  const needsOff = screen.view.step === "substitution";
  if (!on || (needsOff && !off)) return [];
  return offersFor(screen.offers, "substitute", "replace").filter(
    ({ move }) => move.on === on && (!needsOff || (move.type === "substitute" && move.off === off)),
  );
}

/** Whether what lies on the table may be sent. */
export function isReady({ busy }: Pick<Props, "busy">): boolean {
  return !busy && isApproved();
}

export function sendPick(props: Props): void {
  if (isReady(props)) props.act({ type: "pick", men: [...slots.value] });
}

export function sendShooters(props: Props): void {
  if (isReady(props)) props.act({ type: "shooters", men: [...shooters.value] });
}
