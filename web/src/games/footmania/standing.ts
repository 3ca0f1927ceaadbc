import type { GameProps } from "..";
import { phaseArgs, player, viewOf } from "./model";

/** The phase and how far it is, for the bar. */
export function standing({ screen, say }: GameProps): string | undefined {
  const view = viewOf(screen);
  if (!view || view.step === "over") return undefined;
  if (view.phase === 1) return say.word("screen-phase-1", phaseArgs(view));
  return view.play_off.length > 0 ? say.word("screen-play-off") : say.word("screen-phase-2", phaseArgs(view));
}

/** Whose title it is. */
export function verdict({ room, say }: GameProps): string | undefined {
  const winners = room.outcome?.winners;
  return winners && say.word("screen-champion", { winners: winners.map(player) });
}
