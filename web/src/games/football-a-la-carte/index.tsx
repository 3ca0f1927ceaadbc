import "./table.css";
import "./board.css";
import "./hand.css";
import "./small.css";
import "./motion.css";

export { Hand } from "./hand";
export { Screen, standing } from "./screen";
export { sounds } from "./sounds";
export { Summary, verdict } from "./summary";
