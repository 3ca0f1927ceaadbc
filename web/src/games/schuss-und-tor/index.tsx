import "./table.css";
import "./hand.css";
import "./motion.css";

export { Hand } from "./hand";
export { Screen } from "./screen";
