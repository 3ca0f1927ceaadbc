import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type * as wire from "../src/gen/protocol";
import { hostOf, isGuest, useElsewhere, useName, watch, watches, welcomeTo } from "../src/invite/guest";
import { canShare, copy, share } from "../src/invite/sharing";
import type { TableStore } from "../src/net/table";
import { room } from "./fake";

const place = document.createElement("div");
const here = vi.fn();

function storeOf({ mine = [] as number[], arranges = false, watching = false } = {}): TableStore {
  return {
    table: "ABCD",
    mine: signal(mine),
    mayArrange: signal(arranges),
    watching: signal(watching),
    line: { here },
  } as unknown as TableStore;
}

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const show = (shown: Parameters<typeof render>[0]) => act(() => render(shown, place));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(async () => {
  await show(null);
  here.mockReset();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("whoever comes by a link", () => {
  const seats = (...kinds: wire.SeatInfo["kind"][]) => kinds.map((kind) => ({ kind }));

  test("finds the table open, full or begun", () => {
    expect(welcomeTo({ phase: "waiting", seats: seats("person", "free") })).toBe("open");
    expect(welcomeTo({ phase: "salts", seats: seats("person", "bot") })).toBe("full");
    expect(welcomeTo({ phase: "playing", seats: seats("person", "free") })).toBe("begun");
  });

  test("is a guest until there is a seat, a table to arrange, or the wish to watch", () => {
    expect(isGuest(storeOf(), room())).toBe(true);
    expect(isGuest(storeOf({ mine: [1] }), room())).toBe(false);
    expect(isGuest(storeOf({ arranges: true }), room())).toBe(false);
    expect(isGuest(storeOf({ watching: true }), room())).toBe(false);
    expect(isGuest(storeOf(), room({ phase: "over" }))).toBe(false);
    expect(isGuest(storeOf(), room({ lesson: {} as never }))).toBe(false);
  });

  test("watches one table in this tab, or where the address says so", () => {
    const store = storeOf();
    watch(store);
    expect(store.watching.value).toBe(true);
    expect(here).toHaveBeenCalledExactlyOnceWith({ doing: "watches" });
    expect([watches("ABCD"), watches("EFGH")]).toEqual([true, false]);
    history.replaceState(null, "", "/table/EFGH?watch");
    expect(watches("EFGH")).toBe(true);
  });

  test("sees where whoever invites is", () => {
    const host = (more: Partial<wire.SeatInfo>) =>
      hostOf({ host: "Ann", seats: [{ kind: "bot" }, { kind: "person", name: "Ann", ...more }] });
    expect(host({})).toEqual({ seat: 1, away: "here" });
    expect(host({ present: false })).toEqual({ seat: 1, away: "stepped-out" });
    expect(host({ elsewhere: true })).toEqual({ seat: 1, away: "stepped-out" });
    expect(host({ kind: "free" })).toEqual({ seat: -1, away: "gone" });
    expect(host({ name: "Ben" }).away).toBe("gone");
  });
});

describe("a name", () => {
  let field: ReturnType<typeof useName>;
  function Field({ store }: { store: TableStore }) {
    field = useName(store);
    return null;
  }

  test("is told as it grows, not letter by letter, and without the spaces around it", async () => {
    await show(<Field store={storeOf()} />);
    await wait(0);
    expect(here).toHaveBeenLastCalledWith({ doing: "looks", name: "" });
    for (const text of [" A", " An", " Ann "]) {
      await act(() => field.setName(text));
      await wait(399);
    }
    expect(here).toHaveBeenCalledOnce();
    await wait(1);
    expect(here).toHaveBeenLastCalledWith({ doing: "looks", name: "Ann" });
    field.begin();
    expect(here).toHaveBeenLastCalledWith({ doing: "writes", name: "Ann" });
  });

  test("is kept for the next table", async () => {
    await show(<Field store={storeOf()} />);
    await act(() => field.setName(" Ann "));
    field.keep();
    await show(null);
    await show(<Field store={storeOf()} />);
    expect(field.name).toBe("Ann");
  });
});

describe("somebody who has something else before the eyes", () => {
  function Page({ store }: { store: TableStore }) {
    useElsewhere(store);
    return null;
  }
  const turn = (state: DocumentVisibilityState) => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
    document.dispatchEvent(new Event("visibilitychange"));
  };

  test("is said to be away after a while, and back at once", async () => {
    await show(<Page store={storeOf({ mine: [0] })} />);
    turn("hidden");
    await wait(19_999);
    expect(here).not.toHaveBeenCalled();
    await wait(1);
    expect(here).toHaveBeenLastCalledWith({ doing: "elsewhere" });
    turn("visible");
    expect(here).toHaveBeenLastCalledWith({ doing: "looks" });
    turn("hidden");
    await wait(10_000);
    turn("visible");
    await wait(60_000);
    expect(here.mock.calls.map(([said]) => said.doing)).toEqual(["elsewhere", "looks", "looks"]);
  });

  test("is nobody's business without a seat, or after leaving", async () => {
    await show(<Page store={storeOf()} />);
    turn("hidden");
    await wait(60_000);
    await show(<Page store={storeOf({ mine: [0] })} />);
    turn("hidden");
    await show(null);
    await wait(60_000);
    expect(here).not.toHaveBeenCalled();
  });
});

describe("passing on", () => {
  const navigate = (more: object) => vi.stubGlobal("navigator", more);

  test("is offered where the device can, and says whether somebody chose where to", async () => {
    navigate({});
    expect(canShare()).toBe(false);
    navigate({ share: async () => undefined });
    expect([canShare(), await share({ text: "x" })]).toEqual([true, true]);
    navigate({ share: () => Promise.reject(new Error("cancelled")) });
    expect(await share({ text: "x" })).toBe(false);
  });

  test("goes to the clipboard, by the old way where there is none, else by hand", async () => {
    const written: string[] = [];
    navigate({ clipboard: { writeText: async (text: string) => void written.push(text) } });
    expect([await copy("one"), written]).toEqual(["copied", ["one"]]);
    navigate({});
    const command = vi.fn(() => document.querySelector("textarea")?.value === "two");
    Object.assign(document, { execCommand: command });
    expect(await copy("two")).toBe("copied");
    command.mockReturnValue(false);
    expect(await copy("two")).toBe("by-hand");
    command.mockImplementation(() => {
      throw new Error("forbidden");
    });
    expect(await copy("two")).toBe("by-hand");
    expect(document.querySelector("textarea")).toBeNull();
  });
});
