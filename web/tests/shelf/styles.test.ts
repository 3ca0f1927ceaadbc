import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const STYLES = join(import.meta.dirname, "../../src/styles");

function importedBy(file: string): string[] {
  return [...readFileSync(join(STYLES, file), "utf8").matchAll(/@import "(.+?)"/g)].map(
    ([, name]) => name ?? "",
  );
}

test("the first styles come before all others and only once: nothing is sent twice", () => {
  const [first, all] = [importedBy("first.css"), importedBy("index.css")];
  expect(first.length).toBeGreaterThan(3);
  expect(all.filter((name) => first.includes(name))).toEqual([]);
  expect(readFileSync(join(STYLES, "../main.tsx"), "utf8")).toMatch(/^import "\.\/styles\/first\.css";/);
});

test("the first styles are about the shelf, and not about the table", () => {
  const text = importedBy("first.css").map((name) => readFileSync(join(STYLES, name), "utf8"));
  expect(text.join("")).toContain(".shelf-row");
  for (const name of ["./table.css", "./dock.css", "./seats.css"]) {
    expect(importedBy("first.css")).not.toContain(name);
  }
});
