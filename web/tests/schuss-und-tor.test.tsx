import { readFileSync } from "node:fs";
import { render } from "preact";
import { useRef } from "preact/hooks";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { label } from "../src/games/schuss-und-tor/calls";
import { Hand } from "../src/games/schuss-und-tor/hand";
import {
  type Face,
  giverOf,
  laysOf,
  type Move,
  NAMES,
  type Props,
  placesFor,
  rowsFor,
  stopperOf,
  type View,
} from "../src/games/schuss-und-tor/model";
import { useFilm } from "../src/games/schuss-und-tor/motion";
import { script } from "../src/games/schuss-und-tor/script";
import type * as wire from "../src/gen/protocol";
import { Air } from "../src/kit/air";
import { TimelineContext } from "../src/kit/film";
import { layoutOf } from "../src/kit/layout";
import { rememberTap } from "../src/kit/motion";
import { gameScreen } from "../src/kit/screen";
import type { Script } from "../src/kit/script";
import { Timeline } from "../src/kit/timeline";
import { bundleOf } from "../src/say/locale";
import { Voice } from "../src/say/voice";
import { room } from "./fake";

const words = readFileSync("../src/ludofoot/locale/en/schuss_und_tor.ftl", "utf-8");
const say = new Voice([bundleOf("en", words)], ["Zoe", "Lina", "Bruno"], 0);
const place = document.createElement("div");
document.body.append(place);

type Screen = Props["screen"];

function Dock(props: Props) {
  return (
    <>
      {label(props)}
      <Hand {...props} />
    </>
  );
}

const lay = (face: Face, call: (typeof NAMES)[number] | null = null): Move => ({ type: "lay", face, call });

function prompted(moves: readonly Move[]): wire.Prompt {
  const items = moves.map((value) => ({ value, label: { code: "move-lay" } }));
  return { ask: { code: "ask" }, clause: "ST-20", pace: "turn", form: { type: "choose", items } };
}

function screenOf(hand: readonly Face[], moves: readonly Move[]): Screen {
  const step = moves.some(({ type }) => type === "keep") ? "schiedsrichter" : "serve";
  const turn = moves.length > 0 ? 0 : 1;
  const view = { type: "schuss-und-tor", seat: 0, seats: 3, step, turn, hand, pile: [] } as unknown as View;
  return gameScreen({ seat: 0, view: { ...view }, prompts: moves.length > 0 ? [prompted(moves)] : [] });
}

describe("where everybody sits", () => {
  test("whoever plays next sits on the left", () => {
    expect(placesFor(2, 1)).toEqual({ own: 1, left: 0, top: undefined, right: undefined });
    expect(placesFor(3, 0)).toEqual({ own: 0, left: 1, top: undefined, right: 2 });
    expect(placesFor(4, 2)).toEqual({ own: 2, left: 3, top: 0, right: 1 });
  });

  test("a spectator looks from the first seat", () => {
    expect(placesFor(3, -2)).toEqual(placesFor(3, 0));
  });
});

test("what may be laid is what the prompt lists", () => {
  const calls = NAMES.map((name) => lay("bomber", name));
  const { offers } = screenOf(["max-luigi", "bomber"], [lay("max-luigi"), ...calls, { type: "pass" }]);
  expect(laysOf(offers, "max-luigi").map(({ move }) => move)).toEqual([lay("max-luigi")]);
  expect(laysOf(offers, "bomber")).toHaveLength(5);
  expect(laysOf(offers, "tormann")).toEqual([]);
});

test("a hand lies in rows where the dock is narrow, and closes up as it grows", () => {
  const onPhone = layoutOf(390, 844);
  const onSide = layoutOf(844, 390);
  expect(rowsFor(layoutOf(1280, 800), 11)).toBeUndefined();
  expect(rowsFor(onPhone, 11)).toEqual({ across: 6, pitch: 50 });
  expect(rowsFor(onSide, 3)).toEqual({ across: 3 });
  const pitches = [4, 5, 9].map((count) => rowsFor(onSide, count)?.pitch);
  expect(pitches).toEqual([undefined, 66, 46]);
});

test("a shot names whoever can stop it", () => {
  expect(stopperOf("tor-otto")).toBe("otto");
  expect(stopperOf("freistoss-tormann")).toBe("tormann");
  expect(stopperOf("ecke-bomber")).toBe("bomber");
  expect(stopperOf("tor")).toBeUndefined();
  expect(giverOf("willi-max")).toBe("willi");
  expect(giverOf("tormann")).toBeUndefined();
});

describe("the hand", () => {
  const sent: Move[] = [];

  beforeEach(() => {
    sent.length = 0;
    vi.stubGlobal("fetch", async () => new Response("<svg></svg>"));
    HTMLElement.prototype.animate ??= vi.fn();
  });

  afterEach(() => {
    render(null, place);
    vi.unstubAllGlobals();
  });

  async function hold(screen: Screen, busy = false) {
    const nothing = async () => undefined;
    const common = { room: room(), screens: [screen], say, preview: nothing, explain: () => undefined };
    await act(() => {
      render(<Dock {...common} screen={screen} busy={busy} act={(move) => sent.push(move)} />, place);
    });
    // The drawings come first.
    await vi.waitFor(() => expect(place.querySelector(".st-hand")).not.toBeNull());
    return [...place.querySelectorAll<HTMLElement>(".card")];
  }

  const press = (key: string) =>
    act(() => {
      dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true }));
    });

  test("each card has a sentence", async () => {
    const cards = await hold(screenOf(["fritz-otto", "max-luigi"], [lay("max-luigi"), { type: "pass" }]));
    expect(cards.map((card) => card.getAttribute("aria-label"))).toEqual([
      "Fritz passes to Otto, not playable now, 1 of 2",
      "Max passes to Luigi, playable, 2 of 2",
    ]);
    expect(cards.map((card) => card.getAttribute("aria-disabled"))).toEqual(["true", "false"]);
  });

  test("a tap plays; a card that does not fit is sent all the same, to be told why", async () => {
    const cards = await hold(screenOf(["fritz-otto", "max-luigi"], [lay("max-luigi"), { type: "pass" }]));
    await act(() => cards[1]?.click());
    await act(() => cards[0]?.click());
    expect(sent).toEqual([lay("max-luigi"), lay("fritz-otto")]);
  });

  test("if nothing fits, every card says so", async () => {
    const cards = await hold(screenOf(["fritz-otto"], [{ type: "pass" }]));
    expect(cards[0]?.className).toContain("no");
    await act(() => cards[0]?.click());
    expect(sent).toEqual([lay("fritz-otto")]);
  });

  test("out of turn, and while a move is on its way, nothing is sent", async () => {
    const waiting = await hold(screenOf(["fritz-otto"], []));
    await act(() => waiting[0]?.click());
    const busy = await hold(screenOf(["fritz-otto"], [lay("fritz-otto")]), true);
    await act(() => busy[0]?.click());
    expect(sent).toEqual([]);
  });

  test("a Bomber asks whom to call; Esc takes it back", async () => {
    const calls = NAMES.map((name) => lay("bomber", name));
    await hold(screenOf(["fritz-otto", "bomber"], calls));
    await press("2");
    expect(place.querySelectorAll(".calls button")).toHaveLength(5);
    await press("Escape");
    expect(place.querySelector(".calls")).toBeNull();
    await press("2");
    await press("3");
    expect(sent).toEqual([lay("bomber", "otto")]);
  });

  test("arrows go along the hand, digits play", async () => {
    const cards = await hold(screenOf(["fritz-otto", "max-luigi"], [lay("fritz-otto"), lay("max-luigi")]));
    cards[0]?.focus();
    await press("ArrowLeft");
    expect(document.activeElement).toBe(cards[1]);
    await press("1");
    expect(sent).toEqual([lay("fritz-otto")]);
  });

  test("digits are left to other choices when no card is asked for", async () => {
    await hold(screenOf(["fritz-otto"], [{ type: "keep" }, { type: "decline" }]));
    const event = new KeyboardEvent("keydown", { key: "1", cancelable: true });
    dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    expect(sent).toEqual([]);
  });

  test("another seat at the same screen finds its own order, and nothing begun", async () => {
    const faces: Face[] = ["fritz-otto", "max-luigi", "bomber"];
    const calls = NAMES.map((name) => lay("bomber", name));
    const shown = () => [...place.querySelectorAll<HTMLElement>(".card")].map((card) => card.dataset.face);
    const [first] = await hold(screenOf(faces, calls));
    await act(() => {
      first?.dispatchEvent(
        new KeyboardEvent("keydown", { key: "ArrowRight", shiftKey: true, bubbles: true, cancelable: true }),
      );
    });
    await press("3");
    expect(shown()).toEqual(["max-luigi", "fritz-otto", "bomber"]);
    expect(place.querySelector(".calls")).not.toBeNull();
    await hold({ ...screenOf(faces, calls), seat: 1 });
    expect(shown()).toEqual(faces);
    expect(place.querySelector(".calls")).toBeNull();
  });
});

test("a card does not fly from where somebody else has tapped", () => {
  const seen: (number | undefined)[] = [];
  vi.spyOn(Air.prototype, "fly").mockImplementation(({ from }) => void seen.push(from?.x));
  vi.spyOn(Air.prototype, "run").mockImplementation(() => undefined);
  const laid = { text: { code: "" }, event: { type: "laid", seat: 1, face: "max-luigi", how: "serve" } };
  const view = { ...screenOf(["max-luigi"], []).view };
  const at = (seat: number, told: number): wire.Screen => ({
    seat,
    view,
    told: Array.from({ length: told }, () => laid as never),
  });
  const timeline = new Timeline();
  function Probe({ screen }: { screen: wire.Screen }) {
    const pitch = useRef<HTMLDivElement>(null);
    useFilm(pitch, { screen: gameScreen(screen), say } as Props);
    return (
      <div ref={pitch} class="st">
        <i data-spot="top" />
        <i data-spot="fan-1" />
      </div>
    );
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
  const tapped = document.createElement("button");
  tapped.getBoundingClientRect = () => new DOMRect(700, 0, 100, 140);
  look(at(0, 1));
  rememberTap(tapped);
  act(() => render(null, place));
  look(at(1, 2));
  look(at(1, 3));
  act(() => render(null, place));
  expect(seen).toHaveLength(1);
  expect(seen[0]).toBeLessThan(700);
  vi.restoreAllMocks();
});
