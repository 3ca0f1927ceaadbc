import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Said } from "../src/gen/protocol";
import { bundleOf, LANGS, type Lang } from "../src/say/locale";
import { Voice } from "../src/say/voice";
import cases from "./said.json";

const LOCALE = join(import.meta.dirname, "../../src/ludofoot/locale");

function voice(lang: Lang): Voice {
  const files = ["schuss_und_tor", "core", "page"];
  const source = files.map((name) => readFileSync(join(LOCALE, lang, `${name}.ftl`), "utf8")).join("\n");
  return new Voice([bundleOf(lang, source)]);
}

test.each(LANGS)("the same words as Python finds, in %s", (lang) => {
  for (const { said, names = [], reader, ...wanted } of cases) {
    expect(
      voice(lang)
        .to(names, reader)
        .say(said as Said),
    ).toBe(wanted[lang]);
  }
});

test("a refusal is its sentence; what cannot be said is its id", () => {
  const refusal = { type: "refusal" as const, code: "not-your-turn", clause: "ST-21" };
  expect(voice("en").refuse(refusal)).not.toContain("refuse-");
  expect(new Voice([]).refuse(refusal)).toBe("refuse-not-your-turn");
});
