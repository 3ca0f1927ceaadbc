import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Move } from "../../net/table";
import type { GameProps } from "..";
import { useArt } from "./art";
import { Bench } from "./bench";
import { useTrayKeys } from "./keys";
import { ChangeLabel, DeckLabel, PickLabel, ShootersLabel, SquadLabel } from "./labels";
import { askedOf, assignOf, firstSlots, sideOf, type View, viewOf } from "./model";
import { deck, forget, shooters, slots, squad, useSeen } from "./plans";
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
export function Hand(props: GameProps) {
  const { screen } = props;
  const view = viewOf(screen);
  const drawn = useArt();
  const place = useRef<HTMLDivElement>(null);
  const asked = askedOf(screen) !== undefined;
  useLayoutEffect(() => {
    const assign = assignOf(screen);
    if (assign) slots.value = firstSlots(assign);
    return forget;
  }, []);
  useSeen(props, view && asked ? draftOf(props, view) : undefined);
  // In a replay nothing can be done, and the arrows belong to the timeline.
  useTrayKeys(asked && !props.busy);
  useFirstLit(drawn);
  if (!view || !drawn || screen.seat < 0) return <div class="fi-tray" ref={place} />;
  const playing = PLAYING.has(view.step);
  return (
    <div class={`fi-tray at-${view.step} ${asked ? "asked" : ""}`} ref={place}>
      {asked && <Own {...props} view={view} />}
      {playing && (
        <div class="row">
          <Tactics {...props} view={view} />
          <Bench {...props} side={sideOf(view, screen.seat)} />
        </div>
      )}
    </div>
  );
}

/** A label of its own where the question has more than buttons. */
function Own(props: GameProps & { view: View }) {
  switch (props.view.step) {
    case "footballers":
      return <PickLabel {...props} />;
    case "substitution":
    case "replacement":
      return <ChangeLabel {...props} />;
    case "shooters":
      return <ShootersLabel {...props} />;
    case "team":
      return <SquadLabel {...props} />;
    case "deck":
      return <DeckLabel {...props} />;
    default:
      return null;
  }
}

/** What lies on the table, as a move that the rules can look at. */
function draftOf({ screen }: GameProps, view: View): Move | undefined {
  const type = askedOf(screen)?.move?.type;
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
    const timer = setTimeout(() => {
      const active = document.activeElement;
      if (active !== document.body && !active?.closest(".prompt .acts, .fi")) return;
      document.querySelector<HTMLElement>(".fi .ft.ok, .fi-tray .ok")?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [drawn]);
}
