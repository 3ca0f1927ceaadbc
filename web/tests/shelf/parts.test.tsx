import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { part } from "../../src/part";
import { renew } from "../../src/renew";
import { Visit } from "./visit";

let visit: Visit;
const reload = vi.fn();

beforeEach(() => {
  visit = new Visit();
  reload.mockReset();
  vi.spyOn(location, "reload").mockImplementation(reload);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  visit.leave();
});

describe("a part of the page", () => {
  test("is nothing until its code has come, then itself, with what it is given", async () => {
    let come: (found: (props: { name: string }) => string) => void = () => undefined;
    const Late = part<{ name: string }>(() => new Promise((found) => (come = found)));
    await visit.show(<Late name="Ann" />);
    expect(visit.place.textContent).toBe("");
    come(({ name }) => `Hello ${name}`);
    await visit.settle();
    expect(visit.place.textContent).toBe("Hello Ann");
    await visit.show(<Late name="Bob" />);
    expect(visit.place.textContent).toBe("Hello Bob");
  });

  test("is fetched only when it is shown", async () => {
    const load = vi.fn(async () => () => "here");
    const Late = part(load);
    expect(load).not.toHaveBeenCalled();
    await visit.show(<Late />);
    expect(load).toHaveBeenCalledTimes(1);
    expect(visit.place.textContent).toBe("here");
  });

  test("that a newer server no longer has brings its page", async () => {
    visit.answer("/", "the new page");
    const Gone = part(() => Promise.reject(new TypeError("404")));
    await visit.show(<Gone />);
    expect(visit.asked).toContain("/");
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe("loading anew", () => {
  test("waits until somebody answers", async () => {
    vi.useFakeTimers();
    visit.cut("/");
    const done = renew();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(reload).not.toHaveBeenCalled();
    const tries = visit.asked.length;
    expect(tries).toBeGreaterThan(1);
    visit.answer("/", "here again");
    await vi.advanceTimersByTimeAsync(5_000);
    await done;
    expect(reload).toHaveBeenCalledTimes(1);
    expect(visit.asked.length).toBe(tries + 1);
  });

  test("a server that answers with an error is not there yet", async () => {
    vi.useFakeTimers();
    visit.answer("/", () => new Response("", { status: 503 }));
    const done = renew();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(reload).not.toHaveBeenCalled();
    visit.answer("/", "built");
    await vi.advanceTimersByTimeAsync(3_000);
    await done;
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("does not go on for ever where it does not help", async () => {
    visit.answer("/", "the same page");
    await renew();
    await renew();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("may help again after a while", async () => {
    vi.useFakeTimers();
    visit.answer("/", "the page");
    await renew();
    await vi.advanceTimersByTimeAsync(11_000);
    await renew();
    expect(reload).toHaveBeenCalledTimes(2);
  });
});
