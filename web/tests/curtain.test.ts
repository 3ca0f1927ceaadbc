import { expect, test } from "vitest";
import type { Prompt, Screen } from "../src/gen/protocol";
import { front } from "../src/table/curtain";

function screen(seat: number, ...paces: Prompt["pace"][]): Screen {
  const form = { type: "choose" as const, items: [] };
  return { seat, prompts: paces.map((pace) => ({ ask: { code: "ask" }, clause: "", pace, form })) };
}

test("whoever sits alone at a screen, or only watches, needs no curtain", () => {
  expect(front([screen(1)], undefined, false)).toEqual({ shown: 1, handTo: undefined });
  expect(front([screen(-2)], undefined, false)).toEqual({ shown: -2, handTo: undefined });
});

test("after a reload nothing is shown before somebody says who they are", () => {
  expect(front([screen(0), screen(1, "turn")], undefined, false)).toEqual({ shown: undefined, handTo: 1 });
  expect(front([screen(0), screen(1)], undefined, false)).toEqual({ shown: undefined, handTo: 0 });
});

test("the screen stays with whoever has it until the game waits for somebody else here", () => {
  expect(front([screen(0), screen(1)], 0, false).shown).toBe(0);
  expect(front([screen(0, "turn"), screen(1)], 0, false).shown).toBe(0);
  expect(front([screen(0), screen(1, "turn")], 0, false)).toEqual({ shown: undefined, handTo: 1 });
});

test("an open question is no reason to hand the screen over", () => {
  expect(front([screen(0), screen(1, "open")], 0, false).shown).toBe(0);
});

test("sealed choices go round in the order of play", () => {
  const screens = [screen(0, "sealed"), screen(1), screen(2, "sealed")];
  expect(front(screens, 1, false).handTo).toBe(2);
  expect(front(screens, 2, false).shown).toBe(2);
});

test("when it is over nothing is hidden any more", () => {
  expect(front([screen(0), screen(1)], undefined, true)).toEqual({ shown: 0, handTo: undefined });
});

test("a tap on the other seat's medal lets the curtain fall before it shows that hand", () => {
  const waiting = [screen(0), screen(1)];
  expect(front(waiting, 0, false, 1)).toEqual({ shown: undefined, handTo: 1 });
  expect(front(waiting, 1, false, 1).shown).toBe(1);
  expect(front(waiting, 0, false, 2).shown).toBe(0);
  expect(front(waiting, 0, true, 1)).toEqual({ shown: 0, handTo: undefined });
});
