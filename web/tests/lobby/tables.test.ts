import { beforeEach, expect, test } from "vitest";
import type { GameInfo, ListedTable } from "../../src/gen/protocol";
import { sidesOf } from "../../src/lobby/parts";
import { fits, hiddenNames, hideName, isHidden, showAllNames } from "../../src/lobby/tables";
import { Voice } from "../../src/say/voice";

beforeEach(() => localStorage.clear());

const TABLE: ListedTable = {
  table: "AAAAA-AAAAA",
  game: "finale",
  host: "Ada",
  seats: [{ kind: "person", name: "Ada" }, { kind: "bot", bot: "debutant" }, { kind: "free" }],
  options: {},
  decision_ms: 0,
  own_box: false,
};
const GAME = { id: "finale", minutes: 40, presets: [], options: [] } as unknown as GameInfo;

test("a table is found by how long it takes, for how many it is, and whether a bot sits there", () => {
  expect(fits(TABLE, "all", GAME)).toBe(true);
  expect(fits(TABLE, "short", GAME)).toBe(false);
  expect(fits(TABLE, "short", { ...GAME, minutes: 15 })).toBe(true);
  expect(fits(TABLE, "short", undefined)).toBe(false);
  expect(fits(TABLE, "two", GAME)).toBe(false);
  expect(fits(TABLE, "people", GAME)).toBe(false);
  const people: ListedTable = { ...TABLE, seats: [{ kind: "person", name: "Ada" }, { kind: "free" }] };
  expect(fits(people, "people", GAME)).toBe(true);
});

test("a name is hidden in this browser until all are shown again", () => {
  expect(isHidden(TABLE, hiddenNames())).toBe(false);
  expect(isHidden(TABLE, hideName("Ada"))).toBe(true);
  expect(isHidden({ ...TABLE, host: "Nils" }, hiddenNames())).toBe(true);
  expect(isHidden({ ...TABLE, host: "", seats: [{ kind: "free" }] }, hiddenNames())).toBe(false);
  expect(isHidden(TABLE, showAllNames())).toBe(false);
});

test("names that somebody else has written there hide nobody", () => {
  localStorage.setItem("ludofoot:hidden-names", '{"Ada":1}');
  expect(hiddenNames()).toEqual([]);
  localStorage.setItem("ludofoot:hidden-names", '["Ada",7]');
  expect(hiddenNames()).toEqual(["Ada"]);
});

test("those who play together are one side", () => {
  const seats = ["Ada", "Nils", "Zoé"].map((name) => ({ kind: "person" as const, name }));
  const say = new Voice([]);
  expect(sidesOf({ seats, teams: [0, 1, 2] }, say)).toEqual(["Ada", "Nils", "Zoé"]);
  expect(sidesOf({ seats, teams: [0, 1, 0] }, say)).toHaveLength(2);
});
