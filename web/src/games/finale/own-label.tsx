import type { ComponentChildren } from "preact";
import { OwnLabel } from "../../table/prompt";
import type { Props } from "./model";

interface OwnProps extends Pick<Props, "screen"> {
  ask: string;
  help: string;
  children: ComponentChildren;
}

/** A label that takes the place of the table's own. */
export function Own({ screen, ask, help, children }: OwnProps) {
  return (
    <OwnLabel own="fi-label" seat={screen.seat} ask={ask} help={help}>
      {children}
    </OwnLabel>
  );
}

interface ButtonProps {
  say: Props["say"];
  text: string;
  key_?: "Enter" | "Escape" | undefined;
  ready?: boolean;
  go?: boolean;
  /** The kind of the move that it makes. */
  move?: string;
  run(): void;
}

export function Button({ say, text, key_, ready = true, go = false, move, run }: ButtonProps) {
  return (
    <button
      type="button"
      class={go ? "btn go" : "btn"}
      data-act={move}
      aria-disabled={!ready}
      aria-keyshortcuts={key_}
      onClick={() => ready && run()}
    >
      {text}
      {key_ && <kbd>{say.word(key_ === "Enter" ? "screen-enter" : "screen-escape")}</kbd>}
    </button>
  );
}
