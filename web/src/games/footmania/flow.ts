import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { useTimeline } from "../../kit/film";
import { offersFor } from "../../kit/screen";
import { read, write } from "../../net/keys";
import type { Move, Props, TableProps, View } from "./model";
import { sheet } from "./state";

/** What the page may do by itself, kept for this browser. */
const CHAINS = "ludofoot:footmania:chains";
const ROLLS = "ludofoot:footmania:rolls";

/** Whether what is without a choice is done by itself. */
export const chains = signal(read<boolean>(CHAINS) ?? true);
/** Whether the die is thrown by itself too. */
export const rolls = signal(read<boolean>(ROLLS) ?? false);

export function chooseChains(on: boolean): void {
  write(CHAINS, on);
  chains.value = on;
}

export function chooseRolls(on: boolean): void {
  write(ROLLS, on);
  rolls.value = on;
}

/** As long as each step is seen. */
export const SEEN_MS = 500;
/** As long as there is to throw the die oneself. */
export const ROLL_MS = 900;

interface Itself {
  move: Move;
  after: number;
}

/**
 * What is done without a tap: only what everybody at the table can see to be the one answer. Never what depends on a
 * hand, at no delay: that would tell what is in it.
 */
export function itself(
  screen: Props["screen"],
  wishes: { chains: boolean; rolls: boolean },
): Itself | undefined {
  const { view, offers } = screen;
  const roll = offersFor(offers, "roll")[0];
  if (roll) {
    if (wishes.chains && isAgain(screen)) return { move: roll.move, after: SEEN_MS };
    return wishes.rolls ? { move: roll.move, after: ROLL_MS } : undefined;
  }
  if (!wishes.chains || !view.forced) return undefined;
  const only = offers.length === 1 ? offers[0] : offersFor(offers, "draw")[0];
  return only && { move: only.move, after: SEEN_MS };
}

/** A die that is thrown again in the same turn was decided on with the first throw. */
function isAgain({ events, view }: { events: Props["screen"]["events"]; view: View }): boolean {
  const last = events.findLast(({ type }) => type === "rolled" || type === "turn-missed");
  return last !== undefined && "seat" in last && last.seat === view.seat;
}

/** Does it, once what led to it has been seen. What was taken back is not done again. */
export function useFlow({ screen, room, busy, act }: TableProps): void {
  const timeline = useTimeline();
  const done = useRef(new Set<string>());
  // Whoever has just come looks first: what was asked before is theirs to answer.
  const came = useRef(screen.told.length);
  const quiet = timeline.isKnown(screen.seat) && !timeline.runs(screen.seat) && sheet.value === undefined;
  // In a lesson every step is the learner's.
  const asked = room.phase === "playing" && !room.lesson && screen.asked !== undefined;
  const next =
    asked && quiet && !busy ? itself(screen, { chains: chains.value, rolls: rolls.value }) : undefined;
  const moment = next
    ? `${room.number} ${screen.seat} ${screen.told.length} ${JSON.stringify(next.move)}`
    : "";
  useEffect(() => {
    if (!next || done.current.has(moment) || screen.told.length === came.current) return;
    const timer = setTimeout(() => {
      if (document.querySelector("dialog[open]") || document.visibilityState === "hidden") return;
      done.current.add(moment);
      act(next.move);
    }, next.after);
    return () => clearTimeout(timer);
  }, [moment]);
}
