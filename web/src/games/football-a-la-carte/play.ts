import { rememberTap } from "../../kit/motion";
import { type Aim, aim, forget } from "./aim";
import { type Face, type Props, type Way, waysOf } from "./model";

/** A tap on a card picks it; once more plays it, or shows the next of its ways. */
export function pick(props: Props, card: number, face: Face): boolean {
  const ways = waysOf(props.screen.offers, face);
  const held = aim.value;
  if (ways.length === 0) return false;
  if (held?.card !== card || held.face !== face) {
    aim.value = { card, face, way: ways.length === 1 ? 0 : undefined, penalty: false };
  } else if (ways.length === 1) confirm(props);
  else aim.value = { ...held, way: ((held.way ?? -1) + 1) % ways.length, penalty: false };
  return true;
}

/** Plays what is aimed at; first the Penalty is asked about, where it may be laid. */
export function confirm(props: Props): void {
  const held = aim.value;
  const way = held && wayOf(props, held);
  if (!held || !way || props.busy) return;
  if (way.penalty && !held.penalty) aim.value = { ...held, penalty: true };
  else send(props, way.penalty ?? way.move);
}

export function withoutPenalty(props: Props): void {
  const way = aim.value && wayOf(props, aim.value);
  if (way && !props.busy) send(props, way.move);
}

export function wayOf({ screen }: Props, held: Aim): Way | undefined {
  return held.way === undefined ? undefined : waysOf(screen.offers, held.face)[held.way];
}

function send(props: Props, move: Way["move"]): void {
  const card = document.querySelector(".fc-hand .card.picked");
  if (card) rememberTap(card);
  forget();
  props.act(move);
}
