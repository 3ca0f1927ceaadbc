import { useEffect, useRef } from "preact/hooks";
import type { Taught } from "../gen/protocol";
import { go } from "../route";
import { useScene } from "../table/scene";
import { isElsewhere } from "../ui/keys";
import { coachAddress, type Step } from "./steps";

interface Props {
  step: Step;
  number: number;
  count: number;
  /** The id of what is said to something else that was tried. */
  answer: string;
  /** Whether its button is to be pressed. */
  waits: boolean;
  state: Taught["state"];
  /** The id of the element with the words of the step. */
  words: string;
  press(): void;
  /** The clause behind the question. */
  why: string;
}

/** Maryse and what she says. */
export function Slip({ step, number, count, answer, waits, state, words, press, why }: Props) {
  const { say, drawer, room } = useScene();
  const mood = answer ? "thinking" : step.mood;
  const place = useHeight();
  return (
    <aside class="lesson" ref={place} data-state={state} aria-label={say.word("page-lesson")}>
      <div class="bubble">
        <p class="over">
          <span class="name">{say.word("page-lesson")}</span>
          <Dots number={number} count={count} />
        </p>
        <div aria-live="polite">
          <h2>{say.word(`lesson-${step.id}-title`)}</h2>
          <p id={words}>{answer ? say.word(answer) : say.word(`lesson-${step.id}`)}</p>
        </div>
        {waits && <Buttons kind={step.button} press={press} />}
      </div>
      <img class="maryse" src={coachAddress(mood)} alt="" width="200" height="200" />
      <div class="ways">
        <button
          type="button"
          class="why"
          onClick={() => {
            drawer.value = why ? { kind: "rules", clause: why } : { kind: "rules" };
          }}
        >
          {say.word("page-why")}
        </button>
        <button type="button" class="leave" onClick={() => go(`/?box=${room.game}`)}>
          {say.word("page-lesson-leave")}
        </button>
      </div>
    </aside>
  );
}

/** Where the slip lies over the dock, what is yours begins below it: for that its height is a property of the page. */
export function useHeight() {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const slip = place.current;
    if (!slip) return;
    const watch = new ResizeObserver(() => {
      document.documentElement.style.setProperty("--lesson", `${slip.offsetHeight}px`);
    });
    watch.observe(slip);
    return () => watch.disconnect();
  }, []);
  return place;
}

/** One dot a step; the words are for those who do not see them. */
function Dots({ number, count }: { number: number; count: number }) {
  const { say } = useScene();
  return (
    <span class="steps" role="img" aria-label={say.word("page-lesson-step", { number: number + 1, count })}>
      {Array.from({ length: count }, (_, index) => (
        <i key={index} class={index === number ? "now" : index < number ? "past" : ""} />
      ))}
    </span>
  );
}

function Buttons({ kind, press }: { kind: Step["button"]; press(): void }) {
  const { say, room } = useScene();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isElsewhere(document.activeElement)) first.current?.focus({ preventScroll: true });
  }, [kind]);
  const own = say.knows(`lesson-${kind}-button`) ? `lesson-${kind}-button` : `page-lesson-${kind}`;
  return (
    <div class="buttons">
      <button type="button" class="btn go" ref={first} onClick={press}>
        {say.word(own)}
      </button>
      {kind === "end" && (
        <>
          <button type="button" class="btn" onClick={() => go(`/?box=${room.game}`)}>
            {say.word("page-lesson-new-match")}
          </button>
          <button type="button" class="btn" onClick={() => go("/")}>
            {say.word("page-lesson-another")}
          </button>
        </>
      )}
    </div>
  );
}
