import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { artOf } from "../../src/kit/art";
import { Card, cardAt, cardsIn, Hand } from "../../src/kit/hand";
import { digitOf, focusFirst, isPast, type Press, stepOf, useFirstKeys, walkAlong } from "../../src/kit/keys";
import { type Film, lengthOf } from "../../src/kit/length";
import { rememberTap, restAngle, takeTap } from "../../src/kit/motion";
import { gameScreen, isAwaitedFor, offersFor } from "../../src/kit/screen";
import { singleKeys } from "../../src/ui/keys";

const place = document.createElement("div");

beforeEach(() => {
  document.body.append(place);
});

afterEach(async () => {
  await act(() => render(null, place));
  place.innerHTML = "";
  place.remove();
  singleKeys.value = true;
  vi.unstubAllGlobals();
});

const show = (shown: Parameters<typeof render>[0]) => act(() => render(shown, place));

describe("a hand", () => {
  const hand = () => place.querySelector(".kit-hand") as HTMLElement;
  const style = (name: string) => hand().style.getPropertyValue(name);

  test("without rows is one fan, with the gaps between its cards", async () => {
    await show(<Hand look="st-hand" label="yours" count={5} children={null} />);
    expect(hand().className).toBe("kit-hand fan st-hand");
    expect([hand().getAttribute("aria-label"), style("--gaps")]).toEqual(["yours", "4"]);
    await show(<Hand look="" label="" count={0} children={null} />);
    expect(style("--gaps")).toBe("1");
  });

  test("lies in rows that close up only where there is more than one", async () => {
    const rows = { across: 4, pitch: 30 };
    await show(<Hand look="" label="" count={9} rows={rows} children={null} />);
    expect(hand().className).toBe("kit-hand in-rows closed ");
    expect(["--across", "--held", "--above", "--pitch"].map(style)).toEqual(["4", "4", "2", "30px"]);
    await show(<Hand look="" label="" count={3} rows={rows} children={null} />);
    expect(hand().className).toBe("kit-hand in-rows ");
    expect(["--held", "--above"].map(style)).toEqual(["3", "1"]);
    await show(<Hand look="" label="" count={5} rows={rows} children={null} />);
    expect(hand().className).toBe("kit-hand in-rows closed ");
    await show(<Hand look="" label="" count={0} rows={{ across: 4 }} children={null} />);
    expect(["--held", "--pitch"].map(style)).toEqual(["1", "0px"]);
    await show(<Hand look="" label="" count={9} rows={{ across: 4 }} children={null} />);
    expect(hand().className).toBe("kit-hand in-rows ");
  });

  test("has its cards found by their order, and each shows its key", async () => {
    await show(
      <Hand look="" label="" count={2}>
        <Card face="otto" look="ok" sign="1" />
        <Card face="emil" look="no" aria-disabled />
      </Hand>,
    );
    expect(cardsIn(place).map(({ dataset }) => dataset.card)).toEqual(["otto", "emil"]);
    expect(cardAt(place, 1)?.getAttribute("aria-disabled")).toBe("true");
    expect(cardAt(place, 2)).toBeUndefined();
    expect(cardsIn(null)).toEqual([]);
    expect(place.querySelectorAll(".key")).toHaveLength(1);
    expect(cardAt(place, 0)?.querySelector(".key")?.getAttribute("data-key")).toBe("1");
  });
});

describe("keys of a game", () => {
  test("name cards by digits, ten of them, unless single keys are off", () => {
    expect(["1", "9", "0", "a", "10", "ArrowLeft"].map(digitOf)).toEqual([0, 8, 9, -1, -1, -1]);
    singleKeys.value = false;
    expect(digitOf("1")).toBe(-1);
    expect(["ArrowLeft", "ArrowRight", "ArrowUp"].map(stepOf)).toEqual([-1, 1, undefined]);
  });

  test("walk along pieces and around, from the end that is nearer at first", () => {
    place.innerHTML = "<button></button><button></button><button></button>";
    const pieces = [...place.querySelectorAll("button")];
    const walk = (by: number) => walkAlong(pieces, by) && pieces.indexOf(document.activeElement as never);
    (document.activeElement as HTMLElement | null)?.blur();
    expect(walk(-1)).toBe(2);
    expect([walk(1), walk(1), walk(-1), walk(-1)]).toEqual([0, 1, 0, 2]);
    expect([walkAlong([], 1), walkAlong(pieces.slice(1, 2), 1)]).toEqual([false, true]);
  });

  test("are heard before those of the table, and only those that the game takes are kept from it", async () => {
    const presses: Press[] = [];
    function Game({ active }: { active: boolean }) {
      useFirstKeys((press) => presses.push(press) > 0 && press.key === "2", active);
      return <input />;
    }
    const table = vi.fn();
    addEventListener("keydown", table, true);
    const press = (target: Element, more: KeyboardEventInit) =>
      target.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...more }));
    await show(<Game active />);
    removeEventListener("keydown", table, true);
    addEventListener("keydown", table, true);
    expect(press(document.body, { key: "2" })).toBe(false);
    expect(table).not.toHaveBeenCalled();
    expect(press(document.body, { key: "3" })).toBe(true);
    expect(table).toHaveBeenCalledOnce();
    press(document.body, { key: "2", ctrlKey: true });
    press(place.querySelector("input") as Element, { key: "2" });
    expect(presses.map(({ key }) => key)).toEqual(["2", "3"]);
    await show(<Game active={false} />);
    press(document.body, { key: "2" });
    expect(presses).toHaveLength(2);
    removeEventListener("keydown", table, true);
  });

  test("rest where a hand is only looked at", () => {
    place.innerHTML = "<div inert><b></b></div><i></i>";
    expect(isPast(place.querySelector("b"))).toBe(true);
    expect(isPast(place.querySelector("i"))).toBe(false);
    expect(isPast(undefined)).toBe(false);
  });

  test("lead to the first piece of a new question, but not away from who is elsewhere", () => {
    place.innerHTML = '<button id="piece"></button><aside><button id="other"></button></aside>';
    const [piece, other] = [...place.querySelectorAll("button")];
    other?.focus();
    focusFirst(piece);
    expect(document.activeElement).toBe(other);
    place.querySelector("aside")?.setAttribute("data-region", "prompt");
    focusFirst(undefined, null, piece);
    expect(document.activeElement).toBe(piece);
  });
});

describe("how long something lasts", () => {
  const film: Film = {
    lasts: {
      laid: 160,
      shown: [{ ms: 7, each: "cards" }],
      dealt: [
        { ms: 10, each: "cards", but: 2, only: { seat: [0, 1] } },
        { ms: 50, only: { seat: [2] } },
      ],
    },
  };
  const dealt = (seat: number, cards: number) => ({ type: "dealt", seat, cards: Array(cards).fill("") });

  test("is a number, or goes by what is in it; the first that fits counts", () => {
    expect(lengthOf({ type: "laid" }, film)).toBe(160);
    expect(lengthOf(dealt(1, 5), film)).toBe(30);
    expect(lengthOf(dealt(1, 1), film)).toBe(0);
    expect(lengthOf({ ...dealt(1, 3), type: "shown" }, film)).toBe(21);
    expect(lengthOf(dealt(2, 5), film)).toBe(50);
    expect(lengthOf(dealt(3, 5), film)).toBe(0);
  });

  test("is nothing for what no film knows", () => {
    expect(lengthOf({ type: "unknown" }, film)).toBe(0);
    expect(lengthOf({ type: "laid" }, undefined)).toBe(0);
  });
});

describe("a screen in the types of its game", () => {
  const items = (...types: string[]) => types.map((type) => ({ value: { type }, label: { code: type } }));
  const prompt = (pace: string, form: object, move = {}) => ({
    ask: { code: "" },
    clause: "",
    pace,
    form,
    move,
  });
  const screen = {
    seat: 0,
    told: [{ event: { type: "laid" }, said: { code: "" }, clause: "", at: 0 }],
    prompts: [
      prompt("open", { type: "choose", items: items("shout") }),
      prompt("turn", { type: "choose", items: items("lay", "pass", "lay") }, { seat: 4 }),
      prompt("turn", { type: "choose", field: "card", items: items("x") }),
    ],
  } as never;

  test("has what is waited for apart from what may be done at any time", () => {
    const found = gameScreen(screen);
    expect(found.offers.map(({ move }) => move)).toEqual([
      { type: "lay", seat: 4 },
      { type: "pass", seat: 4 },
      { type: "lay", seat: 4 },
    ]);
    expect(found.open.map(({ move }) => move.type)).toEqual(["shout"]);
    expect(found.asked?.pace).toBe("turn");
    expect(found.prompts.filter(isAwaitedFor)).toHaveLength(2);
    expect(found.events).toEqual([{ type: "laid" }]);
    expect(gameScreen(screen)).toBe(found);
  });

  test("sorts its offers by kind, and is empty where nothing came", () => {
    const { offers } = gameScreen<object, never, { type: "lay" } | { type: "pass" }>(screen);
    expect(offersFor(offers, "lay")).toHaveLength(2);
    expect(offersFor(offers, "pass", "lay")).toHaveLength(3);
    expect(gameScreen({ seat: 1, view: { pile: 3 } } as never).view).toEqual({ pile: 3 });
    expect(gameScreen({ seat: 1 } as never)).toMatchObject({ view: {}, events: [], offers: [], undo: false });
  });
});

describe("small things", () => {
  test("a card comes to rest at its own angle, never far from straight", () => {
    const angles = Array.from({ length: 200 }, (_, index) => restAngle(index));
    expect(angles.every((angle) => angle >= -3 && angle <= 3)).toBe(true);
    expect(new Set(angles.slice(0, 50)).size).toBeGreaterThan(40);
    expect(restAngle(7)).toBe(restAngle(7));
  });

  test("a tap is remembered until something has flown from there", () => {
    const card = document.createElement("i");
    vi.spyOn(card, "getBoundingClientRect").mockReturnValue(new DOMRect(10, 20, 40, 60));
    rememberTap(card);
    expect(takeTap()).toEqual({ x: 30, y: 50, width: 40 });
    expect(takeTap()).toBeUndefined();
  });

  test("a drawing has the shape that its first word has, or that it says itself", () => {
    const art = artOf("game", { card: "0 0 1 2", "card-wide": "0 0 2 1" });
    place.innerHTML = '<svg><symbol id="game-pitch" viewBox="0 0 9 9"></symbol></svg>';
    expect(["card-3", "card-wide", "pitch", "unknown"].map(art.box)).toEqual([
      "0 0 1 2",
      "0 0 2 1",
      "0 0 9 9",
      "0 0 100 100",
    ]);
    expect([art.has("pitch"), art.has("card-3"), art.href("pitch")]).toEqual([true, false, "#game-pitch"]);
    expect(art.copy("card-3", "flat").outerHTML).toContain('href="#game-card-3"');
  });
});
