import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Lay } from "../../gen/schuss-und-tor";
import type { Offer } from "../../kit/screen";
import { word } from "../../kit/words";
import type { Voice } from "../../say/voice";
import { Art } from "./art";
import { NAMES } from "./model";

interface Props {
  offers: readonly Offer<Lay>[];
  /** The Bomber from which the faces fan out. */
  from(): HTMLElement | undefined;
  say: Voice;
  choose(move: Lay): void;
  close(): void;
}

/** Five faces fan out of the Bomber: whom does he call? */
export function Calls({ offers, from, say, choose, close }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const card = from()?.getBoundingClientRect();
    const around = place.current?.offsetParent?.getBoundingClientRect();
    const own = place.current?.offsetWidth ?? 0;
    if (!card || !around || !place.current) return;
    const middle = card.left + card.width / 2 - around.left;
    const left = Math.min(Math.max(4, middle - own / 2), Math.max(4, around.width - own - 4));
    place.current.style.left = `${left}px`;
    place.current.style.setProperty("--tail", `${middle - left}px`);
  });
  useEffect(() => {
    place.current?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
    const away = (event: PointerEvent) => {
      const target = event.target instanceof Node ? event.target : null;
      if (!place.current?.contains(target) && !from()?.contains(target)) close();
    };
    addEventListener("pointerdown", away);
    return () => removeEventListener("pointerdown", away);
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not a form.
    <div class="calls" ref={place} role="group" aria-label={say.word("screen-call")}>
      {NAMES.map((name, index) => {
        const offer = offers.find(({ move }) => move.call === name);
        if (!offer) return null;
        return (
          <button
            key={name}
            type="button"
            class={name}
            aria-label={say.word("screen-call-name", { name: word(`name-${name}`) })}
            aria-keyshortcuts={String(index + 1)}
            onClick={() => choose(offer.move)}
          >
            <Art id={`medal-${name}`} />
            <span>{say.word(`name-${name}`)}</span>
          </button>
        );
      })}
    </div>
  );
}
