import { describe, expect, test } from "vitest";
import { chooseHelp, isCaught } from "../src/games/passe-eclair/help";
import {
  canGive,
  type Face,
  type GameEvent,
  isAnswered,
  lastRound,
  lastSlip,
  layOf,
  type Offer,
  othersOf,
  readyWith,
  type Timed,
  type View,
} from "../src/games/passe-eclair/model";
import { isTapped, tapped } from "../src/games/passe-eclair/taps";
import { isEasy } from "../src/games/passe-eclair/too-easy";

const at = (time: number, event: Record<string, unknown>): Timed => ({
  at: time,
  event: event as unknown as GameEvent,
});
const ready = (...cards: Face[]): Offer => ({
  item: { value: {}, label: { code: "move-ready" } },
  move: { type: "ready", cards },
});

const RACE = [
  at(1_000, { type: "turned-up", seat: 0, face: "leon-marlon", turned: "start", on: 7 }),
  at(2_000, { type: "laid", seat: 2, face: "marlon-fabi", on: 8 }),
  at(2_042, { type: "too-late", seat: 0, late: "card", on: 7 }),
];

test("a card names the top card that was seen, right or wrong", () => {
  expect(layOf({ top: 7 } as View, "michi")).toEqual({ type: "lay", face: "michi", on: 7 });
});

test("the race is told in milliseconds", () => {
  expect(lastSlip(RACE, (seat) => seat === 0)).toEqual({
    kind: "late",
    index: 2,
    seat: 0,
    winner: 2,
    ms: 42,
  });
  expect(lastSlip(RACE, (seat) => seat === 1)).toBeUndefined();
});

test("a tapped card waits for the table's word on this seat", () => {
  expect(isAnswered(RACE.slice(0, 2), 0, 1)).toBe(false);
  expect(isAnswered(RACE, 0, 1)).toBe(true);
});

test("a tapped card belongs to one seat of one game: in a rematch nothing is on its way", () => {
  const tap = { game: "ABCDE-FGHJK 1", seat: 0, index: 2, face: "dog" as const, top: 7 };
  tapped({ ...tap, told: 40 });
  expect(isTapped(tap, [])).toBe(true);
  expect(isTapped({ ...tap, seat: 1 }, [])).toBe(false);
  expect(isTapped({ ...tap, game: "ABCDE-FGHJK 2" }, [])).toBe(false);
  tapped({ ...tap, game: "KKKKK-FGHJK 1", told: 3 });
  expect(isTapped(tap, [])).toBe(false);
});

test("cards go for tokens only as listed", () => {
  const offers = [ready(), ready("leon-fabi"), ready("rocce-leon"), ready("leon-fabi", "rocce-leon")];
  expect(canGive(offers, [], "leon-fabi")).toBe(true);
  expect(canGive(offers, ["leon-fabi"], "leon-fabi")).toBe(false);
  expect(readyWith(offers, ["rocce-leon", "leon-fabi"])).toBe(offers[3]);
});

test("the others sit clockwise, and nobody twice", () => {
  expect(othersOf(4, [2])).toEqual([3, 0, 1]);
  expect(othersOf(3, [])).toEqual([0, 1, 2]);
  expect(othersOf(4, [0, 1])).toEqual([2, 3]);
});

test("the last round with what was left", () => {
  const told = [
    at(0, { type: "round-began", round: 3, trainer: 0 }),
    at(1, { type: "round-won", seat: 1, how: "empty" }),
    at(1, { type: "victory-token", seat: 1 }),
    at(1, { type: "hand-shown", seat: 0, faces: ["dog"] }),
    at(1, { type: "round-began", round: 4, trainer: 1 }),
  ];
  expect(lastRound(told)).toMatchObject({ round: 3, seat: 1, hands: [{ seat: 0, faces: ["dog"] }] });
});

describe("somebody new to the race", () => {
  const view = { round: 1, step: "open" } as View;
  const fits = { move: { type: "lay", face: "leon-fabi", on: 1 }, item: {} } as unknown as Offer;

  test("has wrong cards kept back in the first round, alone with bots and with the cards shown", () => {
    chooseHelp("cards");
    expect(isCaught(view, [fits], "fabi-leon", true)).toBe(true);
    expect(isCaught(view, [fits], "leon-fabi", true)).toBe(false);
    expect(isCaught(view, [fits], "fabi-leon", false)).toBe(false);
    expect(isCaught({ ...view, round: 2 }, [fits], "fabi-leon", true)).toBe(false);
    chooseHelp("name");
    expect(isCaught(view, [fits], "fabi-leon", true)).toBe(false);
  });

  test("finds it too easy after two rounds won in a row", () => {
    const won = (seat: number) => at(0, { type: "round-won", seat, how: "empty" });
    expect(isEasy([won(0)], 0)).toBe(false);
    expect(isEasy([won(1), won(0)], 0)).toBe(false);
    expect(isEasy([won(1), won(0), won(0)], 0)).toBe(true);
  });
});
