import type { ComponentChildren } from "preact";
import { Choices, type Listed } from "../../forms/choices";
import { keyOf, signOf } from "../../kit/keymap";
import { offersFor } from "../../kit/screen";
import { labelled, Question } from "../../table/prompt";
import { useKeys } from "../../ui/keys";
import { givesAway, isWarned, warn } from "./away";
import { hint } from "./hint";
import { listed } from "./listed";
import type { Props, TableProps } from "./model";
import { sheet } from "./state";

/** The decision in words that know the club: never an order that cannot be followed. */
export function label(props: Props): ComponentChildren {
  const { asked, view } = props.screen;
  return asked ? <Decision {...props} view={view} /> : undefined;
}

/** Something on the label that is no move: it opens what a move needs first. */
interface Local {
  name: string;
  key: string;
  main: boolean;
  run(): void;
}

function Decision(props: TableProps) {
  const { screen, say, busy, act, preview } = props;
  const prompt = screen.asked;
  const local = localOf(props);
  useKeys(Object.fromEntries(local.map(({ key, run }) => [key, run])));
  if (!prompt) return null;
  const plain = labelled(prompt.ask, say);
  const own = hint(props);
  const choices: Listed["label"] = listed(prompt, props).label;
  // What would be left stands in the help already.
  const prices = props.view.step === "buy" ? {} : { preview };
  return (
    <Question
      ask={own?.ask ?? plain.ask}
      help={own?.help || plain.help}
      answers={choices.length + local.length}
    >
      <Buttons local={local.filter(({ main }) => main)} />
      <Choices choices={choices} say={say} busy={busy} act={act} {...prices} />
      <Buttons local={local.filter(({ main }) => !main)} />
    </Question>
  );
}

function Buttons({ local }: { local: readonly Local[] }) {
  return (
    <>
      {local.map(({ name, key, main, run }) => (
        <button
          key={name}
          type="button"
          class={main ? "btn go" : "btn"}
          aria-keyshortcuts={key}
          onClick={run}
        >
          <span>{name}</span>
          <kbd>{signOf(key)}</kbd>
        </button>
      ))}
    </>
  );
}

function localOf(props: TableProps): Local[] {
  const { view, say, screen } = props;
  const club = view.clubs[view.seat];
  const owns = (club?.footballers ?? 0) + (club?.sponsors.length ?? 0) > 0;
  if (view.step === "buy" && owns && offersFor(screen.offers, "buy").length === 0)
    return [{ name: say.word("screen-sell-to-buy"), key: "1", main: true, run: openClub }];
  if (isWarned(props))
    return [{ name: say.word("screen-see-cards"), key: "Escape", main: true, run: () => warn(props, false) }];
  if (givesAway(props))
    return [{ name: say.word("move-pass"), key: keyOf("pass"), main: false, run: () => warn(props, true) }];
  return [];

  function openClub(): void {
    sheet.value = { kind: "club", seat: view.seat };
  }
}
