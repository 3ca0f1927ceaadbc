import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type * as wire from "../../src/gen/protocol";
import { type Paper, usePaper } from "../../src/table/paper";
import type { Scene } from "../../src/table/scene";
import { room } from "../fake";

const place = document.createElement("div");
const REPORT = { report: { seal: "s" }, summaries: [] };
let answers: ((answer: Response) => void)[];
let asked: { address: string; tokens: string | undefined }[];
let paper: Paper;

function Page({ phase, number, seen }: { phase: wire.Room["phase"]; number: number; seen: boolean }) {
  const keys = { value: { opener: "o", seats: { 0: { token: "t" } } } };
  paper = usePaper({ room: room({ phase, number }), store: { keys } } as unknown as Scene, seen);
  return null;
}

const show = (phase: wire.Room["phase"], seen = true, number = 1) =>
  act(() => render(<Page phase={phase} number={number} seen={seen} />, place));
const wait = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
const answer = (status: number) =>
  act(async () => {
    answers.shift()?.(new Response(JSON.stringify(REPORT), { status }));
    await vi.advanceTimersByTimeAsync(0);
  });

beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  asked = [];
  vi.stubGlobal("fetch", (address: string, { headers }: { headers: Record<string, string> }) => {
    asked.push({ address, tokens: headers["X-Ludofoot-Tokens"] });
    return new Promise((done) => answers.push(done));
  });
});

afterEach(async () => {
  await act(() => render(null, place));
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("the paper is asked for once the end was seen, with all that this browser holds", async () => {
  await show("playing");
  await show("over", false);
  expect(asked).toEqual([]);
  await show("over");
  expect(asked).toEqual([{ address: "/api/tables/ABCD/report?game=1", tokens: "t o" }]);
});

test("it falls on the table when the end was looked at, not before", async () => {
  await show("over");
  await answer(200);
  await wait(999);
  expect([paper.open, paper.awaited]).toEqual([false, true]);
  await wait(1);
  expect([paper.open, paper.awaited, paper.report?.seal]).toEqual([true, false, "s"]);
  await act(() => paper.lay(false));
  expect([paper.open, paper.report?.seal]).toEqual([false, "s"]);
});

test("whoever waits too long gets the plain sheet, and the paper over it when it comes", async () => {
  await show("over");
  await wait(3_999);
  expect(paper.awaited).toBe(true);
  await wait(1);
  expect([paper.open, paper.awaited]).toEqual([false, false]);
  await answer(200);
  expect(paper.open).toBe(true);
});

test("where there is none nobody waits for it", async () => {
  await show("over");
  await answer(404);
  expect([paper.open, paper.awaited, paper.report]).toEqual([false, false, undefined]);
});

test("the paper of one game does not lie on the next", async () => {
  await show("over");
  await show("playing", true, 2);
  await answer(200);
  await wait(5_000);
  expect([paper.open, paper.awaited, paper.report]).toEqual([false, true, undefined]);
  await show("over", true, 2);
  expect(asked.map(({ address }) => address)).toEqual([
    "/api/tables/ABCD/report?game=1",
    "/api/tables/ABCD/report?game=2",
  ]);
});
