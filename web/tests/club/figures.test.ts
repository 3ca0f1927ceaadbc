import { describe, expect, it } from "vitest";
import {
  clubTrophies,
  formOf,
  levelOf,
  rightOf,
  rivalsOf,
  shareOf,
  streakOf,
  tallyOf,
} from "../../src/club/figures";
import type { Match } from "../../src/club/match";
import { match } from "./making";

const many = (text: string, more: Partial<Match> = {}) =>
  [...text].map((letter) =>
    match(({ w: "won", d: "drawn", l: "lost", x: "broken-off" } as const)[letter as "w"], more),
  );

describe("figures of a club", () => {
  it("counts what was played to its end, and streaks of wins", () => {
    const matches = many("wwlwwwxd");
    expect(tallyOf(matches)).toEqual({ played: 8, won: 5, lost: 1 });
    expect(streakOf(matches)).toEqual({ now: 0, best: 3 });
    expect(streakOf(many("lww"))).toEqual({ now: 2, best: 2 });
    expect(formOf(many("wwwwwwwwwld"))).toEqual(["won", "won", "won", "won", "won", "won", "lost", "drawn"]);
    expect(formOf(many("x"))).toEqual([]);
  });

  it("gives no share under five matches", () => {
    expect(shareOf({ played: 4, won: 4, lost: 0 })).toBeUndefined();
    expect(shareOf({ played: 7, won: 4, lost: 3 })).toBe(57);
  });

  it("counts decisions that were right, and says whether there are more of them lately", () => {
    const judged = (...counts: number[]) =>
      counts.flatMap((count) => many("w", { right: { count, of: 10 } }));
    expect(rightOf(many("wwwww"))).toBeUndefined();
    expect(rightOf(judged(6, 7))).toEqual({ count: 13, of: 20, trend: "" });
    expect(rightOf(judged(5, 5, 5, 5, 5))).toEqual({ count: 25, of: 50, share: 50, trend: "" });
    expect(rightOf(judged(6, 5, 5, 5, 5, 5))?.trend).toBe("down");
    expect(rightOf(judged(5, 5, 6, 6, 6, 6, 6))?.trend).toBe("up");
    expect(rightOf(judged(5, 5, 5, 5, 5, 5, 6))?.trend).toBe("");
    // What is longer ago than fifteen matches says nothing of lately.
    expect(rightOf([...judged(0, 0, 0), ...judged(...Array<number>(15).fill(5))])?.trend).toBe("");
  });

  it("tells friends from bots, and bots by the strongest", () => {
    const levels = ["debutant", "confirme"];
    const bots = [
      { name: "", level: "confirme" },
      { name: "", level: "debutant" },
    ];
    expect(levelOf({ rivals: bots }, levels)).toBe("confirme");
    expect(levelOf({ rivals: [...bots, { name: "Noé", level: "" }] }, levels)).toBe("friends");
  });

  it("gives each rival one title by its rule", () => {
    const against = (name: string, results: string) => many(results, { rivals: [{ name, level: "" }] });
    const found = rivalsOf([
      ...against("Ada", "wwwlll"),
      ...against("Lina", "lll"),
      ...against("Noé", "www"),
      ...against("Ruth", "l"),
    ]);
    expect(found.map(({ rival, title }) => [rival.name, title])).toEqual([
      ["Ada", "derby"],
      ["Lina", "nemesis"],
      ["Noé", "favourite"],
      ["Ruth", "unbeaten"],
    ]);
  });

  it("finds the trophies of a whole club", () => {
    expect(clubTrophies(many("ww"), ["high-card", "other"])).toEqual(["home-and-away"]);
    expect(clubTrophies(many("w", { counts: false }), ["high-card"])).toEqual([]);
    expect(clubTrophies(many("wddddddddd"), ["high-card"])).toEqual(["five-boxes", "unbeaten"]);
    expect(clubTrophies([], [])).toEqual([]);
  });
});
