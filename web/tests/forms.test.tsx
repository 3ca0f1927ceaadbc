import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { blank, complete, moveOf } from "../src/forms/answer";
import { Choices, listed } from "../src/forms/choices";
import { FormSheet } from "../src/forms/sheet";
import type { Item, Preview, Prompt } from "../src/gen/protocol";
import { bundleOf } from "../src/say/locale";
import { Voice } from "../src/say/voice";
import { useOnly } from "../src/table/only";

const say = new Voice([
  bundleOf("en", "item = { $name }\npage-confirm = Confirm\npage-more = More\nrefuse-too-dear = Too dear"),
]);
const items: Item[] = ["a", "b", "c"].map((name) => ({
  value: name,
  label: { code: "item", args: { name } },
}));
const place = document.createElement("div");
document.body.append(place);

function prompt(form: Prompt["form"], move: Prompt["move"] = { type: "pick" }): Prompt {
  return { ask: { code: "ask" }, clause: "", pace: "turn", form, move: move ?? {} };
}

/** Shows a form and gives what it sends. */
async function shown(asked: Prompt, preview: Preview = { type: "preview" }) {
  const sent: unknown[] = [];
  const drafts: unknown[] = [];
  const answer = async (draft: unknown) => {
    drafts.push(draft);
    return preview;
  };
  await act(() => {
    render(
      <FormSheet prompt={asked} say={say} busy={false} act={(move) => sent.push(move)} preview={answer} />,
      place,
    );
  });
  return { sent, drafts };
}

async function click(...labels: string[]) {
  for (const label of labels) {
    const buttons = [...place.querySelectorAll("button")];
    const found = buttons.find((button) =>
      [button.textContent, button.getAttribute("aria-label")].some((text) => text?.startsWith(label)),
    );
    await act(() => found?.click());
  }
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  render(null, place);
  vi.useRealTimers();
});

test("a choice of whole moves sends the move; plain ones stand on the label with their key", async () => {
  const moves = [{ type: "lay", face: "max" }, { type: "lay", face: "otto" }, { type: "pass" }];
  const asked = prompt(
    {
      type: "choose",
      items: moves.map((value) => ({ value, label: { code: "item", args: { name: value.type } } })),
    },
    {},
  );
  const { tray, label } = listed(asked);
  expect(tray.map((choice) => [choice.key, choice.move])).toEqual([
    ["1", moves[0]],
    ["2", moves[1]],
  ]);
  expect(label.map((choice) => [choice.key, choice.move])).toEqual([["p", moves[2]]]);
  const sent: unknown[] = [];
  await act(() => {
    render(<Choices choices={tray} say={say} busy={false} act={(move) => sent.push(move)} />, place);
  });
  await act(() => place.querySelectorAll("button")[1]?.click());
  expect(sent).toEqual([moves[1]]);
});

test("a choice with a field fills it", () => {
  const asked = prompt({ type: "choose", items, field: "good" });
  expect(complete(asked.form, undefined)).toBe(false);
  expect(moveOf(asked, 1)).toEqual({ type: "pick", good: "b" });
});

test("a subset keeps the order of the items and its bounds", async () => {
  const asked = prompt({ type: "subset", items, least: 2, most: 2, field: "cards" });
  const { sent } = await shown(asked);
  await click("c", "Confirm");
  expect(sent).toEqual([]);
  await click("a", "b", "Confirm");
  expect(sent).toEqual([{ type: "pick", cards: ["a", "c"] }]);
});

test("an order keeps the order of the clicks", async () => {
  const { sent } = await shown(prompt({ type: "order", items, least: 1, most: 3, field: "cards" }));
  await click("c", "a", "b", "c", "Confirm");
  expect(sent).toEqual([{ type: "pick", cards: ["a", "b"] }]);
});

test("an assignment has an item or nothing for each place, and each item once", async () => {
  const places = [{ code: "left" }, { code: "right" }];
  const fits = [
    [0, 1],
    [0, 1, 2],
  ];
  const { sent } = await shown(prompt({ type: "assign", places, items, fits, field: "team" }));
  const choose = async (index: number, value: string) => {
    const select = place.querySelectorAll("select")[index];
    if (!select) return;
    select.value = value;
    await act(() => void select.dispatchEvent(new Event("change", { bubbles: true })));
  };
  await choose(0, "0");
  await click("Confirm");
  await choose(1, "0");
  await click("Confirm");
  expect(sent).toEqual([
    { type: "pick", team: ["a", null] },
    { type: "pick", team: [null, "a"] },
  ]);
});

test("an amount stays within its bounds and on its steps", async () => {
  const form = { type: "amount" as const, least: 10, most: 30, step: 10, field: "price" };
  const { sent } = await shown(prompt(form));
  await click("More", "More", "More", "Confirm");
  expect(sent).toEqual([{ type: "pick", price: 30 }]);
  expect(complete(form, 15)).toBe(false);
  expect(complete(form, Number.NaN)).toBe(false);
});

test("a bundle fills one move, asks what its draft would do, and waits while the rules refuse", async () => {
  const forms = [
    { type: "choose" as const, items, field: "good" },
    { type: "amount" as const, least: 0, most: 9, step: 1, field: "price" },
  ];
  const asked = prompt({ type: "bundle", forms });
  expect(blank(asked.form)).toEqual([undefined, 0]);
  const refused = await shown(asked, { type: "preview", refusal: { type: "refusal", code: "too-dear" } });
  await click("b", "More");
  await act(async () => void (await vi.advanceTimersByTimeAsync(200)));
  expect(refused.drafts.at(-1)).toEqual({ type: "pick", good: "b", price: 1 });
  expect(place.textContent).toContain("Too dear");
  await click("Confirm");
  expect(refused.sent).toEqual([]);
  render(null, place);
  const { sent } = await shown(asked);
  await click("b", "More", "Confirm");
  expect(sent).toEqual([{ type: "pick", good: "b", price: 1 }]);
});

test("where only one thing can be done its button says so and Enter does it, unless something else has the focus", () => {
  const one = listed(
    prompt({ type: "choose", items: [{ value: { type: "pass" }, label: { code: "item" } }] }, {}),
  );
  const sent: unknown[] = [];
  const Answer = ({ list }: { list: ReturnType<typeof listed> }) => {
    useOnly(list, (move) => sent.push(move));
    return (
      <>
        <Choices choices={list.label} say={say} busy={false} act={() => undefined} />
        <button type="button" class="other">
          Rules
        </button>
      </>
    );
  };
  const enter = (from: EventTarget) =>
    from.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  act(() => render(<Answer list={one} />, place));
  expect(place.querySelector(".btn.only")).not.toBeNull();
  const other = place.querySelector(".other");
  if (other) enter(other);
  expect(sent).toEqual([]);
  enter(document.body);
  expect(sent).toEqual([{ type: "pass" }]);
  const two = [{ type: "take" }, { type: "decline" }].map((value) => ({ value, label: { code: "item" } }));
  act(() => render(<Answer list={listed(prompt({ type: "choose", items: two }, {}))} />, place));
  enter(document.body);
  expect([sent.length, place.querySelectorAll(".btn.only").length]).toEqual([1, 0]);
});
