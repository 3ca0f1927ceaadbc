import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { script as schuss } from "../src/games/schuss-und-tor/script";
import type * as wire from "../src/gen/protocol";
import { TimelineContext, useSkipping } from "../src/kit/film";
import { reelOf, type Script } from "../src/kit/script";
import { Timeline } from "../src/kit/timeline";
import { CUES } from "../src/sound/cues";
import { Log } from "../src/table/log";
import { newDrawer, type Scene, SceneContext } from "../src/table/scene";
import { isShort } from "../src/table/short";
import { chooseTempo } from "../src/ui/tempo";
import { room, told } from "./fake";

const script = schuss as Script;
const DICE: Script = { beats: { rolled: { cue: "die", lasts: 500, tells: 500 }, moved: "pawn" } };
const events = (...types: string[]) => types.map((type) => ({ type }));
const say = { say: ({ code }: wire.Said) => code, word: (code: string) => code } as unknown as Scene["say"];

function seen(codes: readonly string[], view: Record<string, unknown> = {}, seat = 0): wire.Screen {
  return { seat, view, told: codes.map(told) };
}

describe("a reel", () => {
  test("what follows is seen and heard when its turn has come", () => {
    const { cues, lasts, shots } = reelOf(events("laid", "action-drawn"), script);
    expect(cues).toEqual([
      { cue: "card", at: 160 },
      { cue: "flip", at: 220 },
    ]);
    expect(shots.map(({ at, known }) => [at, known])).toEqual([
      [0, 160],
      [220, 220],
    ]);
    expect(lasts).toBe(460);
  });

  test("one message never takes longer than the script allows", () => {
    const { lasts, rate } = reelOf(events("laid", "action-drawn", "goal"), script);
    expect(lasts).toBe(1_780);
    expect(lasts / rate).toBe(1_600);
  });

  test("what a die says waits until it lies still, although it is heard at once", () => {
    const { cues, shots } = reelOf(events("rolled", "moved"), DICE);
    expect(cues.map(({ at }) => at)).toEqual([0, 500]);
    expect(shots.map(({ known }) => known)).toEqual([500, 500]);
  });

  test("what happens to all at once is heard once", () => {
    expect(reelOf(events("dealt", "dealt", "dealt"), script).cues).toEqual([{ cue: "shuffle", at: 0 }]);
  });

  test("a return to the table is silent, and so are games without a script", () => {
    expect(reelOf(events(...Array.from({ length: 17 }, () => "laid")), script).cues).toEqual([]);
    expect(reelOf(events("laid"), undefined).cues).toEqual([]);
  });

  test("a script names only cues that there are", () => {
    const all = Object.values(script.beats).flatMap((one) =>
      typeof one === "function" ? one({ type: "", action: "aus" } as never, []) : one,
    );
    const named = all.flatMap((one) => (typeof one === "string" ? one : (one?.cue ?? [])));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((cue) => !CUES.some((known) => known === cue))).toEqual([]);
  });
});

describe("the timeline", () => {
  const place = document.createElement("div");
  let late = 0;

  beforeEach(() => {
    vi.useFakeTimers();
    late = 0;
  });

  afterEach(() => {
    chooseTempo("normal");
    render(null, place);
    vi.useRealTimers();
  });

  /** A clock that says a little less than the alarm: alarms of browsers may ring too early. */
  const newTimeline = () => new Timeline(() => performance.now() - late);
  const codes = (timeline: Timeline, screen: wire.Screen) =>
    timeline.written(screen).map(({ said }) => said.code);

  test("tells nothing before it is seen, keeps the order, and ends with everything told", () => {
    const timeline = newTimeline();
    const [before, after] = [seen(["laid"]), seen(["laid", "rolled", "moved"])];
    timeline.follow(room(), [before], DICE, false);
    timeline.follow(room(), [after], DICE, false);
    expect(codes(timeline, after)).toEqual(["laid"]);
    expect([timeline.isKnown(0), timeline.runs(0)]).toEqual([false, true]);
    vi.advanceTimersByTime(499);
    expect(codes(timeline, after)).toEqual(["laid"]);
    vi.advanceTimersByTime(1);
    expect(codes(timeline, after)).toEqual(["laid", "rolled", "moved"]);
    expect([timeline.isKnown(0), timeline.runs(0)]).toEqual([true, false]);
  });

  test("goes as fast as somebody wishes, from the next message on", () => {
    const timeline = newTimeline();
    const show = (...codes: string[]) => timeline.follow(room(), [seen(codes)], DICE, undefined);
    const lasting = () => {
      let ms = 0;
      for (; timeline.runs(0); ms += 1) vi.advanceTimersByTime(1);
      return ms;
    };
    show("laid");
    const lasted = (["normal", "quick", "slow", "none"] as const).map((one, index) => {
      chooseTempo(one);
      show("laid", ...Array.from({ length: index + 1 }, () => "rolled"));
      return lasting();
    });
    expect(lasted).toEqual([500, 250, 833, 0]);
    expect(document.documentElement.dataset.motion).toBe("none");
    chooseTempo("normal");
    expect(document.documentElement.dataset.motion).toBeUndefined();
  });

  test("ends when a clock begins to run, however slowly somebody wants to see it", () => {
    const timeline = newTimeline();
    const clock = { key: "clock:0:0", seat: 0, left_ms: 20_500, whole_ms: 20_000, film_ms: 500 };
    chooseTempo("slow");
    timeline.follow(room(), [seen([])], DICE, false);
    timeline.follow(room({ clocks: [clock] }), [seen(["rolled"])], DICE, false);
    expect(isShort(room({ clocks: [clock] }), 0)).toBe(false);
    vi.advanceTimersByTime(499);
    expect(timeline.runs(0)).toBe(true);
    vi.advanceTimersByTime(1);
    expect(timeline.runs(0)).toBe(false);
  });

  test("keeps nobody waiting whose clock runs already", () => {
    const clock = { key: "clock:0:0", seat: 0, left_ms: 9_000, whole_ms: 9_000 };
    expect([0, 1].map((seat) => isShort(room({ clocks: [clock] }), seat))).toEqual([true, false]);
  });

  test("an alarm that rings too early is an alarm all the same", () => {
    const timeline = newTimeline();
    timeline.follow(room(), [seen([])], script, false);
    late = 3;
    const after = seen(["laid", "action-drawn"]);
    timeline.follow(room(), [after], script, false);
    late = 6;
    vi.advanceTimersByTime(10_000);
    expect(codes(timeline, after)).toEqual(["laid", "action-drawn"]);
    expect(timeline.runs(0)).toBe(false);
  });

  test("the match sheet shows the last line of every turn, however the clocks run", async () => {
    const timeline = newTimeline();
    const drawer = newDrawer();
    function Sheet({ screen }: { screen: wire.Screen }) {
      useSkipping(timeline);
      timeline.follow(room(), [screen], script, false);
      const scene = { room: room(), screen, say, drawer, game: undefined } as unknown as Scene;
      return (
        <TimelineContext.Provider value={timeline}>
          <SceneContext.Provider value={scene}>
            <Log />
          </SceneContext.Provider>
        </TimelineContext.Provider>
      );
    }
    const lines: string[] = [];
    for (let turn = 0; turn < 22; turn += 1) {
      // Each turn is told in two messages; a third one says who is awaited and tells nothing.
      for (const line of [`laid ${turn}`, `laid ${turn}, answered`]) {
        lines.unshift(line);
        const next = {
          ...seen([]),
          told: [...lines].reverse().map((code) => ({ ...told("laid"), said: { code } })),
        };
        await act(() => render(<Sheet screen={next} />, place));
        late = turn % 5;
        await act(() => render(<Sheet screen={{ ...next, undo: true }} />, place));
        await act(() => void vi.advanceTimersByTime(turn % 2 ? 158 : 400));
      }
      await act(() => void vi.advanceTimersByTime(400));
      expect([...place.querySelectorAll("li")].map((line) => line.textContent)).toEqual(lines);
    }
  });

  test("the bar knows no more than what has been seen", () => {
    const timeline = newTimeline();
    const [before, after] = [seen([], { goals: 0 }), seen(["goal"], { goals: 1 })];
    timeline.follow(room(), [before], script, false);
    timeline.follow(room(), [after], script, false);
    expect(timeline.staged(after).view).toEqual({ goals: 0 });
    expect(timeline.awaits(0, "goal")).toBe(true);
    vi.advanceTimersByTime(480);
    expect(timeline.staged(after)).toBe(after);
    expect(timeline.awaits(0, "goal")).toBe(false);
    expect(timeline.runs(0)).toBe(true);
  });

  test("any input goes to the end, once, and what moves is told", () => {
    const timeline = newTimeline();
    const stop = vi.fn();
    timeline.whenHurried(stop);
    const after = seen(["rolled"]);
    timeline.follow(room(), [seen([])], DICE, false);
    timeline.follow(room(), [after], DICE, false);
    timeline.hurry();
    expect(codes(timeline, after)).toEqual(["rolled"]);
    expect(stop).toHaveBeenCalledTimes(1);
    expect(timeline.isRushed()).toBe(true);
  });

  test("a new message ends the one before, and less motion waits for nothing", () => {
    const timeline = newTimeline();
    timeline.follow(room(), [seen([])], DICE, false);
    timeline.follow(room(), [seen(["rolled"])], DICE, false);
    const next = seen(["rolled", "moved", "rolled"]);
    timeline.follow(room(), [next], DICE, false);
    expect(codes(timeline, next)).toEqual(["rolled", "moved"]);
    const last = seen(["rolled", "moved", "rolled", "rolled"]);
    timeline.follow(room(), [last], DICE, true);
    expect(codes(timeline, last)).toHaveLength(4);
  });

  test("nothing is shown on coming, in another game, for another seat, or when the game went back", () => {
    const timeline = newTimeline();
    const all = seen(["rolled", "moved"]);
    timeline.follow(room(), [all], DICE, false);
    expect(timeline.takeOf(0)).toBeUndefined();
    timeline.follow(room({ number: 2 }), [seen(["rolled", "moved", "rolled"])], DICE, false);
    expect(timeline.takeOf(0)).toBeUndefined();
    timeline.follow(room({ number: 2 }), [seen(["rolled"])], DICE, false);
    expect(timeline.takeOf(0)).toBeUndefined();
    timeline.follow(room({ number: 2 }), [seen(["rolled", "moved"], {}, 1)], DICE, false);
    expect(timeline.takeOf(1)).toBeUndefined();
    expect(codes(timeline, all)).toHaveLength(2);
  });

  test("the deal of a game that has just begun is worth seeing", () => {
    const timeline = newTimeline();
    timeline.follow(room(), [seen(["opener-drawn", "dealt", "dealt"])], script, false);
    expect(timeline.takeOf(0)?.from).toBe(0);
  });

  describe("of a game that is shown event by event", () => {
    const KICKS: Script = {
      queues: true,
      stops: ["kick"],
      beats: {
        rolled: [
          { late: 100, tells: 0 },
          { late: 300, lasts: 500 },
        ],
        kick: { late: 200, lasts: 400 },
        moved: { lasts: 100 },
      },
    };
    const stage = (before: object, events: readonly { type: string }[]) => ({
      ...before,
      seen: events.map(({ type }) => type),
    });

    function begun(...types: string[]) {
      const timeline = newTimeline();
      const after = seen(types, { end: true });
      timeline.follow(room(), [seen([], { end: false })], KICKS, false);
      timeline.follow(room(), [after], KICKS, false);
      return { timeline, after, view: () => timeline.stagedBy(after, stage).view };
    }

    test("nothing but what is known is seen, step by step, and nothing is asked until the end", () => {
      const { timeline, after, view } = begun("rolled", "moved");
      expect([view(), timeline.showing(0)?.step]).toEqual([{ end: false, seen: [] }, 0]);
      vi.advanceTimersByTime(100);
      expect([view(), timeline.showing(0)?.step]).toEqual([{ end: false, seen: [] }, 1]);
      vi.advanceTimersByTime(200);
      expect([view(), timeline.showing(0)?.step]).toEqual([{ end: false, seen: ["rolled"] }, 2]);
      expect(timeline.stagedBy(after, stage).prompts).toEqual([]);
      vi.advanceTimersByTime(299);
      expect(timeline.showing(0)?.event.type).toBe("moved");
      vi.advanceTimersByTime(1);
      expect(timeline.stagedBy(after, stage)).toBe(after);
      expect(timeline.showing(0)).toBeUndefined();
    });

    test("an impatient tap goes to the next of a row, the button to the end", () => {
      const { timeline } = begun("rolled", "kick", "kick");
      timeline.hurry();
      expect(timeline.showing(0)?.index).toBe(1);
      vi.advanceTimersByTime(199);
      expect(timeline.showing(0)).toMatchObject({ index: 1, step: 0 });
      timeline.hurry();
      expect(timeline.showing(0)).toMatchObject({ index: 2, step: 0 });
      vi.advanceTimersByTime(200);
      expect(timeline.showing(0)).toMatchObject({ index: 2, step: 1 });
      timeline.hurry();
      expect(timeline.runs(0)).toBe(false);
      const again = begun("kick", "kick");
      again.timeline.end();
      expect(again.timeline.runs(0)).toBe(false);
    });

    test("what comes meanwhile is shown after it, and nobody is left far behind", () => {
      const { timeline } = begun("rolled");
      const told = ["rolled"];
      const come = (type: string) => {
        told.push(type);
        timeline.follow(room(), [seen(told)], KICKS, false);
      };
      vi.advanceTimersByTime(100);
      come("moved");
      expect(timeline.showing(0)).toMatchObject({ index: 0, step: 1 });
      vi.advanceTimersByTime(400);
      expect(timeline.showing(0)?.index).toBe(1);
      for (let count = 0; count < 2; count += 1) come("rolled");
      expect(timeline.showing(0)?.index).toBe(1);
      come("moved");
      expect(timeline.showing(0)?.index).toBe(3);
    });
  });
});
