import { useLayoutEffect, useRef } from "preact/hooks";
import { useScene } from "../table/scene";
import "./together.css";
import type { Shown } from "./gestures";
import { whose } from "./palette";
import { Sign } from "./signs";

const EDGE = 8;

/** What others show: a bubble at the seat it comes from. A tap on it, and that person's are no longer seen. */
export function Bubbles() {
  const { store, say } = useScene();
  const shown = store.gestures.shown.value;
  const spoken = shown.map((one) => `${whose(one.seat, say)} : ${say.word(`gesture-${one.gesture}`)}`);
  return (
    <>
      <p class="vh" aria-live="polite">
        {spoken.join(" ")}
      </p>
      {shown.map((one) => (
        <Bubble key={one.number} one={one} />
      ))}
    </>
  );
}

function Bubble({ one }: { one: Shown }) {
  const { store, say, screen } = useScene();
  const place = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (place.current) lay(place.current, one.seat);
  }, [one.seat]);
  const own = one.seat === screen.seat;
  const who = whose(one.seat, say);
  const words = say.word(`gesture-${one.gesture}`);
  return (
    <button
      type="button"
      class="bubble"
      ref={place}
      tabIndex={-1}
      disabled={own}
      aria-label={own ? words : say.word("page-gesture-mute", { who, gesture: words })}
      title={own ? words : say.word("page-gesture-mute", { who, gesture: words })}
      onClick={() => store.gestures.mute(one.seat)}
    >
      <Sign name={one.gesture} />
      <span class="who">{who}</span>
      <b>{words}</b>
    </button>
  );
}

/** Under the seat if it is drawn somewhere, else under the bar: games draw their seats in their own way. */
function lay(bubble: HTMLElement, seat: number): void {
  const table = bubble.closest(".table");
  const from = [...(table?.querySelectorAll(`[data-seat="${seat}"]`) ?? [])]
    .map((one) => one.getBoundingClientRect())
    .find((box) => box.width > 0);
  const bar = table?.querySelector('[data-region="bar"]')?.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const left = from ? from.left + EDGE : (innerWidth - width) / 2;
  const top = from ? Math.min(from.bottom - EDGE, from.top + height) : (bar?.bottom ?? 0) + EDGE;
  bubble.style.setProperty("left", `${Math.max(EDGE, Math.min(left, innerWidth - width - EDGE))}px`);
  bubble.style.setProperty("top", `${Math.max(EDGE, Math.min(top, innerHeight - height - EDGE))}px`);
}
