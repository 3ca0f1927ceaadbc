import type { Match, Result } from "../../src/club/match";

let now = 0;

export function match(result: Result, more: Partial<Match> = {}): Match {
  now += 1;
  return {
    seal: `seal-${now}`,
    game: "high-card",
    at: now,
    table: "AAAAA-AAAAA",
    number: now,
    seat: 0,
    names: ["Ada", ""],
    bots: ["", "confirme"],
    rivals: [{ name: "", level: "confirme" }],
    result,
    headline: { code: "headline" },
    scores: [1, 0],
    place: 1,
    trophies: [],
    counts: true,
    ms: 0,
    size: 0,
    ...more,
  };
}
