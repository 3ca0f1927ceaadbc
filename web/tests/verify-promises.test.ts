import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Opening } from "../src/gen/protocol";
import { keepKeys, keptOf, readKeys } from "../src/net/keys";
import { promiseOf } from "../src/net/random";
import { TableStore } from "../src/net/table";
import { FakeSocket, room, update } from "./fake";

let socket: FakeSocket;
let store: TableStore;
let seq: number;

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  localStorage.clear();
  socket = new FakeSocket();
  store = new TableStore("ABCD", () => socket as unknown as WebSocket);
  store.start();
  socket.open();
  seq = 0;
});

afterEach(() => {
  store.stop();
  vi.useRealTimers();
});

/** The table shows these promises, the last of which counts, and asks the seat for a salt. */
function asks(...openings: Opening[]): void {
  const commitment = openings.at(-1)?.commitment ?? "";
  const seats = [{ kind: "person" as const, committed: false }];
  stores();
  seq += 1;
  socket.answer(update(seq, { room: room({ phase: "waiting", seats, commitment, openings }) }));
}

/** The table has stored what was sent. */
function stores(): void {
  for (const { id } of [...socket.sent]) if (id) socket.answer({ type: "ack", id: String(id) });
}

/** All have promised: the table asks for the salts. */
function collects(...openings: Opening[]): void {
  seq += 1;
  const commitment = openings.at(-1)?.commitment ?? "";
  socket.answer(update(seq, { room: room({ phase: "salts", commitment, openings }) }));
}

const readies = () => socket.sent.filter(({ type }) => type === "ready");
const first: Opening = { commitment: "aa" };
const again = (commitment: string, left: number[]): Opening => ({ commitment, reason: "left", left });

test("the first promise is answered by itself", () => {
  asks(first);
  expect(readies()).toHaveLength(1);
  expect(store.doubted.value).toEqual([]);
});

test("another one too if somebody has left", () => {
  asks(first);
  asks(first, again("bb", [1]));
  expect(readies()).toHaveLength(2);
  expect(store.doubted.value).toEqual([]);
});

test("if nobody has left a person is asked, and can go on all the same", () => {
  asks(first);
  asks(first, again("bb", []));
  expect(readies()).toHaveLength(1);
  expect(store.doubted.value).toEqual([0]);
  store.promiseAllTheSame();
  expect(readies()).toHaveLength(2);
  expect(store.doubted.value).toEqual([]);
  asks(first, again("bb", []), again("cc", []));
  expect(store.doubted.value, "one consent is for one promise").toEqual([0]);
});

test("a promise that the table no longer tells of was made all the same", () => {
  asks(first);
  asks({ commitment: "bb" });
  expect(store.doubted.value).toEqual([0]);
  asks(again("cc", [1]));
  expect(store.doubted.value).toEqual([0]);
  expect(readies()).toHaveLength(1);
});

test("more than three times is too often, whoever has left", () => {
  const shown = ["bb", "cc", "dd", "ee"].map((commitment) => again(commitment, [1]));
  asks(first, ...shown.slice(0, 3));
  expect(readies()).toHaveLength(1);
  asks(first, ...shown);
  expect(readies()).toHaveLength(1);
  expect(store.doubted.value).toEqual([0]);
});

test("a seat is not taken by itself where a person must be asked", () => {
  keepKeys("ABCD", (keys) => {
    keys.mine = { 0: "Jo" };
  });
  store.keys.value = readKeys("ABCD");
  const openings = [first, again("bb", [])];
  const free = room({ phase: "waiting", seats: [{ kind: "free" }], commitment: "bb", openings });
  socket.answer(update(1, { room: free, screens: [{ seat: -2 }] }));
  expect(socket.types()).not.toContain("sit");
});

test("what was shown and opened is kept for each game, in order", () => {
  asks(first);
  asks(first, again("bb", [1]));
  const salt = readKeys("ABCD").seats[0]?.salt ?? "";
  expect(keptOf(readKeys("ABCD"), 1)).toEqual({ commitments: ["aa", "bb"], salts: [] });
  expect(keptOf(readKeys("ABCD"), 1, [0]).salts, "a seat that is still ours must be in the deal").toEqual([
    salt,
  ]);
  collects(first, again("bb", [1]));
  expect(socket.last()).toMatchObject({ type: "salt", salt });
  asks({ commitment: "zz" });
  expect(keptOf(readKeys("ABCD"), 1)).toEqual({ commitments: ["aa", "bb", "zz"], salts: [] });
  seq += 1;
  socket.answer(update(seq, { room: room({ number: 2, commitment: "yy" }) }));
  expect(keptOf(readKeys("ABCD"), 2)).toEqual({ commitments: ["yy"], salts: [] });
});

test("a salt that was opened is kept although the seat is promised again", () => {
  asks(first);
  const salt = readKeys("ABCD").seats[0]?.salt ?? "";
  collects(first);
  seq += 1;
  socket.answer(update(seq, { room: room({ number: 2, commitment: "yy", phase: "waiting" }) }));
  expect(keptOf(readKeys("ABCD"), 1)).toEqual({ commitments: ["aa"], salts: [salt] });
});

test("a salt that went with a seat is not promised again: another is, once", () => {
  asks(first);
  const [sent] = readies();
  const refusal = { type: "refusal" as const, code: "salt-used-before" };
  socket.answer({ type: "refused", id: String(sent?.id), refusal });
  const [, fresh] = readies();
  expect(fresh?.commitment).not.toBe(sent?.commitment);
  expect(fresh?.commitment).toBe(promiseOf(readKeys("ABCD").seats[0]?.salt ?? ""));
  socket.answer({ type: "refused", id: String(fresh?.id), refusal });
  expect(readies()).toHaveLength(2);
});

test("whoever gives up a seat before the deal promises another salt for it", () => {
  asks(first);
  store.leave(0);
  expect(readKeys("ABCD").seats[0]?.salt).toBeUndefined();
  store.sit(0, "Jo");
  expect(socket.last().commitment).not.toBe(readies()[0]?.commitment);
});
