import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useLooked } from "../src/ui/looked";

const place = document.createElement("div");
let answers: (() => Promise<string>)[];
let asked: number;
let found: string | undefined;

function Page() {
  found = useLooked(() => {
    asked += 1;
    return (answers.shift() ?? (async () => "again"))();
  }, 1_000);
  return null;
}

const show = (page: boolean) => act(() => render(page ? <Page /> : null, place));
const wait = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
const turn = (state: DocumentVisibilityState) => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => {
  vi.useFakeTimers();
  [answers, asked, found] = [[], 0, undefined];
});

afterEach(async () => {
  await show(false);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("is asked at once and again, and what could not be found leaves what was", async () => {
  answers = [async () => "first", () => Promise.reject(new Error("down"))];
  await show(true);
  await wait(0);
  expect([asked, found]).toEqual([1, "first"]);
  await wait(1_000);
  expect([asked, found]).toEqual([2, "first"]);
  await wait(1_000);
  expect([asked, found]).toEqual([3, "again"]);
});

test("is not asked while nobody looks, and at once when somebody does again", async () => {
  await show(true);
  turn("hidden");
  await wait(5_000);
  expect(asked).toBe(1);
  turn("visible");
  expect(asked).toBe(2);
});

test("is asked no more once it is not shown, and a late answer changes nothing", async () => {
  let bring: (text: string) => void = () => undefined;
  answers = [
    () =>
      new Promise((done) => {
        bring = done;
      }),
  ];
  await show(true);
  await show(false);
  bring("late");
  await wait(5_000);
  turn("visible");
  expect([asked, found]).toEqual([1, undefined]);
});
