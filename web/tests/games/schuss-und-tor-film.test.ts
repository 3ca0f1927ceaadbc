import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { direct, type Stage } from "../../src/games/schuss-und-tor/direct";
import type { GameEvent, View } from "../../src/games/schuss-und-tor/model";
import {
  FLIP_MS,
  GOAL_MS,
  HIT_MS,
  LAY_MS,
  PASS_MS,
  SAVE_MS,
  SHOW_MS,
} from "../../src/games/schuss-und-tor/script";
import type { Air, Flight } from "../../src/kit/air";
import type { Box } from "../../src/kit/motion";
import type { Reel } from "../../src/kit/script";
import type { Voice } from "../../src/say/voice";

type Run = { look: string; delay: number; ms: number; last: boolean };

let flown: Flight[];
let hidden: { piece: Element; until: number }[];
let runs: Run[];
let rate: number;

/** The air, as a list of what is in it. */
const air = {
  fly: (flight: Flight) => flown.push(flight),
  hide: (piece: Element | null | undefined, until: number) => piece && hidden.push({ piece, until }),
  copy: (look: string, inside: readonly Element[]) => {
    const made = document.createElement("div");
    made.className = look;
    made.append(...inside);
    return made;
  },
  run: (element: Element, _: Keyframe[], { delay = 0, duration }: KeyframeAnimationOptions, last = false) =>
    runs.push({ look: element.getAttribute("class") ?? "", delay, ms: Number(duration), last }),
  hasten: (so: number) => {
    rate = so;
  },
} as unknown as Air;

const NAMES = ["undealt", "actions", "action", "top", "discards", "fan-0", "fan-1", "before-0", "before-1"];
const boxes = new Map<string, Box>(NAMES.map((name, at) => [name, { x: 100 * at, y: 10, width: 40 }]));
const nameOf = (box: Box) => [...boxes].find(([, one]) => one === box)?.[0];

/** What flies, from where to where, and when. */
const flights = () => flown.map(({ art, from, to, at, ms }) => [art, nameOf(from), nameOf(to), at, ms]);

function show(events: readonly object[], changes: Partial<Stage> = {}, view: object = {}): void {
  const shots = events.map((event, number) => ({ event: event as GameEvent, at: 1_000 * number, known: 0 }));
  const reel = { shots, cues: [], lasts: 9_000, rate: 2 } as unknown as Reel<GameEvent>;
  direct(reel, {
    air,
    spots: boxes,
    before: new Map(),
    tapped: undefined,
    shooter: 1,
    view: { pile: [], before: [[], []], action: null, ...view } as unknown as View,
    viewer: 0,
    say: { word: (code: string) => code } as unknown as Voice,
    ...changes,
  });
}

beforeEach(() => {
  [flown, hidden, runs, rate] = [[], [], [], 0];
  document.body.innerHTML = "";
});

afterEach(() => {
  document.body.innerHTML = "";
});

describe("a card that is laid", () => {
  const laid = { type: "laid", seat: 1, face: "otto-max" };

  test("flies from the fan of its seat to the pile, which waits for it", () => {
    document.body.innerHTML = '<div class="st"><b data-spot="top"></b></div>';
    show([laid]);
    expect(flights()).toEqual([["face-otto-max", "fan-1", "top", 0, LAY_MS]]);
    expect(hidden).toEqual([{ piece: document.querySelector("b"), until: LAY_MS }]);
    expect(rate).toBe(2);
  });

  test("of one's own flies from where it was tapped, another's does not", () => {
    const tapped = { x: 7, y: 7, width: 30 };
    show([laid, { ...laid, seat: 0 }], { tapped });
    expect(flown.map(({ from }) => from === tapped)).toEqual([false, true]);
  });

  test("flies from where the fan lay before, if it lies elsewhere now", () => {
    const old = { x: 5, y: 5, width: 40 };
    show([laid], { before: new Map([["fan-1", old]]) });
    expect(flown[0]?.from).toBe(old);
  });

  test("does not fly where its places are not to be seen", () => {
    show([laid], { spots: new Map() });
    expect(flown).toEqual([]);
  });
});

describe("an action card", () => {
  const drawn = { type: "action-drawn", action: "aus" };

  test("turns over on its way to the middle, and goes to the others when nothing is asked", () => {
    show([drawn]);
    expect(flights()).toEqual([
      ["action-aus", "actions", "action", 0, FLIP_MS],
      ["action-aus", "action", "action", 9_000, SHOW_MS],
      ["action-aus", "action", "discards", 9_000 + SHOW_MS, LAY_MS],
    ]);
    expect(flown[0]?.back).toBe("back-red");
  });

  test("stays in the middle while it asks something", () => {
    document.body.innerHTML = '<div class="st"><b data-spot="action"></b></div>';
    show([drawn], {}, { action: "aus" });
    expect(flown).toHaveLength(1);
    expect(hidden).toEqual([{ piece: document.querySelector("b"), until: FLIP_MS }]);
  });

  test("is carried away once: what has no effect is not carried again at the end", () => {
    show([drawn, { type: "no-effect", action: "aus" }]);
    expect(flights().filter(([, , to]) => to === "discards")).toEqual([
      ["action-aus", "action", "discards", 1_000 + SHOW_MS, LAY_MS],
    ]);
  });

  test("that was looked at before goes at once", () => {
    show([
      { type: "declined", action: "schiedsrichter" },
      { type: "kept", seat: 1 },
    ]);
    expect(flights()).toEqual([
      ["action-schiedsrichter", "action", "discards", 0, LAY_MS],
      ["action-schiedsrichter", "action", "before-1", 1_000, LAY_MS],
    ]);
  });
});

describe("hands", () => {
  test("are dealt to all at once, a card after the other, one's own to their places", () => {
    document.body.innerHTML = '<div class="st-hand"><i class="card"></i><i class="card"></i></div>';
    const [first, second] = document.querySelectorAll("i");
    vi.spyOn(first as Element, "getBoundingClientRect").mockReturnValue(new DOMRect(10, 20, 40, 60));
    show([
      { type: "dealt", seat: 0, count: 2 },
      { type: "dealt", seat: 1, count: 1 },
    ]);
    expect(flown.map(({ art, at }) => [art, at])).toEqual([
      ["back-green", 0],
      ["back-green", 60],
      ["back-green", 1_000],
    ]);
    expect(flown[0]?.to).toEqual({ x: 30, y: 50, width: 40 });
    expect(nameOf(flown[2]?.to as Box)).toBe("fan-1");
    expect(hidden).toEqual([
      { piece: first, until: LAY_MS },
      { piece: second, until: 60 + LAY_MS },
    ]);
  });

  test("give and take with the face only where it may be seen", () => {
    show([
      { type: "fouled", victim: 1, face: null },
      { type: "taken", seat: 0, face: "max-willi" },
    ]);
    expect(flights()).toEqual([
      ["back-green", "fan-1", "undealt", 0, PASS_MS],
      ["face-max-willi", "undealt", "fan-0", 1_000, PASS_MS],
    ]);
  });
});

describe("a shot", () => {
  const of = (look: string) => runs.filter((run) => run.look === look);

  test("that goes in is seen once for each ball, and its card lies before the scorer afterwards", () => {
    show([{ type: "goal", seat: 1, goals: 2, action: "tor-max" }], {}, { before: [[], ["tor-max"]] });
    expect(of("ball").map(({ delay }) => delay)).toEqual([140, 290]);
    expect(of("net")[0]?.delay).toBe(HIT_MS);
    expect(of("st-shot")).toEqual([{ look: "st-shot", delay: 0, ms: GOAL_MS, last: true }]);
    expect(flights()).toEqual([["action-tor-max", "action", "before-1", GOAL_MS, LAY_MS]]);
  });

  test("is cheered by the man of the scorer who lay last", () => {
    const pile = [
      { seat: 1, face: "otto-max" },
      { seat: 1, face: "bomber" },
      { seat: 0, face: "willi-max" },
    ];
    const goal = { type: "goal", seat: 1, goals: 1, action: "tor-max" };
    show([goal], {}, { pile });
    expect(of("bust")).toHaveLength(1);
    show([goal], {}, { pile: pile.slice(1) });
    expect(of("bust")).toHaveLength(1);
  });

  test("that is parried comes off the glove, and its card goes to the others", () => {
    show([{ type: "parried", action: "tor-max" }]);
    expect(of("glove")).toHaveLength(1);
    expect(of("ball").map(({ delay }) => delay)).toEqual([140, HIT_MS]);
    expect(of("shout conceded")).toHaveLength(1);
    expect(flights()).toEqual([["action-tor-max", "action", "discards", SAVE_MS, LAY_MS]]);
  });

  test("takes its time also where no goal can be drawn", () => {
    const spots = new Map([["discards", boxes.get("discards") as Box]]);
    show([{ type: "parried", action: "tor-max" }], { spots });
    expect([runs, flown]).toEqual([[], []]);
  });
});
