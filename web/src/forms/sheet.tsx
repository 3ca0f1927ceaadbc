import { useEffect, useState } from "preact/hooks";
import type * as wire from "../gen/protocol";
import type { Tagged } from "../kit/screen";
import type { Voice } from "../say/voice";
import { useRuleBook } from "../table/scene";
import { Cited } from "../ui/cited";
import { blank, complete, moveOf } from "./answer";
import { Field } from "./fields";

interface Props {
  prompt: wire.Prompt;
  say: Voice;
  busy: boolean;
  act(move: Tagged): void;
  preview(draft: object): Promise<wire.Preview | undefined>;
}

/** Long enough that typing does not ask for every digit. */
const PAUSE_MS = 150;

/** A form that is filled in and then sent; the rules say meanwhile what the draft would do. */
export function FormSheet({ prompt, say, busy, act, preview }: Props) {
  const [filled, fill] = useState(() => blank(prompt.form));
  const [seen, see] = useState<wire.Preview>();
  const ready = complete(prompt.form, filled) && !busy && !seen?.refusal;
  const draft = JSON.stringify(moveOf(prompt, filled));
  useEffect(() => {
    let current = true;
    const timer = setTimeout(async () => {
      const answer = await preview(JSON.parse(draft));
      if (current) see(answer);
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [draft]);
  const send = (event: Event) => {
    event.preventDefault();
    if (ready) act(moveOf(prompt, filled));
  };
  return (
    <form class="form" onSubmit={send}>
      <Field form={prompt.form} filled={filled} say={say} change={fill} />
      <Notes seen={seen} say={say} />
      <button type="submit" class="btn go" aria-disabled={!ready}>
        {say.word("page-confirm")}
      </button>
    </form>
  );
}

function Notes({ seen, say }: { seen: wire.Preview | undefined; say: Voice }) {
  const book = useRuleBook();
  const refusal = seen?.refusal;
  return (
    <ul class="notes" aria-live="polite">
      {(seen?.notes ?? []).map((note, index) => (
        <li key={index}>{say.say(note)}</li>
      ))}
      {refusal && (
        <li class="no">
          {say.refuse(refusal)}{" "}
          {refusal.clause && (book ? <Cited clause={refusal.clause} {...book} /> : <b>{refusal.clause}</b>)}
        </li>
      )}
    </ul>
  );
}
