import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Explanation, explainFocused, useExplanations } from "../src/explain/explain";
import type * as wire from "../src/gen/protocol";
import { keyOf } from "../src/kit/keymap";
import { newDrawer, type Scene, SceneContext, useScene } from "../src/table/scene";
import { room } from "./fake";

const place = document.createElement("div");
const say = {
  say: ({ code }: wire.Said) => code,
  word: (code: string) => code,
  refuse: ({ code }: wire.Refusal) => code,
} as unknown as Scene["say"];

let asked: (readonly string[])[];
let scene: Scene;

function Wondering() {
  useExplanations(useScene());
  return <Explanation />;
}

/** Three cards in the dock, one of them to look at, and words that are no piece. */
function Table() {
  return (
    <SceneContext.Provider value={scene}>
      <div class="table" data-game="schuss-und-tor">
        <section class="dock">
          <button type="button" data-card="otto" id="otto" />
          <button type="button" data-card="emil" id="emil" />
          <i data-card="max" id="max" />
          <p id="words" />
        </section>
      </div>
      <Wondering />
    </SceneContext.Provider>
  );
}

function sceneOf(changes: Partial<Scene> = {}): Scene {
  return {
    room: room(),
    screen: { seat: 0, prompts: [] },
    say,
    drawer: newDrawer(),
    wonder: async (names: readonly string[]) => {
      asked.push(names);
      const name = names[0] ?? "";
      return { name: { code: name }, what: { code: `what-${name}` }, clause: "ST-1" } as wire.Explained;
    },
    ...changes,
  } as unknown as Scene;
}

const piece = (id: string) => place.querySelector(`#${id}`) as HTMLElement;
const card = () => document.querySelector(".explained");
const named = () => card()?.getAttribute("aria-label");

async function show(changes: Partial<Scene> = {}): Promise<void> {
  scene = sceneOf(changes);
  await act(() => render(<Table />, place));
}

/** So long, and until whatever was asked for then has come. */
async function wait(ms: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
  // The card is asked for once it is to be shown.
  await act(() => vi.dynamicImportSettled());
  await act(() => Promise.resolve());
}

async function point(type: string, id: string, more: PointerEventInit = {}): Promise<void> {
  const at = { pointerType: "mouse", clientX: 300, clientY: 300, bubbles: true, cancelable: true, ...more };
  await act(() => void piece(id).dispatchEvent(new PointerEvent(type, at)));
}

async function press(key: string, id?: string): Promise<void> {
  const target = id ? piece(id) : document.body;
  await act(() => void target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));
}

/** A mouse that comes from elsewhere. */
async function rest(id: string, ms: number): Promise<void> {
  await point("pointermove", "words", { clientX: 10, clientY: 10 });
  await point("pointermove", id);
  await wait(ms);
}

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  document.body.append(place);
});

afterEach(async () => {
  await act(() => render(null, place));
  place.remove();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("a mouse that rests on a piece has it explained, and asks by all its names", async () => {
  await show();
  await rest("otto", 499);
  expect(asked).toEqual([]);
  await wait(1);
  expect(asked).toEqual([["card:otto"]]);
  expect(named()).toBe("card:otto");
  expect(card()?.textContent).toContain("what-card:otto");
});

test("a table that comes to lie under a mouse is not pointed at until the mouse moves", async () => {
  await show();
  await point("pointerover", "otto");
  await wait(2_000);
  expect(asked).toEqual([]);
  await point("pointermove", "otto");
  await wait(500);
  expect(named()).toBe("card:otto");
});

test("once one is open the next comes sooner, and leaving takes it away", async () => {
  await show();
  await rest("otto", 500);
  await point("pointermove", "emil", { clientX: 340 });
  await wait(150);
  expect(named()).toBe("card:emil");
  await point("pointermove", "words", { clientX: 400 });
  await wait(199);
  expect(card()).not.toBeNull();
  await wait(1);
  expect(card()).toBeNull();
});

test("a click puts it away, and what lies under it then is not asked about", async () => {
  await show();
  await rest("otto", 500);
  await point("pointerdown", "otto");
  expect(card()).toBeNull();
  await point("pointermove", "emil", { clientX: 305 });
  await wait(1_000);
  expect(card()).toBeNull();
  await point("pointermove", "otto", { clientX: 320 });
  await wait(500);
  expect(named()).toBe("card:otto");
});

test("a finger that stays has it explained and does not play", async () => {
  await show();
  const played = vi.fn();
  piece("otto").addEventListener("click", played);
  await point("pointerdown", "otto", { pointerType: "touch" });
  await point("pointermove", "otto", { pointerType: "touch", clientX: 306, clientY: 294 });
  await wait(450);
  await point("pointerup", "otto", { pointerType: "touch" });
  expect(card()?.getAttribute("data-by")).toBe("touch");
  await act(() => piece("otto").click());
  expect(played).not.toHaveBeenCalled();
  await act(() => piece("otto").click());
  expect(played).toHaveBeenCalledOnce();
});

test("a finger that taps or wanders plays or scrolls, and asks nothing", async () => {
  await show();
  const touch = { pointerType: "touch" };
  await point("pointerdown", "otto", touch);
  await wait(200);
  await point("pointerup", "otto", touch);
  await point("pointerdown", "otto", touch);
  await wait(200);
  await point("pointermove", "otto", { ...touch, clientY: 311 });
  await wait(1_000);
  expect(asked).toEqual([]);
  expect(card()).toBeNull();
});

test("the key explains what has the focus, arrows go on around, Escape ends it", async () => {
  await show();
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 40, 60));
  piece("emil").focus();
  await act(() => explainFocused(scene));
  await wait(0);
  expect(named()).toBe("card:emil");
  for (const [key, next] of [
    ["ArrowRight", "max"],
    ["ArrowDown", "otto"],
    ["ArrowLeft", "max"],
    ["ArrowUp", "emil"],
  ] as const) {
    await press(key);
    await wait(0);
    expect(named()).toBe(`card:${next}`);
    expect(document.activeElement).toBe(piece(next));
  }
  await press("Escape");
  expect(card()).toBeNull();
});

test("whoever listens hears the same words at the piece in the focus", async () => {
  await show();
  await act(() => piece("otto").focus());
  await wait(0);
  const words = document.querySelector("#piece-words");
  expect(words?.textContent).toBe("what-card:otto");
  expect(piece("otto").getAttribute("aria-describedby")).toBe("piece-words");
  expect(card()).toBeNull();
});

test("a key that is played closes it", async () => {
  await show();
  await rest("otto", 500);
  await press("Shift");
  await press(keyOf("explain") ?? "");
  expect(card()).not.toBeNull();
  await press("1");
  expect(card()).toBeNull();
});

test.each([
  ["in a race", { screen: { seat: 0, prompts: [{ pace: "race" }] } as unknown as wire.Screen }],
  ["before the deal", { room: room({ phase: "waiting" }) }],
])("nothing is explained %s", async (_, changes) => {
  await show(changes);
  await rest("otto", 1_000);
  await act(() => explainFocused(scene));
  await wait(0);
  expect(asked).toEqual([]);
  expect(card()).toBeNull();
});

test("the way to the rule opens the clause, in place of the card", async () => {
  await show();
  await rest("otto", 500);
  await act(() => card()?.querySelector("button")?.click());
  expect(scene.drawer.value).toEqual({ kind: "rules", clause: "ST-1" });
  expect(card()).toBeNull();
});

test("the next question takes it away, and so does the next seat at this screen", async () => {
  const prompts = (code: string) => [{ ask: { code } }] as unknown as wire.Prompt[];
  await show({ screen: { seat: 0, prompts: prompts("lay") } });
  await rest("otto", 500);
  await show({ screen: { seat: 0, prompts: prompts("lay") } });
  expect(card()).not.toBeNull();
  await show({ screen: { seat: 0, prompts: prompts("call") } });
  expect(card()).toBeNull();
  await rest("emil", 500);
  expect(card()).not.toBeNull();
  await show({ screen: { seat: 1, prompts: prompts("call") } });
  expect(card()).toBeNull();
});
