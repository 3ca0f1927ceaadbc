import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { useTimeline } from "../kit/film";
import { isAwaitedFor } from "../kit/screen";
import { read, write } from "../net/keys";
import { type Scene, useScene } from "./scene";
import { clauseIn, useSheet } from "./sheet";

const WANTED = "ludofoot:notes";
const SEEN = "ludofoot:clauses";
/** A note stays at least so long before another rule may take its place. */
const STAYS_MS = 9_000;
/** Nobody has to put it away. */
const LEAVES_MS = 30_000;
/** What waits longer than a few rules will come up again. */
const MOST_WAITING = 2;

/** Whoever knows the rules can do without. */
export const notesWanted = signal(read<boolean>(WANTED) ?? true);

export function chooseNotes(on: boolean): void {
  write(WANTED, on);
  notesWanted.value = on;
  if (!on) clear();
}

/** The clause that is explained now, since when, and those that wait. */
const shown = signal<{ clause: string; since: number } | undefined>(undefined);
let waiting: string[] = [];

function clear(): void {
  shown.value = undefined;
  waiting = [];
}

const seen = () => read<string[]>(SEEN) ?? [];

/** Rules that come up, those of a question first; what was explained before in this browser is not explained again. */
export function cite(asked: string, told: readonly string[], now: number = Date.now()): void {
  if (!notesWanted.peek()) return;
  const known = [...seen(), shown.peek()?.clause];
  const wanted = [asked, ...waiting, ...told].filter((clause) => clause && !known.includes(clause));
  waiting = [...new Set(wanted)].slice(0, MOST_WAITING);
  const since = shown.peek()?.since;
  if (since === undefined || now - since >= STAYS_MS) next(now);
}

function next(now: number): void {
  const clause = waiting.shift();
  if (clause === undefined) return;
  write(SEEN, [...seen(), clause]);
  const note = { clause, since: now };
  shown.value = note;
  setTimeout(() => {
    if (shown.peek() === note) dismiss();
  }, LEAVES_MS);
}

export function dismiss(): void {
  shown.value = undefined;
  next(Date.now());
}

export const noteShown = () => shown.value?.clause;

/** What is asked of this seat comes first, then what has just happened. */
export function useCitations({ room, screen }: Scene): void {
  const timeline = useTimeline();
  const take = timeline.takeOf(screen.seat);
  const known = timeline.isKnown(screen.seat);
  useEffect(() => clear, []);
  useEffect(() => {
    if (!known || room.phase !== "playing") return;
    const fresh = take ? (screen.told ?? []).slice(take.from) : [];
    const asked = screen.prompts?.find(isAwaitedFor)?.clause;
    cite(asked ?? "", fresh.map(({ clause }) => clause).reverse());
  }, [screen, known]);
}

/** A small card that quotes a rule the first time it matters. It lies beside the game and asks for nothing. */
export function Note({ place }: { place: "rail" | "latest" }) {
  const { room, say, drawer } = useScene();
  const id = noteShown();
  const sheet = useSheet(room.game, id !== undefined);
  const clause = id === undefined ? undefined : clauseIn(sheet, id);
  if (!clause || room.phase !== "playing") return null;
  const open = () => {
    drawer.value = { kind: "rules", clause: clause.id };
  };
  return (
    <aside class={`note in-${place}`} aria-label={say.word("page-note")}>
      <p class="over">
        {say.word("page-note")} <code>{clause.id}</code>
      </p>
      <button type="button" class="text" onClick={open}>
        {clause.text}
      </button>
      <button type="button" class="done" onClick={dismiss}>
        {say.word("page-note-close")}
      </button>
    </aside>
  );
}
