import { describe, expect, it } from "vitest";
import { sumsOf, verdictOf } from "../src/gazette/luck";
import { isTurned, momentAt, scoreRead, spread, swarm } from "../src/gazette/plan";
import type { Report } from "../src/gen/protocol";

const report = (first: number) =>
  ({ sides: [{ seats: [0] }, { seats: [1] }], order: [first, 1 - first] }) as unknown as Report;

describe("the account of luck and play", () => {
  it("adds up whatever is rounded", () => {
    for (let number = 0; number < 500; number += 1) {
      const [start, received, given] = [1 / (2 + (number % 3)), (number % 37) / 91, (number % 29) / 83];
      const result = number % 2;
      const account = { start, received, given, result, luck: result - start - received + given };
      const sums = sumsOf(account);
      expect(sums.start + sums.luck + sums.received - sums.given).toBe(100 * result);
      expect(Math.abs(sums.luck - 100 * account.luck)).toBeLessThan(2);
    }
  });

  it("is said in the first sentence that fits", () => {
    const sums = { start: 50, luck: 0, received: 0, given: 12, result: 100 };
    expect(verdictOf({ ...sums, given: 5, luck: 60 }, true)).toBe("fair");
    expect(verdictOf({ ...sums, luck: 30 }, true)).toBe("lucky");
    expect(verdictOf({ ...sums, luck: 30 }, false)).toBe("even");
    expect(verdictOf({ ...sums, luck: -30 }, false)).toBe("unlucky");
    expect(verdictOf({ ...sums, given: 30 }, true)).toBe("gifts");
    expect(verdictOf({ ...sums, received: 30 }, true)).toBe("received");
  });
});

describe("who stands on the left", () => {
  it("is whoever reads, else whoever won", () => {
    expect(isTurned(report(0), [1])).toBe(true);
    expect(isTurned(report(1), [0])).toBe(false);
    expect(isTurned(report(1), [])).toBe(true);
    expect(scoreRead([2, 1], true)).toBe("1–2");
    expect(scoreRead(undefined, true)).toBe("");
  });
});

describe("marks on a sheet", () => {
  it("do not cover each other, and stay on it", () => {
    const found = spread([100, 95, 0], 20);
    expect([...found].sort((one, other) => one - other)).toEqual([0, 80, 100]);
    expect(Math.max(...spread([100, 100, 100, 100], 22))).toBe(100);
    const dots = swarm([50, 50.1, 50.2]);
    expect(new Set(dots.map((dot) => dot.y)).size).toBe(3);
  });

  it("know what time it was", () => {
    const moments = [3, 9].map((entry) => ({ entry, said: { code: `at-${entry}` } }));
    expect(momentAt(moments, 8)?.said.code).toBe("at-3");
    expect(momentAt(moments, 2)).toBeUndefined();
  });
});
