import { createContext } from "preact";
import { useContext, useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { takeTap } from "./motion";
import { gameScreen, type Tagged } from "./screen";
import type { Reel } from "./script";
import { type Showing, type Take, Timeline } from "./timeline";

/** Who comes to a table while something is shown sees it too, if it has only just begun. */
const FRESH_MS = 2_000;

export const TimelineContext = createContext(new Timeline());

export function useTimeline(): Timeline {
  return useContext(TimelineContext);
}

/** What is shown of the last message to this seat. */
export function useTake<Event extends Tagged>(seat: number): Take<Event> | undefined {
  return useTimeline().takeOf(seat) as Take<Event> | undefined;
}

/** What is to be seen right now. */
export function useShowing<Event extends Tagged>(seat: number): Showing<Event> | undefined {
  return useTimeline().showing(seat) as Showing<Event> | undefined;
}

/** The first line of the last message while it is being shown; nothing is fresh on coming to a table. */
export function useFresh(seat: number, told: number): number {
  const timeline = useTimeline();
  const take = timeline.takeOf(seat);
  return take && !timeline.isRushed() ? take.from : told;
}

/** What was seen before the last message as long as an event of these kinds is still to be seen; then what is so now. */
export function useKnownView<View extends object>(
  { seat, view }: { seat: number; view: View },
  ...types: readonly string[]
): View {
  const timeline = useTimeline();
  const before = timeline.takeOf(seat)?.before;
  return before?.view && timeline.awaits(seat, ...types)
    ? gameScreen<View, Tagged, Tagged>(before).view
    : view;
}

/** Any input goes to the end of what is shown, and does what it would do anyway. */
export function useSkipping(timeline: Timeline): void {
  useEffect(() => {
    const hurry = () => timeline.hurry();
    addEventListener("pointerdown", hurry, true);
    addEventListener("keydown", hurry, true);
    return () => {
      removeEventListener("pointerdown", hurry, true);
      removeEventListener("keydown", hurry, true);
      timeline.stop();
    };
  }, [timeline]);
}

/**
 * Sets in motion what has happened since the last view, once for each message. The table itself is drawn first: it is
 * right at every moment, and what moves are copies. `play` says how to stop them.
 */
export function useMotion<Event extends Tagged>(seat: number, play: (reel: Reel<Event>) => () => void): void {
  const timeline = useTimeline();
  const take = useTake<Event>(seat);
  const shown = useRef<Take<Event>>(undefined);
  const stop = useRef<() => void>(() => undefined);
  useLayoutEffect(() => {
    if (!take || take === shown.current) return;
    shown.current = take;
    if (document.hidden || performance.now() - take.started > FRESH_MS) return;
    stop.current();
    stop.current = play(take.reel);
  });
  useLayoutEffect(() => {
    const skip = () => stop.current();
    const forget = timeline.whenHurried(skip);
    return () => {
      forget();
      skip();
      // Where somebody has tapped is nobody else's affair.
      takeTap();
    };
  }, [timeline]);
}
