import "./styles/first.css";
import { render } from "preact";
import { App } from "./app";
import { wakeOnFirstTap } from "./sound/player";
import { learnLayout } from "./ui/printed";

const place = document.getElementById("page");
wakeOnFirstTap();
learnLayout();
if (place) render(<App />, place);
addEventListener("load", () =>
  import("./pocket/pocket").then(
    ({ pocket }) => pocket(),
    () => undefined,
  ),
);
