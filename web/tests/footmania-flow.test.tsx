import { readFileSync } from "node:fs";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { givesAway, isWarned, warn, warned } from "../src/games/footmania/away";
import { chooseChains, itself, ROLL_MS, SEEN_MS, useFlow } from "../src/games/footmania/flow";
import { hint } from "../src/games/footmania/hint";
import { listed } from "../src/games/footmania/listed";
import type { Props, TableProps, View } from "../src/games/footmania/model";
import { learnPlan } from "../src/games/footmania/plan";
import { gameScreen } from "../src/kit/screen";
import { bundleOf } from "../src/say/locale";
import { Voice } from "../src/say/voice";
import { room } from "./fake";

const CHAINED = { chains: true, rolls: false };

function screenOf(view: object, moves: readonly object[], events: readonly object[] = []): Props["screen"] {
  const ask = { code: "ask-way" };
  return gameScreen({
    seat: 0,
    view: { seat: 0, ...view } as Record<string, unknown>,
    told: events.map((event) => ({ event, said: ask })) as never,
    prompts: [
      {
        ask,
        clause: "FM-28",
        pace: "turn",
        form: { type: "choose", items: moves.map((value) => ({ value, label: ask })) },
      },
    ],
  });
}

describe("what is done without a tap", () => {
  const go = { type: "go", to: "7" };

  test("a single square is walked to, a fork is not", () => {
    expect(itself(screenOf({ forced: true }, [go]), CHAINED)).toEqual({ move: go, after: SEEN_MS });
    expect(itself(screenOf({ forced: false }, [go, { type: "go", to: "9" }]), CHAINED)).toBeUndefined();
  });

  test("a card that costs nothing is drawn", () => {
    const moves = [{ type: "pass" }, { type: "draw" }];
    expect(itself(screenOf({ forced: true }, moves), CHAINED)?.move).toEqual({ type: "draw" });
    expect(itself(screenOf({ forced: false }, moves), CHAINED)).toBeUndefined();
  });

  test("what a hidden hand decides is never answered, not even where it is the only answer", () => {
    expect(itself(screenOf({ forced: false }, [{ type: "decline" }]), CHAINED)).toBeUndefined();
  });

  test("the die is thrown by a tap, unless it was asked for, or it is thrown again in the same turn", () => {
    const roll = [{ type: "roll" }];
    const mine = [{ type: "rolled", seat: 0, die: 4 }];
    const other = [...mine, { type: "rolled", seat: 1, die: 4 }];
    expect(itself(screenOf({}, roll, other), CHAINED)).toBeUndefined();
    expect(itself(screenOf({}, roll, other), { chains: true, rolls: true })?.after).toBe(ROLL_MS);
    expect(itself(screenOf({}, roll, mine), CHAINED)?.after).toBe(SEEN_MS);
    const missed = [...mine, { type: "turn-missed", seat: 1 }];
    expect(itself(screenOf({}, roll, missed), CHAINED)).toBeUndefined();
  });

  test("nothing at all if it is switched off", () => {
    const off = { chains: false, rolls: false };
    expect(itself(screenOf({ forced: true }, [go]), off)).toBeUndefined();
    expect(itself(screenOf({}, [{ type: "roll" }], [{ type: "rolled", seat: 0 }]), off)).toBeUndefined();
  });
});

describe("a match that is given away", () => {
  const match = (own: number, other: number, passes = 1) => ({
    room: room(),
    view: {
      seat: 0,
      step: "action",
      passes,
      day: 1,
      match: 0,
      play_off: [],
      replayed: false,
      sides: [
        { seat: 0, stars: own },
        { seat: 1, stars: other },
      ],
    } as unknown as View,
  });
  const reach = (gap: number) => learnPlan(0, { reach: { own: 40, other: 30, gap, cards: 3, effects: {} } });

  beforeEach(() => {
    warned.value = undefined;
    reach(2);
  });

  test("is told once, before the pass that ends it", () => {
    const looked = match(37, 46);
    expect(givesAway(looked)).toBe(true);
    warn(looked as TableProps, true);
    expect([givesAway(looked), isWarned(looked)]).toEqual([false, true]);
    warn(looked as TableProps, false);
    expect([givesAway(looked), isWarned(looked)]).toEqual([false, false]);
  });

  test("a draw that could be won counts, and so does a defeat that could be a draw", () => {
    expect(givesAway(match(40, 40))).toBe(true);
    reach(0);
    expect(givesAway(match(37, 46))).toBe(true);
    expect(givesAway(match(40, 40))).toBe(false);
  });

  test("nobody is warned who leads, who cannot turn it, or whose pass ends nothing", () => {
    expect(givesAway(match(47, 46))).toBe(false);
    expect(givesAway(match(37, 46, 0))).toBe(false);
    reach(-1);
    expect(givesAway(match(37, 46))).toBe(false);
  });
});

describe("the page goes on by itself", () => {
  const go = { type: "go", to: "7" };
  const rolled = { type: "rolled", seat: 0, die: 4 };
  const place = document.createElement("div");
  const made = vi.fn();

  function Flow({
    screen,
    busy = false,
    lesson = false,
  }: {
    screen: Props["screen"];
    busy?: boolean;
    lesson?: boolean;
  }) {
    const here = lesson ? { ...room(), lesson: { step: 0 } } : room();
    useFlow({ screen, view: screen.view, room: here, busy, act: made } as unknown as TableProps);
    return null;
  }

  const show = (screen: Props["screen"], more = {}) =>
    act(() => render(<Flow screen={screen} {...more} />, place));
  const asked = (events: readonly object[], forced = true) => screenOf({ forced }, [go], events);

  beforeEach(() => {
    vi.useFakeTimers();
    made.mockClear();
    chooseChains(true);
  });

  afterEach(() => {
    render(null, place);
    vi.useRealTimers();
  });

  test("when the step has been seen, and once", () => {
    show(screenOf({ forced: false }, [{ type: "roll" }]));
    show(asked([rolled]));
    vi.advanceTimersByTime(SEEN_MS - 1);
    expect(made).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(made).toHaveBeenCalledExactlyOnceWith(go);
  });

  test("not what was taken back, nor what was asked before one came", () => {
    show(asked([rolled]));
    vi.advanceTimersByTime(10 * SEEN_MS);
    expect(made).not.toHaveBeenCalled();
    show(asked([rolled, rolled]));
    vi.advanceTimersByTime(SEEN_MS);
    expect(made).toHaveBeenCalledOnce();
    show(screenOf({ forced: false }, [{ type: "roll" }], [rolled, rolled, rolled]));
    show(asked([rolled, rolled]));
    vi.advanceTimersByTime(10 * SEEN_MS);
    expect(made).toHaveBeenCalledOnce();
  });

  test("not while a move is on its way, and never in a lesson", () => {
    show(asked([]), { busy: true });
    show(asked([rolled]), { busy: true });
    vi.advanceTimersByTime(10 * SEEN_MS);
    show(asked([rolled, rolled]), { lesson: true });
    vi.advanceTimersByTime(10 * SEEN_MS);
    expect(made).not.toHaveBeenCalled();
  });
});

describe("the label", () => {
  const words = readFileSync("../src/ludofoot/locale/en/footmania.ftl", "utf-8");
  const say = new Voice([bundleOf("en", words)], ["Zoe", "Lina"], 0);
  const club = (cash: number) => ({ cash, square: "1", footballers: 3, sponsors: [], pluses: 0 });
  const at = (step: string, cash: number, moves: readonly object[], more: object = {}) => {
    const board = ["championship", "blue"];
    const clubs = [club(cash), club(70)];
    const view = { step, board, clubs, national: { price: 9 }, pluses: [], sides: [], options: {}, ...more };
    const screen = screenOf(view, moves);
    return { screen, view: screen.view, say, room: room(), busy: false } as unknown as TableProps;
  };
  const buttons = (props: TableProps) => {
    const prompt = props.screen.asked;
    return prompt
      ? listed(prompt, props).label.map(({ item, main }) => [say.say(item.label), main === true])
      : [];
  };
  const DRAWING = [{ type: "pass" }, { type: "draw" }];

  test("says what drawing would leave, and never puts first what cannot be paid", () => {
    expect(buttons(at("draw", 20, DRAWING))[0]).toEqual(["Draw and see · 900,000", true]);
    expect(hint(at("draw", 20, DRAWING))?.help).toContain("1.1");
    const poor = buttons(at("draw", 0, DRAWING));
    expect(poor[0]?.[1]).toBe(true);
    expect(poor[1]).toEqual(["Draw (900,000 too much)", false]);
    expect(hint(at("draw", 0, DRAWING))?.help).toContain("auction");
  });

  test("says what is missing for somebody too dear", () => {
    const card = { name: "Blin", price: 9, numbers: [4], joker: false, stars: 3 };
    const found = hint(at("buy", 7, [{ type: "refuse" }], { card }));
    expect(found?.ask).toContain("200,000");
    expect(buttons(at("buy", 7, [{ type: "refuse" }], { card }))).toEqual([["Leave him to auction", false]]);
  });

  test("names the cards that answer, or says that there are none", () => {
    const attack = { attack: "injury" };
    expect(hint(at("answer", 0, [{ type: "decline" }], attack))?.ask).toContain("nothing to answer");
    const medic = [{ type: "decline" }, { type: "answer", plus: "medic" }];
    expect(hint(at("answer", 0, medic, attack))?.help).toContain(say.word("plus-medic"));
  });

  test("passing a team that is too strong stands first where the rules list it first", () => {
    const meet = { type: "meet", eleven: [] };
    expect(buttons(at("euromatch", 0, [{ type: "pass" }, meet]))[0]?.[1]).toBe(true);
  });
});
