import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { backoff } from "../src/net/backoff";
import { keepKeys, readKeys } from "../src/net/keys";
import { promiseOf } from "../src/net/random";
import { socketAddress, TableStore } from "../src/net/table";
import { FakeSocket, room, told, update } from "./fake";

let sockets: FakeSocket[];
let store: TableStore;

function newest(): FakeSocket {
  return sockets.at(-1) as FakeSocket;
}

function start(): FakeSocket {
  store = new TableStore("ABCD", () => {
    sockets.push(new FakeSocket());
    return newest() as unknown as WebSocket;
  });
  store.start();
  return newest();
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  localStorage.clear();
  sockets = [];
});

afterEach(() => {
  store?.stop();
  vi.useRealTimers();
});

test("a socket is opened for its table, in the form by which proxies tell tables apart", () => {
  expect(socketAddress(" abcde fgh23")).toMatch(/\/ws\?table=ABCDE-FGH23$/);
});

test("it joins with every token it holds, and is online once it has heard from the table", () => {
  keepKeys("ABCD", (keys) => {
    keys.opener = "opener-token-123";
    keys.seats[0] = { token: "seat-token-1234" };
  });
  const socket = start().open();
  expect(socket.sent).toEqual([
    { type: "join", table: "ABCD", tokens: ["seat-token-1234", "opener-token-123"] },
  ]);
  expect(store.line.status.value).toBe("reconnecting");
  socket.answer(update(1));
  expect(store.line.status.value).toBe("online");
});

test("a command is sent again, with the same id, until it is acknowledged", () => {
  const first = start().open();
  first.answer(update(1));
  store.act(0, { type: "pass" });
  const { id } = first.last();
  first.cut();
  vi.advanceTimersByTime(1_000);
  const second = newest().open();
  expect(second).not.toBe(first);
  expect(second.types()).toEqual(["join", "move"]);
  expect(second.last().id).toBe(id);
  second.answer({ type: "ack", id: String(id) });
  expect(store.line.pending.value).toBe(0);
  second.cut();
  vi.advanceTimersByTime(1_000);
  expect(newest().open().types()).toEqual(["join"]);
});

test("a command given while the line is down survives a reload", () => {
  start();
  store.act(0, { type: "pass" });
  store.stop();
  expect(start().open().types()).toEqual(["join", "move"]);
});

test("a gap asks for everything anew, and nothing is shown until it has come", () => {
  const socket = start().open();
  socket.answer(update(1, { screens: [{ seat: 0, told: [told("one")] }] }));
  socket.answer(update(2, { screens: [{ seat: 0, told: [told("two")] }] }));
  expect(store.screens.value[0]?.told?.map((line) => line.said.code)).toEqual(["one", "two"]);
  socket.answer(update(4, { room: room({ watchers: 9 }) }));
  expect(socket.last()).toEqual({ type: "resync" });
  socket.answer(update(5));
  expect(socket.types().filter((type) => type === "resync")).toHaveLength(1);
  expect(store.room.value?.watchers).toBe(0);
  socket.answer(update(6, { whole: true, screens: [{ seat: 0, told: [told("all")] }] }));
  expect(store.screens.value[0]?.told?.map((line) => line.said.code)).toEqual(["all"]);
  socket.answer(update(7, { room: room({ watchers: 3 }) }));
  expect(store.room.value?.watchers).toBe(3);
});

test("a repeated number asks for everything anew too", () => {
  const socket = start().open();
  socket.answer(update(1));
  socket.answer(update(1, { whole: false }));
  expect(socket.last()).toEqual({ type: "resync" });
});

test("a line that answers nothing is dead, whatever the socket says", () => {
  const socket = start().open();
  socket.answer(update(1));
  store.act(0, { type: "pass" });
  vi.advanceTimersByTime(8_001);
  expect(store.line.status.value).toBe("reconnecting");
  vi.advanceTimersByTime(1_000);
  expect(newest()).not.toBe(socket);
});

test("after several failed tries it no longer says that it is about to work", () => {
  start();
  for (let tries = 0; tries < 5; tries++) {
    newest().cut();
    vi.advanceTimersByTime(20_000);
  }
  expect(store.line.status.value).toBe("offline");
  dispatchEvent(new Event("online"));
  newest().open().answer(update(1));
  expect(store.line.status.value).toBe("online");
});

test("back online it tries at once", () => {
  start().cut();
  const before = sockets.length;
  dispatchEvent(new Event("online"));
  expect(sockets.length).toBe(before + 1);
});

test("each wait is longer, none is the same for all, and none is endless", () => {
  expect(backoff(0, () => 0)).toBe(200);
  expect(backoff(0, () => 1)).toBe(400);
  expect(backoff(3, () => 1)).toBe(3_200);
  expect(backoff(50, () => 1)).toBe(15_000);
});

test("a refusal is shown with its number; those of what the page does by itself are not", () => {
  const socket = start().open();
  socket.answer(update(1));
  store.act(0, { type: "pass" });
  const refusal = { type: "refusal" as const, code: "not-your-turn" };
  socket.answer({ type: "refused", id: String(socket.last().id), refusal });
  expect(store.refusal.value).toMatchObject({ refusal, seat: 0, number: 1 });
});

test("what was on offer when it was sent, and no longer is when it is refused, is not held against anybody", () => {
  const socket = start().open();
  const refusal = { type: "refusal" as const, code: "blocked-already" };
  const decline = { type: "decline", on: 3 };
  const asks = (value: Record<string, unknown>) => {
    const items = [{ value, label: { code: "move" } }];
    const form = { type: "choose" as const, items };
    const prompt = { ask: { code: "ask" }, clause: "", move: {}, pace: "race" as const, form };
    return { screens: [{ seat: 0, told: [], prompts: [prompt] }] };
  };
  socket.answer(update(1, asks(decline)));
  store.act(0, decline);
  socket.answer({ type: "refused", id: String(socket.last().id), refusal });
  expect(store.refusal.value).toMatchObject({ refusal });
  store.act(0, decline);
  socket.answer(update(2, asks({ type: "no-michi", on: 3 })));
  socket.answer({ type: "refused", id: String(socket.last().id), refusal });
  expect(store.refusal.value).toBeUndefined();
  store.act(0, decline);
  socket.answer({ type: "refused", id: String(socket.last().id), refusal });
  expect(store.refusal.value).toMatchObject({ refusal });
});

test("the seats meant for this screen are taken, their salts kept and opened when asked for", () => {
  keepKeys("ABCD", (keys) => {
    keys.mine = { 0: "Jo" };
  });
  const socket = start().open();
  const free = room({ phase: "waiting", seats: [{ kind: "free" }, { kind: "bot", bot: "confirme" }] });
  socket.answer(update(1, { room: free, screens: [{ seat: -2 }] }));
  const sit = socket.last();
  const salt = readKeys("ABCD").seats[0]?.salt ?? "";
  expect(sit).toMatchObject({ type: "sit", seat: 0, name: "Jo", commitment: promiseOf(salt) });
  socket.answer(update(2, { room: free, screens: [{ seat: -2 }] }));
  expect(socket.types().filter((type) => type === "sit")).toHaveLength(1);
  socket.answer({ type: "seated", id: String(sit.id), seat: 0, token: "token-of-seat-0" });
  expect(readKeys("ABCD").seats[0]?.token).toBe("token-of-seat-0");
  socket.answer(update(3, { room: room({ phase: "salts" }) }));
  expect(socket.last()).toMatchObject({ type: "salt", seat: 0, salt });
});

test("a salt for which the disk had no room is opened again after a while, and nobody is bothered", () => {
  keepKeys("ABCD", (keys) => {
    keys.seats[0] = { token: "seat-token-1234", salt: "ab".repeat(32), start: "aa" };
  });
  const socket = start().open();
  socket.answer(update(1, { room: room({ phase: "salts" }) }));
  const first = socket.last();
  expect(first.type).toBe("salt");
  socket.answer({ type: "refused", id: String(first.id), refusal: { type: "refusal", code: "store-full" } });
  socket.answer(update(2, { room: room({ phase: "salts" }) }));
  expect(store.refusal.value).toBeUndefined();
  expect(socket.last(), "not at once: the disk is still full").toBe(first);
  vi.advanceTimersByTime(7_000);
  expect(socket.last()).toMatchObject({ type: "salt", seat: 0, salt: "ab".repeat(32) });
  expect(socket.last().id).not.toBe(first.id);
});

test("for another game a new salt is promised", () => {
  const socket = start().open();
  const kept = room({ number: 2, phase: "waiting", seats: [{ kind: "person", committed: false }] });
  socket.answer(update(1, { room: kept }));
  const ready = socket.last();
  expect(ready).toMatchObject({ type: "ready", seat: 0 });
  expect(ready.commitment).toBe(promiseOf(readKeys("ABCD").seats[0]?.salt ?? ""));
});

test("two tabs of one player promise the same salt", () => {
  const kept = room({ number: 2, phase: "waiting", seats: [{ kind: "person", committed: false }] });
  const first = start().open();
  first.answer(update(1, { room: kept }));
  store.stop();
  sessionStorage.clear();
  const second = start().open();
  second.answer(update(1, { room: kept }));
  expect(second.last().commitment).toBe(first.last().commitment);
});

test("a seat that was refused is not asked for again and again", () => {
  keepKeys("ABCD", (keys) => {
    keys.mine = { 0: "Jo" };
  });
  const socket = start().open();
  const free = room({ phase: "waiting", seats: [{ kind: "free" }] });
  socket.answer(update(1, { room: free, screens: [{ seat: -2 }] }));
  const refusal = { type: "refusal" as const, code: "seat-taken" };
  socket.answer({ type: "refused", id: String(socket.last().id), refusal });
  socket.answer(update(2, { room: free, screens: [{ seat: -2 }] }));
  expect(socket.types().filter((type) => type === "sit")).toHaveLength(1);
});

test("another game begins with an empty sheet", () => {
  const socket = start().open();
  socket.answer(update(1, { screens: [{ seat: 0, told: [told("old")] }] }));
  socket.answer(update(2, { room: room({ number: 2 }), screens: [{ seat: 0, told: [told("new")] }] }));
  expect(store.screens.value[0]?.told?.map((line) => line.said.code)).toEqual(["new"]);
});

test("a preview is answered by its id, or by nothing if the line breaks", async () => {
  const socket = start().open();
  socket.answer(update(1));
  const seen = store.preview(0, { type: "pass" });
  const preview = { type: "preview", notes: [{ code: "preview-pass" }] };
  socket.answer({ type: "previewed", id: String(socket.last().id), preview });
  expect(await seen).toEqual(preview);
  const lost = store.preview(0, { type: "pass" });
  socket.cut();
  expect(await lost).toBeUndefined();
});

test("it knows what was told since one's own move: after a reload nothing, after an undo nothing", () => {
  const socket = start().open();
  socket.answer(update(1, { screens: [{ seat: 0, told: [told("dealt")] }] }));
  expect(store.since(0)).toBeUndefined();
  store.act(0, { type: "pass" });
  expect(store.since(0)).toBeUndefined();
  socket.answer(update(2, { screens: [{ seat: 0, told: [told("passed")] }] }));
  expect(store.since(0)).toBe(2);
  socket.answer(update(3, { screens: [{ seat: 0, told: [told("laid"), told("goal")] }] }));
  expect(store.since(0)).toBe(2);
  socket.answer(update(4, { whole: true, screens: [{ seat: 0, told: [told("dealt")] }] }));
  expect(store.since(0)).toBeUndefined();
});
