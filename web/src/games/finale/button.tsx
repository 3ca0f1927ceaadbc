import type { Props } from "./model";

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
