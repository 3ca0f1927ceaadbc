import { useEffect, useRef } from "preact/hooks";
import type { Room, Screen } from "../gen/protocol";
import { isAwaitedFor } from "../kit/screen";
import { NOTHING } from "../kit/script";
import type { Take, Timeline } from "../kit/timeline";
import type { TableStore } from "../net/table";
import { call, hush, play } from "../sound/player";

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
  const played = useRef<Take>(undefined);
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
    const reel = take && take !== played.current ? take.reel : NOTHING;
    played.current = take;
    for (const { cue, at } of reel.cues) play(cue, at / reel.rate);
    const now = heard(room, screens, refusal);
    if (before.current) compare(before.current, now, reel.lasts / reel.rate);
    before.current = now;
  }, [room, screens, refusal]);
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
