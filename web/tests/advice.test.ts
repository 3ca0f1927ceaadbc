import { describe, expect, it } from "vitest";
import type * as wire from "../src/gen/protocol";
import { TableStore } from "../src/net/table";
import type { Voice } from "../src/say/voice";
import { mayAskAdvice } from "../src/table/advice";
import { isStillAsked, linesOf } from "../src/table/advice-slip";
import { FakeSocket, told, update } from "./fake";

type Counsel = wire.Counsel;

const say = {
  word: (id: string, args?: object) => `${id} ${JSON.stringify(args ?? {})}`,
  say: ({ code }: wire.Said) => `${code}.`,
  refuse: ({ code }: wire.Refusal) => code,
} as unknown as Voice;

const advice = (given: Partial<wire.Advice>): wire.Advice => ({
  move: { type: "pass" },
  said: { code: "move-pass" },
  chance: 0.614,
  error: 0.02,
  certain: true,
  as_good: false,
  ...given,
});

const hint = (given: Partial<Counsel>): Counsel => ({
  before: 0.5,
  error: 0.02,
  advice: [advice({ as_good: true }), advice({ said: { code: "move-lay" } })],
  worlds: 200,
  reason: null,
  ...given,
});

describe("what Maryse would play", () => {
  it("tells how it stands, then the moves with their figures", () => {
    expect(linesOf({ hint: hint({}) }, say)).toEqual([
      'hint-before {"chance":50}',
      'hint-move {"move":"move-pass","chance":61,"error":2}',
      'hint-move {"move":"move-lay","chance":61,"error":2}',
    ]);
  });

  it("tells no figure that is a guess", () => {
    const found = linesOf({ hint: hint({ error: 0.1, advice: [advice({ certain: false })] }) }, say);
    expect(found).toEqual(["move-pass"]);
  });

  it("says what is as good, and why where there is a reason", () => {
    const both = [advice({ as_good: true }), advice({ as_good: true })];
    const found = linesOf({ hint: hint({ advice: both, reason: { code: "hint-reason" } }) }, say);
    expect(found.slice(2)).toEqual(['hint-as-good {"move":"move-pass"}', "hint-reason."]);
  });

  it("says where she had less time than usual", () => {
    expect(linesOf({ hint: hint({ hurried: true }) }, say).at(-1)).toBe("hint-hurried {}");
  });

  it("says that she thinks, or why nobody can say", () => {
    expect(linesOf({ thinking: true }, say)).toEqual(["hint-thinking {}"]);
    expect(linesOf({ refusal: { type: "refusal", code: "too-many" } }, say)).toEqual(["too-many"]);
  });
});

describe("when she may be asked", () => {
  const prompt = { ask: { code: "ask" }, clause: "", pace: "turn", form: { type: "choose", items: [] } };
  const room = { phase: "playing", advises: true } as unknown as wire.Room;
  const screen = { seat: 0, prompts: [prompt] } as unknown as wire.Screen;

  it("where she advises, when it is one's turn", () => {
    expect(mayAskAdvice(room, screen)).toBe(true);
    expect(mayAskAdvice({ ...room, advises: false }, screen)).toBe(false);
    expect(mayAskAdvice(room, { ...screen, prompts: [] })).toBe(false);
    expect(mayAskAdvice(room, { ...screen, seat: -2 })).toBe(false);
    expect(mayAskAdvice({ ...room, phase: "over" }, screen)).toBe(false);
  });
});

describe("how long she is heard", () => {
  const question = { ask: { code: "lay" }, clause: "", pace: "sealed", form: { type: "choose", items: [] } };
  const screen = (code: string, ...prompts: unknown[]) =>
    ({ seat: 0, told: [told(code)], prompts }) as unknown as wire.Screen;

  it("as long as the same is asked, though others choose meanwhile", () => {
    const socket = new FakeSocket();
    const store = new TableStore("ABCD", () => socket as unknown as WebSocket);
    store.start();
    socket.open().answer(update(1, { screens: [screen("dealt", question)] }));
    store.ask(screen("dealt", question));
    socket.answer(update(2, { screens: [screen("chosen", { ...question })] }));
    expect(store.advice.value?.thinking).toBe(true);
    expect(isStillAsked(store.inQuestion, store.screens.value[0]?.prompts)).toBe(true);
    socket.answer(update(3, { screens: [screen("turned", { ...question, ask: { code: "pick" } })] }));
    expect(isStillAsked(store.inQuestion, store.screens.value[0]?.prompts)).toBe(false);
    socket.answer(update(4, { screens: [], whole: true }));
    expect(store.advice.value).toBeUndefined();
  });
});
