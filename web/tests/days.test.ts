import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { bring, fetchParcel, parcelIn, seal, unseal } from "../src/club/parcel";
import { beginDay, countDay, signed, tryOf } from "../src/daily/day";
import type * as wire from "../src/gen/protocol";
import { readKeys, write } from "../src/net/keys";
import { beginPuzzle, solutionOf, tryAt } from "../src/puzzle/day";
import { path } from "../src/route";

interface Asked {
  address: string;
  body: Record<string, unknown>;
  headers: Headers;
}

let asked: Asked[];
let answers: Record<string, object>;
const TODAY = { day: "2026-11-18", game: "finale" } as wire.DayToday;

beforeEach(() => {
  asked = [];
  answers = {};
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}) => {
    const body = typeof init.body === "string" ? JSON.parse(init.body) : {};
    asked.push({ address, body, headers: new Headers(init.headers) });
    const answer = answers[address];
    return new Response(JSON.stringify(answer ?? { type: "refusal", code: "no-such-day" }), {
      status: answer ? 200 : 404,
    });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  history.replaceState(null, "", "/");
  path.value = "/";
});

describe("the match of the day", () => {
  const opened = (table: string) => ({ type: "opened", table, token: `t-${table}`, link: "" });

  test("counts the first time, and never again on that day", async () => {
    write("ludofoot:name", "Ann");
    answers["/api/day"] = opened("FIRST");
    await beginDay(TODAY);
    expect(asked[0]?.body).toEqual({ name: "Ann", counted: true });
    expect(asked[0]?.headers.get("Content-Type")).toBe("application/json");
    expect(path.value).toBe("/table/FIRST");
    expect(readKeys("FIRST")).toMatchObject({ seats: { 0: { token: "t-FIRST" } }, game: "finale" });
    answers["/api/day"] = opened("AGAIN");
    await beginDay(TODAY);
    expect(asked[1]?.body).toMatchObject({ counted: false });
    expect(tryOf(TODAY.day)?.table).toBe("FIRST");
    answers["/api/day"] = opened("NEXT");
    await beginDay({ ...TODAY, day: "2026-11-19" });
    expect(asked[2]?.body).toMatchObject({ counted: true });
    expect([tryOf(TODAY.day), tryOf("2026-11-19")?.table]).toEqual([undefined, "NEXT"]);
  });

  test("that is refused keeps nothing and leads nowhere", async () => {
    await expect(beginDay(TODAY)).rejects.toMatchObject({ refusal: { code: "no-such-day" } });
    expect([tryOf(TODAY.day), path.value]).toEqual([undefined, "/"]);
  });

  test("is entered once it is over, and asked about no more", async () => {
    expect(await countDay(TODAY.day)).toBeUndefined();
    expect(asked).toEqual([]);
    write("ludofoot:day", { day: TODAY.day, table: "ABCD", token: "t" });
    answers["/api/tables/ABCD"] = { phase: "playing" };
    expect(await countDay(TODAY.day)).toBeUndefined();
    expect(asked[0]?.headers.get("X-Ludofoot-Tokens")).toBe("t");
    answers["/api/tables/ABCD"] = { phase: "over" };
    answers["/api/day/results"] = { result: 0 };
    expect(await countDay(TODAY.day)).toBe(0);
    expect(asked.at(-1)?.body).toEqual({ table: "ABCD", token: "t", name: "" });
    const before = asked.length;
    expect(await countDay(TODAY.day)).toBe(0);
    expect(asked).toHaveLength(before);
  });

  test("is told with its sign, and a minus that is no hyphen", () => {
    expect([3, 1, 0, -1].map(signed)).toEqual(["+3", "+1", "0", "−1"]);
  });
});

describe("a puzzle", () => {
  test("of the day counts at its first try, an older one never", async () => {
    answers["/api/puzzles/7"] = { type: "opened", table: "ABCD", token: "t", link: "" };
    await beginPuzzle(7, false);
    expect([asked[0]?.body.counted, tryAt(7)]).toEqual([false, undefined]);
    await beginPuzzle(7, true);
    expect(asked[1]?.body.counted).toBe(true);
    expect(tryAt(7)).toMatchObject({ number: 7, table: "ABCD" });
    await beginPuzzle(7, true);
    expect(asked[2]?.body.counted).toBe(false);
    expect(readKeys("ABCD").seats[0]?.token).toBe("t");
    expect(path.value).toBe("/table/ABCD");
  });

  test("keeps the days in a row when the next one is begun", async () => {
    write("ludofoot:puzzle", { number: 6, table: "OLD", right: true, series: 4, until: 6 });
    answers["/api/puzzles/7"] = { type: "opened", table: "ABCD", token: "t", link: "" };
    await beginPuzzle(7, true);
    expect(tryAt(7)).toEqual({ number: 7, table: "ABCD", series: 4, until: 6 });
  });

  test("is solved for whoever holds a seat there", async () => {
    answers["/api/tables/ABCD/solution"] = { best: 1 };
    await solutionOf("ABCD", ["a", "b"]);
    expect(asked[0]?.headers.get("X-Ludofoot-Tokens")).toBe("a b");
    await solutionOf("ABCD", []);
    expect(asked[1]?.headers.has("X-Ludofoot-Tokens")).toBe(false);
  });
});

describe("a parcel", () => {
  test("is opened by its key alone, and by nothing that was changed on the way", async () => {
    const { sealed, key } = await seal("the club");
    const bytes = await sealed.arrayBuffer();
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(await unseal(bytes, key)).toBe("the club");
    const other = (await seal("the club")).key;
    expect(other).not.toBe(key);
    await expect(unseal(bytes, other)).rejects.toThrow();
    for (const place of [0, 12, bytes.byteLength - 1]) {
      const changed = new Uint8Array(bytes.slice(0));
      changed[place] = (changed[place] ?? 0) ^ 1;
      await expect(unseal(changed.buffer, key)).rejects.toThrow();
    }
  });

  test("is brought without its key, which stands behind the sign that no server is sent", async () => {
    const name = "a".repeat(32);
    answers["/api/parcels"] = { parcel: name };
    const address = await bring("the club");
    const [, hash] = address.split("/club");
    const found = parcelIn(hash ?? "");
    expect(found?.name).toBe(name);
    expect(asked.map((one) => JSON.stringify(one)).join()).not.toContain(found?.key);
  });

  test("that is gone says so, after one question", async () => {
    const parcel = { name: "gone", key: "" };
    await expect(fetchParcel(parcel)).rejects.toMatchObject({ refusal: { code: "no-such-day" } });
    expect(asked.map(({ address }) => address)).toEqual(["/api/parcels/gone"]);
  });

  test("is known in an address by the length of its name and key", () => {
    const [name, key] = ["n".repeat(32), "k".repeat(43)];
    expect(parcelIn(`#parcel=${name}.${key}`)).toEqual({ name, key });
    for (const wrong of [
      "",
      `#parcel=${name}.${key}k`,
      `#parcel=${name}`,
      `#parcel=${name}.${key.slice(1)}+`,
    ])
      expect(parcelIn(wrong)).toBeUndefined();
  });
});
