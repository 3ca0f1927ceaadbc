import type { Room, Screen } from "../gen/protocol";
import type { GameModule } from "../kit/module";
import type { Timeline } from "../kit/timeline";
import { isShort } from "./short";

interface Staged {
  room: Room;
  screens: readonly Screen[];
}

/**
 * What the table may know by now. A game that is shown event by event asks nothing and tells nothing of what comes
 * until all of it was seen: whoever waits, who acts next and how it ended are told by the room, so it waits too.
 */
export function stagedScene(
  room: Room,
  screens: readonly Screen[],
  timeline: Timeline,
  game: GameModule | undefined,
): Staged {
  const { stage } = game ?? {};
  const running = screens.some(({ seat }) => timeline.runs(seat));
  if (!stage || !running || screens.some(({ seat }) => isShort(room, seat))) return { room, screens };
  return {
    room: { ...room, awaited: [], ...(room.phase === "over" ? { phase: "playing", outcome: null } : {}) },
    screens: screens.map((screen) => timeline.stagedBy(screen, stage as (before: object) => object)),
  };
}
