import "./table.css";
import "./arena.css";
import "./hand.css";
import "./round.css";
import "./small.css";

export { Hand } from "./hand";
export { Screen } from "./screen";
export { sounds } from "./sounds";
/** Two people race at one screen: their hands lie open, no curtain falls between them. */
export const openHands = true;
