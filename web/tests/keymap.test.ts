import { readFileSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import { actionsAt, keyOf, keysOf, signOf } from "../src/kit/keymap";
import { bundleOf, LANGS } from "../src/say/locale";

const SURFACES = ["page", "replay"] as const;

describe("the one map of keys", () => {
  test.each(SURFACES)("no key of the %s means two things", (surface) => {
    const keys = actionsAt(surface).map((action) => keyOf(action, surface));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeGreaterThan(5);
  });

  test("the same thing has the same key at the table and in a replay", () => {
    for (const action of actionsAt("page").filter((one) => actionsAt("replay").includes(one)))
      expect(keyOf(action, "replay")).toBe(keyOf(action, "page"));
  });

  test.each(LANGS)("whatever has a key is told in %s", (lang) => {
    const words = bundleOf(lang, readFileSync(`../src/ludofoot/locale/${lang}/page.ftl`, "utf-8"));
    for (const surface of SURFACES)
      for (const action of actionsAt(surface))
        expect(words.hasMessage(`page-key-${action}`), action).toBe(true);
  });

  test("what is done stands under its key, and its sign can be read", () => {
    const back = vi.fn();
    keysOf("replay", { back })[keyOf("back", "replay")]?.();
    expect(back).toHaveBeenCalledTimes(1);
    expect([signOf("u"), signOf("ArrowLeft"), signOf("Home")]).toEqual(["U", "←", "Home"]);
  });
});
