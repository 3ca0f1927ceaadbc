import "fake-indexeddb/auto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { fileName, mergeClub, readClub, writeClub } from "../../src/club/file";
import { keepLateOnes, keepStory } from "../../src/club/keep";
import { whyNot } from "../../src/club/keeping";
import { isMatch, lineOf } from "../../src/club/match";
import { canSeal, parcelIn, seal, unseal } from "../../src/club/parcel";
import { closeClub, MOST_BYTES, openClub } from "../../src/club/store";
import type { Judged } from "../../src/gen/protocol";
import { match } from "./making";

const recordOf = (name: string) => JSON.stringify({ format: "ludofoot record", seal: name, entries: [] });

beforeEach(async () => {
  closeClub();
  const club = await openClub();
  for (const { seal: each } of await club.matches()) await club.forget(each);
});

async function withTwo() {
  const club = await openClub();
  const [one, two] = [match("won", { size: 10 }), match("lost", { size: 10 })];
  for (const each of [one, two]) await club.put(each, recordOf(each.seal));
  return { club, one, two };
}

describe("a club in this browser", () => {
  it("keeps matches and records, the newest first, and forgets them", async () => {
    const { club, one, two } = await withTwo();
    expect((await club.matches()).map((each) => each.seal)).toEqual([two.seal, one.seal]);
    expect(await club.record(one.seal)).toBe(recordOf(one.seal));
    await club.forget(two.seal);
    expect(await club.matches()).toHaveLength(1);
    expect(await club.record(two.seal)).toBeUndefined();
  });

  it("gives up the oldest records for want of room, and keeps what it knows of the match", async () => {
    const { club, one, two } = await withTwo();
    const large = match("won", { size: MOST_BYTES - 10 });
    await club.put(large, recordOf(large.seal));
    expect(await club.record(one.seal)).toBeUndefined();
    expect(await club.record(two.seal)).toBeDefined();
    expect((await club.matches()).find((each) => each.seal === one.seal)?.size).toBe(0);
  });

  it("fetches the replay of whoever left at the last whistle", async () => {
    const { club, one, two } = await withTwo();
    const asked = vi.fn(async () => Response.json({ frames: [] }));
    vi.stubGlobal("fetch", asked);
    await keepLateOnes([]);
    expect(await club.replay(one.seal)).toBeDefined();
    expect(await club.replay(two.seal)).toBeDefined();
    await keepLateOnes([]);
    expect(asked).toHaveBeenCalledTimes(2);
    vi.unstubAllGlobals();
  });

  it("says so where the browser keeps nothing, and works all the same", async () => {
    const before = globalThis.indexedDB;
    Object.defineProperty(globalThis, "indexedDB", { value: undefined, configurable: true });
    closeClub();
    const club = await openClub();
    Object.defineProperty(globalThis, "indexedDB", { value: before, configurable: true });
    expect(club.lasting).toBe(false);
    await club.put(match("won"), "{}");
    expect(await club.matches()).toHaveLength(1);
  });
});

describe("a club as a file", () => {
  it("is merged by the seals of its records and deletes nothing", async () => {
    const { club, one } = await withTwo();
    const text = await writeClub(club);
    await club.forget(one.seal);
    const extra = match("drawn", { size: 10 });
    await club.put(extra, recordOf(extra.seal));
    const found = readClub(text);
    if (!("club" in found)) throw new Error("not read");
    expect(await mergeClub(found.club)).toBe(1);
    expect(await mergeClub(found.club)).toBe(0);
    expect(await club.matches()).toHaveLength(3);
    expect(await club.record(one.seal)).toBe(recordOf(one.seal));
  });

  it("has a name that every system takes", () => {
    expect(fileName("Zoé / Ω ", new Date("2026-11-16T10:00:00Z"))).toBe("club-Zoe-2026-11-16.ludofoot.json");
    expect(fileName("…", new Date("2026-11-16T10:00:00Z"))).toBe("club-ludofoot-2026-11-16.ludofoot.json");
  });

  it("is refused whole if a part of it is wrong, foreign or newer", async () => {
    const { club, one } = await withTwo();
    const text = await writeClub(club);
    const whole = JSON.parse(text);
    const changed = (change: object) => readClub(JSON.stringify({ ...whole, ...change }));
    expect(readClub("")).toEqual({ trouble: "foreign" });
    expect(readClub("[1,2]")).toEqual({ trouble: "foreign" });
    expect(readClub('{"format":"else"}')).toEqual({ trouble: "foreign" });
    expect(readClub(text.slice(0, -40))).toEqual({ trouble: "damaged" });
    expect(changed({ version: 2 })).toEqual({ trouble: "newer" });
    expect(changed({ version: 0 })).toEqual({ trouble: "damaged" });
    expect(changed({ matches: [{ ...one, result: "hacked" }] })).toEqual({ trouble: "damaged" });
    expect(changed({ matches: [{ ...one, names: ["x".repeat(99)] }] })).toEqual({ trouble: "damaged" });
    expect(changed({ records: { [one.seal]: recordOf("another") } })).toEqual({ trouble: "damaged" });
    expect(changed({ records: { unknown: "{}" } })).toEqual({ trouble: "damaged" });
    expect(readClub(recordOf("x"))).toEqual({ record: recordOf("x") });
    expect(await club.matches()).toHaveLength(2);
  });
});

describe("a club on its way", () => {
  it("can be read with its key alone, and not if a bit has changed", async () => {
    if (!canSeal()) throw new Error("nothing encrypts here");
    const { sealed, key } = await seal("Zoé ".repeat(500));
    const bytes = await sealed.arrayBuffer();
    expect(bytes.byteLength).toBeLessThan(500);
    expect(await unseal(bytes, key)).toBe("Zoé ".repeat(500));
    const other = (await seal("x")).key;
    await expect(unseal(bytes, other)).rejects.toThrow();
    const view = new DataView(bytes);
    view.setUint8(30, view.getUint8(30) ^ 1);
    await expect(unseal(bytes, key)).rejects.toThrow();
    expect(parcelIn(`#parcel=${"a".repeat(32)}.${key}`)).toEqual({ name: "a".repeat(32), key });
    expect(parcelIn("#parcel=a.b")).toBeUndefined();
  });

  it("goes by link only where the other end can decrypt", () => {
    expect(whyNot({ reach: "world", secure: true }, true)).toBe("");
    expect(whyNot({ reach: "machine", secure: false }, true)).toBe("");
    expect(whyNot({ reach: "network", secure: false }, true)).toBe("plain");
    expect(whyNot({ reach: "world", secure: true }, false)).toBe("plain");
  });
});

describe("the line of a match", () => {
  const points = Array.from({ length: 101 }, (_, at) => ({ line: at, chances: [at / 100, 0], error: 0 }));

  it("has at most forty points, the first and the last among them", () => {
    const line = lineOf(points, 0);
    expect(line.length).toBe(40);
    expect([line[0], line.at(-1)]).toEqual([0, 100]);
    expect(lineOf(points.slice(0, 3), 0)).toEqual([0, 1, 2]);
    expect(lineOf([], 0)).toEqual([]);
  });

  it("comes later to a match of an older club", async () => {
    const { club, one } = await withTwo();
    await keepStory(one.seal, { points, decisions: [] });
    await keepStory(one.seal, { points, decisions: [{ seat: 0, mark: "best" } as Judged] });
    const kept = (await club.matches()).find(({ seal: each }) => each === one.seal);
    expect(kept?.right).toEqual({ count: 1, of: 1 });
  });

  it("is kept with its match, and one from a file is looked at", async () => {
    const { club, one } = await withTwo();
    const decisions = ["best", "fine", "gift", "forced"].map((mark) => ({ seat: 0, mark }) as Judged);
    await keepStory(one.seal, { points, decisions });
    await keepStory("unknown", { points, decisions });
    const kept = (await club.matches()).find(({ seal: each }) => each === one.seal);
    expect(kept?.line).toEqual(lineOf(points, 0));
    expect(kept?.right).toEqual({ count: 2, of: 3 });
    expect(await club.record(one.seal)).toBe(recordOf(one.seal));
    expect(isMatch(kept)).toBe(true);
    for (const right of [7, { count: 3, of: 2 }, { count: -1, of: 2 }, { count: 1 }])
      expect(isMatch({ ...kept, right })).toBe(false);
    for (const line of [[101], ["1"], 7, Array(41).fill(1)]) expect(isMatch({ ...kept, line })).toBe(false);
    expect([isMatch({ ...kept, day: "2026-11-18" }), isMatch({ ...kept, day: "<b>" })]).toEqual([
      true,
      false,
    ]);
  });
});
