import { useLayoutEffect, useRef } from "preact/hooks";
import { Air } from "../../kit/air";
import { useMotion } from "../../kit/film";
import { type Box, boxAround, fade, takeTap } from "../../kit/motion";
import { isStill } from "../../ui/media";
import { art } from "./art";
import { direct } from "./direct";
import type { GameEvent, Props } from "./model";

const air = new Air(art);

/** Where things lay before, and who was about to shoot. */
interface Before {
  spots: ReadonlyMap<string, Box>;
  shooter?: number;
}

/** Shows what has happened since the last view. */
export function useFilm(pitch: { current: HTMLElement | null }, { screen, say }: Props): void {
  const { seat, view } = screen;
  const before = useRef<Before>({ spots: new Map() });
  useMotion<GameEvent>(seat, (reel) => {
    const tapped = takeTap();
    if (isStill()) pitch.current?.querySelectorAll(".laid:last-of-type, .call, .on-top").forEach(fade);
    else
      direct(reel, {
        air,
        spots: spotsIn(document),
        before: before.current.spots,
        shooter: before.current.shooter,
        tapped,
        view,
        viewer: seat,
        say,
      });
    return () => air.clear();
  });
  // After the film has looked at it: where everything lies is where it lay before the next message.
  useLayoutEffect(() => {
    before.current = {
      spots: spotsIn(document),
      ...(view.shooter === null ? {} : { shooter: view.shooter }),
    };
  });
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
