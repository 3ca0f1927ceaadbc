import type { GameProps } from "..";
import { assignOf, type Man, menOf, offersOf, orderOf, refusedPick, tapped, viewOf } from "./model";
import { change, isApproved, shooters, slots } from "./plans";

/** The men who answer the question when they are tapped. */
export function litMen({ screen }: Pick<GameProps, "screen">): Man[] {
  const assign = assignOf(screen);
  if (assign) return menOf(assign).filter((_, index) => assign.fits.some((fits) => fits.includes(index)));
  const order = orderOf(screen);
  const step = viewOf(screen)?.step;
  if (order && step === "shooters") return menOf(order);
  const moves = offersOf(screen).map(({ move }) => move);
  if (step === "stand-in") return moves.flatMap(({ man }) => (man ? [man as Man] : []));
  if (step !== "substitution" || !change.value.on) return [];
  return moves.filter((move) => move.on === change.value.on).map((move) => move.off as Man);
}

/** The substitutes who answer it. */
export function litBench({ screen }: Pick<GameProps, "screen">): Man[] {
  const { off } = change.value;
  const moves = offersOf(screen).map(({ move }) => move);
  return moves
    .filter((move) => move.on && (!off || !move.off || move.off === off))
    .map((move) => move.on as Man);
}

/** Those who are already in. */
export function chosenMen({ screen }: Pick<GameProps, "screen">): Man[] {
  if (assignOf(screen)) return slots.value.filter((man) => man !== null);
  const { on, off } = change.value;
  return [...shooters.value, ...(on ? [on] : []), ...(off ? [off] : [])];
}

/** A tap on a man of one's own; false if he has nothing to do with the question. */
export function tapMan(props: GameProps, man: Man): boolean {
  const { screen, busy, act } = props;
  if (busy) return true;
  const lit = litMen(props).includes(man);
  const assign = assignOf(screen);
  if (assign) {
    if (lit) slots.value = tapped(assign, slots.value, man);
    else act(refusedPick(assign, slots.value, man));
    return lit;
  }
  const step = viewOf(screen)?.step;
  if (step === "shooters" && lit) tapShooter(props, man);
  else if (step === "stand-in" && lit) act({ type: "stand-in", man });
  else if (step === "substitution" && offersOf(screen).length > 0) tapOff(props, man);
  else return lit;
  return true;
}

function tapShooter({ screen }: GameProps, man: Man): void {
  const most = orderOf(screen)?.most ?? 0;
  const rest = shooters.value.filter((one) => one !== man);
  if (rest.length < shooters.value.length) shooters.value = rest;
  else if (rest.length < most) shooters.value = [...rest, man];
}

/** Who goes off; whoever was to come on for somebody else stays chosen if he can. */
function tapOff({ screen }: GameProps, man: Man): void {
  const moves = offersOf(screen).map(({ move }) => move);
  const { on, off } = change.value;
  if (off === man) change.value = { on };
  else if (moves.some((move) => move.off === man && (!on || move.on === on))) change.value = { on, off: man };
  else if (moves.some((move) => move.off === man)) change.value = { off: man };
}

export function tapBench(props: GameProps, man: Man): boolean {
  const { screen, busy } = props;
  if (busy) return true;
  const moves = offersOf(screen).map(({ move }) => move);
  const { on, off } = change.value;
  if (on === man) change.value = { off };
  else if (moves.some((move) => move.on === man && (!off || !move.off || move.off === off)))
    change.value = { on: man, off };
  else if (moves.some((move) => move.on === man)) change.value = { on: man };
  else return false;
  return true;
}

/** The moves that the change on the table can mean: more than one only where a line has been lost. */
export function changes({ screen }: Pick<GameProps, "screen">) {
  const { on, off } = change.value;
  const needsOff = viewOf(screen)?.step === "substitution";
  if (!on || (needsOff && !off)) return [];
  return offersOf(screen).filter(({ move }) => move.on === on && (!needsOff || move.off === off));
}

/** Whether what lies on the table may be sent. */
export function isReady({ busy }: Pick<GameProps, "busy">): boolean {
  return !busy && isApproved();
}

export function sendPick(props: GameProps): void {
  if (isReady(props)) props.act({ type: "pick", men: slots.value });
}

export function sendShooters(props: GameProps): void {
  if (isReady(props)) props.act({ type: "shooters", men: shooters.value });
}
