import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { listed } from "../src/forms/choices";
import type * as wire from "../src/gen/protocol";
import { gameScreen, type Tagged } from "../src/kit/screen";
import { bundleOf } from "../src/say/locale";
import { Voice } from "../src/say/voice";
import { fieldName, isPerSeat, plain } from "../src/table/plain";
import { PlainHand } from "../src/table/plain-hand";
import { room } from "./fake";

const WORDS = `
player-you = you
page-yes = yes
page-no = no
view-hand = Your hand
view-last-server = Last to serve
colour-red = ruby
colour-blue = sky
step-lay = laying
`;
const say = new Voice([bundleOf("en", WORDS)], ["Zoe", "Lina"], 0);

describe("a view in words", () => {
  test("a seat is a name only where its mark says so, whatever its field is called", () => {
    expect(plain("anybody", 1, "seat", say)).toBe("Lina");
    expect(plain("turn", 1, undefined, say)).toBe("1");
    expect(plain("winners", [0, 1], "seat", say)).toBe("you, Lina");
  });

  test("a word is of the kind that its mark says, else of that of its field", () => {
    expect(plain("hand", ["red", "blue"], "colour", say)).toBe("ruby, sky");
    expect(plain("step", "lay", undefined, say)).toBe("laying");
    expect(plain("step", "unknown", undefined, say)).toBe("unknown");
    expect(plain("cash", 3, "times 100000", say)).toBe("300000");
  });

  test("a record inside says what it holds", () => {
    const laid = { type: "laid", seat: 1, face: "red", extra: true, banned: false, stars: 2 };
    expect(plain("pile", [laid], { seat: "seat", face: "colour" }, say)).toBe(
      "Lina · ruby · extra · stars 2",
    );
  });

  test("a game may name its fields, and a count for each seat is told by seat", () => {
    expect(fieldName("last_server", say)).toBe("Last to serve");
    expect(fieldName("actions_left", say)).toBe("actions left");
    expect(isPerSeat([4, 5], undefined, say)).toBe(true);
    expect(isPerSeat([0, 1], "seat", say)).toBe(false);
    expect(isPerSeat([1, 2, 3], undefined, say)).toBe(false);
  });
});

/** With something to choose, or it would stand on the label. */
const DRAW = Object.assign({ type: "draw" }, { from: "pile" });

describe("the hand of a game without a screen", () => {
  const place = document.createElement("div");
  const sent: Tagged[] = [];

  beforeEach(() => {
    sent.length = 0;
    const answers: Record<string, string> = { says: '{"hand":"colour"}', art: "" };
    vi.stubGlobal("fetch", async (address: string) => new Response(answers[address.split("/")[2] ?? ""]));
    const sprite = document.createElement("div");
    sprite.innerHTML = '<svg><symbol id="colours-colour-red" viewBox="0 0 252 352" /></svg>';
    document.body.append(sprite);
    return () => sprite.remove();
  });

  afterEach(() => {
    render(null, place);
    vi.unstubAllGlobals();
  });

  async function hold(hand: readonly string[], moves: readonly Tagged[]) {
    const items = moves.map((value) => ({ value, label: { code: `move-${value.type}` } }));
    const prompt: wire.Prompt = {
      ask: { code: "ask" },
      clause: "",
      pace: "turn",
      form: { type: "choose", items },
    };
    const screen = gameScreen<object, Tagged, Tagged>({ seat: 0, view: { hand }, prompts: [prompt] });
    const props = {
      room: room({ game: "colours" }),
      screen,
      screens: [screen],
      say,
      busy: false,
      act: (move: Tagged) => void sent.push(move),
      preview: async () => undefined,
      explain: () => undefined,
    };
    await act(() => render(<PlainHand {...props} list={listed(prompt)} />, place));
    await vi.waitFor(() => expect(place.querySelector("[aria-label=ruby]")).not.toBeNull());
    return [...place.querySelectorAll<HTMLElement>(".plain-card")];
  }

  test("each card is there once, with its drawing if there is one, and a tap plays it", async () => {
    const lay = { type: "lay", colour: "red" };
    const cards = await hold(["red", "blue"], [lay, DRAW]);
    expect(cards.map((card) => card.getAttribute("aria-label"))).toEqual(["ruby", "sky"]);
    expect(cards.map((card) => card.querySelector("svg")?.getAttribute("viewBox"))).toEqual([
      "0 0 252 352",
      undefined,
    ]);
    expect(cards.map((card) => card.getAttribute("aria-disabled"))).toEqual(["false", "true"]);
    expect(place.querySelectorAll(".choices .btn")).toHaveLength(1);
    await act(() => cards[0]?.click());
    await act(() => cards[1]?.click());
    expect(sent).toEqual([lay]);
  });

  test("where a card can be played in several ways they are listed beside it", async () => {
    const ways = ["left", "right"].map((side) => ({ type: "lay", colour: "red", side }));
    const [card] = await hold(["red"], ways);
    expect(card?.getAttribute("aria-disabled")).toBe("true");
    expect(place.querySelectorAll(".choices .btn")).toHaveLength(2);
  });
});
