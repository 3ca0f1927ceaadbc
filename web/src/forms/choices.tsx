import { useEffect, useState } from "preact/hooks";
import type * as wire from "../gen/protocol";
import { keyOf } from "../kit/keymap";
import type { Tagged } from "../kit/screen";
import type { Voice } from "../say/voice";
import { choiceKey } from "../ui/keys";
import { moveOf } from "./answer";

/** A listed move with the key that plays it. */
export interface Choice {
  item: wire.Item;
  move: Tagged;
  key: string | undefined;
  /** What is done most often. */
  main?: boolean;
  /** Nothing else can be done. */
  only?: boolean;
}

/** More of them would crowd the label: they go into the tray with the others. */
const MOST_ON_LABEL = 2;

export interface Listed {
  tray: Choice[];
  label: Choice[];
}

/** Plain decisions (pass, stop) stand on the label if there are few; what is picked from a hand lies in the tray. */
export function listed(prompt: wire.Prompt, hand = false): Listed {
  const form = prompt.form as wire.Choose;
  const choices = form.items.map((item, index) => ({ item, move: moveOf(prompt, index) }));
  const plain = choices.filter(({ move }) => isPlain(move));
  const onLabel = plain.length <= MOST_ON_LABEL ? plain : [];
  const inTray = choices.filter((choice) => !onLabel.includes(choice));
  const keyed = [...inTray, ...onLabel].map((choice, index) => ({
    ...choice,
    key: isWayOut(choice) ? keyOf("pass") : choiceKey(index),
    only: choices.length === 1,
  }));
  return { tray: keyed.slice(0, inTray.length), label: keyed.slice(inTray.length) };

  /** To pass, or whatever else is the one way not to pick anything. */
  function isWayOut(choice: Pick<Choice, "item" | "move">): boolean {
    const lone = onLabel.length === 1 && (hand || inTray.length > 0);
    return onLabel.includes(choice) && (lone || choice.move.type === "pass");
  }
}

function isPlain(move: Tagged): boolean {
  return Object.entries(move).every(([name, value]) => name === "type" || value === null);
}

interface Props {
  choices: readonly Choice[];
  say: Voice;
  busy: boolean;
  act(move: Tagged): void;
  /** Says the price of each choice on it, such as who shoots if you pass. */
  preview?(draft: object): Promise<wire.Preview | undefined>;
}

export function Choices({ choices, say, busy, act, preview }: Props) {
  return (
    <>
      {choices.map((choice) => (
        <button
          key={JSON.stringify(choice.move)}
          type="button"
          class={`btn ${choice.main ? "go" : ""} ${choice.only ? "only" : ""}`}
          data-act={choice.move.type}
          aria-disabled={busy}
          aria-keyshortcuts={choice.key}
          onClick={() => !busy && act(choice.move)}
        >
          <span>
            {say.short(choice.item.label)}
            {preview && <Price move={choice.move} say={say} preview={preview} />}
          </span>
          {choice.key && <kbd>{choice.key.toUpperCase()}</kbd>}
        </button>
      ))}
    </>
  );
}

type PriceProps = Pick<Required<Props>, "say" | "preview"> & { move: Tagged };

function Price({ move, say, preview }: PriceProps) {
  const [notes, setNotes] = useState<wire.Said[]>([]);
  const draft = JSON.stringify(move);
  useEffect(() => {
    let current = true;
    preview(move).then((seen) => current && setNotes(seen?.notes ?? []));
    return () => {
      current = false;
    };
  }, [draft]);
  if (notes.length === 0) return null;
  return <small>{notes.map((note) => say.say(note)).join(" · ")}</small>;
}
