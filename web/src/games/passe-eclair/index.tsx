import "./table.css";
import "./arena.css";
import "./hand.css";
import "./round.css";
import "./small.css";
import type { Records } from "../../gen/passe-eclair";
import type { ModuleOf } from "../../kit/module";
import { Hand } from "./hand";
import { label } from "./label";
import { lastRound, type Props, seatsHere } from "./model";
import { shouting, standingOf, wonRound } from "./says";
import { Screen } from "./screen";
import { script } from "./script";

/** Only whom the ball goes to, blocks and rounds won: everything else would come too late to be of use. */
function speaks({ screen, screens, say }: Props): string {
  const { view, told } = screen;
  const ended = view.step === "ready" ? lastRound(told) : undefined;
  const { over, large } = shouting(view, seatsHere(screens), say);
  if (view.step === "partner") return `${large} ${over}`;
  return ended ? `${wonRound(ended, say)} ${large}` : large;
}

export default {
  Screen,
  Hand,
  label,
  script,
  speaks,
  standing: ({ screen, say }) => standingOf(screen.view, say),
  draws: "others",
  handSizes: ({ hand_sizes: sizes }) => sizes,
  // Two people race at one screen: their hands lie open, no curtain falls between them.
  openHands: true,
  // A blue dotted mat.
  layout: {
    dockLying: [340, 290],
    dockTall: "50cqh",
    scrolls: "lying",
    side: 250,
    ground:
      "radial-gradient(rgb(255 255 255 / 9%) 2px, transparent 2.5px) 0 0 / 16px 16px light-dark(#274b86, #1c3763)",
  },
} satisfies ModuleOf<Records>;
