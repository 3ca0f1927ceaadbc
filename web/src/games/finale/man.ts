import { said, word } from "../../kit/words";
import type { Voice } from "../../say/voice";
import type { Line, Man, ManCard, ManView, Sign } from "./model";

export function nameOf(say: Voice, man: Man): string {
  return say.word(`man-${man}`);
}

/** What stands under his picture. */
export function shortName(say: Voice, man: Man): string {
  return nameOf(say, man).split(" ").at(-1) ?? "";
}

/** A man on the pitch as a sentence: everything that his card shows. */
export function describe(say: Voice, man: ManView, more: readonly string[] = []): string {
  const parts = [
    say.word("item-man", {
      man: word(`man-${man.man}`),
      line: word(`line-${man.line}`),
      strength: man.strength,
    }),
    say.word("screen-next", { strengths: turned(man.strengths, man.state).slice(1).join(", ") }),
    symbolsOf(say, turned(man.symbols, man.state)),
    man.yellow ? say.word("screen-booked") : "",
    man.white ? say.word("screen-in-approach") : "",
    man.red ? say.word("screen-in-shot") : "",
    ...more,
  ];
  return parts.filter(Boolean).join(", ");
}

/** A man who is to be had, or sits on the bench. */
export function describeCard(say: Voice, card: ManCard, more: readonly string[] = []): string {
  const parts = [
    say.word("item-player", {
      man: word(`man-${card.man}`),
      line: word(`line-${card.kind}`),
      points: card.value,
    }),
    say.word("screen-strengths", { strengths: card.strengths.join(", ") }),
    symbolsOf(say, card.symbols),
    ...more,
  ];
  return parts.filter(Boolean).join(", ");
}

function turned<T>(states: readonly T[], state: number): T[] {
  return [...states.slice(state), ...states.slice(0, state)];
}

/** "Red cross now; yellow card in two turns." */
function symbolsOf(say: Voice, symbols: readonly (Sign | null)[]): string {
  return symbols
    .flatMap((symbol, turns) =>
      symbol ? [say.word("screen-symbol", { symbol: word(`symbol-${symbol}`), turns })] : [],
    )
    .join(", ");
}

const NEEDS: Record<Line | "anybody", string> = {
  goalkeeper: "screen-need-goalkeeper",
  defender: "screen-need-defender",
  midfielder: "screen-need-midfielder",
  attacker: "screen-need-attacker",
  anybody: "screen-need-anybody",
};

/** "Two midfielders and an attacker." */
export function needs(kinds: readonly (Line | "anybody")[]) {
  const known = [...new Set(kinds)];
  return known.map((kind) => said(NEEDS[kind], { count: kinds.filter((one) => one === kind).length }));
}
