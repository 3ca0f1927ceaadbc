import type { Props, Square } from "./model";

interface StepsProps extends Pick<Props, "say"> {
  /** Which one is chosen; -1 for none. */
  at: number;
  /** The squares, where they have names. */
  names: readonly (Square | undefined)[];
  go(to: number): void;
}

/** ‹ 3 / 8 › : one after the other, with a finger that is wider than a square. */
export function Steps({ say, at, names, go }: StepsProps) {
  const count = names.length;
  const square = names[at];
  return (
    <div class="fc-steps" data-stepper>
      <button
        type="button"
        aria-label={say.word("screen-before")}
        onClick={() => go(at < 0 ? count - 1 : (at + count - 1) % count)}
      >
        ‹
      </button>
      <output>
        <span aria-hidden="true">{say.word("screen-step", { at: at < 0 ? "–" : at + 1, count })}</span>
        <span class="vh">
          {at < 0
            ? say.word("screen-step-none", { count })
            : say.word("screen-step-square", { square: square ?? "", at: at + 1, count })}
        </span>
      </output>
      <button type="button" aria-label={say.word("screen-after")} onClick={() => go((at + 1) % count)}>
        ›
      </button>
    </div>
  );
}
