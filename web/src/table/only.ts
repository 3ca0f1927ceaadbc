import type { Listed } from "../forms/choices";
import { useFirstKeys } from "../kit/keys";
import type { Tagged } from "../kit/screen";

/** Where only one thing can be done Enter does it, unless something else has the focus. */
export function useOnly(list: Listed | undefined, act: (move: Tagged) => void): void {
  const only = list?.label.find((choice) => choice.only);
  useFirstKeys(({ key, repeat, target }) => {
    if (!only || key !== "Enter" || repeat || !isFree(target)) return false;
    act(only.move);
    return true;
  }, only !== undefined);
}

/** Nothing has it, or a piece that cannot answer. */
function isFree(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target === document.body) return true;
  return target.closest('[data-region="tray"], [data-region="prompt"] .only') !== null;
}
