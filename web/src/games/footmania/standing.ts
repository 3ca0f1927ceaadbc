import { player } from "../../kit/words";
import { type Props, phaseArgs } from "./model";

/** The phase and how far it is, for the bar. */
export function standing({ screen, say }: Props): string | undefined {
  const { view } = screen;
  if (view.step === "over") return undefined;
  if (view.phase === 1) return say.word("screen-phase-1-limit", phaseArgs(view));
  return view.play_off.length > 0 ? say.word("screen-play-off") : say.word("screen-phase-2", phaseArgs(view));
}

/** Whose title it is. */
export function verdict({ room, say }: Props): string | undefined {
  const winners = room.outcome?.winners;
  return winners && say.word("screen-champion", { winners: winners.map(player) });
}
