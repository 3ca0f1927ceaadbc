import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { fromHex, promiseOf, toHex } from "../src/net/random";
import { blake2b } from "../src/verify/blake2b";
import { utf8 } from "../src/verify/bytes";
import { below, keyOf, stream } from "../src/verify/luck";
import type { Setup } from "../src/verify/record";
import { seedOf, setupText, termsOf } from "../src/verify/seed";
import { verify } from "../src/verify/verify";

const counted = (length: number) => Uint8Array.from({ length }, (_, index) => index);

describe("BLAKE2b", () => {
  test("the vector of RFC 7693", () => {
    expect(toHex(blake2b(utf8("abc"), { size: 64 }))).toBe(
      "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1" +
        "7d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923",
    );
  });

  test.each([
    [
      0,
      "10ebb67700b1868efb4417987acf4690ae9d972fb7a590c2f02871799aaa4786" +
        "b5e996e8f0f4eb981fc214b005f42d2ff4233499391653df7aefcbc13fc51568",
    ],
    [
      1,
      "961f6dd1e4dd30f63901690c512e78e4b45e4742ed197c3c5e45c549fd25f2e4" +
        "187b0bc9fe30492b16b0d0bc4ef9b0f34c7003fac09a5ef1532e69430234cebd",
    ],
    [
      255,
      "142709d62e28fcccd0af97fad0f8465b971e82201dc51070faa0372aa43e9248" +
        "4be1c1e73ba10906d5d1853db6a4106e0a7bf9800d373d6dee2d46d62ef2a461",
    ],
  ])("the published vector of %i bytes under a key", (length, hash) => {
    expect(toHex(blake2b(counted(length), { size: 64, key: counted(64) }))).toBe(hash);
  });

  test("any length agrees with another implementation", () => {
    for (let length = 0; length < 400; length += 7) {
      const data = counted(length);
      expect(toHex(blake2b(data, { size: 64 }))).toBe(createHash("blake2b512").update(data).digest("hex"));
    }
  });
});

describe("the example of the documentation", () => {
  const page = readFileSync("../docs/protocol.md", "utf8").split("An example. ")[1] ?? "";
  const said = (name: string) => page.split(`| ${name} | \``)[1]?.split("` |")[0] ?? `no ${name}`;
  const salts = new Map([
    [2, said("salt of seat 2")],
    [0, said("salt of seat 0")],
  ]);
  const setup: Setup = { seats: 3, options: new Map([["goal-limit", 5]]), opener: 1, number: 1, box: "" };
  const terms = { secret: said("secret"), table: said("table"), setup, salts };
  const seed = said("seed");

  test("the commitments", () => {
    const [secret, first, last] = page.matchAll(/\| its commitment \| `([0-9a-f]{64})` \|/g);
    expect(promiseOf(terms.secret)).toBe(secret?.[1]);
    expect(promiseOf(salts.get(0) ?? "")).toBe(first?.[1]);
    expect(promiseOf(salts.get(2) ?? "")).toBe(last?.[1]);
  });

  test("the setup, the terms and the seed", () => {
    const [, length, begin] = /\| the terms, (\d+) bytes, begin \| `([0-9a-f]+)` \|/.exec(page) ?? [];
    expect(setupText(setup)).toBe(said("setup"));
    expect(termsOf(terms)).toHaveLength(Number(length));
    expect(toHex(termsOf(terms)).startsWith(begin ?? "none")).toBe(true);
    expect(seedOf(terms, 2)).toBe(seed);
  });

  test("the stream of luck", () => {
    const [, key, words] = /the key begins `([0-9a-f]+)`, the first words are `([^`]+)`/.exec(page) ?? [];
    const seventeenth = /first of block 1, is `([0-9a-f]+)`/.exec(page)?.[1];
    const luck = stream(seed);
    const drawn = Array.from({ length: 17 }, () => luck.next().value.toString(16).padStart(8, "0"));
    expect(toHex(keyOf(seed)).startsWith(key ?? "none")).toBe(true);
    expect(drawn.slice(0, 4).join(" ")).toBe(words);
    expect(drawn[16]).toBe(seventeenth);
  });

  test("the numbers that are drawn from it", () => {
    const [, n, six] = /Six numbers below (\d+) are ([\d, ]+)\./.exec(page) ?? [];
    const luck = stream(seed);
    expect(Array.from({ length: 6 }, () => below(luck, Number(n))).join(", ")).toBe(six);
    const [, most, number] = /A number below\s(\d+) rejects the first word and is (\d+)\./.exec(page) ?? [];
    expect(below(stream(seed), Number(most))).toBe(Number(number));
  });
});

test("a setup is written in one way, whatever its texts hold", () => {
  const options = new Map<string, string | number>([
    ["\u{1f600}", 1],
    ["\uff61", -2],
    ["a", 'q"\\/\b\t\n\f\r\u0001\u007fé\u2028'],
  ]);
  const text = setupText({ seats: 2, options, opener: null, number: 7, box: "" });
  expect(text).toBe(
    '{"seats":2,"options":{"a":"q\\"\\\\/\\b\\t\\n\\f\\r\\u0001\u007fé\u2028","\uff61":-2,"\u{1f600}":1},' +
      '"opener":null,"number":7,"box":""}',
  );
});

// ---- records

const SETUP = { seats: 1, options: {}, opener: null, number: 1, box: "" };
const SECRET = "5e".repeat(32);
const SALT = "aa".repeat(32);

type Line = Record<string, unknown>;

/** A file with these lines, sealed as whoever writes it would. */
function file(entries: unknown, more: Line = {}): string {
  const head = { format: "ludofoot record", version: 1, game: "g", rules: "1", seats: 1, decision_ms: 0 };
  const text = JSON.stringify({ ...head, entries, outcome: null, ...more, seal: "" });
  return sealed(text);
}

function sealed(text: string): string {
  const seal = toHex(blake2b(utf8(text), { size: 16 }));
  return text.replace(/"seal":""\}$/, `"seal":"${seal}"}`);
}

const opened = (secret = SECRET, more: Line = {}): Line => ({
  type: "Opened",
  at: 0,
  table: "T/1",
  commitment: promiseOf(secret),
  setup: SETUP,
  promise: 2,
  ...more,
});
const sat = (seat = 0): Line => ({ type: "Sat", at: 0, seat, who: { name: "Ada", bot: "", screen: "" } });
const promised = (salt = SALT): Line => ({
  type: "Salted",
  at: 0,
  seat: 0,
  commitment: promiseOf(salt),
  salt: "",
});
const salted = (salt = SALT): Line => ({ type: "Salted", at: 0, seat: 0, commitment: "", salt });
const revealed = (secret = SECRET): Line => ({ type: "Revealed", at: 0, secret });

function started(secret = SECRET, salt = SALT): Line {
  const terms = {
    secret,
    table: "T/1",
    setup: { ...SETUP, options: new Map() },
    salts: new Map([[0, salt]]),
  };
  return { type: "Started", at: 0, setup: SETUP, seed: seedOf(terms, 2) };
}

const fair = () => [opened(), sat(), promised(), salted(), started(), revealed()];

test("a fair deal holds, and what it is made of is told", () => {
  expect(verify(file(fair()))).toEqual({
    holds: true,
    promised: true,
    promise: 2,
    table: "T/1",
    secret: SECRET,
    seed: started().seed,
    salts: [{ seat: 0, salt: SALT }],
    openings: [{ line: 1, commitment: promiseOf(SECRET), reason: "", left: [] }],
  });
});

test("line breaks between the entries belong to no text", () => {
  const text = file(fair()).replaceAll('},{"type"', '},\n{"type"');
  expect(verify(`${text}\n`).holds).toBe(true);
  expect(verify(text.replaceAll("\n", "\r\n")).holds).toBe(true);
});

test("a secret that was shown before another promise counts for no deal", () => {
  const entries = [opened(), revealed(), opened("77".repeat(32)), sat(), promised(), salted(), started()];
  expect(verify(file(entries))).toMatchObject({ holds: false, reason: "secret-missing" });
});

test("under the older promise a salt that is no number is nobody's", () => {
  const older = opened(SECRET, { promise: 1 });
  const entries = [older, sat(), salted("zz"), started(), revealed()];
  expect(verify(file(entries))).toEqual({ holds: false, reason: "salt-other", line: 3 });
});

describe("what was kept", () => {
  const again = "77".repeat(32);
  const other = "99".repeat(32);
  const entries = [opened(again), opened(), sat(), promised(), salted(), started(), revealed()];
  const [first, last] = [promiseOf(again), promiseOf(SECRET)];

  test.each([
    [[first, last], [SALT], undefined],
    [[first], [], undefined],
    [[last], [], "commitment-kept"],
    [[last, first], [], "commitment-kept"],
    [[first, promiseOf(other)], [], "commitment-kept"],
    [[first, last, last], [], "commitment-kept"],
    [[first], [other], "salt-kept"],
  ])("%j and %j", (commitments, salts, reason) => {
    const verdict = verify(file(entries), { commitments, salts });
    expect(verdict.holds ? undefined : verdict.reason).toBe(reason);
  });
});

describe("whatever a file holds, it is answered", () => {
  const deep = "[".repeat(200_000) + "]".repeat(200_000);
  const halfACharacter = file(fair()).replace("T/1", "\\ud800");
  const twice = file(fair()).replace('"game":"g"', '"game":"g","game":"h"');

  test.each([
    ["nothing", "", "damaged"],
    ["no JSON", "{]", "damaged"],
    ["another file", "{}", "not-ours"],
    ["a list", "[]", "not-ours"],
    ["null", "null", "not-ours"],
    ["nesting without end", deep, "not-ours"],
    ["nesting inside", sealed(file([deep]).replace(/"seal":".*/, '"seal":""}')), "damaged"],
    ["a format of tomorrow", file([], { version: 2 }), "newer"],
    ["no entries", file(null), "damaged"],
    ["an entry that is none", file([7]), "damaged"],
    ["an entry of no kind", file([{ type: "Cheated", at: 0 }]), "damaged"],
    ["a seat before the first", file([sat(-1)]), "damaged"],
    ["a seat beyond all", file([sat(2 ** 33)]), "damaged"],
    ["half a seat", file([sat(0.5)]), "damaged"],
    ["a promise that is a text", file([opened(SECRET, { promise: "2" })]), "damaged"],
    ["a promise that is null", file([opened(SECRET, { promise: null })]), "damaged"],
    ["a setup without options", file([opened(SECRET, { setup: { ...SETUP, options: null } })]), "damaged"],
    ["a number too large", sealed(file([]).replace('"seats":1', '"seats":1e400')), "damaged"],
    ["a number written otherwise", file([]).replace('"seats":1', '"seats":1.0'), "damaged"],
    ["half a character", halfACharacter, "damaged"],
    ["a name twice", twice, "damaged"],
    ["spaces", ` ${file(fair())}`, "damaged"],
    ["a broken seal", file(fair()).replace("Ada", "Eva"), "tampered"],
    ["too much", " ".repeat(4_000_001), "too-large"],
    ["too many bytes", "é".repeat(2_000_001), "too-large"],
  ])("%s", (_, text, reason) => {
    expect(verify(text)).toEqual({ holds: false, reason, line: 0 });
  });

  test("millions of bytes are read through", () => {
    const lines = Array.from({ length: 45_000 }, (_, at) => ({
      type: at % 2 ? "Paused" : "Hinted",
      at: 0,
      more: "x".repeat(50),
    }));
    const large = file([...fair().slice(0, -1), ...lines, revealed()]);
    expect(large.length).toBeGreaterThan(3_500_000);
    expect(verify(large).holds).toBe(true);
  });

  test("a secret of many digits is hashed, and is not the one", () => {
    const entries = [opened(SECRET, { promise: 1 }), revealed("5E ".repeat(100_000))];
    expect(verify(file(entries))).toEqual({ holds: false, reason: "secret-other", line: 2 });
  });
});

test("bytes are what hexadecimal digits say", () => {
  expect([...fromHex("00ff10")]).toEqual([0, 255, 16]);
});
