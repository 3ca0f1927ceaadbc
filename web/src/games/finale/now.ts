import { player, said, word } from "../../kit/words";
import type { Voice } from "../../say/voice";
import type { View } from "./model";

/** One line that says what is going on, for somebody who has never read the sheet. */
export function nowOf(view: View, say: Voice): string {
  const { step, turn, minute, series } = view;
  const coach = { seat: player(turn ?? 0), minute };
  switch (step) {
    case "team":
      return say.word("screen-now-team");
    case "deck":
      return say.word("screen-now-deck");
    case "substitution":
      return say.word("screen-now-substitution", coach);
    case "tactic":
      return say.word("screen-now-tactic", { minute });
    case "footballers":
      return attack("screen-now-attack");
    case "replacement":
      return say.word("screen-now-replacement", { ...coach, man: word(`man-${view.injured}`) });
    case "counter":
      return say.word("screen-now-counter", coach);
    case "further":
      return say.word("screen-now-further", { ...coach, attempt: view.attempt, attempts: view.attempts });
    case "exchange":
      return say.word("screen-now-exchange", coach);
    case "stand-in":
      return say.word("screen-now-stand-in");
    case "shooters":
      return say.word(series > 1 ? "screen-now-series" : "screen-now-shooters");
    case "over":
      return say.word("table-winner", { winner: player(view.winner ?? 0) });
  }

  function attack(code: string): string {
    const attacker = strikerOf(view) ?? 0;
    const which = view.counter
      ? said("screen-now-countering", { bonus: view.phase === "approach" ? view.bonus : 0 })
      : said("screen-now-attempt", { attempt: view.attempt, attempts: view.attempts });
    const chooses = turn === attacker ? "screen-now-attacker-first" : "screen-now-defender-answers";
    return say.word(code, {
      minute,
      attacker: player(attacker),
      which,
      phase: word(`phase-${view.phase}`),
      chooses: said(chooses, { seat: player(turn ?? 0) }),
    });
  }
}

/** Who attacks: in a counter the defender of the period. */
export function strikerOf(view: View): number | undefined {
  if (view.attacker === null) return undefined;
  return view.counter ? 1 - view.attacker : view.attacker;
}
