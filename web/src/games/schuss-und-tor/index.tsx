import "./table.css";
import "./middle.css";
import "./small.css";
import "./hand.css";
import "./motion.css";
import type { Records } from "../../gen/schuss-und-tor";
import type { ModuleOf } from "../../kit/module";
import { Hand } from "./hand";
import { Screen } from "./screen";
import { script } from "./script";

export default {
  Screen,
  Hand,
  script,
  draws: "others",
  score: ({ goals }, seat) => goals[seat],
  scorers: (event) => (event.type === "goal" ? [event.seat] : undefined),
  handSizes: ({ hand_sizes: sizes }) => sizes,
} satisfies ModuleOf<Records>;
