import { describe, expect, test } from "vitest";
import { namesOf, pieceAt } from "../src/explain/pieces";
import { placed } from "../src/explain/placing";

function table(inside: string): HTMLElement {
  document.body.innerHTML = `<div class="table" data-game="schuss-und-tor">${inside}</div>`;
  return document.body;
}

describe("what a piece is called", () => {
  test("its drawing first, then its marks and those around it", () => {
    const page = table(
      `<section class="dock"><div data-spot="fan-0"><button data-card="otto-max" data-face="otto-max">
        <svg><use href="#schuss-und-tor-face-otto-max" /></svg></button></div></section>`,
    );
    const card = pieceAt(page.querySelector("use"));
    expect(card?.tagName).toBe("BUTTON");
    expect(namesOf(card as Element)).toEqual([
      "art:face-otto-max",
      "card:otto-max",
      "face:otto-max",
      "spot:fan-0",
    ]);
  });

  test("what says what it is about comes before its drawing, and is heard in the question too", () => {
    const page = table(
      `<section class="dock"><p class="prompt"><b data-about="slot:anybody">?</b><i>x</i></p></section>
       <div data-region="mat"><span data-about="spot:hidden"><svg><use href="#schuss-und-tor-back-red" /></svg></span></div>`,
    );
    const [hidden, slot] = [page.querySelector("svg"), page.querySelector("b")];
    expect(namesOf(pieceAt(hidden) as Element)).toEqual(["spot:hidden", "art:back-red"]);
    expect(namesOf(pieceAt(slot) as Element)).toEqual(["slot:anybody"]);
    expect(pieceAt(page.querySelector("i"))).toBeUndefined();
  });

  test("what is no part of the game has no name", () => {
    const page = table(
      `<div data-region="mat"><p>x</p></div><div class="bar"><svg><use href="#x" /></svg></div>`,
    );
    expect(pieceAt(page.querySelector("p"))).toBeUndefined();
    expect(pieceAt(page.querySelector("use"))).toBeUndefined();
  });
});

describe("where its card lies", () => {
  const window = { width: 1000, height: 800 };
  const size = { width: 300, height: 200 };
  const piece = { left: 450, top: 600, right: 550, bottom: 750 };

  test("above it, if nothing is there to be decided", () => {
    expect(placed(piece, size, { window, spared: [] })).toMatchObject({ left: 350, top: 390 });
  });

  test("not over the question: above that", () => {
    const prompt = { left: 300, top: 500, right: 700, bottom: 590 };
    expect(placed(piece, size, { window, spared: [], prompt })).toMatchObject({ bottom: 490 });
  });

  test("always inside the window", () => {
    const corner = { left: 980, top: 0, right: 1000, bottom: 20 };
    const box = placed(corner, size, { window, spared: [] });
    expect(box.right).toBeLessThanOrEqual(994);
    expect(box.top).toBeGreaterThanOrEqual(6);
  });
});
