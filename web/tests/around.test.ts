import { describe, expect, test } from "vitest";
import finale from "../src/games/finale";
import football from "../src/games/football-a-la-carte";
import schuss from "../src/games/schuss-und-tor";
import type * as wire from "../src/gen/protocol";
import type { GameModule } from "../src/kit/module";
import { rowsOf } from "../src/shelf/boxes";
import { bot, firstPlan, wanted } from "../src/shelf/plan";
import { runningOf } from "../src/shelf/running";
import { moodOf, scorersOf } from "../src/table/moods";
import { awaitedSeats, scoreOf } from "../src/table/scene";
import { room } from "./fake";

/** As the table gets them: loaded by name, their types left behind. */
const [SCHUSS, FINALE, FOOTBALL] = [schuss, finale, football] as unknown as [
  GameModule,
  GameModule,
  GameModule,
];

const GAME: wire.GameInfo = {
  id: "schuss-und-tor",
  seats: [2, 3, 4],
  screen_seats: 4,
  options: [],
  bots: ["debutant", "confirme"],
  version: "1",
  opener: "PE-A27",
};

describe("the shelf", () => {
  test("full planks first, the rest on the last", () => {
    expect(rowsOf([1, 2, 3, 4, 5], 3)).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
    expect(rowsOf([1], 5)).toEqual([[1]]);
    expect(rowsOf([], 5)).toEqual([]);
  });

  test("a new table is you against a bot, with the pace that was chosen", () => {
    const asked = wanted(GAME, firstPlan(GAME, "Ann"), {}, { seconds: 30, quick: true });
    expect(asked.plan).toEqual([{ bot: "" }, { bot: "debutant" }]);
    expect([asked.decision_seconds, asked.quick, asked.opener]).toEqual([30, true, undefined]);
  });

  test("the next table is as the last one was, if it can still be played so", () => {
    const places = [
      { who: "screen" as const, level: "" },
      { who: "link" as const, level: "" },
      { who: "bot" as const, level: "confirme" },
    ];
    const plan = firstPlan(GAME, "Ann", { places });
    expect(plan.map(({ who, level }) => `${who} ${level}`)).toEqual(["screen ", "link ", "bot confirme"]);
    expect(bot(GAME, plan).level).toBe("confirme");
    const gone = [...places.slice(0, 2), { who: "bot" as const, level: "random" }];
    expect(firstPlan(GAME, "Ann", { places: gone })[2]?.level).toBe("debutant");
    expect(firstPlan({ ...GAME, seats: [2] }, "Ann", { places })).toHaveLength(2);
  });

  test("whoever was named begins, unless taken out of the plan since", () => {
    const pace = { seconds: 0, quick: false };
    const [you] = firstPlan(GAME, "Ann");
    if (!you) throw new Error("nobody");
    expect(wanted(GAME, [you, you, you], {}, pace, "", 2).opener).toBe(2);
    expect(wanted(GAME, [you, you], {}, pace, "", 0).opener).toBe(0);
    expect(wanted(GAME, [you, you], {}, pace, "", 2).opener).toBeUndefined();
  });

  const found = {
    table: "ABCDE-FGHJK",
    game: GAME.id,
    phase: "playing" as const,
    yours: [0],
    awaited: [0],
    seats: room().seats,
  };

  test("the band says that it is your turn only if it is", () => {
    expect(runningOf(found)).toMatchObject({ yours: true, others: [1] });
    expect(runningOf({ ...found, awaited: [1] }).yours).toBe(false);
  });

  test("a table that stands still for us alone waits for us, one that misses somebody else does not", () => {
    const [ann, lina] = room().seats;
    if (!ann || !lina) throw new Error("nobody");
    const gone = { ...found, phase: "paused" as const, seats: [{ ...ann, present: false }, lina] };
    expect(runningOf(gone)).toMatchObject({ yours: true, goes: true });
    const missed = { ...gone, seats: [ann, { ...lina, present: false }] };
    expect(runningOf(missed)).toMatchObject({ yours: false, goes: false });
    expect(runningOf({ ...found, phase: "waiting" })).toMatchObject({ yours: false, goes: false });
  });
});

describe("faces", () => {
  test("whoever is waited for thinks or is ready, and nobody while the game is paused", () => {
    const now = room({ awaited: [0, 1] });
    expect([moodOf(now, 0), moodOf(now, 1)]).toEqual(["turn", "thinking"]);
    expect(moodOf(room({ awaited: [0], phase: "paused" }), 0)).toBe("calm");
    expect(awaitedSeats(room({ awaited: [0], phase: "paused" }))).toEqual([]);
  });

  test("a goal belongs to whoever scored it, or to the whole team, as its game says", () => {
    const goal = { type: "goal", seat: 1 };
    const other = { type: "laid", seat: 0 };
    expect(scorersOf([goal, other], SCHUSS)).toEqual([1]);
    expect(scorersOf([goal, { ...goal, seat: 0 }], FINALE)).toEqual([0]);
    expect(scorersOf([{ ...goal, scorers: [0, 2] } as never], FOOTBALL)).toEqual([0, 2]);
    expect(scorersOf([other], SCHUSS)).toBeUndefined();
    expect(scorersOf([goal], undefined)).toBeUndefined();
  });

  test("a score is a seat's own, or that of its team, as its game says", () => {
    const seen = (view: Record<string, unknown>): wire.Screen => ({ seat: 0, view });
    expect(scoreOf(room(), SCHUSS, seen({ goals: [3, 1] }), 1)).toBe(1);
    const teams = seen({
      goals: [2, 5],
      teams: [
        [1, 2],
        [0, 3],
      ],
    });
    const scores = [0, 1, 2, 3].map((seat) => scoreOf(room(), FOOTBALL, teams, seat));
    expect(scores).toEqual([5, 2, 2, 5]);
    expect(scoreOf(room(), undefined, teams, 0)).toBeUndefined();
    const outcome = { scores: [7, 8], places: [2, 1], winners: [1] } as unknown as wire.Outcome;
    expect(scoreOf(room({ outcome }), SCHUSS, seen({ goals: [0, 0] }), 1)).toBe(8);
  });

  test("the end is seen on every face", () => {
    const outcome = { scores: [1, 2], places: [2, 1], winners: [1] } as unknown as wire.Outcome;
    const over = room({ phase: "over", outcome });
    expect([moodOf(over, 0), moodOf(over, 1)]).toEqual(["conceded", "goal"]);
    expect(moodOf(room({ phase: "over" }), 0)).toBe("calm");
  });
});
