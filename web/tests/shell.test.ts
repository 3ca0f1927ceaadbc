import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { layoutOf, propertiesOf } from "../src/kit/layout";

/** The shell's own: a game that names one of these reaches into it. */
const SHELL =
  "table felt players mat rail sheet log latest ticker note dock prompt acts ask picture tray me bar where result " +
  "banner refusal curtain drawer lid timeline past";
const FORBIDDEN = new RegExp(`\\.(${SHELL.replaceAll(" ", "|")})(?![\\w-])`);
const REGION = /\[data-(region|layout|small|mat|dock|draws|result)/;

function styleSheets(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => join(folder, file));
}

/** The selectors of a style sheet, without comments and what stands in the blocks. */
function selectorsIn(file: string): string[] {
  const text = readFileSync(file, "utf-8").replaceAll(/\/\*.*?\*\//gs, "");
  return [...text.matchAll(/([^{};]+)\{/g)].map(([, selector]) => selector?.trim() ?? "");
}

test("no game's style names a class of the shell", () => {
  const sheets = styleSheets("src/games");
  expect(sheets.length).toBeGreaterThan(20);
  const found = sheets.flatMap((file) =>
    selectorsIn(file)
      .filter((selector) => FORBIDDEN.test(selector) || REGION.test(selector))
      .map((selector) => `${file}: ${selector}`),
  );
  expect(found).toEqual([]);
});

test("the lint of the styles bites", () => {
  expect(FORBIDDEN.test(".table:has(.fi) .x")).toBe(true);
  expect(FORBIDDEN.test(".fi .prompt.one")).toBe(true);
  expect(FORBIDDEN.test(".fi-label .prompts, .fi .mats")).toBe(false);
});

describe("the layout", () => {
  const kind = (width: number, height: number) => {
    const { kind: found, small } = layoutOf(width, height);
    return small ? `${found} small` : found;
  };

  test("lying is asked first, then tall, then wide", () => {
    expect(kind(844, 390)).toBe("lying small");
    expect(kind(1024, 600)).toBe("lying");
    expect(kind(1280, 640)).toBe("lying");
    expect(kind(768, 1024)).toBe("tall");
    expect(kind(390, 844)).toBe("tall");
    expect(kind(360, 640)).toBe("tall small");
    expect(kind(1280, 800)).toBe("wide");
    expect(kind(2560, 1440)).toBe("wide");
  });

  test("what a game wishes becomes properties, the small form its own", () => {
    const wishes = { dockLying: [340, 252], side: 250, ticker: "none" } as const;
    expect(propertiesOf(wishes, layoutOf(844, 390))).toEqual({
      "--dock-lying": "252px",
      "--side": "250px",
      "--ticker": "none",
    });
    expect(propertiesOf({ mat: "bare" }, layoutOf(1280, 800))).toEqual({});
  });
});
