import "./table.css";
import "./board.css";
import "./duel.css";
import "./tray.css";
import "./market.css";
import "./sheets.css";
import "./small.css";
import type { Records } from "../../gen/footmania";
import { PHONE } from "../../kit/layout";
import type { ModuleOf } from "../../kit/module";
import { Hand } from "./hand";
import { listed } from "./listed";
import type { ClubPreview } from "./model";
import { Screen } from "./screen";
import { script } from "./script";
import { Side } from "./side";
import { standing, verdict } from "./standing";

export default {
  Screen,
  Hand,
  Side,
  listed,
  script,
  standing,
  verdict,
  draws: "everybody",
  // The market, the bank and the declaration have their own places.
  offersOpenMoves: true,
  // The board lies on the wood itself; on a phone it shows the last line.
  layout: ({ width }) => ({ mat: "bare", result: "beside", ticker: width <= PHONE ? "none" : "flex" }),
} satisfies ModuleOf<Records, ClubPreview>;
