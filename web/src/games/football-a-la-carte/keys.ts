import { digitOf, stepOf, useFirstKeys, walkAlong } from "../../kit/keys";
import { singleKeys } from "../../ui/keys";
import { aim, forget, thrown } from "./aim";
import { type Props, throwsOf } from "./model";
import { confirm, withoutPenalty } from "./play";

/** 1 to 8: the n-th card, once more its next way. Enter plays, Esc puts back. Arrows: along the hand, up to the pitch. */
export function useHandKeys(
  place: { current: HTMLElement | null },
  props: Props,
  laying: boolean,
  play: (index: number) => void,
): void {
  useFirstKeys(({ key, repeat }) => {
    const held = aim.value;
    const aimed = thrown.value && !props.busy ? throwsOf(props.screen.offers).get(thrown.value) : undefined;
    if (repeat) return false;
    if (key === "Escape" && (held || thrown.value)) forget();
    else if (key === "Enter" && held?.way !== undefined && isFree()) confirm(props);
    else if (key === "Enter" && aimed && isFree()) props.act(aimed.move);
    else if (key.toLowerCase() === "n" && held?.penalty && singleKeys.value) withoutPenalty(props);
    else if (laying && digitOf(key) >= 0) play(digitOf(key));
    else return walk(key);
    return true;
  });

  /** Nothing but the picked card has the focus: Enter belongs to what is aimed at. */
  function isFree(): boolean {
    const active = document.activeElement;
    return !active || active === document.body || active.matches(".fc-hand .card.picked");
  }

  function walk(key: string): boolean {
    const active = document.activeElement as HTMLElement | null;
    if (active?.closest(".cells")) return false;
    const cards = [...(place.current?.querySelectorAll<HTMLElement>(".card") ?? [])];
    const by = stepOf(key);
    if (by) return walkAlong(cards, by);
    const square = document.querySelector<HTMLElement>(".fc .cell.lit, .fc .cell[tabindex='0']");
    if (key !== "ArrowUp" || !active || !cards.includes(active) || !square) return false;
    square.focus({ preventScroll: true });
    return true;
  }
}
