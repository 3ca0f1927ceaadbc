import type * as wire from "../gen/protocol";
import { keyOf, signOf } from "../kit/keymap";
import { isAwaitedFor } from "../kit/screen";
import { type Scene, useScene } from "./scene";

/** Whether Maryse may be asked now: the table says whether she advises here at all. */
export function mayAskAdvice(room: wire.Room, screen: wire.Screen): boolean {
  if (room.phase !== "playing" || screen.seat < 0 || !room.advises) return false;
  return (screen.prompts ?? []).some(isAwaitedFor);
}

/** Asks her, or puts away what she said. */
export function askAdvice({ store, screen }: Scene): void {
  if (store.advice.value) store.advice.value = undefined;
  else store.ask(screen);
}

/** The way to her in the bar, where there is room for it. */
export function AdviceButton() {
  const scene = useScene();
  const { room, screen, say } = scene;
  if (!mayAskAdvice(room, screen)) return null;
  return (
    <button
      type="button"
      class="ico hide-small"
      aria-keyshortcuts={keyOf("hint")}
      onClick={() => askAdvice(scene)}
    >
      {say.word("hint-short")}
      <kbd>{signOf(keyOf("hint"))}</kbd>
    </button>
  );
}
