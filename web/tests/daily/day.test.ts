import { describe, expect, it } from "vitest";
import { barsOf, betterThan, placeOf } from "../../src/daily/day";
import { marksOf } from "../../src/daily/share";

const tally = [
  { result: -7, count: 1 },
  { result: 0, count: 3 },
  { result: 2, count: 4 },
  { result: 9, count: 2 },
];

describe("the comparison of the day", () => {
  it("has four bars to each side, the last of them for all beyond", () => {
    expect(barsOf(tally, 1).map(({ count }) => count)).toEqual([1, 0, 0, 0, 3, 0, 4, 0, 2]);
  });

  it("keeps a draw apart however wide a bar is", () => {
    expect([-9, -8, -1, 0, 1, 8, 9].map((result) => placeOf(result, 8))).toEqual([-2, -1, -1, 0, 1, 1, 2]);
  });

  it("counts the others alone", () => {
    expect(betterThan(tally, 2)).toBe(44);
    expect(betterThan([{ result: 1, count: 1 }], 1)).toBe(0);
    expect(betterThan([], 1)).toBe(0);
    expect(
      betterThan(
        [
          { result: 0, count: 1 },
          { result: 1, count: 1 },
        ],
        1,
      ),
    ).toBe(100);
  });
});

describe("the marks of a day", () => {
  it("are those of one's own decisions, in their order, where there was a choice", () => {
    const kinds = ["best", "gift", "forced", "fine", "costly", "best"];
    const decisions = kinds.map((mark, at) => ({ mark, seat: at === 5 ? 1 : 0 }));
    expect(marksOf(decisions, 0)).toBe("★▼●▽");
    expect(marksOf([], 0)).toBe("");
  });
});
