import "./table.css";
import "./board.css";
import "./duel.css";
import "./tray.css";
import "./market.css";
import "./sheets.css";
import "./small.css";

export { Hand } from "./hand";
export { listed } from "./listed";
export { Screen } from "./screen";
export { Side } from "./side";
export { sounds } from "./sounds";
export { standing, verdict } from "./standing";

/** The market, the bank and the declaration have their own places. */
export const offersOpenMoves = true;
