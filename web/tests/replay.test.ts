import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type * as wire from "../src/gen/protocol";
import { namesIn, readerOf } from "../src/replay/frames";
import { whyNoBranch } from "../src/replay/timeline";
import { bundleOf } from "../src/say/locale";
import { Voice } from "../src/say/voice";
import { isWhatIf } from "../src/table/scene";
import { room } from "./fake";

const words = ["core", "page"].map((part) => readFileSync(`../src/ludofoot/locale/en/${part}.ftl`, "utf-8"));
const say = new Voice([bundleOf("en", words.join("\n"))]);
const seats: wire.SeatInfo[] = [
  { kind: "person", name: "Ann" },
  { kind: "person" },
  { kind: "person" },
  { kind: "bot" },
];

test("in a replay everybody has the name of the game, and nobody is a number", () => {
  const names = namesIn(room({ seats }), [], say);
  expect(names.slice(0, 3)).toEqual(["Ann", "Blue", "Green"]);
  expect(names[3]).toMatch(/^\p{L}+$/u);
});

test("whoever played here without a name is you, also seen from the stands", () => {
  const mine = [1];
  const voice = say.to(namesIn(room({ seats }), mine, say), readerOf(-2, mine));
  expect([0, 1, 2].map((seat) => voice.player(seat))).toEqual(["Ann", "You", "Green"]);
  expect(readerOf(2, mine)).toBe(2);
  expect(readerOf(-2, [0, 1])).toBeUndefined();
});

test("what if says why it is off", () => {
  const frames = [{ over: false }, { over: true }] as wire.ReplayFrame[];
  const found = (seat: number) => ({ frames, seat }) as wire.Replayed;
  expect(whyNoBranch(found(0), 0)).toBeUndefined();
  expect(whyNoBranch(found(-2), 0)).toBe("page-what-if-seat");
  expect(whyNoBranch(found(0), 1)).toBe("page-what-if-over");
});

test("a table that goes on from another game says so", () => {
  expect(isWhatIf(room({ commitment: "" }))).toBe(true);
  expect(isWhatIf(room())).toBe(false);
  expect(isWhatIf(room({ commitment: "", phase: "waiting" }))).toBe(false);
});
