import { useEffect, useRef } from "preact/hooks";
import type { Room, Screen } from "../gen/protocol";
import { isAwaitedFor } from "../kit/screen";
import { NOTHING, type Timed } from "../kit/script";
import type { Take, Timeline } from "../kit/timeline";
import type { TableStore } from "../net/table";
import { call, hush, play } from "../sound/player";

/** A cue that is so late is still heard. */
const LATE_MS = 80;

/** What the table itself is heard for: somebody comes, your turn, a refusal, the end. */
interface Heard {
  phase: Room["phase"];
  taken: number;
  present: number;
  turn: string;
  refusal: number;
}

/** Everything that is heard at a table, also behind the curtain. */
export function useHearing(store: TableStore, timeline: Timeline): void {
  const before = useRef<Heard>(undefined);
  const played = useRef<{ take: Take; cues: number }>(undefined);
  const room = store.room.value;
  const screens = store.screens.value;
  const refusal = store.refusal.value?.number ?? 0;
  useEffect(() => {
    addEventListener("pointerdown", hush, true);
    return () => removeEventListener("pointerdown", hush, true);
  }, []);
  useEffect(() => {
    if (!room) return;
    const take = screens[0] && timeline.takeOf(screens[0].seat);
    const last = played.current;
    // What was added to a running message is heard after it.
    const known = last && take && last.take.before === take.before && last.take.from === take.from;
    const cues = take && take !== last?.take ? take.reel.cues.slice(known ? last.cues : 0) : [];
    if (take) perform(take, timeline, cues);
    played.current = take && { take, cues: take.reel.cues.length };
    const now = heard(room, screens, refusal);
    const whistled = cues.some(({ cue }) => cue === "whistle-triple");
    if (before.current && !whistled) compare(before.current, now, leftOf(take, timeline));
    before.current = now;
  }, [room, screens, refusal]);
  useEffect(
    () =>
      timeline.whenHurried(() => {
        const take = played.current?.take;
        if (!take || timeline.isRushed()) return;
        hush();
        perform(take, timeline, take.reel.cues);
      }),
    [timeline],
  );
}

/** Those of these cues that are still to come. */
function perform({ reel }: Take, timeline: Timeline, cues: readonly Timed[]): void {
  const elapsed = timeline.elapsed();
  for (const { cue, at } of cues)
    if (at / reel.rate >= elapsed - LATE_MS) play(cue, Math.max(0, at / reel.rate - elapsed));
}

function leftOf(take: Take | undefined, timeline: Timeline): number {
  const { lasts, rate } = take?.reel ?? NOTHING;
  return Math.max(0, lasts / rate - timeline.elapsed());
}

function heard(room: Room, screens: readonly Screen[], refusal: number): Heard {
  const turn = screens.filter(({ prompts = [] }) => prompts.some(isAwaitedFor)).map((screen) => screen.seat);
  return {
    phase: room.phase,
    taken: room.seats.filter((seat) => seat.kind === "person").length,
    present: room.seats.filter((seat) => seat.kind === "person" && seat.present !== false).length,
    turn: room.phase === "playing" ? turn.join() : "",
    refusal,
  };
}

/** One cue at most for what changed around the game, after what the game itself shows. */
function compare(before: Heard, now: Heard, after: number): void {
  if (now.refusal > before.refusal) play("nope");
  else if (now.phase === "over" && before.phase !== "over") play("whistle-triple", after);
  else if (now.turn && now.turn !== before.turn) yourTurn(after);
  else if (now.taken > before.taken || (now.taken === before.taken && now.present > before.present))
    play("knock");
}

/** Also from another tab: that is what it is for. */
function yourTurn(after: number): void {
  if (document.visibilityState === "hidden") call("whistle-short");
  else play("whistle-short", after);
}
