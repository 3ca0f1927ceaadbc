import { expect, test } from "vitest";
import { type Step, stepAt } from "../src/lesson/steps";
import { selectorOf } from "../src/lesson/targets";

const step = (id: string, press: string[] = [], begins = false): Step => ({
  id,
  button: "",
  mood: "calm",
  chalk: [],
  press,
  begins_move: begins,
});
const STEPS = [
  step("bomber", ["card:bomber"], true),
  step("willi", ["face:willi"]),
  step("two", ["a:1", "a:2"]),
];

test("what begins a move leads on once all of it is pressed", () => {
  expect(stepAt(STEPS, 0, [])).toMatchObject({ number: 0, left: ["card:bomber"] });
  expect(stepAt(STEPS, 0, ["card:bomber"])).toMatchObject({ number: 1, left: ["face:willi"] });
  expect(stepAt(STEPS, 0, ["card:bomber", "face:willi"])).toMatchObject({ number: 1, left: [] });
});

test("what was pressed is no longer asked for", () => {
  expect(stepAt(STEPS, 2, ["a:1"]).left).toEqual(["a:2"]);
  expect(stepAt(STEPS, 9, []).step).toBeUndefined();
});

test("a target is found by its attribute", () => {
  expect(selectorOf("card:otto-fritz")).toBe('[data-card="otto-fritz"]');
  expect(selectorOf("card:willi-*")).toBe('[data-card^="willi-"]');
  expect(selectorOf("asked")).toBe('[data-spot="asked"]');
});
