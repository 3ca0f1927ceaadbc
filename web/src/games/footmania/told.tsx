import { Art } from "./art";
import type { Plus, TableProps } from "./model";
import { planOf } from "./plan";

/** Cards that only answer an attack. */
const ANSWERS: readonly Plus[] = ["medic", "appeal", "fair-play"];
/** What a card is worth whatever happens. */
const LIFTS: Readonly<Partial<Record<Plus, number>>> = {
  "form-1": 1,
  "form-2": 2,
  "form-3": 3,
  crowd: 2,
  "low-blow": -2,
};

interface Props extends Pick<TableProps, "view" | "say"> {
  plus: Plus;
  legal: boolean;
}

/** A plus card in words: what it does in figures, its name, one line; and why it cannot be played now. */
export function ToldCard({ view, say, plus, legal }: Props) {
  const effect = planOf(view.seat).reach?.effects[plus] ?? LIFTS[plus];
  const answer = ANSWERS.includes(plus);
  return (
    <span class="told" aria-hidden="true">
      <i class={answer ? "effect shield" : (effect ?? -1) < 0 ? "effect off" : "effect"}>
        {answer ? <Art id={`plus-${plus}`} /> : effect === undefined ? "−★" : signed(effect)}
      </i>
      <b>{say.word(`plus-${plus}`)}</b>
      <small>{legal ? say.word(`note-${plus.replace(/-\d$/, "")}`) : reason(view, plus, say)}</small>
    </span>
  );
}

function signed(stars: number): string {
  return stars < 0 ? `−${-stars}` : `+${stars}`;
}

/** Why this card stays in the hand. */
export function reason(view: TableProps["view"], plus: Plus, say: TableProps["say"]): string {
  if (view.step === "answer") return say.word("screen-does-not-cancel");
  if (ANSWERS.includes(plus)) return say.word("screen-only-answer");
  const own = view.sides.find(({ seat }) => seat === view.seat);
  return say.word(own && own.played >= 3 && plus !== "crowd" ? "screen-three-played" : "screen-not-now");
}
