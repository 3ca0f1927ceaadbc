import "./table.css";
import "./middle.css";
import "./small.css";
import "./hand.css";
import "./motion.css";

export { Hand } from "./hand";
export { Screen } from "./screen";
export { sounds } from "./sounds";
