import { said } from "../../kit/words";
import { Question } from "../../table/prompt";
import { Button } from "./button";
import { orderOf, type Props, subsetOf } from "./model";
import { deck, seen, squad } from "./plans";
import { isReady } from "./play";

/** The fifteen: what they cost, and what the rules still miss. */
export function SquadLabel(props: Props) {
  const { screen, say, busy, act } = props;
  const prompt = screen.asked;
  if (!prompt) return null;
  const { starters, bench } = squad.value;
  const points = seen.value?.points;
  const ready = isReady({ busy });
  const spent =
    points === undefined
      ? say.short(prompt.ask)
      : say.word("screen-points", { points, most: seen.value?.most ?? 0 });
  return (
    <Question own="fi-label" ask={judged(say, spent)} help={nextStep(say)}>
      <Button
        say={say}
        text={say.word("screen-line-up")}
        key_="Enter"
        ready={ready}
        go
        run={() => act({ type: "team", starters: [...starters], bench: [...bench] })}
      />
    </Question>
  );
}

/** How far it is, and that everything is in order once it is. */
function judged(say: Props["say"], far: string): string {
  return seen.value && !seen.value.refusal ? `${far} · ${say.word("screen-legal-choice")}` : far;
}

/** What comes next as long as it is not: the nearest step, or what is wrong in another way. */
function nextStep(say: Props["say"]): string {
  const { refusal, step } = seen.value ?? {};
  if (!refusal) return "";
  return step ? say.say(step) : say.refuse(refusal);
}

/** A deck of one's own; a colour is chosen on the table itself. */
export function DeckLabel(props: Props) {
  const { screen, say, busy, act } = props;
  const prompt = screen.asked;
  const form = orderOf(screen) ?? subsetOf(screen);
  if (!prompt || !form) return null;
  return (
    <Question
      own="fi-label"
      ask={judged(say, say.say(said("screen-deck-count", { count: deck.value.length, most: form.most })))}
      help={nextStep(say)}
    >
      <Button
        say={say}
        text={say.word("screen-take-deck")}
        key_="Enter"
        ready={isReady({ busy })}
        go
        run={() => act({ type: prompt.move?.type === "mix" ? "mix" : "plan", cards: [...deck.value] })}
      />
    </Question>
  );
}
