import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isAtWork, progressOf, type Review, type Source, useAnalysis } from "../src/coach/analysis";
import type * as wire from "../src/gen/protocol";
import { keepKeys } from "../src/net/keys";

interface Asked {
  way: string;
  address: string;
  tokens: string | undefined;
  answer(body: object, status?: number): Promise<void>;
}

const place = document.createElement("div");
const RECORD: Source = { record: "{}" };
let asked: Asked[];
let review: Review;

function Page({ source, wanted }: { source: Source; wanted: boolean }) {
  review = useAnalysis(source, wanted);
  return null;
}

const show = (wanted: boolean, source: Source = RECORD) =>
  act(() => render(<Page source={source} wanted={wanted} />, place));
const wait = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
const found = (stage: wire.Stage, more: Partial<wire.AnalysisState> = {}) => ({ seal: "s", stage, ...more });
/** What was asked last, without what differs from run to run. */
const last = () => `${asked.at(-1)?.way} ${asked.at(-1)?.address.replace(/table=\d+/, "table=…")}`;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal("fetch", (address: string, init: RequestInit = {}) => {
    let resolve: (answer: Response) => void = () => undefined;
    const promise = new Promise<Response>((done) => {
      resolve = done;
    });
    const answer = async (body: object, status = 200) => {
      resolve(new Response(JSON.stringify(body), { status }));
      // Its body is read in steps of its own.
      for (let step = 0; step < 5; step += 1) await wait(0);
    };
    const tokens = new Headers(init.headers).get("X-Ludofoot-Tokens") ?? undefined;
    asked.push({ way: init.method ?? "GET", address, tokens, answer });
    return promise;
  });
});

afterEach(async () => {
  await act(() => render(null, place));
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("nothing is asked while nobody wants it", async () => {
  await show(false);
  await wait(5_000);
  expect(asked).toEqual([]);
});

test("it is looked after until it is done, from the version that is known", async () => {
  await show(true);
  expect(last()).toBe("POST /api/analysis?table=…");
  await asked[0]?.answer(found("waiting"));
  await wait(699);
  expect(asked).toHaveLength(1);
  await wait(1);
  expect(last()).toBe("GET /api/analysis/s?seen=-1&table=…");
  const analysed = { decisions: [] } as unknown as wire.Analysed;
  await asked[1]?.answer(found("sketch", { version: 3, analysed }));
  expect(review.analysed).toEqual(analysed);
  await wait(700);
  expect(last()).toBe("GET /api/analysis/s?seen=3&table=…");
  // Nothing new was found meanwhile: what there is stays.
  await asked[2]?.answer(found("whole"));
  expect([review.state?.stage, review.analysed]).toEqual(["whole", analysed]);
  await wait(5_000);
  await show(false);
  expect(asked).toHaveLength(3);
  const ways = asked.map(({ address }) => /table=(\d+)/.exec(address)?.[1]);
  expect(new Set(ways).size).toBe(1);
});

test("a table's own game is asked for with what this browser holds there", async () => {
  keepKeys("ABCD", (keys) => {
    keys.seats[0] = { token: "t" };
  });
  await show(true, { table: "ABCD", game: 2 });
  expect(asked[0]).toMatchObject({ address: "/api/tables/ABCD/analysis?game=2", tokens: "t" });
  await asked[0]?.answer(found("sketch"));
  await wait(700);
  expect(asked[1]?.address).toBe("/api/analysis/s?seen=-1&table=ABCD");
});

test("whoever stops it says so, keeps what was found, and can have it again", async () => {
  await show(true);
  await asked[0]?.answer(found("sketch", { version: 1, analysed: {} as wire.Analysed }));
  await act(() => review.stop());
  expect(last()).toBe("DELETE /api/analysis/s?table=…");
  expect([review.state?.stage, review.analysed]).toEqual(["stopped", {}]);
  await act(() => review.stop());
  await wait(5_000);
  expect(asked).toHaveLength(2);
  await act(() => review.again());
  expect(last()).toBe("POST /api/analysis?table=…");
});

test("whoever leaves before it has begun says so as soon as it has a name", async () => {
  await show(true);
  await act(() => review.stop());
  await show(false);
  expect(asked).toHaveLength(1);
  await asked[0]?.answer(found("waiting"));
  expect(last()).toBe("DELETE /api/analysis/s?table=…");
  await wait(5_000);
  expect(asked).toHaveLength(2);
  expect(review.state).toBeUndefined();
});

test("whoever leaves while it is looked after says so once", async () => {
  await show(true);
  await asked[0]?.answer(found("sketch"));
  await wait(700);
  await show(false);
  await asked[1]?.answer(found("sketch", { version: 9 }));
  await wait(5_000);
  expect(asked.map(({ way }) => way)).toEqual(["POST", "GET", "DELETE"]);
});

test("what is refused says why, and a line that is down says that nobody answers", async () => {
  await show(true);
  await asked[0]?.answer({ type: "refusal", code: "too-long" }, 400);
  expect(review.state).toMatchObject({ stage: "failed", refusal: { code: "too-long" } });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("down")));
  await act(() => review.again());
  await wait(0);
  expect(review.state).toMatchObject({ stage: "failed", refusal: { code: "no-answer" } });
});

test("how far it is", () => {
  const state = (stage: wire.Stage, done?: number, total?: number) =>
    ({ seal: "", stage, done, total }) as wire.AnalysisState;
  expect([progressOf(state("sketch", 2, 3)), progressOf(state("waiting"))]).toEqual([66, 0]);
  const stages = ["waiting", "sketch", "fair-copy", "whole", "stopped", "failed"] as wire.Stage[];
  expect(stages.filter((stage) => isAtWork(state(stage)))).toEqual(["waiting", "sketch", "fair-copy"]);
  expect(isAtWork(undefined)).toBe(false);
});
