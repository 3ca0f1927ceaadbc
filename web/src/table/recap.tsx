import type { Told } from "../gen/protocol";
import { useTimeline } from "../kit/film";
import { keyOf, signOf } from "../kit/keymap";
import { Rewind } from "../ui/icons";
import { useScene } from "./scene";

/** So many lines are short. */
const MOST = 12;
/** As many after a reload, when nobody knows any more since when. */
const LAST = 6;

/** What has happened since the move of this seat, oldest first. */
function useRecap(): readonly Told[] {
  const { store, screen, surface } = useScene();
  const written = useTimeline().written(screen);
  if (surface === "replay" || screen.seat < 0) return [];
  const since = Math.min(store.since(screen.seat) ?? written.length - LAST, written.length);
  return written.slice(Math.max(0, since)).slice(-MOST);
}

/** Opens it, once there is something in it. */
export function RecapButton() {
  const { say, drawer } = useScene();
  if (useRecap().length === 0) return null;
  return (
    <button
      type="button"
      class="recap"
      aria-label={say.word("page-recap")}
      aria-keyshortcuts={keyOf("recap")}
      title={`${say.word("page-recap")} (${signOf(keyOf("recap"))})`}
      onClick={() => {
        drawer.value = { kind: "recap" };
      }}
    >
      <Rewind />
    </button>
  );
}

/** What the others have done, in their order. */
export function Recap() {
  const { say } = useScene();
  const lines = useRecap();
  if (lines.length === 0) return <p>{say.word("page-recap-nothing")}</p>;
  return (
    <ol class="recapped">
      {lines.map((line, index) => (
        <li key={index}>{say.say(line.said)}</li>
      ))}
    </ol>
  );
}
