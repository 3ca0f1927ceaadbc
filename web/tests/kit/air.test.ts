import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Air, place } from "../../src/kit/air";
import { artOf, CARD } from "../../src/kit/art";

interface Run extends EventTarget {
  element: Element;
  frames: Keyframe[];
  timing: KeyframeAnimationOptions;
  rate: number;
  cancel(): void;
}

let runs: Run[];
let air: Air;

/** Motions that end when the test says so. */
function animate(this: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Run {
  const run = Object.assign(new EventTarget(), {
    element: this,
    frames,
    timing,
    rate: 1,
    cancel: () => run.dispatchEvent(new Event("cancel")),
    updatePlaybackRate: (rate: number) => {
      run.rate = rate;
    },
  });
  runs.push(run);
  return run;
}

const flyers = () => document.querySelectorAll<HTMLElement>(".flyer");
const end = (run: Run | undefined) => run?.dispatchEvent(new Event("finish"));
const numbers = (frame: Keyframe | undefined) =>
  [...String(frame?.transform).matchAll(/-?[\d.]+(?=px|deg|\))/g)].map(([text]) => Number(text));

beforeEach(() => {
  runs = [];
  air = new Air(artOf("game", { card: CARD, back: CARD }));
  vi.spyOn(Element.prototype, "animate").mockImplementation(animate as never);
});

afterEach(() => {
  air.clear();
  vi.restoreAllMocks();
});

const FLIGHT = {
  art: "card-1",
  from: { x: 100, y: 400, width: 50 },
  to: { x: 300, y: 200, width: 100 },
  at: 40,
  ms: 200,
};

describe("a card in the air", () => {
  test("lies where it will end, is hidden until it starts, and is gone when it has arrived", () => {
    air.fly(FLIGHT);
    const [card] = flyers();
    expect(card?.style.left).toBe("250px");
    expect(Number.parseFloat(card?.style.top ?? "")).toBeCloseTo(200 - (352 / 252) * 50);
    expect([card?.style.width, card?.style.visibility]).toEqual(["100px", "hidden"]);
    expect(card?.getAttribute("aria-hidden")).toBe("true");
    expect(runs[0]?.timing).toMatchObject({ delay: 40, duration: 200 });
    end(runs[0]);
    expect(flyers()).toHaveLength(0);
  });

  test("begins at its start, in its size there, rises on the way and ends at rest", () => {
    air.fly({ ...FLIGHT, angle: 12 });
    const frames = runs[0]?.frames ?? [];
    const [, x, y, scale, angle] = numbers(frames[0]);
    expect([x, y, scale, angle]).toEqual([-200, 200, 0.5, 0]);
    const [, endX, endY, endScale, endAngle] = numbers(frames.at(-1));
    expect([endX, endY, endScale, endAngle].map((one) => Math.round(one ?? -1) + 0)).toEqual([0, 0, 1, 12]);
    const straight = (frame: Keyframe) => -(numbers(frame)[1] ?? 0);
    expect(frames.slice(1, -1).every((frame) => (numbers(frame)[2] ?? 0) < straight(frame))).toBe(true);
  });

  test("never rises higher than a card, however far it flies", () => {
    air.fly({ ...FLIGHT, from: { x: 5_000, y: 200, width: 100 } });
    const highest = Math.min(...(runs[0]?.frames ?? []).map((frame) => numbers(frame)[2] ?? 0));
    expect(highest).toBeGreaterThanOrEqual(-90);
    expect(highest).toBeLessThan(-80);
  });

  test("turns over on its way if it has a back, and lies on it no longer at the end", () => {
    air.fly({ ...FLIGHT, back: "back-red" });
    expect(flyers()[0]?.querySelectorAll("use")).toHaveLength(2);
    expect(flyers()[0]?.querySelector(".back use")?.getAttribute("href")).toBe("#game-back-red");
    const turned = (runs[0]?.frames ?? []).map(
      ({ transform }) => /rotateY\((.*)deg/.exec(`${transform}`)?.[1],
    );
    expect([turned[0], turned.at(-1)]).toEqual(["180", "0"]);
    air.fly(FLIGHT);
    expect(String(runs[1]?.frames[0]?.transform)).not.toContain("rotateY");
  });
});

describe("the air", () => {
  test("is empty after any input, and what it hid is seen again", () => {
    const piece = document.createElement("i");
    air.fly(FLIGHT);
    air.hide(piece, 300);
    expect(runs[1]).toMatchObject({ element: piece, timing: { duration: 300 } });
    const cancelled = vi.fn();
    for (const run of runs) run.addEventListener("cancel", cancelled);
    air.clear();
    expect(cancelled).toHaveBeenCalledTimes(2);
    expect(flyers()).toHaveLength(0);
    air.clear();
    expect(cancelled).toHaveBeenCalledTimes(2);
  });

  test("hides nothing that is not there, or has nothing to wait for", () => {
    air.hide(null, 300);
    air.hide(document.createElement("i"), 0);
    expect(runs).toEqual([]);
  });

  test("is hastened as a whole, without what has ended", () => {
    air.fly(FLIGHT);
    air.fly(FLIGHT);
    end(runs[0]);
    air.hasten(2);
    expect(runs.map(({ rate }) => rate)).toEqual([1, 2]);
  });

  test("keeps a copy until its last motion has ended", () => {
    const copy = air.copy("shout", [document.createElement("b")]);
    air.run(copy, [], { duration: 10 });
    air.run(copy, [], { duration: 20 }, true);
    end(runs[0]);
    expect(copy.isConnected).toBe(true);
    end(runs[1]);
    expect(copy.isConnected).toBe(false);
    expect(runs.map(({ timing }) => timing.fill)).toEqual(["backwards", "both"]);
  });
});

test("a thing is placed by its middle", () => {
  const thing = document.createElement("i");
  place(thing, { x: 50, y: 60, width: 20 }, 2);
  expect([thing.style.left, thing.style.top, thing.style.width]).toEqual(["40px", "40px", "20px"]);
});
