import type { ComponentChildren } from "preact";
import type { Voice } from "../say/voice";

interface Props {
  /** How much in it is not as usual. */
  changed: number;
  say: Voice;
  children: ComponentChildren;
}

/** What few people change, and nobody the first time: it says when something in it is not as usual. */
export function Fold({ changed, say, children }: Props) {
  return (
    <details class="fold">
      <summary>
        {say.word("page-fold")}
        {changed > 0 && <small> · {say.word("page-fold-changed", { count: changed })}</small>}
      </summary>
      {children}
    </details>
  );
}
