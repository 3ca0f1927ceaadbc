import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Said } from "../src/gen/protocol";
import { bundleOf, LANGS, type Lang } from "../src/say/locale";
import { Voice } from "../src/say/voice";
import cases from "./said.json";

const LOCALE = join(import.meta.dirname, "../../src/ludofoot/locale");

/** The same as in tests/locale/test_voice.py. */
const PARTS = `
face-parts = { $two } { $one }
face-part-left = to the left
face-joker = the joker
move-lay = Lay { $face }
`;

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

test("a record without words is said as it is", () => {
  const args = { card: { type: "word", id: "card-7" }, to: { type: "player", seat: 1 }, loud: "", price: 3 };
  const speaker = voice("en").to(["", "Lina"]);
  expect(speaker.word("move-show-off", args)).toBe("show-off card=7 to=Lina price=3");
  expect(speaker.word("event-resigned")).toBe("resigned");
  expect(speaker.word("ask-something", args)).toBe("ask-something");
});

test("a word is said in parts where its kind says how", () => {
  const speaker = new Voice([bundleOf("en", PARTS)]);
  expect(speaker.word("face-left-3")).toBe("3 to the left");
  expect(speaker.word("face-up-4")).toBe("4 up");
  expect(speaker.word("face-joker")).toBe("the joker");
  expect(speaker.word("move-lay", { face: { type: "word", id: "face-left-3" } })).toBe("Lay 3 to the left");
  expect(speaker.knows("face-up-4")).toBe(true);
  expect(speaker.knows("deck-up-4")).toBe(false);
});
