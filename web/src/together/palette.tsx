import { useEffect, useRef, useState } from "preact/hooks";
import { SPECTATOR, useScene } from "../table/scene";
import "./together.css";
import { GESTURES } from "./gestures";
import { Sign } from "./signs";

/** In the bar: one ball, behind which six gestures lie; and whose one does not want to see. */
export function Palette() {
  const { store, screen, say } = useScene();
  const [open, show] = useState(false);
  const place = useRef<HTMLFieldSetElement>(null);
  const { gestures } = store;
  useEffect(() => {
    if (!open) return;
    place.current?.querySelector("button")?.focus();
    const leave = (event: Event) => {
      const away =
        event.type === "pointerdown" && !place.current?.parentElement?.contains(event.target as Node);
      if (away || (event as KeyboardEvent).key === "Escape") show(false);
    };
    addEventListener("pointerdown", leave);
    addEventListener("keydown", leave, true);
    return () => {
      removeEventListener("pointerdown", leave);
      removeEventListener("keydown", leave, true);
    };
  }, [open]);
  return (
    <div class="gesturing">
      <button
        type="button"
        class="ico"
        aria-expanded={open}
        aria-label={say.word("page-gestures")}
        title={say.word("page-gestures")}
        onClick={() => show(!open)}
      >
        <Sign name="bravo" />
      </button>
      {open && (
        <fieldset class="palette" ref={place} aria-label={say.word("page-gestures")}>
          {GESTURES.map((name) => (
            <button
              type="button"
              key={name}
              class="gesture"
              disabled={gestures.resting.value}
              onClick={() => {
                gestures.make(screen.seat, name);
                show(false);
              }}
            >
              <Sign name={name} />
              <span>{say.word(`gesture-${name}`)}</span>
            </button>
          ))}
          {[...gestures.muted.value].map((seat) => (
            <button type="button" key={seat} class="unmute" onClick={() => gestures.unmute(seat)}>
              {say.word("page-gesture-unmute", { who: whose(seat, say) })}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}

/** Who made it. */
export function whose(seat: number, say: ReturnType<typeof useScene>["say"]): string {
  return seat === SPECTATOR ? say.word("page-stands") : say.player(seat);
}
