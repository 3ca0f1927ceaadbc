import "./table.css";
import "./pieces.css";
import "./duel.css";
import "./tray.css";
import "./builder.css";
import "./small.css";
import type { Records } from "../../gen/finale";
import type { ModuleOf } from "../../kit/module";
import { Hand } from "./hand";
import { label } from "./labels";
import type { FinalePreview } from "./plans";
import { Screen, standing } from "./screen";
import { script } from "./script";

export default {
  Screen,
  Hand,
  label,
  script,
  standing,
  draws: "everybody",
  scorers: (event) => (event.type === "goal" ? [event.seat] : undefined),
  layout: { mat: "flush", side: 244, result: "beside" },
} satisfies ModuleOf<Records, FinalePreview>;
