import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type * as wire from "../../src/gen/protocol";
import { BEATS, Held, holding, isHoldable, PauseSwitch, useHolding } from "../../src/table/holding";
import { newDrawer, type Scene, SceneContext } from "../../src/table/scene";
import { room } from "../fake";

const place = document.createElement("div");
const RACE = { alone: true, clocks: [{}] } as unknown as Partial<wire.Room>;
const HELD = { ...RACE, held: true };
const drawer = newDrawer();
const order = vi.fn();

function sceneOf(changes: Partial<wire.Room>, seat = 0): Scene {
  const say = { word: (code: string) => code };
  return { room: room(changes), screen: { seat }, store: { order }, say, drawer } as unknown as Scene;
}

function Race({ scene }: { scene: Scene }) {
  useHolding(scene);
  return (
    <SceneContext.Provider value={scene}>
      <PauseSwitch />
      <Held />
    </SceneContext.Provider>
  );
}

const show = (changes: Partial<wire.Room>) => act(() => render(<Race scene={sceneOf(changes)} />, place));
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const count = () => place.querySelector(".held-race b")?.textContent;

async function open(kind: "menu" | undefined, changes: Partial<wire.Room>): Promise<void> {
  drawer.value = kind && { kind };
  await show(changes);
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(async () => {
  await show({});
  await act(() => render(null, place));
  drawer.value = undefined;
  order.mockReset();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("a race", () => {
  test("may be held by whoever plays it alone, while a clock runs or it is held", () => {
    expect(isHoldable(sceneOf(RACE))).toBe(true);
    expect(isHoldable(sceneOf({ alone: true, held: true }))).toBe(true);
    expect(isHoldable(sceneOf({ alone: true, clocks: [] }))).toBe(false);
    expect(isHoldable(sceneOf({ ...RACE, alone: false }))).toBe(false);
    expect(isHoldable(sceneOf(RACE, -2))).toBe(false);
  });

  test("is not held twice, and not where others play", () => {
    holding(sceneOf(HELD)).hold();
    holding(sceneOf({ ...RACE, alone: false })).hold();
    expect(order).not.toHaveBeenCalled();
    holding(sceneOf(RACE, 1)).hold();
    expect(order).toHaveBeenCalledExactlyOnceWith({ type: "hold", seat: 1, on: true });
  });

  test("that is held when the page is loaded waits until somebody goes on", async () => {
    await show(HELD);
    await wait(5_000);
    expect(count()).toBeUndefined();
    expect(order).not.toHaveBeenCalled();
  });

  test("goes on after so many beats, and not before", async () => {
    await show(HELD);
    await act(() => (place.querySelector(".held-race button") as HTMLElement).click());
    for (let left = BEATS; left > 0; left -= 1) {
      expect(count()).toBe(String(left));
      expect(order).not.toHaveBeenCalled();
      await wait(700);
    }
    expect(order).toHaveBeenCalledExactlyOnceWith({ type: "hold", seat: 0, on: false });
  });

  test("counts from the beginning when it was stopped while it was counted", async () => {
    await show(HELD);
    const pause = place.querySelector(".pause") as HTMLElement;
    await act(() => pause.click());
    await wait(700);
    expect(count()).toBe("2");
    await act(() => pause.click());
    expect(count()).toBe("2");
    await act(() => holding(sceneOf(HELD)).hold());
    expect(count()).toBeUndefined();
    await wait(5_000);
    expect(order).not.toHaveBeenCalled();
  });

  test("that goes on meanwhile for another reason is not counted any more", async () => {
    await show(HELD);
    await act(() => (place.querySelector(".held-race button") as HTMLElement).click());
    await show(RACE);
    await show(HELD);
    expect(count()).toBeUndefined();
    await wait(5_000);
    expect(order).not.toHaveBeenCalled();
  });

  test("stands still while a drawer is open, and goes on by itself after it", async () => {
    await open(undefined, RACE);
    await open("menu", RACE);
    expect(order).toHaveBeenCalledExactlyOnceWith({ type: "hold", seat: 0, on: true });
    await open("menu", HELD);
    expect(count()).toBeUndefined();
    await open(undefined, HELD);
    expect(count()).toBe(String(BEATS));
  });

  test("stops when something else lies over the page, and does not go on by itself then", async () => {
    await show(RACE);
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(order).toHaveBeenCalledOnce();
    await show(HELD);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event("visibilitychange"));
    await wait(5_000);
    expect(order).toHaveBeenCalledOnce();
    expect(count()).toBeUndefined();
  });

  test("has a switch that says what it does", async () => {
    await show(RACE);
    expect(place.querySelector(".pause span")?.textContent).toBe("page-pause");
    await show(HELD);
    expect(place.querySelector(".pause span")?.textContent).toBe("page-go-on");
    await show({});
    expect(place.querySelector(".pause")).toBeNull();
  });
});
