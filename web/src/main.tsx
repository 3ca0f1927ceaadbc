import "./styles/first.css";
import { render } from "preact";
import { App } from "./app";
import { wakeOnFirstTap } from "./sound/player";

const place = document.getElementById("page");
wakeOnFirstTap();
if (place) render(<App />, place);
