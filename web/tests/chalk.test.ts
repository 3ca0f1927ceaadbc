import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Taught } from "../src/gen/protocol";
import { guard, markOpen, markShown, unmark, type Watch } from "../src/lesson/guard";
import {
  arrowTo,
  boundsOf,
  boxAround,
  crossOver,
  pathFrom,
  placeWord,
  pointerAt,
} from "../src/lesson/strokes";
import { around } from "../src/lesson/targets";

const PAGE = { left: 0, top: 0, width: 400, height: 300 } as DOMRect;
const card = { left: 100, top: 100, right: 160, bottom: 180 };

/** The numbers of a path, in pairs. */
function points(path: string): [number, number][] {
  const numbers = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  return numbers.flatMap((x, at) => (at % 2 ? [] : [[x, numbers[at + 1] ?? 0] as [number, number]]));
}

describe("chalk", () => {
  // Nothing is printed anywhere on this page.
  beforeEach(() => {
    document.elementFromPoint = () => document.body;
  });

  test("a box lies around a piece and never on it", () => {
    for (const [x, y] of points(boxAround(card))) {
      const inside = x > card.left && x < card.right && y > card.top && y < card.bottom;
      expect(inside, `${x} ${y}`).toBe(false);
    }
  });

  test("a path goes from middle to middle", () => {
    expect(pathFrom(card, { left: 200, top: 0, right: 220, bottom: 20 })).toBe("M130 140L210 10");
  });

  test("an arrow ends at the edge of what it points at", () => {
    const [line = ""] = arrowTo(card, { left: 300, top: 100, right: 360, bottom: 180 }, PAGE);
    const [x] = points(line).at(-1) ?? [0];
    expect(x).toBeLessThan(300);
    expect(x).toBeGreaterThan(card.right);
  });

  test("a pointer comes from where there is room", () => {
    const [above = ""] = pointerAt(card, PAGE);
    expect(points(above)[0]?.[1]).toBeLessThan(card.top);
    const [aside = ""] = pointerAt({ ...card, top: 10, bottom: 90 }, PAGE);
    expect(points(aside)[0]?.[0]).toBeLessThan(card.left);
  });

  test("where a line would cover words or a face there is a box instead", () => {
    const far = { left: 300, top: 100, right: 360, bottom: 180 };
    for (const printed of ["<p>3 against 2</p>", "<div data-man='otto'><i></i></div>"]) {
      document.body.innerHTML = printed;
      const found = document.querySelector("p, i");
      document.elementFromPoint = (x) => (x > 170 && x < 290 ? found : document.body);
      const [line = ""] = arrowTo(card, far, PAGE);
      expect(boundsOf([line]).left, printed).toBeGreaterThan(290);
      document.elementFromPoint = () => found;
      expect(arrowTo(card, far, PAGE), printed).toEqual([boxAround(far)]);
    }
    document.body.innerHTML = "";
  });

  test("what a hand that scrolls hides is not drawn around", () => {
    document.body.innerHTML = `<div style="overflow: auto"><b></b><i></i></div>`;
    const [hand, half, hidden] = [...document.querySelectorAll("div, b, i")] as HTMLElement[];
    const lie = (piece: HTMLElement | undefined, top: number, bottom: number) => {
      if (piece) piece.getBoundingClientRect = () => ({ left: 0, top, right: 40, bottom }) as DOMRect;
    };
    lie(hand, 0, 100);
    lie(half, 70, 120);
    lie(hidden, 90, 140);
    expect(around([half as Element])).toEqual({ left: 0, top: 70, right: 40, bottom: 100 });
    expect(around([hidden as Element])).toBeUndefined();
    document.body.innerHTML = "";
  });

  test("a cross stands above a piece, or across it where words are", () => {
    const heights = () => crossOver(card, PAGE).flatMap((line) => points(line).map(([, y]) => y));
    expect(Math.max(...heights())).toBeLessThan(card.top);
    const prompt = document.createElement("p");
    prompt.className = "prompt";
    document.elementFromPoint = () => prompt;
    expect(Math.min(...heights())).toBeGreaterThan(card.top);
    expect(Math.max(...heights())).toBeLessThan(card.bottom);
  });

  test("a word stands beside its piece, or elsewhere, or not at all", () => {
    expect(placeWord("joker", card, [], PAGE)?.anchor).toBe("start");
    const taken = [{ left: 161, top: 100, right: 400, bottom: 180 }];
    expect(placeWord("joker", card, taken, PAGE)?.anchor).toBe("end");
    const whole = [{ left: 0, top: 0, right: 400, bottom: 300 }];
    expect(placeWord("joker", card, whole, PAGE)).toBeUndefined();
  });
});

describe("what is pressed in a lesson", () => {
  let stop = () => {};
  let heard: string[] = [];
  const taught = {
    state: "move",
    answers: { max: "lesson-max" },
    otherwise: "lesson-wrong",
  } as unknown as Taught;
  const watch = (given: Partial<Watch> = {}): Watch => ({
    taught,
    open: ["card:otto"],
    done: [],
    press: (target) => heard.push(`pressed ${target}`),
    answer: (code) => heard.push(code),
    ...given,
  });
  const press = (name: string) => document.querySelector<HTMLElement>(`[data-card=${name}]`)?.click();

  beforeEach(() => {
    heard = [];
    document.body.innerHTML = `<div class="table"><div data-region="mat">
      ${["otto", "max", "fritz"].map((name) => `<button data-card="${name}">${name}</button>`).join("")}
    </div></div>`;
    for (const piece of document.querySelectorAll("button")) {
      piece.addEventListener("click", () => heard.push(`played ${piece.dataset.card}`));
      piece.getBoundingClientRect = () => ({ width: 44, height: 60 }) as DOMRect;
      piece.animate = () => ({ finished: Promise.resolve() }) as unknown as Animation;
    }
  });
  afterEach(() => {
    stop();
    unmark();
    document.body.innerHTML = "";
  });

  test("what is open is played, everything else is answered and goes no further", () => {
    stop = guard(() => watch());
    press("otto");
    press("max");
    press("fritz");
    expect(heard).toEqual(["pressed card:otto", "played otto", "lesson-max", "lesson-wrong"]);
  });

  test("while others move nothing is played and nothing is said", () => {
    stop = guard(() => watch({ taught: { ...taught, state: "others" } }));
    press("otto");
    expect(heard).toEqual([]);
  });

  test("what is open carries the words of the step, and only as long as it is", () => {
    const [piece] = markOpen(["card:otto"], "words", 2);
    expect(piece?.getAttribute("aria-describedby")).toBe("words");
    expect(piece?.hasAttribute("data-lesson-rises")).toBe(true);
    markOpen(["card:max"], "words", 0);
    expect(piece?.hasAttribute("data-lesson-open")).toBe(false);
    expect(piece?.hasAttribute("aria-describedby")).toBe(false);
  });

  test("what chalk points at stays in the light", () => {
    markShown(["card:max"]);
    expect(document.querySelectorAll("[data-lesson-shown]").length).toBe(1);
    markShown([]);
    expect(document.querySelectorAll("[data-lesson-shown]").length).toBe(0);
  });
});
