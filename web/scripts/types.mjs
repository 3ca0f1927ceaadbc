// Writes the types of the protocol and of each game's records from the schemas that Python prints.
// With --check it only says whether the committed ones are current.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const GEN = new URL("../src/gen/", import.meta.url);
const PYTHON = process.env.PYTHON ?? fileURLToPath(new URL("../../.venv/bin/python", import.meta.url));
const BANNER = "// Generated from the Python records by `make gen`: do not edit.";

function python(...args) {
  const run = spawnSync(PYTHON, args, { encoding: "utf8" });
  if (run.status !== 0) throw new Error(run.stderr || String(run.error));
  return run.stdout;
}

/** What is marked as a seat has a type of its own: a number that is shown as a name. */
const SEAT =
  "/** A place at the table, shown by the name of whoever sits there. */\nexport type Seat = number;\n";

/** Without titles, which would give every field a type of its own; an object of anything stays open. */
function plain(node) {
  if (Array.isArray(node)) return node.map(plain);
  if (node === null || typeof node !== "object") return node;
  if (node.says === "seat") return { tsType: "Seat" };
  const entries = Object.entries(node).filter(([key, value]) => key !== "title" || typeof value !== "string");
  const found = Object.fromEntries(entries.map(([key, value]) => [key, plain(value)]));
  if (found.type === "object" && !found.properties) found.additionalProperties ??= true;
  return found;
}

/** The types of one schema. Records without `additionalProperties` are as closed as the others for whoever reads them. */
async function types(name, ...args) {
  const printed = python("-m", "ludofoot.wire.schema", ...args);
  const schema = plain(JSON.parse(printed));
  const text = await compile(schema, name, {
    additionalProperties: false,
    bannerComment: BANNER,
    maxItems: 0,
    unreachableDefinitions: true,
    style: { printWidth: 110 },
  });
  const seated = printed.includes('"says": "seat"')
    ? text.replace(`${BANNER}\n`, `${BANNER}\n\n${SEAT}`)
    : text;
  return seated
    .replaceAll(/\/\*\*\n \* This interface was referenced by .*\n \* via the `definition` .*\n \*\/\n/g, "")
    .replaceAll(/ \*\n \* This interface was referenced by .*\n \* via the `definition` .*\n/g, "");
}

const games = JSON.parse(
  python(
    "-c",
    "import json; from ludofoot.catalogue import find_games; print(json.dumps(sorted(find_games())))",
  ),
);
const written = { "protocol.ts": await types("Protocol") };
for (const game of games) written[`${game}.ts`] = await types("Records", game);

let stale = 0;
for (const [file, text] of Object.entries(written)) {
  const place = new URL(file, GEN);
  if (existsSync(place) && readFileSync(place, "utf8") === text) continue;
  if (process.argv.includes("--check")) {
    console.error(`web/src/gen/${file} is not current: make gen`);
    stale = 1;
  } else {
    writeFileSync(place, text);
  }
}
process.exit(stale);
