// Sets the page's verifier on records: a list of [text, kept] as JSON on the standard input, the verdicts as JSON back.
import { text } from "node:stream/consumers";
import { build } from "vite";

const { output } = await build({
  configFile: false,
  logLevel: "warn",
  build: { ssr: "src/verify/verify.ts", write: false },
});
const { verify } = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
const cases = JSON.parse(await text(process.stdin));
console.log(JSON.stringify(cases.map(([record, kept]) => verify(record, kept))));
