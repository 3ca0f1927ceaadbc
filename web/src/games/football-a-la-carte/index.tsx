import "./table.css";
import "./board.css";
import "./hand.css";
import "./small.css";
import "./motion.css";
import type { Records } from "../../gen/football-a-la-carte";
import type { ModuleOf } from "../../kit/module";
import { Hand } from "./hand";
import { label } from "./label";
import { type BallPreview, teamOf } from "./model";
import { Screen, standing } from "./screen";
import { script } from "./script";
import { Summary, verdict } from "./summary";

export default {
  Screen,
  Hand,
  Summary,
  label,
  script,
  standing,
  verdict,
  draws: "everybody",
  score: (view, seat) => view.goals[teamOf(view, seat)],
  scorers: (event) => (event.type === "goal" ? event.scorers : undefined),
  handSizes: ({ hand_sizes: sizes }) => sizes,
  // The pitch lies on the wood itself and needs all the height there is.
  layout: {
    mat: "bare",
    dock: "beside",
    dockLying: [300, 252],
    dockTall: "42cqh",
    scrolls: "lying",
    side: 250,
    result: "beside",
  },
} satisfies ModuleOf<Records, BallPreview>;
