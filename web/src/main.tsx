import { render } from "preact";

const place = document.getElementById("page");
if (place) render(<main>Ludofoot</main>, place);
