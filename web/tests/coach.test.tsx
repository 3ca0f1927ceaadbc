import { readFileSync } from "node:fs";
import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test } from "vitest";
import { type Coached, nextError, turnAt } from "../src/coach/coached";
import { Curve } from "../src/coach/curve";
import { Panel } from "../src/coach/panel";
import { nextLine, ownSide, pointAt, shareAt, sidesOf } from "../src/coach/story";
import type * as wire from "../src/gen/protocol";
import { bundleOf } from "../src/say/locale";
import { Voice } from "../src/say/voice";

const words = ["core", "coach", "review", "page"].map((part) =>
  readFileSync(`../src/ludofoot/locale/en/${part}.ftl`, "utf-8"),
);
const say = new Voice([bundleOf("en", words.join("\n"))], ["Ann", "Ben", "Cleo"], 0);
const point = (line: number, ...chances: number[]): wire.Point => ({ line, chances, error: 0.01 });
const two = [point(3, 0.5, 0.5), point(5, 0.31, 0.69), point(6, 0.83, 0.17), point(9, 1, 0)];
const three = [point(3, 0.2, 0.3, 0.5), point(9, 0, 1, 0)];

function shown(what: preact.ComponentChild): HTMLElement {
  const place = document.createElement("div");
  document.body.append(place);
  act(() => render(what, place));
  return place;
}

test("a team is one side, and whose curve it is comes from who plays here or who won", () => {
  expect(sidesOf([0, 1, 0]).map((side) => side.seats)).toEqual([[0, 2], [1]]);
  const sides = sidesOf([0, 1]);
  expect(ownSide(sides, [1], two)?.seat).toBe(1);
  expect(ownSide(sides, [], two)?.seat).toBe(0);
  expect(ownSide(sidesOf([0, 1, 2]), [], three)?.seat).toBe(1);
});

test("a line between two points has what the one before it promised", () => {
  expect(pointAt(two, 1)).toBe(0);
  expect(pointAt(two, 8)).toBe(2);
  expect(shareAt(two, [3, 4, 5, 6, 9], 4, sidesOf([0, 1])[0])).toBeCloseTo(0.405);
  expect(nextLine([6, 4], 4)).toBe(6);
  expect(nextLine([6, 4], 7)).toBe(4);
  expect(nextLine([], 7)).toBeUndefined();
});

test("the curve is a slider over the lines, and says each moment in words", () => {
  const asked: number[] = [];
  const [own] = sidesOf([0, 1]);
  const turns = [{ line: 6, seat: 0, before: 0.31, after: 0.83, by: null }];
  const place = shown(
    <Curve
      points={two}
      teams={[0, 1]}
      turns={turns}
      own={own}
      say={say}
      lines={[3, 4, 5, 6, 9]}
      goals={[{ line: 9, label: "1–0" }]}
      line={6}
      show={(line) => asked.push(line)}
      told={() => "Ann scores."}
    />,
  );
  const slider = place.querySelector("input");
  expect(slider?.getAttribute("aria-valuetext")).toBe("move 4, 83\u00a0%, plus 52. Ann scores.");
  expect(place.querySelector(".ball b")?.textContent).toBe("1–0");
  expect(place.querySelector(".turn")?.textContent).toBe("1");
  if (slider) slider.value = "1";
  slider?.dispatchEvent(new Event("input", { bubbles: true }));
  expect(asked).toEqual([4]);
});

test("a figure that is still a guess is not told", () => {
  const rough = two.map((each) => ({ ...each, error: 0.06 }));
  const [own] = sidesOf([0, 1]);
  const place = shown(
    <Curve points={rough} teams={[0, 1]} turns={[]} own={own} say={say} line={5} show={() => undefined} />,
  );
  expect(place.querySelector("input")?.getAttribute("aria-valuetext")).toBe("2nd move");
});

test("several sides are bands that add up, and one can be followed alone", () => {
  const followed: (number | undefined)[] = [];
  const props = { points: three, teams: [0, 1, 2], turns: [], own: undefined, say, line: 3 };
  const place = shown(
    <Curve {...props} show={() => undefined} choose={(side) => followed.push(side?.seat)} />,
  );
  const bands = [...place.querySelectorAll(".band")].map((band) => band.getAttribute("points"));
  expect(bands).toHaveLength(3);
  expect(bands[2]?.startsWith("0,0.0")).toBe(true);
  const names = [...place.querySelectorAll<HTMLButtonElement>(".names button")];
  expect(names.map((name) => name.textContent)).toEqual(["3Cleo", "2Ben", "1You"]);
  names[1]?.click();
  expect(followed).toEqual([1]);
});

const said = (face: string): wire.Said => ({ code: `face ${face}`, args: {} });
const option = (face: string, chance: number, played = false): wire.Candidate => ({
  move: { type: "lay", face },
  said: said(face),
  chance,
  error: 0.01,
  played,
});
const gift: wire.Judged = {
  line: 6,
  seat: 0,
  mark: "gift",
  move: { type: "lay", face: "willi-max" },
  said: said("willi-max"),
  cost: 0.23,
  error: 0.02,
  better: said("luigi-luigi"),
  options: [option("luigi-luigi", 0.51), option("willi-max", 0.28, true)],
  reason: { code: "face because", args: {} },
};
const analysed: wire.Analysed = {
  seal: "s",
  game: "g",
  whole: true,
  games: 700,
  worlds: 400,
  raced: false,
  teams: [0, 1],
  points: two,
  open_points: two,
  decisions: [gift, { ...gift, line: 9, seat: 1, mark: "costly" }],
  turns: [{ line: 6, seat: 0, before: 0.31, after: 0.83, by: 0 }],
  accounts: [
    { start: 0.5, luck: 0.73, received: 0, given: 0.23, result: 1 },
    { start: 0.5, luck: -0.73, received: 0.23, given: 0, result: 0 },
  ],
};
const frames = [3, 4, 5, 6, 9].map((number) => ({ number, told: [], over: false }));

function coached(at: number, more: Partial<wire.Analysed> = {}): Coached {
  const none = () => undefined;
  return {
    found: { frames, names: ["Ann", "Ben"], seats: 2 } as unknown as wire.Replayed,
    review: {
      state: { seal: "s", stage: "whole" },
      analysed: { ...analysed, ...more },
      stop: none,
      again: none,
    },
    say,
    at,
    show: none,
    goals: [],
    mine: [0],
    whose: 0,
    choose: none,
    look: none,
  };
}

test("a decision is looked at as it was asked: mine is next, then anybody's, around to the first", () => {
  expect(nextError(coached(0))).toBe(2);
  expect(nextError(coached(2))).toBe(2);
  expect(nextError(coached(2), true)).toBe(3);
  expect(nextError(coached(0, { decisions: [] }))).toBeUndefined();
  expect(turnAt(coached(0), 0)).toBe(2);
  expect(turnAt(coached(0), 1)).toBeUndefined();
});

test("the coach says what it cost, what was better and why, and whose account adds up to what", () => {
  const place = shown(<Panel {...coached(2)} />);
  expect(place.querySelector(".judged")?.textContent).toContain("A gift: −23");
  const options = [...place.querySelectorAll(".candidates li")];
  expect(options.map((each) => each.className)).toEqual(["best", "played"]);
  expect(place.querySelector(".why")?.textContent).toContain("because");
  const given = [...place.querySelectorAll(".accounts tr")].map((row) => row.textContent);
  expect(given).toContain("Gifts made−230");
  expect(given).toContain("Luck+73−73");
});

test("where nobody decides nothing is judged, and a sketch says why", () => {
  const place = shown(<Panel {...coached(0)} />);
  expect(place.querySelector(".judged")).toBeNull();
  const sketch = coached(2, { decisions: [], accounts: [], whole: false });
  sketch.review = { ...sketch.review, state: { seal: "s", stage: "whole", plain: true } };
  expect(shown(<Panel {...sketch} />).textContent).toContain("stops at the sketch");
});
