import { useEffect, useRef, useState } from "preact/hooks";
import type { GameModule, GameProps } from "../kit/module";

/** A hand that can be looked at and heard, but no longer played. */
export function PastHand({ Hand, props }: { Hand: NonNullable<GameModule["Hand"]>; props: GameProps }) {
  const place = useRef<HTMLDivElement>(null);
  const [heard, hear] = useState("");
  useEffect(() => {
    const named = [...(place.current?.querySelectorAll("[data-face][aria-label]") ?? [])];
    hear(named.map((card) => card.getAttribute("aria-label")).join(" · "));
  }, [props.screen]);
  return (
    <>
      <p class="vh">{heard}</p>
      <div class="past" inert ref={place}>
        <Hand {...props} />
      </div>
    </>
  );
}
