import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, expect, test } from "vitest";
import type * as wire from "../src/gen/protocol";
import { asked, levelsOf, useAdapting } from "../src/shelf/adaptive";
import { firstPlan, wanted } from "../src/shelf/plan";
import { room } from "./fake";

const game = {
  id: "finale",
  seats: [2],
  bots: ["debutant", "champion"],
  levels: [
    { level: "random", offered: false },
    { level: "champion", offered: true, rollouts: 4000 },
    { level: "adaptive", offered: true, steps: 6 },
  ],
} as unknown as wire.GameInfo;

beforeEach(() => localStorage.clear());

function Over(props: { adapts: string }) {
  useAdapting(room({ game: "finale", adapts: props.adapts }));
  return null;
}

test("whoever adapts is one more choice, and chance alone is none", () => {
  expect(levelsOf(game)).toEqual(["debutant", "champion", "adaptive"]);
});

test("the step is what the table said after the last game of this kind in this browser", () => {
  expect(asked(game, "adaptive")).toBe("adaptive");
  const place = document.createElement("div");
  act(() => render(<Over adapts="" />, place));
  expect(asked(game, "adaptive")).toBe("adaptive");
  act(() => render(<Over adapts="adaptive-4" />, place));
  expect(asked(game, "adaptive")).toBe("adaptive-4");
  expect(asked(game, "champion")).toBe("champion");
  expect(asked({ ...game, id: "footmania" }, "adaptive")).toBe("adaptive");
});

test("the choice is remembered without its step, and asked for with it", () => {
  localStorage["ludofoot:adaptive:finale"] = JSON.stringify("adaptive-2");
  const places = [
    { who: "screen" as const, level: "" },
    { who: "bot" as const, level: "adaptive" },
  ];
  const plan = firstPlan(game, "Ann", { places });
  expect(plan[1]?.level).toBe("adaptive");
  expect(wanted(game, plan, {}, { seconds: 0, quick: false }).plan).toEqual([
    { bot: "" },
    { bot: "adaptive-2" },
  ]);
});
