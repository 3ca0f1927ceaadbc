import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Voice } from "../../say/voice";
import { isStill } from "../../ui/media";

interface Page {
  id: "board" | "club" | "market";
  inside: ComponentChildren;
  count?: number;
}

const NAMES = { board: "screen-page-board", club: "screen-page-club", market: "screen-page-market" };

interface Props {
  say: Voice;
  pages: readonly Page[];
  /** A question that only the first page answers: it is turned up. */
  call: string | undefined;
}

/** Three pages side by side: a swipe, a tap on a tab, or the arrow keys turn them. */
export function Pages({ say, pages, call }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const turn = (to: number) => {
    const strip = place.current;
    strip?.scrollTo({ left: to * strip.clientWidth, behavior: isStill() ? "instant" : "smooth" });
    setAt(to);
  };
  useEffect(() => {
    const strip = place.current;
    const look = () => strip && setAt(Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth)));
    strip?.addEventListener("scrollend", look);
    return () => strip?.removeEventListener("scrollend", look);
  }, []);
  useEffect(() => {
    if (call) turn(0);
  }, [call]);
  const walk = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const to = at + (by ?? 0);
    if (!by || to < 0 || to >= pages.length) return;
    event.preventDefault();
    turn(to);
    (event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>("[role=tab]")[to]?.focus();
  };
  return (
    <>
      <div class="tabs" role="tablist" onKeyDown={walk}>
        {pages.map(({ id, count }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`fm-tab-${id}`}
            aria-controls={`fm-page-${id}`}
            aria-selected={index === at}
            tabIndex={index === at ? 0 : -1}
            onClick={() => turn(index)}
          >
            {say.word(NAMES[id])}
            {count ? <b class="count">{count}</b> : null}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whatever scrolls must be reached by keyboard. */}
      <div class="pages" ref={place} tabIndex={0}>
        {pages.map(({ id, inside }, index) => (
          <div
            key={id}
            class={`page p-${id}`}
            role="tabpanel"
            id={`fm-page-${id}`}
            aria-labelledby={`fm-tab-${id}`}
            inert={index !== at}
            tabIndex={id === "board" ? undefined : 0}
          >
            {inside}
          </div>
        ))}
      </div>
    </>
  );
}
