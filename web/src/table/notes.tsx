import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { useTimeline } from "../kit/film";
import { isAwaitedFor } from "../kit/screen";
import { coachAddress } from "../lesson/steps";
import { read, write } from "../net/keys";
import { CALM_MS, chooseNotes, consider, dismiss, finished, forget, LEAVES_MS, shown } from "./note-book";
import { type Scene, useScene } from "./scene";

/** While a finger is down nothing may move under it. */
const touched = signal(false);

/** What a first match played to its end has taught is known. */
const learnedKey = (game: string) => `ludofoot:learned:${game}`;

/** Says what there is to say of this moment, and puts it away when that is over. */
export function useNotes(scene: Scene): void {
  const { room, screen, store } = scene;
  const known = useTimeline().isKnown(screen.seat);
  const asked = screen.prompts?.find(isAwaitedFor);
  const refused = store.refusal.value !== undefined;
  const match = `${room.table} ${room.number}`;
  const people = store.screens.value.filter(({ seat }) => seat >= 0).length;
  const busy = asked?.pace === "race" || refused || touched.value;
  const drafted = store.drafted.value;
  const look = () => {
    if (room.phase !== "playing") return;
    consider({
      game: room.game,
      match,
      seat: screen.seat,
      reader: people > 1 ? `${room.game} ${match} ${screen.seat}` : room.game,
      notes: known ? [...drafted, ...(screen.notes ?? [])] : [],
      asked: asked ? JSON.stringify([asked.ask, asked.form]) : "",
      told: screen.told?.length ?? 0,
      busy,
      learned: read<boolean>(learnedKey(room.game)) ?? false,
    });
  };
  useEffect(() => forget, []);
  useEffect(look, [screen, known, busy, drafted]);
  useEffect(() => {
    const timer = setTimeout(look, CALM_MS + 50);
    return () => clearTimeout(timer);
  }, [match, screen]);
  useEffect(() => {
    const timer = setTimeout(look, LEAVES_MS + 50);
    return () => clearTimeout(timer);
  }, [shown.value]);
  useEffect(() => {
    if (room.lesson?.state === "over" && !room.lesson.puzzle) write(learnedKey(room.game), true);
  }, [room.lesson?.state]);
  useEffect(() => {
    if (room.phase === "over" && screen.seat >= 0) finished(room.game, match);
  }, [room.phase, match]);
  useTouch();
}

function useTouch(): void {
  useEffect(() => {
    const down = () => {
      touched.value = true;
    };
    const up = () => {
      touched.value = false;
    };
    const ends = ["pointerup", "pointercancel"] as const;
    addEventListener("pointerdown", down, true);
    for (const end of ends) addEventListener(end, up, true);
    return () => {
      removeEventListener("pointerdown", down, true);
      for (const end of ends) removeEventListener(end, up, true);
    };
  }, []);
}

/** A word for the moment: it lies beside the game and asks for nothing. */
export function Note() {
  const { room, say, drawer } = useScene();
  const now = shown.value;
  if (!now || room.phase !== "playing") return null;
  const { note, third } = now;
  return (
    <aside class="note" aria-label={say.word("page-note")} key={note.key}>
      <img class="maryse" src={coachAddress("calm")} alt="" width="200" height="200" />
      <p class="text" role="status">
        {bold(say.say(note.said))}{" "}
        <button
          type="button"
          class="rule"
          onClick={() => {
            drawer.value = { kind: "rules", clause: note.clause };
          }}
        >
          {say.word("page-note-rule")}
        </button>
      </p>
      <Close ask={third} />
    </aside>
  );
}

/** The third one asks whether there should be more. */
function Close({ ask }: { ask: boolean }) {
  const { say } = useScene();
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return (
      <button
        type="button"
        class="done"
        aria-label={say.word("page-note-close")}
        onClick={() => (ask ? setAsking(true) : dismiss())}
      >
        ×
      </button>
    );
  }
  return (
    <span class="enough">
      <button type="button" class="btn" onClick={dismiss}>
        {say.word("page-note-more")}
      </button>
      <button type="button" class="btn" onClick={() => chooseNotes(false)}>
        {say.word("page-note-enough")}
      </button>
    </span>
  );
}

/** `**so**` stands out. */
function bold(text: string) {
  return text.split("**").map((part, index) => (index % 2 ? <strong key={index}>{part}</strong> : part));
}
