import { beforeEach, describe, expect, it, test, vi } from "vitest";
import { sounds } from "../src/games/schuss-und-tor/sounds";
import type * as wire from "../src/gen/protocol";
import { rowsOf } from "../src/shelf/boxes";
import { firstPlan, wanted } from "../src/shelf/plan";
import { runningOf } from "../src/shelf/running";
import { CUES, scoreFor } from "../src/sound/cues";
import { moodOf } from "../src/table/moods";
import { News } from "../src/table/news";
import { chooseNotes, cite, dismiss, noteShown } from "../src/table/notes";
import { awaitedSeats, scoreOf, scorersOf } from "../src/table/scene";
import { heldBack } from "../src/table/written";
import { room, told } from "./fake";

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

describe("sound", () => {
  const events = (...types: string[]) => types.map((type) => ({ type }));

  test("what follows is heard when it is seen", () => {
    const { cues, lasts } = scoreFor(events("laid", "action-drawn", "goal"), sounds);
    expect(cues).toEqual([
      { cue: "card", at: 160 },
      { cue: "flip", at: 220 },
      { cue: "ball-kick", at: 600 },
      { cue: "goal", at: 940 },
    ]);
    expect(lasts).toBe(1780);
  });

  test("the match sheet tells nothing before it is seen, and keeps its order", () => {
    const { known } = scoreFor(events("laid", "action-drawn", "goal"), sounds);
    expect(known).toEqual([160, 220, 940]);
    const due = { count: 7, times: known };
    expect(heldBack(due, 7, 100)).toEqual([160, 220, 940]);
    expect(heldBack(due, 7, 500)).toEqual([940]);
    expect(heldBack(due, 7, 940)).toEqual([]);
    expect(heldBack({ count: 7, times: [750, 0] }, 7, 10)).toEqual([750, 0]);
    // The game went on or back meanwhile: nothing is kept from anybody.
    expect(heldBack(due, 8, 100)).toEqual([]);
  });

  test("what a die says waits until it lies still, although it is heard at once", () => {
    const rolling = { rolled: { cue: "die", lasts: 500, tells: 500 }, moved: "pawn" } as const;
    const { cues, known } = scoreFor(events("rolled", "moved"), rolling);
    expect(cues.map(({ at }) => at)).toEqual([0, 500]);
    expect(known).toEqual([500, 500]);
  });

  test("what happens to all at once is heard once", () => {
    expect(scoreFor(events("dealt", "dealt", "dealt"), sounds).cues).toEqual([{ cue: "shuffle", at: 0 }]);
  });

  test("a return to the table is silent, and so are games without sounds", () => {
    expect(scoreFor(events(...Array.from({ length: 17 }, () => "laid")), sounds).cues).toEqual([]);
    expect(scoreFor(events("laid"), {}).cues).toEqual([]);
  });

  test("a map names only cues that there are", () => {
    const all = Object.values(sounds).map((one) => (typeof one === "function" ? one({}) : one));
    const named = all.flat().map((one) => (typeof one === "string" ? one : (one as { cue: string }).cue));
    expect(named.filter((cue) => !CUES.some((known) => known === cue))).toEqual([]);
  });
});

describe("news", () => {
  const screen = (...codes: string[]): wire.Screen => ({ seat: 0, told: codes.map(told) });

  it("is what was told since, and nothing on arrival or in another game", () => {
    const news = new News();
    expect(news.since(screen("a", "b"), "1")).toEqual([]);
    expect(news.since(screen("a", "b", "c"), "1").map((one) => one.said.code)).toEqual(["c"]);
    expect(news.since(screen("a"), "1")).toEqual([]);
    expect(news.since(screen("a", "b"), "2")).toEqual([]);
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

  test("a goal belongs to whoever scored it, or to the whole team", () => {
    const event = (type: string, more: object): wire.Told => ({ ...told(type), event: { type, ...more } });
    const one = event("goal", { seat: 1 });
    expect(scorersOf([one, event("goal", { scorers: [0, 2] })])).toEqual([0, 2]);
    expect(scorersOf([one, event("played", { seat: 0 })])).toEqual([1]);
    expect(scorersOf([event("played", { seat: 0 })])).toBeUndefined();
  });

  test("a score is a seat's own, or that of its team", () => {
    const seen = (view: Record<string, unknown>): wire.Screen => ({ seat: 0, view });
    expect(scoreOf(room(), seen({ goals: [3, 1] }), 1)).toBe(1);
    const teams = seen({
      goals: [2, 5],
      teams: [
        [1, 2],
        [0, 3],
      ],
    });
    expect([0, 1, 2, 3].map((seat) => scoreOf(room(), teams, seat))).toEqual([5, 2, 2, 5]);
    expect(scoreOf(room(), seen({}), 0)).toBeUndefined();
    const outcome = { scores: [7, 8], places: [2, 1], winners: [1] } as unknown as wire.Outcome;
    expect(scoreOf(room({ outcome }), seen({ goals: [0, 0] }), 1)).toBe(8);
  });

  test("the end is seen on every face", () => {
    const outcome = { scores: [1, 2], places: [2, 1], winners: [1] } as unknown as wire.Outcome;
    const over = room({ phase: "over", outcome });
    expect([moodOf(over, 0), moodOf(over, 1)]).toEqual(["conceded", "goal"]);
    expect(moodOf(room({ phase: "over" }), 0)).toBe("calm");
  });
});
