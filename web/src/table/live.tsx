import { useRef } from "preact/hooks";
import { useScene } from "./scene";

/** Sentences for screen readers: what happened, politely; "your turn" and refusals, at once. */
export function Live() {
  const { room, screen, say, store } = useScene();
  const told = screen.told ?? [];
  const seen = useRef(told.length);
  const fresh = told.slice(Math.min(seen.current, told.length)).map((line) => say.say(line.said));
  seen.current = told.length;
  const asked = room.phase === "playing" && screen.prompts?.find((prompt) => prompt.pace !== "open");
  const refusal = store.refusal.value;
  return (
    <div class="vh">
      <p aria-live="polite">{fresh.join(" ")}</p>
      <p aria-live="assertive">
        {refusal ? say.refuse(refusal.refusal) : asked ? say.word("page-asked", { ask: asked.ask }) : ""}
      </p>
    </div>
  );
}
