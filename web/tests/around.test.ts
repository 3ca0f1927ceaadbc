import { beforeEach, describe, expect, it, test, vi } from "vitest";
import finale from "../src/games/finale";
import football from "../src/games/football-a-la-carte";
import schuss from "../src/games/schuss-und-tor";
import type * as wire from "../src/gen/protocol";
import type { GameModule } from "../src/kit/module";
import { rowsOf } from "../src/shelf/boxes";
import { firstPlan, wanted } from "../src/shelf/plan";
import { runningOf } from "../src/shelf/running";
import { moodOf, scorersOf } from "../src/table/moods";
import { chooseNotes, cite, dismiss, noteShown } from "../src/table/notes";
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
    expect(asked.plan).toEqual([{ bot: "" }, { bot: "confirme" }]);
    expect([asked.decision_seconds, asked.quick, asked.opener]).toEqual([30, true, undefined]);
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
    expect(runningOf({ ...found, phase: "paused" }).yours).toBe(false);
  });
});

describe("notes", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    chooseNotes(false);
    chooseNotes(true);
    return () => vi.useRealTimers();
  });

  it("explains a rule once in this browser", () => {
    cite("ST-18", [], 0);
    expect(noteShown()).toBe("ST-18");
    dismiss();
    expect(noteShown()).toBeUndefined();
    cite("ST-18", ["ST-18"], 20_000);
    expect(noteShown()).toBeUndefined();
  });

  it("lets one be read before the next, and a question go first", () => {
    cite("", ["ST-11", "ST-13"], 0);
    expect(noteShown()).toBe("ST-11");
    cite("ST-20", ["ST-35"], 1_000);
    expect(noteShown()).toBe("ST-11");
    cite("", [], 10_000);
    expect(noteShown()).toBe("ST-20");
  });

  it("goes by itself, and comes not at all where it is not wanted", () => {
    cite("ST-18", [], 0);
    vi.advanceTimersByTime(31_000);
    expect(noteShown()).toBeUndefined();
    chooseNotes(false);
    cite("ST-19", [], 60_000);
    expect(noteShown()).toBeUndefined();
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
