import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { focusFirst } from "../../kit/keys";
import { useLayout } from "../../kit/layout";
import { art } from "./art";
import { Bench } from "./bench";
import { useTrayKeys } from "./keys";
import { assignOf, firstSlots, type Props, sideOf, type View } from "./model";
import { deck, forget, shooters, slots, squad, useSeen } from "./plans";
import { Apart, isApart } from "./screen";
import { Tactics } from "./tactics";

/** While a squad or a deck is chosen the table is full of it, and nobody comes on for the penalties. */
const PLAYING: ReadonlySet<View["step"]> = new Set([
  "substitution",
  "tactic",
  "footballers",
  "replacement",
  "counter",
  "further",
  "exchange",
]);

/** Everything that is yours: what is asked of you, your tactics and your bench. */
export function Hand(props: Props) {
  const { screen } = props;
  const { view } = screen;
  const drawn = art.use();
  const place = useRef<HTMLDivElement>(null);
  const asked = screen.asked !== undefined;
  useLayoutEffect(() => {
    const assign = assignOf(screen);
    if (assign) slots.value = firstSlots(assign);
    return forget;
  }, []);
  useSeen(props, asked ? draftOf(screen) : undefined);
  // In a replay nothing can be done, and the arrows belong to the timeline.
  useTrayKeys(asked && !props.busy);
  useFirstLit(drawn);
  const apart = isApart(useLayout()) && view.step !== "team" && view.step !== "deck";
  if (!drawn) return <div class="fi-tray" ref={place} />;
  const playing = screen.seat >= 0 && PLAYING.has(view.step);
  return (
    <div class={`fi-tray at-${view.step} ${asked ? "asked" : ""} ${apart ? "apart" : ""}`} ref={place}>
      {apart && <Apart {...props} />}
      {playing && (
        <div class="row">
          <Tactics {...props} view={view} />
          <Bench {...props} side={sideOf(view, screen.seat)} />
        </div>
      )}
    </div>
  );
}

/** What lies on the table, as a move that the rules can look at. */
function draftOf({ asked, view }: Props["screen"]): object | undefined {
  const type = asked?.move?.type;
  switch (view.step) {
    case "footballers":
      return { type, men: slots.value };
    case "shooters":
      return { type, men: shooters.value };
    case "team":
      return { type, starters: squad.value.starters, bench: squad.value.bench };
    case "deck":
      return type ? { type, cards: deck.value } : undefined;
    default:
      return undefined;
  }
}

/** A new question leads to what answers it, not to the button that gives up. */
function useFirstLit(drawn: boolean): void {
  useEffect(() => {
    if (!drawn) return;
    const timer = setTimeout(() =>
      focusFirst(document.querySelector<HTMLElement>(".fi .ft.ok, .fi-tray .ok")),
    );
    return () => clearTimeout(timer);
  }, [drawn]);
}
