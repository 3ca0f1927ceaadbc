import { beforeEach, expect, test } from "vitest";
import { read, write } from "../../src/net/keys";
import { seriesOn, settle, starsOf, type Try, tryAt } from "../../src/puzzle/day";

const TRY = "ludofoot:puzzle";

beforeEach(() => localStorage.clear());

function answered(number: number, right: boolean): void {
  write(TRY, { ...read<Try>(TRY), number, table: `T${number}`, right: undefined });
  settle(`T${number}`, right);
}

test("days in a row are counted, and one that was missed ends them", () => {
  answered(10, true);
  answered(11, true);
  expect(seriesOn(11)).toBe(2);
  expect(seriesOn(12)).toBe(2);
  expect(seriesOn(13)).toBe(0);
  answered(13, true);
  expect(seriesOn(13)).toBe(1);
  answered(14, false);
  expect(seriesOn(14)).toBe(0);
});

test("only the counted try is kept, and only its first answer", () => {
  write(TRY, { number: 10, table: "T10" });
  settle("another", true);
  expect(tryAt(10)?.right).toBeUndefined();
  settle("T10", false);
  settle("T10", true);
  expect(tryAt(10)?.right).toBe(false);
  expect(tryAt(11)).toBeUndefined();
});

test("stars are so many levels that miss it", () => {
  expect(starsOf(3)).toBe("★★★");
});
