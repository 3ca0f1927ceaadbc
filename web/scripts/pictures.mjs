// Makes the PNGs of the page of the drawings that come on standard input, into the folder named first.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

const folder = process.argv[2];
const { drawings, fonts } = JSON.parse(readFileSync(0, "utf8"));
const font = {
  fontBuffers: fonts.map((face) => Buffer.from(face, "base64")),
  loadSystemFonts: false,
  defaultFontFamily: "Bricolage Grotesque",
};

await initWasm(readFileSync(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm")));
mkdirSync(folder, { recursive: true });
for (const { name, width, svg } of drawings) {
  const picture = new Resvg(svg, { font, fitTo: { mode: "width", value: width } }).render();
  writeFileSync(`${folder}/${name}.png`, picture.asPng());
}
