import { expect, test } from "vitest";
import type * as wire from "../src/gen/protocol";
import { mayAskUndo } from "../src/table/undoing";
import { room, told } from "./fake";

const screen: wire.Screen = { seat: 0, told: [told("laid")], undo: false };
const friends = room({ seats: [{ kind: "person" }, { kind: "person" }, { kind: "bot", bot: "confirme" }] });

test("against bots an undo may always be asked for, and the table says why not", () => {
  expect(mayAskUndo(room(), screen)).toBe(true);
  expect(mayAskUndo(room(), { ...screen, told: [] })).toBe(false);
  expect(mayAskUndo(room({ phase: "over" }), screen)).toBe(false);
});

test("with other people only while it can be done, and never by those who watch", () => {
  expect(mayAskUndo(friends, screen)).toBe(false);
  expect(mayAskUndo(friends, { ...screen, undo: true })).toBe(true);
  expect(mayAskUndo(room(), { ...screen, seat: -2 })).toBe(false);
});

test("in a race nothing is taken back", () => {
  const prompt = { pace: "race" } as wire.Prompt;
  expect(mayAskUndo(room(), { ...screen, prompts: [prompt] })).toBe(false);
});
