import "./table.css";
import "./pieces.css";
import "./duel.css";
import "./tray.css";
import "./builder.css";
import "./small.css";

export { Hand } from "./hand";
export { Screen, standing } from "./screen";
export { sounds } from "./sounds";
