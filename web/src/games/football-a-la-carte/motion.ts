import { useLayoutEffect, useRef } from "preact/hooks";
import type { Screen } from "../../gen/protocol";
import type { Voice } from "../../say/voice";
import { isStill } from "../../ui/media";
import { Film } from "./film";
import { ballPoint, eventsOf, type GameEvent, isTurned, type Point, type View } from "./model";

/** More news than this is a return to the table, not a move. */
const MOST_EVENTS = 16;

/** The card that was tapped last flies from where it was. */
let tapped: DOMRect | undefined;

export function remember(card: Element): void {
  tapped = card.getBoundingClientRect();
}

/** No: twice six pixels. */
export function shake(card: Element): void {
  const frames = [0, -6, 6, -6, 6, 0].map((x) => ({ translate: `${x}px 0` }));
  card.animate(isStill() ? [{ opacity: 0.5 }, { opacity: 1 }] : frames, { duration: isStill() ? 80 : 260 });
}

/** Shows what has happened since the last view. The table itself is drawn first: it is right at every moment. */
export function useMotion(
  place: { current: HTMLElement | null },
  screen: Screen,
  view: View,
  say: Voice,
): void {
  const seen = useRef({ seat: screen.seat, told: -1 });
  const before = useRef<{ ball: Point; turned: boolean }>(undefined);
  const film = useRef<Film>(undefined);
  useLayoutEffect(() => {
    const turned = isTurned(view);
    const events = newsOf(screen, seen.current);
    const last = before.current;
    const from = tapped;
    seen.current = { seat: screen.seat, told: (screen.told ?? []).length };
    before.current = { ball: ballPoint(view, eventsOf(screen, 0), turned), turned };
    if (!place.current || events.length === 0 || document.hidden) return;
    tapped = undefined;
    film.current?.stop();
    const table = { root: place.current, view, say, viewer: screen.seat, turned, from };
    film.current = new Film(table, last ?? before.current, before.current.ball);
    film.current.play(events);
  });
  useLayoutEffect(() => {
    const skip = () => film.current?.stop();
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

function newsOf(screen: Screen, seen: { seat: number; told: number }): GameEvent[] {
  const count = (screen.told ?? []).length;
  if (seen.told < 0 || seen.seat !== screen.seat) return [];
  return count <= seen.told || count - seen.told > MOST_EVENTS ? [] : eventsOf(screen, seen.told);
}
