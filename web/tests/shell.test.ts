import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { layoutOf, propertiesOf } from "../src/kit/layout";

/** The shell's own: a game that names one of these reaches into it. */
const SHELL =
  "table felt players mat rail sheet log latest ticker note dock prompt acts ask picture tray me bar where result " +
  "banner refusal curtain drawer lid timeline past";
const FORBIDDEN = new RegExp(`\\.(${SHELL.replaceAll(" ", "|")})(?![\\w-])`);
const REGION = /\[data-(region|mat|dock|draws|result)/;
/** The window is not what a game lies in: a table may share it. */
const WINDOW = /@media[^{]*\b(width|height|orientation|aspect-ratio)\b/g;

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

test("no game's style asks the window how large it is", () => {
  const asking = styleSheets("src/games").filter((file) => readFileSync(file, "utf-8").search(WINDOW) >= 0);
  const found = asking.map((file) => file.split("/").slice(-2).join("/"));
  expect(found).toEqual([]);
});

test("the lint of the styles bites", () => {
  expect("@media (max-width: 760px) {".search(WINDOW)).toBe(0);
  expect("@media (prefers-reduced-motion: reduce) {".search(WINDOW)).toBe(-1);
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

  test("a tall window as narrow as a phone is one, a tablet is none", () => {
    expect(layoutOf(390, 844).phone).toBe(true);
    expect(layoutOf(768, 1024).phone).toBe(false);
    expect(layoutOf(844, 390).phone).toBe(false);
  });

  test("knows when everything is written much larger than designed", () => {
    expect([1, 1.25, 1.4, 2].map((text) => layoutOf(844, 390, text).large)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  test("what is large and far away grows", () => {
    const zooms = [layoutOf(1280, 800), layoutOf(1920, 1080), layoutOf(2560, 1440), layoutOf(2560, 1200)];
    expect(zooms.map(({ zoom }) => zoom)).toEqual([1, 1.25, 1.6, 1.25]);
    expect(propertiesOf({}, layoutOf(1920, 1080))).toEqual({ "--zoom": "1.25" });
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
