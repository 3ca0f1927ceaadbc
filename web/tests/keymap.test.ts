import { readdirSync, readFileSync } from "node:fs";
import { h, render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, test, vi } from "vitest";
import map from "../../src/ludofoot/keys.json";
import { type Action, actionsAt, keyOf, keysOf, RESERVED, signOf } from "../src/kit/keymap";
import { useFirstKeys } from "../src/kit/keys";
import { bundleOf, LANGS } from "../src/say/locale";
import { keyName, useKeys } from "../src/ui/keys";
import { printedOn } from "../src/ui/printed";

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

/** Every source of the page. */
const SOURCES = readdirSync("src", { recursive: true, encoding: "utf-8" })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => readFileSync(`src/${name}`, "utf-8"));

/** Which actions run somewhere by the map, besides the drawers that every table has. */
function runAt(surface: string): string[] {
  const calls = SOURCES.flatMap((text) => [
    ...text.matchAll(new RegExp(`keysOf\\(\\s*"${surface}", \\{([\\s\\S]*?)\\n? *\\}\\),?`, "g")),
  ]);
  const drawers = SOURCES.flatMap((text) => [...text.matchAll(/function drawerKeys[\s\S]*?\n\}/g)]);
  return [...calls.map(([, body]) => body), ...drawers.map(([body]) => body)].flatMap((body) =>
    [...(body ?? "").matchAll(/(\w+)(?::|,$)/gm)].map(([, action]) => action ?? ""),
  );
}

/** Pieces, buttons and sheets have these keys, whoever draws them. */
const OF_PIECES = ["choice", "arrows", "enter", "escape", "pass"];

describe("nothing drifts from the map", () => {
  test.each(SURFACES)("whatever the %s lists is done, and whatever is done is listed", (surface) => {
    const run = new Set([...OF_PIECES, ...runAt(surface)]);
    const listed = actionsAt(surface);
    expect(listed.filter((action) => !run.has(action))).toEqual([]);
    const known = [...run].filter((action) => action in map && keyOf(action as Action, surface));
    expect(known.filter((action) => !listed.includes(action as Action))).toEqual([]);
  });

  test("a letter of a game's own is none of the map's", () => {
    const own = SOURCES.flatMap((text) => [
      ...text.matchAll(/useKeys\(\{ (\w):|key(?:\.toLowerCase\(\))? === "([a-z])"/g),
    ]).map(([, one, other]) => one ?? other);
    const taken = [...actionsAt("page"), ...RESERVED].map((action) => keyOf(action));
    expect(own.filter((key) => key && taken.includes(key))).toEqual([]);
  });
});

describe("everybody's keyboard", () => {
  test.each([
    ["a French keyboard without Shift", "é", "Digit2", "2"],
    ["a French keyboard with Shift", "2", "Digit2", "2"],
    ["an English keyboard", "2", "Digit2", "2"],
    ["the pad", "2", "Numpad2", "2"],
    ["the pad without its lock", "ArrowDown", "Numpad2", "ArrowDown"],
    ["a keyboard on glass", "2", "", "2"],
    ["a French letter by its sign", "a", "KeyQ", "a"],
    ["a capital", "P", "KeyP", "p"],
    ["a Greek keyboard by its place", "π", "KeyP", "p"],
    ["a question mark on a digit", "?", "Digit6", "?"],
  ])("%s", (_, key, code, name) => {
    expect(keyName({ key, code })).toBe(name);
  });

  test("games and tables hear the digit of a French keyboard, and not what is held with other keys", () => {
    const [heard, run] = [vi.fn(() => true), vi.fn()];
    const Table = () => {
      useKeys({ "3": run });
      useFirstKeys(({ key }) => key === "2" && heard());
      return null;
    };
    const place = document.createElement("div");
    act(() => render(h(Table, null), place));
    const press = (key: string, code: string, held = {}) =>
      dispatchEvent(new KeyboardEvent("keydown", { key, code, ...held }));
    press("é", "Digit2");
    press('"', "Digit3");
    press("3", "Digit3", { ctrlKey: true });
    expect([heard.mock.calls.length, run.mock.calls.length]).toEqual([1, 1]);
    act(() => render(null, place));
  });

  test("a key shows what is printed on it where people write so", () => {
    const lang = vi.spyOn(navigator, "language", "get");
    const shown = (code: string, tongue: string) => {
      lang.mockReturnValue(tongue);
      return printedOn(code);
    };
    expect([shown("KeyQ", "fr-FR"), shown("KeyQ", "fr-CA"), shown("KeyY", "de")]).toEqual(["A", "Q", "Z"]);
    expect(shown("Digit2", "fr")).toBe("2");
    lang.mockRestore();
  });
});
