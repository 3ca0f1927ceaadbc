import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { render } from "preact";
import { afterEach, expect, test } from "vitest";
import { Voice } from "../src/say/voice";
import { Dealing, Figures } from "../src/table/dealing";
import type { Fails, Holds, Verdict } from "../src/verify/verify";

const LANGS = ["fr", "en", "de"];
const holds: Holds = {
  holds: true,
  promised: true,
  promise: 2,
  table: "K7RWM-3TQPZ/1",
  secret: "5e".repeat(32),
  seed: `keyed:${"77".repeat(32)}`,
  salts: [{ seat: 1, salt: "aa".repeat(32) }],
  openings: [{ line: 1, commitment: "bb".repeat(32), reason: "", left: [] }],
};
const REASONS: Fails["reason"][] = [
  ...(["form", "seated-first", "opened-late", "promise-unknown", "promised-late", "salt-used"] as const),
  ...(["salt-late", "salt-other", "salt-twice", "salt-missing", "left-after-salt", "setup-other"] as const),
  ...(["started-twice", "secret-early", "secret-twice", "secret-other", "secret-missing"] as const),
  ...(["seed-other", "commitment-kept", "salt-kept"] as const),
  ...(["not-ours", "newer", "too-large", "tampered", "damaged"] as const),
];

function voice(lang: string): Voice {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const name of ["core", "page"]) {
    const text = readFileSync(`../src/ludofoot/locale/${lang}/${name}.ftl`, "utf-8");
    bundle.addResource(new FluentResource(text));
  }
  return new Voice([bundle]);
}

function shown(verdict: Verdict, yours = false, say = voice("en")): HTMLElement {
  render(<Dealing verdict={verdict} yours={yours} say={say} />, document.body);
  return document.body;
}

const tone = (body: HTMLElement) => body.querySelector("p.verdict")?.className;

afterEach(() => render(null, document.body));

test.each(REASONS)("%s has a red sentence and what to do, in every language", (reason) => {
  for (const lang of LANGS) {
    const body = shown({ holds: false, reason, line: 3 }, false, voice(lang));
    expect(tone(body)).toBe("verdict red");
    expect(body.querySelectorAll("p")).toHaveLength(2);
    expect(body.textContent).not.toMatch(/unfair-|refuse-|page-|\{/);
  }
});

test("what holds is green, and one's own salt is claimed only if it was compared", () => {
  expect(tone(shown(holds))).toBe("verdict green");
  expect(shown(holds).textContent).toContain("the salt of the players");
  expect(shown(holds, true).textContent).toContain("your salt");
});

test("the older promise, and none at all, are amber", () => {
  expect(tone(shown({ ...holds, promise: 1 }, true))).toBe("verdict amber");
  expect(document.body.textContent).toContain("older, weaker promise");
  expect(tone(shown({ ...holds, promised: false }))).toBe("verdict amber");
  expect(document.body.textContent).toContain("Nothing was promised");
});

test("a deal thrown away is told with its reason, and warned of if nobody had left", () => {
  const [first] = holds.openings;
  const again = { line: 4, commitment: "cc".repeat(32), reason: "left", left: [1] };
  const openings = first ? [first, again, { ...again, line: 7, reason: "weather" }] : [];
  expect(tone(shown({ ...holds, openings }))).toBe("verdict green");
  const lines = () => [...document.querySelectorAll("li")].map((line) => line.textContent);
  expect(lines()).toEqual([
    "Promise 2: somebody left during the shuffle (seat 2)",
    "Promise 3: somebody had left (seat 2)",
  ]);
  expect(tone(shown({ ...holds, openings: [...openings, { ...again, line: 9, left: [] }] }))).toBe(
    "verdict amber",
  );
  expect(lines()[2]).toContain("nobody had left. Beware");
});

test("every figure stands behind its name", () => {
  render(<Figures found={holds} say={voice("en")} />, document.body);
  const figures = [...document.querySelectorAll(".hash")].map((figure) => figure.textContent);
  expect(figures.slice(0, 4)).toEqual(["bb".repeat(32), "5e".repeat(32), "aa".repeat(32), holds.seed]);
  expect(figures[4]).toMatch(/^([0-9a-f]{8} ){7}[0-9a-f]{8}$/);
  expect(document.body.textContent).toContain("Salt of seat 2");
});
