import "./table.css";
import "./middle.css";
import "./small.css";
import "./hand.css";
import "./motion.css";
import type { Records } from "../../gen/schuss-und-tor";
import type { ModuleOf } from "../../kit/module";
import { label } from "./calls";
import { Hand } from "./hand";
import { Screen } from "./screen";
import { script } from "./script";

export default {
  Screen,
  Hand,
  label,
  script,
  draws: "others",
  score: ({ goals }, seat) => goals[seat],
  scorers: (event) => (event.type === "goal" ? [event.seat] : undefined),
  handSizes: ({ hand_sizes: sizes }) => sizes,
  layout: { dockLying: [304, 264], dockTall: "50cqh", scrolls: "lying" },
} satisfies ModuleOf<Records>;
