import "./table.css";
import "./pieces.css";
import "./duel.css";
import "./drama.css";
import "./tray.css";
import "./builder.css";
import "./tall.css";
import "./lying.css";
import "./builder-sizes.css";
import "./large.css";
import type { Records } from "../../gen/finale";
import type { ModuleOf } from "../../kit/module";
import { Hand } from "./hand";
import { label } from "./labels";
import type { FinalePreview } from "./plans";
import { isApart, Screen, standing } from "./screen";
import { script } from "./script";
import { stage } from "./stage";
import { Summary } from "./summary";

export default {
  Screen,
  Hand,
  Summary,
  label,
  script,
  stage,
  standing,
  draws: "everybody",
  scorers: (event) => (event.type === "goal" ? [event.seat] : undefined),
  layout: (layout) => ({
    mat: "flush",
    dockLying: [340, isApart(layout) ? 236 : 252],
    side: 250,
    result: "beside",
    scrolls: "always",
  }),
} satisfies ModuleOf<Records, FinalePreview>;
