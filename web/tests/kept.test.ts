import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type FoundTable, RefusedRequest } from "../src/api";
import {
  forgetTable,
  keepKeys,
  keptOf,
  knownTables,
  read,
  readKeys,
  seatKey,
  seenIn,
  tokensOf,
  write,
} from "../src/net/keys";
import { type Command, Outbox } from "../src/net/outbox";
import { handOver } from "../src/replay/api";
import { sourceIn } from "../src/replay/sources";
import { isReplay, matchIn, rulesIn, tableIn } from "../src/route";
import { keepChoice, lastChoice } from "../src/shelf/memory";
import { finishedFound, goesOn, runningOf, runningTables } from "../src/shelf/running";

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("what is kept of a table", () => {
  test("is read anew before it is changed: another tab may have written", () => {
    const mine = readKeys("ABCD");
    keepKeys("ABCD", (keys) => {
      seatKey(keys, 1).token = "theirs";
    });
    expect(mine.seats).toEqual({});
    keepKeys("ABCD", (keys) => {
      seatKey(keys, 0).token = "mine";
    });
    expect(tokensOf(readKeys("ABCD"))).toEqual(["mine", "theirs"]);
  });

  test("has the token of whoever opened it after those of the seats, and none for a seat without", () => {
    expect(tokensOf({ seats: { 2: { token: "b" }, 0: { token: "a" }, 1: {} }, opener: "o" })).toEqual([
      "a",
      "b",
      "o",
    ]);
    expect(tokensOf({ seats: {} })).toEqual([]);
  });

  test("is listed with the newest first, and nothing else that lies there", () => {
    vi.useFakeTimers();
    for (const [at, table] of ["OLD", "NEW", "MID"].entries()) {
      vi.setSystemTime([1_000, 3_000, 2_000][at] ?? 0);
      keepKeys(table, () => undefined);
    }
    write("ludofoot:name", "Ann");
    expect(knownTables().map(({ table }) => table)).toEqual(["NEW", "MID", "OLD"]);
    forgetTable("NEW");
    expect(knownTables().map(({ table }) => table)).toEqual(["MID", "OLD"]);
  });

  test("is nothing where somebody else has written, or where nothing may be written", () => {
    localStorage.setItem("broken", "{");
    expect([read("broken"), read("missing")]).toEqual([undefined, undefined]);
    const full = {
      setItem: () => {
        throw new Error("full");
      },
    } as unknown as Storage;
    expect(() => write("name", 1, full)).not.toThrow();
  });
});

describe("what a record must hold", () => {
  const keys = () => ({
    seats: {
      0: { salt: "own", start: "second" },
      1: { salt: "early", start: "first" },
      2: { salt: "other", start: "second" },
      3: { start: "second" },
    },
    seen: {
      4: { commitments: ["first", "second"], salts: { first: { 0: "x" }, second: { 0: "own", 2: "z" } } },
    },
  });

  test("is every promise shown here, and the salts opened for the last of them", () => {
    expect(keptOf(keys(), 4)).toEqual({ commitments: ["first", "second"], salts: ["own", "z"] });
  });

  test("also what these seats have promised for it, each once", () => {
    expect(keptOf(keys(), 4, [0, 1, 2, 3]).salts).toEqual(["own", "z", "other"]);
  });

  test("is nothing for a game that was not seen here", () => {
    expect(keptOf(keys(), 5)).toEqual({ commitments: [], salts: [] });
    const known = keys();
    seenIn(known, 5).commitments.push("third");
    expect(keptOf(known, 5).commitments).toEqual(["third"]);
    expect(keptOf(known, 4).commitments).toHaveLength(2);
  });
});

describe("commands without an answer", () => {
  const move = (id: string, seat = 0) => ({ type: "move", id, seat, move: {} }) as unknown as Command;

  test("survive a reload, in the order in which they were given", () => {
    const box = new Outbox("ABCD");
    box.put(move("a"));
    box.put(move("b", 1));
    expect(new Outbox("ABCD").all().map(({ id }) => id)).toEqual(["a", "b"]);
    expect(new Outbox("EFGH").all()).toEqual([]);
  });

  test("are settled by their id, also for the next load, and only once", () => {
    const box = new Outbox("ABCD");
    box.put(move("a"));
    box.put(move("b"));
    expect(box.settle("a")?.id).toBe("a");
    expect([box.settle("a"), box.settle("c")]).toEqual([undefined, undefined]);
    expect(new Outbox("ABCD").all().map(({ id }) => id)).toEqual(["b"]);
  });

  test("are known by kind and seat", () => {
    const box = new Outbox("ABCD");
    box.put(move("a", 1));
    expect([box.holds("move", 1), box.holds("move", 0), box.holds("undo", 1)]).toEqual([true, false, false]);
  });
});

describe("an address", () => {
  test("names a table, a finished game or the rules of one, and nothing that only looks like it", () => {
    expect(
      ["/table/ABCDE-FGHJK", "/table/abcd/", "/table/abc", "/table/a b c d", "/tables/abcd"].map(tableIn),
    ).toEqual(["ABCDE-FGHJK", "abcd", undefined, undefined, undefined]);
    expect(matchIn("/replay/ABCDE-FGHJK/12")).toEqual({ table: "ABCDE-FGHJK", number: 12 });
    expect(["/replay/ABCDE-FGHJK", "/replay/ABCD/1234567", "/replay/ABCD/x"].map(matchIn)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(["/replay", "/replay/ABCD/1", "/replays"].map(isReplay)).toEqual([true, true, false]);
    expect(["/rules/finale", "/rules/passe-eclair/", "/rules/Finale"].map(rulesIn)).toEqual([
      "finale",
      "passe-eclair",
      undefined,
    ]);
  });
});

describe("where a game that is watched comes from", () => {
  const asked: string[] = [];
  const at = (pathname: string, search = "") => sourceIn({ pathname, search });

  beforeEach(() => {
    asked.length = 0;
    vi.stubGlobal("fetch", async (address: string) => {
      asked.push(address);
      return address.includes("GONE")
        ? new Response('{"type": "refusal", "code": "no-such-table"}', { status: 404 })
        : new Response("the record");
    });
  });

  test("is a table of this server, whose address others may watch it at", async () => {
    const source = at("/replay/ABCD/3");
    expect(source?.link).toBe("/replay/ABCD/3");
    expect(await source?.record).toBe("the record");
    expect(await at("/replay", "?table=EFGH")?.record).toBe("the record");
    expect(asked).toEqual(["/api/tables/ABCD/record?game=3", "/api/tables/EFGH/record"]);
  });

  test("a record that is refused says why, after one question", async () => {
    const problem = await at("/replay", "?table=GONE")?.record.catch((reason: unknown) => reason);
    expect(problem).toBeInstanceOf(RefusedRequest);
    expect((problem as RefusedRequest).refusal.code).toBe("no-such-table");
    expect(asked).toHaveLength(1);
  });

  test("is what was just opened, once", async () => {
    handOver("a file");
    const source = at("/replay");
    expect([await source?.record, source?.link]).toEqual(["a file", undefined]);
    expect(at("/replay")).toBeUndefined();
  });
});

describe("a table that goes on", () => {
  const seats = [
    { kind: "person" },
    { kind: "person", present: false },
    { kind: "free" },
    { kind: "bot" },
  ] as never;
  const table = {
    table: "ABCD",
    game: "finale",
    phase: "playing",
    yours: [0],
    awaited: [0],
    seats,
  } as FoundTable;

  test("is yours when you are waited for, and knows who the others are", () => {
    expect(runningOf(table)).toMatchObject({ yours: true, goes: true, others: [1, 3] });
    expect(runningOf({ ...table, awaited: [1] })).toMatchObject({ yours: false, goes: true });
    expect(runningOf({ ...table, phase: "waiting" })).toMatchObject({ yours: false, goes: false });
  });

  test("that stands still goes on when only we are missing", () => {
    expect(goesOn({ ...table, phase: "paused" })).toBe(false);
    expect(goesOn({ ...table, phase: "paused", yours: [0, 1] })).toBe(true);
  });

  test("says how far a first match is, until its end", () => {
    expect(runningOf({ ...table, lesson: { step: 2, steps: 5 } }).lesson).toEqual({ step: 2, steps: 5 });
    expect(runningOf({ ...table, lesson: { step: 5, steps: 5 } }).lesson).toBeUndefined();
  });

  test("comes first where it is our turn; others, puzzles and strangers' tables are left out", async () => {
    const answers: Record<string, object> = {
      THEIRS: { ...table, table: "THEIRS", awaited: [1] },
      OURS: { ...table, table: "OURS" },
      DONE: { ...table, table: "DONE", phase: "over" },
      STRANGE: { ...table, table: "STRANGE", yours: [] },
      PUZZLE: { ...table, table: "PUZZLE", lesson: { step: 0, steps: 1, puzzle: 7 } },
    };
    for (const name of [...Object.keys(answers), "GONE", "DOWN"]) keepKeys(name, () => undefined);
    vi.stubGlobal("fetch", async (address: string) => {
      const name = address.split("/").at(-1) ?? "";
      if (name === "DOWN") throw new TypeError("down");
      const found = answers[name] ?? { type: "refusal", code: "no-such-table" };
      return new Response(JSON.stringify(found), { status: answers[name] ? 200 : 404 });
    });
    expect((await runningTables()).map((one) => one.table)).toEqual(["OURS", "THEIRS"]);
    expect((await finishedFound()).map((one) => one.table)).toEqual(["DONE"]);
    const known = knownTables().map((one) => one.table);
    expect([known.includes("GONE"), known.includes("DOWN")]).toEqual([false, true]);
  });
});

test("what was chosen last is known for each game, with what is usual for all that is missing", () => {
  const choice = {
    places: [{ who: "screen", level: "" } as const],
    options: { a: 1 },
    seconds: 60,
    quick: true,
    help: false,
  };
  keepChoice({ id: "finale" }, choice);
  expect(lastChoice({ id: "finale" })).toEqual(choice);
  expect(lastChoice({ id: "passe-eclair" })).toBeUndefined();
  write("ludofoot:choice:finale", { places: [] });
  expect(lastChoice({ id: "finale" })).toEqual({
    places: [],
    options: {},
    seconds: 0,
    quick: false,
    help: true,
  });
  write("ludofoot:choice:finale", { places: 2 });
  expect(lastChoice({ id: "finale" })).toBeUndefined();
});
