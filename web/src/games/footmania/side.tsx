import { useState } from "preact/hooks";
import { useMedia } from "../../ui/media";
import type { GameProps } from "..";
import { useArt } from "./art";
import { League } from "./league";
import { Market } from "./market";
import { viewOf } from "./model";
import { NARROW } from "./screen";

/** Beside the table: the market, or the championship. */
export function Side(props: GameProps) {
  const view = viewOf(props.screen);
  useArt();
  const narrow = useMedia(NARROW);
  const [shown, show] = useState<"market" | "league">("market");
  if (!view || narrow) return null;
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
