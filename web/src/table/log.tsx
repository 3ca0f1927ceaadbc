import type { ComponentChildren } from "preact";
import { Ball } from "../ui/icons";
import { Note } from "./notes";
import { useScene } from "./scene";
import { useWritten } from "./written";

/** The match sheet: newest first. */
export function Log() {
  const { room, screen, say, drawer } = useScene();
  const written = useWritten();
  const told = [...written].reverse();
  const all = written.length === (screen.told ?? []).length;
  const asked = all && room.phase === "playing" && screen.prompts?.find((prompt) => prompt.pace !== "open");
  return (
    <ol class="log">
      {asked && <li class="now">{say.word("page-asked", { ask: asked.ask })}</li>}
      {told.map((line, index) => (
        <li key={told.length - index} class={line.event.type === "goal" ? "goal" : ""}>
          {say.say(line.said)}
          {line.clause && (
            <button
              type="button"
              class="clause"
              aria-label={say.word("page-open-clause", { clause: line.clause })}
              onClick={() => {
                drawer.value = { kind: "rules", clause: line.clause };
              }}
            >
              {line.clause}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

export function Rail({ children }: { children?: ComponentChildren }) {
  const { say } = useScene();
  return (
    <aside class="rail" aria-label={say.word("page-log")}>
      {children}
      <div class="sheet">
        <h2>{say.word("page-log")}</h2>
        <Log />
      </div>
      <Note place="rail" />
    </aside>
  );
}

/** The last line alone, where there is no room for the sheet. */
export function Ticker() {
  const { say, drawer } = useScene();
  const last = useWritten().at(-1);
  if (!last) return null;
  return (
    <button
      type="button"
      class="ticker"
      onClick={() => {
        drawer.value = { kind: "log" };
      }}
    >
      <Ball />
      <span class="vh">{say.word("page-log")}. </span>
      {say.say(last.said)}
    </button>
  );
}
