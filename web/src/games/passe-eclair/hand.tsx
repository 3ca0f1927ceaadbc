import { useLayout } from "../../kit/layout";
import { art } from "./art";
import { Half, halfOf } from "./half";
import { ALONE, ENDS } from "./keys";
import type { Props } from "./model";

/** Your cards. Two people at one screen have a half each; their hands lie open. */
export function Hand(props: Props) {
  const { screen, screens, say } = props;
  const drawn = art.use();
  const layout = useLayout();
  const here = screens.filter(({ seat }) => seat >= 0);
  if (!drawn || screen.seat < 0) return null;
  if (here.length < 2) {
    return (
      <div class="pe-tray">
        <Half key={halfOf(props, screen)} {...props} of={screen} keys={ALONE} />
      </div>
    );
  }
  const near = layout.kind === "tall" ? here.slice(0, 1) : here;
  return (
    <div class="pe-tray halves">
      <div class="pe-halves">
        {near.map((of, index) => (
          <Half key={halfOf(props, of)} {...props} of={of} keys={ENDS[index] ?? ALONE} shared />
        ))}
      </div>
      <p class="pe-open">{say.word("screen-open-hands")}</p>
    </div>
  );
}
