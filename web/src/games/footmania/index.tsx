import "./table.css";
import "./board.css";
import "./duel.css";
import "./tray.css";
import "./market.css";
import "./sheets.css";
import "./words.css";
import "./scenes.css";
import "./lying.css";
import "./tablet.css";
import "./small.css";
import "./large.css";
import type { Records } from "../../gen/footmania";
import type { ModuleOf } from "../../kit/module";
import { Hand } from "./hand";
import { label } from "./label";
import { listed } from "./listed";
import type { ClubPreview } from "./model";
import { Screen } from "./screen";
import { script } from "./script";
import { Side } from "./side";
import { standing, verdict } from "./standing";

/** Below this height the tray is narrower too. */
const LOW = 620;

export default {
  Screen,
  Hand,
  Side,
  label,
  listed,
  script,
  standing,
  verdict,
  draws: "everybody",
  // The market, the bank and the declaration have their own places.
  offersOpenMoves: true,
  // The board lies on the wood itself. A low window has room for one panel.
  layout: ({ height }) => ({
    mat: "bare",
    dockLying: [height < LOW ? 284 : 306, 244],
    side: 280,
    result: "beside",
    scrolls: "always",
    sheetLying: "none",
  }),
} satisfies ModuleOf<Records, ClubPreview>;
