import { readFileSync } from "node:fs";
import { effect } from "@preact/signals";
import { render } from "preact";
import { beforeEach, describe, expect, test } from "vitest";
import { read, written } from "../src/games/finale/file";
import { describe as described, needs } from "../src/games/finale/man";
import {
  columnsOf,
  firstSlots,
  type GameEvent,
  goalsOf,
  type Line,
  lastDecision,
  type Man,
  type ManCard,
  type ManView,
  type Move,
  type Props,
  refusedPick,
  rowsOf,
  tapped,
  type View,
} from "../src/games/finale/model";
import { nowOf, strikerOf } from "../src/games/finale/now";
import { approve, change, forget, shooters, slots } from "../src/games/finale/plans";
import { changes, isReady, litBench, litMen, sendPick, tapBench, tapMan } from "../src/games/finale/play";
import { Lots } from "../src/games/finale/rolling";
import type { TableProps } from "../src/games/finale/screen";
import { moved, toggled } from "../src/games/finale/squad";
import type { Assign, Prompt } from "../src/gen/protocol";
import { gameScreen } from "../src/kit/screen";
import { bundleOf } from "../src/say/locale";
import { Voice } from "../src/say/voice";
import { room } from "./fake";

const words = ["core", "finale"].map((name) =>
  readFileSync(`../src/ludofoot/locale/en/${name}.ftl`, "utf-8"),
);
const say = new Voice([bundleOf("en", words.join("\n"))], ["Zoe", "Lina"], 0);
const [MOTOR, HAKEN, STURM, REFLEX] = [
  "moritz-motor",
  "heiko-haken",
  "stefan-sturm",
  "rudi-reflex",
] as Man[] as [Man, Man, Man, Man];

/** A midfielder, and an attacker: two men for the first slot, one for the second. */
const FORM: Assign = {
  type: "assign",
  field: "men",
  places: [{ code: "place-slot" }, { code: "place-slot" }],
  items: [MOTOR, HAKEN, STURM].map((value) => ({ value, label: { code: "item-man" } })),
  fits: [[0, 1], [2]],
};

type Screen = Props["screen"];

function asking(form: Prompt["form"], step: View["step"], move: Record<string, unknown> = {}): Screen {
  const prompt: Prompt = { ask: { code: "ask" }, clause: "FI-46", pace: "turn", form, move };
  return gameScreen({ seat: 0, view: { step }, prompts: [prompt] });
}

function choosing(moves: readonly Move[], step: View["step"]): Screen {
  const items = moves.map((value) => ({ value, label: { code: "move" } }));
  return asking({ type: "choose", items }, step);
}

function propsOf(screen: Screen) {
  const sent: Move[] = [];
  const act = (move: Move) => void sent.push(move);
  const preview = async () => undefined;
  const explain = () => undefined;
  return {
    sent,
    props: { room: room(), screen, screens: [screen], say, busy: false, act, preview, explain },
  };
}

const man = (name: string, line: Line, more: Partial<ManView> = {}): ManView =>
  ({
    man: name,
    line,
    state: 0,
    strength: 4,
    strengths: [4, 3, 2, 1],
    symbols: [null, null, null, null],
    ...more,
  }) as ManView;

beforeEach(forget);

describe("footballers for slots", () => {
  test("where there is no choice the man already stands", () => {
    expect(firstSlots(FORM)).toEqual([null, STURM]);
  });

  test("a tap fills the first slot that fits, another frees it, a third man takes the place", () => {
    const one = tapped(FORM, [null, null], HAKEN);
    expect(one).toEqual([HAKEN, null]);
    expect(tapped(FORM, one, HAKEN)).toEqual([null, null]);
    expect(tapped(FORM, one, MOTOR)).toEqual([MOTOR, null]);
    expect(tapped(FORM, one, REFLEX)).toEqual(one);
  });

  test("what fits nowhere is sent to be refused, in the first free slot", () => {
    expect(refusedPick(FORM, [HAKEN, null], REFLEX)).toEqual({ type: "pick", men: [HAKEN, REFLEX] });
    const { props, sent } = propsOf(asking(FORM, "footballers"));
    slots.value = [null, null];
    expect(tapMan(props, REFLEX)).toBe(false);
    expect(sent).toEqual([{ type: "pick", men: [REFLEX, null] }]);
  });

  test("nothing is sent before the rules have said yes", () => {
    const { props, sent } = propsOf(asking(FORM, "footballers"));
    slots.value = [MOTOR, STURM];
    sendPick(props);
    approve({ type: "odds-preview", refusal: { type: "refusal", code: "must-fill" } } as never);
    expect(isReady(props)).toBe(false);
    sendPick(props);
    expect(sent).toEqual([]);
    approve({ type: "odds-preview" } as never);
    slots.value = [HAKEN, STURM];
    expect(isReady(props)).toBe(false);
    slots.value = [MOTOR, STURM];
    approve({ type: "odds-preview" } as never);
    sendPick(props);
    expect(sent).toEqual([{ type: "pick", men: [MOTOR, STURM] }]);
  });

  test("whoever waits for their word hears of it", () => {
    const { props } = propsOf(asking(FORM, "footballers"));
    const heard: boolean[] = [];
    slots.value = [MOTOR, STURM];
    const stop = effect(() => {
      heard.push(isReady(props));
    });
    approve({ type: "odds-preview" } as never);
    slots.value = [HAKEN, STURM];
    approve({ type: "odds-preview" } as never);
    stop();
    expect(heard).toEqual([false, true, false, true]);
  });
});

describe("changes", () => {
  const sub = (off: Man, on: Man, line: Line): Move => ({ type: "substitute", off, on, line });
  const JOKER = "simon-joker" as Man;
  const BALLA = "ali-balla" as Man;
  const moves: Move[] = [
    sub(MOTOR, JOKER, "attacker"),
    sub(MOTOR, JOKER, "midfielder"),
    sub(STURM, JOKER, "attacker"),
    sub(MOTOR, BALLA, "midfielder"),
    { type: "no-more" },
  ];

  test("who comes on lights those who may go, and a lost line leaves two ways", () => {
    const { props } = propsOf(choosing(moves, "substitution"));
    expect(litMen(props)).toEqual([]);
    tapBench(props, JOKER);
    expect(new Set(litMen(props))).toEqual(new Set([MOTOR, STURM]));
    expect(changes(props)).toHaveLength(0);
    tapMan(props, STURM);
    expect(changes(props).map(({ move }) => move)).toEqual([moves[2]]);
    tapMan(props, MOTOR);
    expect(changes(props)).toHaveLength(2);
  });

  test("whoever cannot replace the chosen man takes his place in the plan", () => {
    const { props } = propsOf(choosing(moves, "substitution"));
    tapMan(props, STURM);
    expect(litBench(props)).toEqual([JOKER]);
    tapBench(props, BALLA);
    expect(change.value).toEqual({ on: BALLA });
    expect(tapBench(props, "paul-walze" as Man)).toBe(false);
  });
});

test("penalty takers stand in the order in which they were tapped, as many as are asked for", () => {
  const items = [MOTOR, HAKEN, STURM].map((value) => ({ value, label: { code: "item-man" } }));
  const { props } = propsOf(asking({ type: "order", items, least: 2, most: 2, field: "men" }, "shooters"));
  for (const one of [STURM, MOTOR, HAKEN]) tapMan(props, one);
  expect(shooters.value).toEqual([STURM, MOTOR]);
  tapMan(props, STURM);
  expect(shooters.value).toEqual([MOTOR]);
});

describe("a squad", () => {
  const card = (name: Man, kind: Line) => ({ man: name, kind }) as ManCard;
  const kindOf = (name: Man): Line => (name === REFLEX ? "goalkeeper" : "midfielder");
  const room = { starters: 2, bench: 4 };

  test("starts while there is room, then sits; a second goalkeeper sits", () => {
    let squad = toggled({ starters: [], bench: [] }, card(REFLEX, "goalkeeper"), room, kindOf);
    squad = toggled(squad, card("otto-ohnehand" as Man, "goalkeeper"), room, kindOf);
    squad = toggled(squad, card(MOTOR, "midfielder"), room, kindOf);
    squad = toggled(squad, card(HAKEN, "midfielder"), room, kindOf);
    expect(squad).toEqual({ starters: [REFLEX, MOTOR], bench: ["otto-ohnehand", HAKEN] });
    expect(moved(squad, HAKEN).starters).toEqual([REFLEX, MOTOR, HAKEN]);
    expect(toggled(squad, card(MOTOR, "midfielder"), room, kindOf).starters).toEqual([REFLEX]);
  });

  test("goes into a file and comes out the same", () => {
    const squad = { starters: [REFLEX, MOTOR], bench: [HAKEN] };
    expect(read(written(squad, "red"))).toEqual(squad);
  });

  test.each([
    "",
    "{",
    "null",
    "[]",
    '{"kind":"ludofoot finale squad"}',
    '{"kind":"ludofoot finale squad","version":1,"starters":[1],"bench":[]}',
    '{"kind":"ludofoot finale squad","version":2,"starters":[],"bench":[]}',
    '{"kind":"a record","version":1,"starters":[],"bench":[]}',
    `"${"x".repeat(30_000)}"`,
  ])("is not read from what is none: %.40s", (text) => {
    expect(read(text)).toBeUndefined();
  });
});

describe("what has happened", () => {
  const told = (...events: Record<string, unknown>[]) => events as unknown as GameEvent[];
  const rolled = { type: "rolled", phase: "shot", attacker: 0, total: 9, defence_total: 7, success: true };
  const story = told(
    { type: "period-began", period: 1, minute: 15 },
    { type: "revealed", cards: ["w5", "w3"], values: [5, 3] },
    { type: "attack-won", attacker: 0, attempts: 2 },
    { type: "picked", seat: 0, used: [STURM] },
    { type: "picked", seat: 1, used: [] },
    rolled,
    { type: "goal", seat: 0, goals: [1, 0] },
    { type: "symbol-checked", man: STURM, result: "nothing" },
  );

  test("the last decision is the reveal, then the roll with what came of it", () => {
    expect(lastDecision(story.slice(0, 3))).toMatchObject({ kind: "reveal", attacker: 0, attempts: 2 });
    expect(lastDecision(story)).toMatchObject({
      kind: "roll",
      at: 5,
      goal: { seat: 0 },
      checks: [{ man: STURM }],
    });
    const next = told({ type: "period-began", period: 2, minute: 30 });
    expect(lastDecision([...story, ...next])).toMatchObject({ kind: "roll", at: 5 });
    expect(lastDecision(next)).toBeUndefined();
  });

  test("goals have their minute and those who shot", () => {
    expect(goalsOf(story)).toEqual([{ minute: 15, seat: 0, men: [STURM], goals: [1, 0] }]);
  });
});

describe("how a team stands", () => {
  const eleven = [
    man("g", "goalkeeper"),
    ...Array.from({ length: 7 }, (_, index) => man(`d${index}`, "defender")),
    ...Array.from({ length: 3 }, (_, index) => man(`a${index}`, "attacker")),
  ];

  test("long lines stand in two, nobody is lost, an empty line keeps its place", () => {
    expect(columnsOf(eleven).map((line) => line.length)).toEqual([1, 4, 3, 0, 3]);
    const rows = rowsOf(eleven);
    expect(rows.flat()).toHaveLength(11);
    expect(Math.max(...rows.map((row) => row.length))).toBeLessThanOrEqual(6);
  });
});

describe("words", () => {
  test("a man says all that his card shows, from what is on top", () => {
    const text = described(
      say,
      man(MOTOR, "midfielder", { state: 1, strength: 3, yellow: true, symbols: [null, "cross", null, null] }),
    );
    expect(text).toContain("Moritz Motor");
    expect(text).toContain("then 2, 1, 4");
    expect(text).toContain("red cross now");
    expect(text).toContain("yellow card");
  });

  test("slots of one kind are counted", () => {
    expect(say.word("screen-ask-choose", { slots: needs(["midfielder", "attacker", "midfielder"]) })).toBe(
      "Choose 2 midfielders and an attacker",
    );
  });

  test("in a counter the defender attacks", () => {
    const view = {
      step: "footballers",
      attacker: 1,
      counter: true,
      turn: 0,
      bonus: 2,
      minute: 30,
      phase: "approach",
    };
    expect(strikerOf(view as View)).toBe(0);
    expect(nowOf(view as View, say)).toBe(
      "Minute 30, you attack (counter, bonus 2) · Approach: you choose your men first.",
    );
  });
});

describe("a die each", () => {
  const sides = [{ colour: "red" }, { colour: "blue" }];
  const drawn = (type: string, step: number): string => {
    const showing = { event: { type, rolls: [2, 1] }, index: 0, step };
    const place = document.createElement("div");
    render(<Lots {...({ view: { seat: 1, sides }, showing, at: 0 } as unknown as TableProps)} />, place);
    return place.innerHTML;
  };

  test.each(["tie-rolled", "start-rolled", "last-rolled"])("%s tumbles, then lies there", (type) => {
    expect(drawn(type, 0).match(/die blank/g)).toHaveLength(2);
    expect(drawn(type, 0)).not.toContain("die-");
    expect(drawn(type, 1)).not.toContain("blank");
    expect(drawn(type, 1)).toMatch(/die-blue-1.*die-red-2/);
  });

  test("nothing is drawn for a comparison, which has its own", () => {
    expect(drawn("rolled", 0)).toBe("");
  });
});
