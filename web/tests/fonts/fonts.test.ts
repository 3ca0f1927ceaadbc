import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { charactersOf } from "./characters";

const WEB = join(import.meta.dirname, "../..");
const OURS = join(WEB, "../src/ludofoot");
const FACES = join(WEB, "src/styles/fonts.css");
const require = createRequire(FACES);

interface Face {
  family: string;
  stretch: string;
  file: string;
}

const faces: Face[] = readFileSync(FACES, "utf8")
  .split("@font-face")
  .slice(1)
  .map((text) => ({
    family: /font-family: "(.+?)"/.exec(text)?.[1] ?? "",
    stretch: /font-stretch: (.+?);/.exec(text)?.[1] ?? "100%",
    file: /url\("(.+?)"\)/.exec(text)?.[1] ?? "",
  }));

const drawnBy = new Map(faces.map(({ file }) => [file, charactersOf(readFileSync(require.resolve(file)))]));

/** Everything that is printed in these files, without what is only for programs. */
function printedIn(...patterns: string[]): Set<string> {
  const files = patterns.flatMap((pattern) => globSync(join(OURS, pattern)));
  expect(files.length).toBeGreaterThan(0);
  return new Set(files.flatMap((file) => [...readFileSync(file, "utf8")]).filter((one) => one > " "));
}

/** What a reader's own fonts draw, since not all of ours have it. */
const FOREIGN = new Set("→↑↓★ᵉ\u202f");

describe.each(faces)("$family at $stretch", ({ file }) => {
  const drawn = drawnBy.get(file) ?? new Set();
  const missing = (printed: Iterable<string>) =>
    [...printed].filter((one) => !drawn.has(one.codePointAt(0) ?? 0) && !FOREIGN.has(one));

  test("draws all that is said, in every language", () => {
    expect(missing(printedIn("locale/*/*.ftl"))).toEqual([]);
  });

  test("draws the rule sheets", () => {
    expect(missing(printedIn("games/*/sheet/*.md"))).toEqual([]);
  });

  test("draws the names on the cards", () => {
    expect(missing(printedIn("games/*/box.toml"))).toEqual([]);
  });

  test("draws the lettering of the pictures", () => {
    expect(missing(printedIn("art/**/*.py", "games/*/art/*.py"))).toEqual([]);
  });

  test("draws whatever a name in our languages may have", () => {
    expect(missing("ÀÂÄÆÇÈÉÊËÎÏÔÖŒÙÛÜàâäæçèéêëîïôöœßùûüÿ€")).toEqual([]);
  });

  test("does not draw what it cannot", () => {
    expect(drawn.has("ж".codePointAt(0) ?? 0)).toBe(false);
    expect(drawn.has("★".codePointAt(0) ?? 0)).toBe(false);
  });
});

test("what is foreign is really said somewhere", () => {
  const printed = printedIn("locale/*/*.ftl", "games/*/sheet/*.md");
  expect([...FOREIGN].filter((one) => !printed.has(one))).toEqual([]);
});

test("every family that is asked for has a face of the usual width", () => {
  const asked = readFileSync(join(WEB, "src/styles/tokens.css"), "utf8").matchAll(
    /--(?:display|title|text): "(.+?)"/g,
  );
  const usual = faces.filter(({ stretch }) => stretch === "100%").map(({ family }) => family);
  expect([...asked].map(([, family]) => family).sort()).toEqual(usual.sort());
});

test("a narrow face is not asked for by what is set in the usual width", () => {
  const narrow = faces.filter(({ stretch }) => stretch !== "100%");
  expect(narrow.map(({ stretch }) => stretch)).toEqual(["75% 99%"]);
  const wanted = globSync(join(WEB, "src/**/*.css"))
    .filter((file) => file !== FACES)
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/font-stretch: (\d+)%/g)])
    .map(([, width]) => Number(width));
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.every((width) => width >= 75 && width <= 99)).toBe(true);
});
