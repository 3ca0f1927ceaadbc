import { readFileSync } from "node:fs";
import { render } from "preact";
import { useRef } from "preact/hooks";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  aim,
  forget,
  forgetSeat,
  pointed,
  shownWays,
  usePreviews,
} from "../src/games/football-a-la-carte/aim";
import { Cut } from "../src/games/football-a-la-carte/cut";
import { Film, type Stage } from "../src/games/football-a-la-carte/film";
import {
  areaAt,
  asideOf,
  ballPoint,
  beyond,
  CENTRE,
  type Face,
  HEIGHT,
  inReading,
  isTurned,
  type Move,
  type Props,
  placeOf,
  pointOf,
  type Square,
  squareAt,
  symbolOf,
  throwsOf,
  type View,
  type Way,
  wayOrder,
  waysOf,
} from "../src/games/football-a-la-carte/model";
import { useFilm } from "../src/games/football-a-la-carte/motion";
import { confirm, pick, withoutPenalty } from "../src/games/football-a-la-carte/play";
import { standing } from "../src/games/football-a-la-carte/screen";
import { script } from "../src/games/football-a-la-carte/script";
import { Steps } from "../src/games/football-a-la-carte/steps";
import { Summary, verdict } from "../src/games/football-a-la-carte/summary";
import type * as wire from "../src/gen/protocol";
import { TimelineContext } from "../src/kit/film";
import { rememberTap } from "../src/kit/motion";
import { gameScreen, type Tagged } from "../src/kit/screen";
import { reelOf, type Script } from "../src/kit/script";
import { Timeline } from "../src/kit/timeline";
import { bundleOf } from "../src/say/locale";
import { Voice } from "../src/say/voice";
import { room } from "./fake";

type Screen = Props["screen"];

const words = readFileSync("../src/ludofoot/locale/en/football_a_la_carte.ftl", "utf-8");
const say = new Voice([bundleOf("en", words)], ["Zoe", "Lina"], 0);
const play = (face: Face, start: Square | null = null, penalty = false): Move => ({
  type: "play",
  face,
  start,
  penalty,
});

function prompted(moves: readonly Move[]): wire.Prompt {
  const items = moves.map((value) => ({ value, label: { code: "move-cut" } }));
  return { ask: { code: "ask" }, clause: "FC-19", pace: "turn", form: { type: "choose", items } };
}

function viewed(more: Partial<View> = {}): View {
  const seen = { seat: 0, seats: 2, step: "play", turn: 0, teams: [[0], [1]], ends: ["south", "north"] };
  return { ...seen, ball: "g9", starts: [], hand: [], ...more } as unknown as View;
}

function seenBy(moves: readonly Move[], more: Partial<View> = {}): wire.Screen {
  return { seat: 0, view: { ...viewed(more) }, prompts: moves.length > 0 ? [prompted(moves)] : [] };
}

function screenOf(moves: readonly Move[], more: Partial<View> = {}): Screen {
  return gameScreen(seenBy(moves, more));
}

function propsOf(screen: Screen) {
  const sent: Move[] = [];
  const props = {
    room: room(),
    screen,
    screens: [screen],
    say,
    busy: false,
    act: (move: Move) => void sent.push(move),
    preview: async () => undefined,
    explain: () => undefined,
  };
  return { props, sent };
}

beforeEach(forget);
afterEach(() => vi.restoreAllMocks());

describe("the picture of the pitch", () => {
  test("the own team attacks upwards from either end", () => {
    expect(isTurned(viewed())).toBe(false);
    expect(isTurned(viewed({ ends: ["north", "south"] }))).toBe(true);
    expect(placeOf("a1", false)).toEqual({ row: 15, column: 0 });
    expect(placeOf("a1", true)).toEqual({ row: 0, column: 9 });
  });

  test("every square has its own place, and back", () => {
    for (const turned of [false, true]) {
      const all = Array.from({ length: 160 }, (_, at) => squareAt(Math.floor(at / 10), at % 10, turned));
      expect(new Set(all).size).toBe(160);
      for (const [at, square] of all.entries()) {
        expect(placeOf(square, turned)).toEqual({ row: Math.floor(at / 10), column: at % 10 });
      }
    }
  });

  test("the penalty areas are drawn where they are named", () => {
    expect(areaAt("b4")).toBe("south");
    expect(areaAt("i13")).toBe("north");
    expect(areaAt("a2")).toBeUndefined();
    expect(areaAt("e8")).toBeUndefined();
  });

  test("a shot ends in the net, the way it was going", () => {
    const path = (["e13", "e14", "e15", "e16"] as const).map((square) => pointOf(square, false));
    expect(beyond(path, 0, true, true)).toEqual({ x: pointOf("e16", false).x, y: 18 });
    const lone = beyond([pointOf("d16", false)], asideOf(play("right-3-red")), true, true);
    expect(lone.x).toBe(pointOf("e16", false).x);
  });

  test("the ball waits in the goal until the shot is answered", () => {
    const view = viewed({ step: "stop", turn: 0, ball: "e1" });
    expect(ballPoint(view, [], false)).toEqual({ x: pointOf("e1", false).x, y: HEIGHT - 18 });
    expect(ballPoint(viewed({ ball: null, step: "kick-off" }), [], false)).toEqual(CENTRE);
  });

  test("a ball to be cleared lies behind the line where it went out, or in the area after a stop", () => {
    const clear = (...starts: Square[]) => viewed({ ball: null, step: "clear", starts });
    expect(ballPoint(clear("b1", "b2"), [], false)).toEqual({ x: pointOf("b1", false).x, y: HEIGHT - 18 });
    const inside = ballPoint(clear("c1", "d1", "c2", "d2"), [], false);
    expect(inside.y).toBeLessThan(pointOf("c1", false).y);
    expect(inside.y).toBeGreaterThan(pointOf("c2", false).y);
  });
});

test("what may be played is what the prompt lists, the Penalty beside its card", () => {
  const moves = [play("left-4-hand"), play("left-4-hand", null, true), play("straight-3-red")];
  const { offers } = screenOf(moves);
  expect(waysOf(offers, "left-4-hand")).toEqual([{ move: moves[0], penalty: moves[1], start: undefined }]);
  expect(waysOf(offers, "straight-3-red")[0]?.penalty).toBeUndefined();
  expect(waysOf(offers, "penalty")).toEqual([]);
});

test("a throw-in is a square", () => {
  const throws = throwsOf(screenOf([{ type: "throw-in", to: "a5" }]).offers);
  expect([...throws.keys()]).toEqual(["a5"]);
});

describe("aiming", () => {
  test("a card is picked first and played by the second tap", () => {
    const { props, sent } = propsOf(screenOf([play("straight-3-red")]));
    expect(pick(props, 2, "straight-3-red")).toBe(true);
    expect(sent).toEqual([]);
    expect(shownWays(props.screen)).toMatchObject({ face: "straight-3-red", chosen: 0, armed: true });
    pick(props, 2, "straight-3-red");
    expect(sent).toEqual([play("straight-3-red")]);
    expect(aim.value).toBeUndefined();
  });

  test("where there are several ways one of them must be chosen", () => {
    const ways = (["straight", "left", "right"] as const).map((direction) => ({
      type: "free-kick" as const,
      face: "free-kick-2" as const,
      direction,
    }));
    const { props, sent } = propsOf(screenOf(ways));
    pick(props, 0, "free-kick-2");
    confirm(props);
    expect(sent).toEqual([]);
    pick(props, 0, "free-kick-2");
    pick(props, 0, "free-kick-2");
    confirm(props);
    expect(sent).toEqual([ways[1]]);
  });

  test("the Penalty is asked about before the card is played", () => {
    const moves = [play("left-4-hand"), play("left-4-hand", null, true)];
    const { props, sent } = propsOf(screenOf(moves));
    pick(props, 0, "left-4-hand");
    confirm(props);
    expect(aim.value?.penalty).toBe(true);
    expect(sent).toEqual([]);
    confirm(props);
    pick(props, 0, "left-4-hand");
    confirm(props);
    withoutPenalty(props);
    expect(sent).toEqual([moves[1], moves[0]]);
  });

  test("a card that is not listed cannot be picked", () => {
    const { props } = propsOf(screenOf([play("straight-3-red")]));
    expect(pick(props, 1, "corner-red")).toBe(false);
    expect(aim.value).toBeUndefined();
  });
});

test("the pile is cut by a tap", () => {
  const place = document.createElement("div");
  const marks = { hand: 9, red: 12, blue: 11, cards: 40 };
  const screen = screenOf([{ type: "cut" }], { step: "cut", cause: "corner", corner: "blue", marks });
  const { props, sent } = propsOf(screen);
  act(() => render(<Cut {...props} />, place));
  expect(place.textContent).toContain("Blue corner");
  expect(place.textContent).toContain("11 of 40");
  place.querySelector("button")?.click();
  expect(sent).toEqual([{ type: "cut" }]);
});

test("squares and ways are led through from left to right, whichever way the pitch lies", () => {
  expect(inReading(["f8", "e7", "e8"], false)).toEqual(["e8", "e7", "f8"]);
  expect(inReading(["e8", "f8"], true)).toEqual(["f8", "e8"]);
  const kicks = (["right", "straight", "left"] as const).map(
    (direction): Move => ({ type: "free-kick", face: "free-kick-3", direction }),
  );
  expect(wayOrder(waysOf(screenOf(kicks).offers, "free-kick-3"), false)).toEqual([2, 1, 0]);
});

test("the label leads from one to the next and around", () => {
  const place = document.createElement("div");
  const gone: number[] = [];
  const shown = (at: number) =>
    act(() =>
      render(<Steps say={say} at={at} names={["a9", "b8", "b9"]} go={(to) => gone.push(to)} />, place),
    );
  const press = () => {
    for (const button of place.querySelectorAll("button")) button.click();
  };
  shown(-1);
  press();
  shown(2);
  press();
  expect(gone).toEqual([2, 0, 1, 0]);
  expect(place.textContent).toContain("b9, 3 of 3");
});

test("what a cut card counts for", () => {
  expect(symbolOf("left-4-hand")).toBe("hand");
  expect(symbolOf("corner-blue")).toBe("blue");
  expect(symbolOf("free-kick-3")).toBeUndefined();
});

test("everything that moves the ball is heard", () => {
  for (const type of ["played", "free-kicked", "saved", "thrown-in", "goal"])
    expect(reelOf([{ type, path: ["a1", "a2"] } as Tagged], script as Script).cues).not.toEqual([]);
});

test("the bar says which half it is, until the end", () => {
  expect(standing(propsOf(screenOf([], { half: 2 })).props)).toBe("Second half");
  expect(standing(propsOf(screenOf([], { half: 2, step: "over" })).props)).toBeUndefined();
});

test("a draw is no shared victory", () => {
  const { props } = propsOf(screenOf([], { step: "over" }));
  const ended = (winners: number[]) => ({
    ...props,
    room: { seats: [{}, {}], outcome: { winners } } as unknown as wire.Room,
  });
  expect(verdict(ended([0, 1]))).toBe("A draw!");
  expect(verdict(ended([1]))).toBeUndefined();
});

test("at the end each team's shots, saves, corners and penalties are counted", () => {
  const place = document.createElement("div");
  const teams = [
    [0, 2],
    [1, 3],
  ];
  const screen = seenBy([], { step: "over", seats: 4, teams, goals: [2, 1] });
  const happened = [
    ["shot-at-goal", 0],
    ["saved", 1],
    ["shot-at-goal", 2],
    ["stopped-at-the-whistle", 3],
    ["shot-at-goal", 3],
    ["corner-given", 2],
    ["penalty-given", 1],
    ["played", 0],
  ];
  const told = happened.map(([type, seat]) => ({ event: { type, seat } }) as unknown as wire.Told);
  const { props } = propsOf(gameScreen({ ...screen, told }));
  act(() => render(<Summary {...props} />, place));
  const rows = [...place.querySelectorAll("tbody tr")].map((row) =>
    [...row.querySelectorAll("td")].map((cell) => Number(cell.textContent)),
  );
  expect(rows).toEqual([
    [2, 2, 0, 1, 0],
    [1, 1, 2, 0, 1],
  ]);
});

describe("two people at one screen", () => {
  const place = document.createElement("div");
  const at = (seat: number, told: readonly wire.Told[] = []): wire.Screen => ({
    ...seenBy([play("left-3-red")], { seat, hand: ["left-3-red"] }),
    seat,
    told: [...told],
  });

  test("what the rules were asked for one seat is forgotten with it", async () => {
    const { props } = propsOf(gameScreen(at(0)));
    const preview = vi.fn(async () => undefined);
    function Probe() {
      usePreviews({ ...props, preview }, { ...shownWays(props.screen), ways: [way], chosen: 0 });
      return null;
    }
    const way = waysOf(props.screen.offers, "left-3-red")[0] as Way;
    const look = async () => {
      await act(() => render(<Probe />, place));
      await act(() => render(null, place));
    };
    await look();
    await look();
    expect(preview).toHaveBeenCalledTimes(1);
    aim.value = { card: 0, face: "left-3-red", way: 0, penalty: false };
    pointed.value = "left-3-red";
    forgetSeat();
    expect([aim.value, pointed.value]).toEqual([undefined, undefined]);
    await look();
    expect(preview).toHaveBeenCalledTimes(2);
  });

  test("a card does not fly from where the other one has tapped", () => {
    const seen: unknown[] = [];
    vi.spyOn(Film.prototype, "play").mockImplementation(function (this: Film) {
      seen.push((this as unknown as { stage: Stage }).stage.from);
    });
    const laid = { event: { type: "discarded", seat: 1, face: "left-3-red" } } as unknown as wire.Told;
    const timeline = new Timeline();
    function Probe({ screen }: { screen: wire.Screen }) {
      const table = useRef<HTMLDivElement>(null);
      useFilm(table, propsOf(gameScreen(screen)).props);
      return <div ref={table} />;
    }
    const look = (screen: wire.Screen) =>
      act(() => {
        timeline.follow(room(), [screen], script as Script);
        render(
          <TimelineContext.Provider value={timeline}>
            <Probe key={screen.seat} screen={screen} />
          </TimelineContext.Provider>,
          place,
        );
      });
    look(at(0, [laid]));
    rememberTap(document.createElement("button"));
    act(() => render(null, place));
    look(at(1, [laid, laid]));
    look(at(1, [laid, laid, laid]));
    act(() => render(null, place));
    expect(seen).toEqual([undefined]);
  });
});
