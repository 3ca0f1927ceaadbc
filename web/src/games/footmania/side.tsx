import { useState } from "preact/hooks";
import { useLayout } from "../../kit/layout";
import { art } from "./art";
import { League } from "./league";
import { Market } from "./market";
import type { Props } from "./model";

/** Beside the table: the market, or the championship. */
export function Side(props: Props) {
  const { view } = props.screen;
  art.use();
  const { kind, small } = useLayout();
  const [shown, show] = useState<"market" | "league">("market");
  // Elsewhere they are pages, or lie under the board.
  if (kind === "tall" || (kind === "lying" && small)) return null;
  const { say } = props;
  return (
    <div class="sheet fm-side">
      <div class="heads" role="tablist">
        {(["market", "league"] as const).map((id) => (
          <button
            key={id}
            type="button"
            role="tab"
            aria-selected={shown === id}
            id={`fm-head-${id}`}
            aria-controls="fm-side"
            onClick={() => show(id)}
          >
            {say.word(id === "market" ? "screen-page-market" : "screen-league")}
          </button>
        ))}
      </div>
      <div
        class="inside"
        id="fm-side"
        role="tabpanel"
        aria-labelledby={`fm-head-${shown}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whatever scrolls must be reached by keyboard.
        tabIndex={0}
      >
        {shown === "market" ? <Market {...props} view={view} /> : <League {...props} view={view} />}
      </div>
    </div>
  );
}
