import { useRef } from "preact/hooks";
import { useTimeline } from "../kit/film";
import { isAwaitedFor } from "../kit/screen";
import { useScene } from "./scene";

/**
 * Sentences for screen readers: what happened, politely; "your turn" and refusals, at once.
 * A game that speaks for itself says what matters now, and nothing else is said.
 */
export function Live({ spoken }: { spoken: string | undefined }) {
  const { room, screen, say, store } = useScene();
  const timeline = useTimeline();
  const told = timeline.written(screen);
  const seen = useRef(told.length);
  const fresh = told.slice(Math.min(seen.current, told.length)).map((line) => say.say(line.said));
  seen.current = told.length;
  const asks = room.phase === "playing" && timeline.isKnown(screen.seat);
  const asked = asks && screen.prompts?.find(isAwaitedFor);
  const refusal = store.refusal.value;
  return (
    <div class="vh">
      <p aria-live="polite">{spoken === undefined ? fresh.join(" ") : ""}</p>
      <p aria-live="assertive">{refusal ? say.refuse(refusal.refusal) : (spoken ?? question())}</p>
    </div>
  );

  function question(): string {
    return asked ? say.word("page-asked", { ask: asked.ask }) : "";
  }
}
