import { useLayoutEffect, useRef } from "preact/hooks";
import { Tactic } from "./art";
import type { Card, Props } from "./model";
import { deck } from "./plans";

interface LargeProps extends Pick<Props, "say"> {
  card: Card;
  most: number;
  close(): void;
}

/** A card over the whole mat, to be read before it is taken or put back. */
export function Large({ card, most, say, close }: LargeProps) {
  const first = useRef<HTMLButtonElement>(null);
  const chosen = deck.value;
  const isIn = chosen.includes(card);
  const full = !isIn && chosen.length >= most;
  useLayoutEffect(() => {
    const from = document.activeElement as HTMLElement | null;
    first.current?.focus({ preventScroll: true });
    // Whoever walks by keys goes on from the card that was looked at.
    return () => setTimeout(() => from?.focus({ preventScroll: true }));
  }, []);
  const change = () => {
    if (full) return;
    deck.value = isIn ? chosen.filter((one) => one !== card) : [...chosen, card];
    close();
  };
  return (
    <div class="large" role="dialog" aria-label={say.word(`card-${card}`)}>
      <span class="card">
        <Tactic card={card} />
      </span>
      <div class="choice">
        <p class="name">{say.word(`card-${card}`)}</p>
        {full && <p>{say.word("screen-deck-full")}</p>}
        <button ref={first} type="button" class="btn go" aria-disabled={full} onClick={change}>
          {say.word(isIn ? "screen-deck-remove" : "screen-deck-take")}
        </button>
        <button type="button" class="btn" aria-keyshortcuts="Escape" onClick={close}>
          {say.word("screen-close")}
        </button>
      </div>
    </div>
  );
}
