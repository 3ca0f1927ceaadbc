import { beforeEach, describe, expect, test } from "vitest";
import { isSought } from "../src/games/footmania/compose";
import type { Props, View } from "../src/games/footmania/model";
import { lineUpOf } from "../src/games/footmania/plan";
import {
  changed,
  compose,
  forget,
  hiddenAt,
  hideAt,
  picked,
  raised,
  sheet,
} from "../src/games/footmania/state";
import type { Item } from "../src/gen/protocol";
import { gameScreen } from "../src/kit/screen";
import { room } from "./fake";

/** The same question to two seats at once. */
function lineUps(seat: number, best: readonly (string | null)[]) {
  const view = { seat, step: "line-ups", day: 1, match: 0, round: 20, team: null } as unknown as View;
  const ask = { code: "ask-line-ups" };
  const move = { type: "field", eleven: best };
  const screen: Props["screen"] = gameScreen({
    seat,
    view: view as unknown as Record<string, unknown>,
    prompts: [
      {
        ask,
        clause: "FM-A41",
        pace: "sealed",
        form: { type: "choose", items: [{ value: move, label: ask }] },
      },
      {
        ask,
        clause: "FM-A41",
        pace: "sealed",
        form: { type: "assign", places: [], items: [], fits: [], field: "eleven" },
        move: { type: "field" },
      },
    ],
  });
  return lineUpOf(screen, view);
}

describe("what the screen remembers", () => {
  beforeEach(() => {
    localStorage.clear();
    forget();
  });

  test("an eleven changed by hand is the one of its seat", () => {
    lineUps(0, ["Aubin", "Blin"])?.put(1, null);
    expect(lineUps(0, ["Aubin", "Blin"])?.eleven).toEqual([null, "Blin"]);
    const other = lineUps(1, ["Colin", "Coste"]);
    expect(other?.eleven).toEqual(["Colin", "Coste"]);
    expect(other?.own).toBe(false);
  });

  test("an offer that one seat has hidden is there for the other", () => {
    const here = room();
    hideAt(here, 0, "2-all-1");
    expect(hiddenAt(here, 0)).toEqual(["2-all-1"]);
    expect(hiddenAt(here, 1)).toEqual([]);
    hideAt(here, 1, "2-all-2");
    expect(hiddenAt(here, 0)).toEqual(["2-all-1"]);
  });

  test("whatever was begun can be forgotten", () => {
    compose({ want: ["Aubin"] });
    picked.value = { footballer: "Aubin" };
    raised.value = 12;
    lineUps(0, ["Aubin"])?.put(1, null);
    forget();
    expect([sheet.value, picked.value, raised.value, changed.value]).toEqual([
      undefined,
      undefined,
      0,
      undefined,
    ]);
  });
});

test("a footballer is sought by the beginning of his name or by a number", () => {
  const men: Item[] = [
    { value: "Bérard", label: { code: "man-short", args: { numbers: "1" } } },
    { value: "Colin", label: { code: "man-short", args: { numbers: "10/11" } } },
    { value: "Coste", label: { code: "man-short", args: { numbers: "JP" } } },
  ];
  const found = (text: string) => men.filter((man) => isSought(man, text)).map((man) => man.value);
  expect(found("")).toEqual(["Bérard", "Colin", "Coste"]);
  expect(found("BER")).toEqual(["Bérard"]);
  expect(found(" co")).toEqual(["Colin", "Coste"]);
  expect(found("1")).toEqual(["Bérard"]);
  expect(found("11")).toEqual(["Colin"]);
  expect(found("jp")).toEqual(["Coste"]);
  expect(found("x")).toEqual([]);
});
