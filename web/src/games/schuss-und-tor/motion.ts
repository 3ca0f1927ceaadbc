import { useLayoutEffect, useRef } from "preact/hooks";
import type { Screen } from "../../gen/protocol";
import type { Voice } from "../../say/voice";
import { Air, type Box, boxAround } from "./air";
import { direct } from "./direct";
import { eventsOf, type GameEvent, type View } from "./model";

const air = new Air();
/** More news than this is a return to the table, not a move. */
const MOST_EVENTS = 16;
const FADE_MS = 80;

/** The card that was tapped last flies from where it was. */
let tapped: Box | undefined;

export function remember(card: Element): void {
  tapped = boxAround(card);
}

/** No: twice six pixels. */
export function shake(card: Element): void {
  const frames = [0, -6, 6, -6, 6, 0].map((x) => ({ translate: `${x}px 0` }));
  card.animate(still() ? [{ opacity: 0.5 }, { opacity: 1 }] : frames, { duration: still() ? FADE_MS : 260 });
}

function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Shows what has happened since the last view. The table itself is drawn first: it is right at every moment. */
export function useMotion(
  pitch: { current: HTMLElement | null },
  screen: Screen,
  view: View,
  say: Voice,
): void {
  const seen = useRef({ seat: screen.seat, told: -1 });
  const before = useRef<{ spots: ReadonlyMap<string, Box>; shooter?: number }>({ spots: new Map() });
  useLayoutEffect(() => {
    const table = pitch.current;
    const count = (screen.told ?? []).length;
    const events = newsOf(screen, seen.current);
    seen.current = { seat: screen.seat, told: count };
    const spots = spotsIn(document);
    if (table && events.length > 0 && !document.hidden) {
      if (still()) fade(table);
      else {
        const { spots: then, shooter } = before.current;
        direct(events, { air, spots, before: then, tapped, shooter, view, viewer: screen.seat, say });
        air.fit();
      }
      tapped = undefined;
    }
    before.current = { spots, ...(view.shooter === null ? {} : { shooter: view.shooter }) };
  });
  useLayoutEffect(() => {
    const skip = () => air.clear();
    addEventListener("pointerdown", skip, true);
    addEventListener("keydown", skip, true);
    return () => {
      tapped = undefined;
      skip();
      removeEventListener("pointerdown", skip, true);
      removeEventListener("keydown", skip, true);
    };
  }, []);
}

/** What is new; on coming to a table only the deal of a game that has just begun. */
function newsOf(screen: Screen, seen: { seat: number; told: number }): GameEvent[] {
  const count = (screen.told ?? []).length;
  if (seen.told < 0) {
    const all = eventsOf(screen, 0);
    return all.every((event) => event.type === "dealt" || event.type === "opener-drawn") ? all : [];
  }
  if (seen.seat !== screen.seat || count <= seen.told || count - seen.told > MOST_EVENTS) return [];
  return eventsOf(screen, seen.told);
}

/** Where everything lies that something can fly to or from. */
function spotsIn(root: ParentNode): Map<string, Box> {
  const found = new Map<string, Box>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-spot]")) {
    const card = element.querySelector<Element>(".pile") ?? element;
    found.set(element.dataset.spot ?? "", boxAround(card, cardWidth(element, card)));
  }
  return found;
}

/** How wide a single card is there: turned cards and rows of cards are wider. */
function cardWidth(element: HTMLElement, card: Element): number {
  if (card !== element) return card.getBoundingClientRect().width;
  const first = element.querySelector<Element>("svg");
  return first && element.classList.contains("laid") ? element.offsetWidth : (first?.clientWidth ?? 40);
}

function fade(table: HTMLElement): void {
  for (const piece of table.querySelectorAll(".laid:last-of-type, .call, .standing")) {
    piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS });
  }
}
