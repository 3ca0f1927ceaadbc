import "./table.css";
import "./arena.css";
import "./hand.css";
import "./round.css";
import "./small.css";
import type { GameProps } from "..";
import { lastRound, seatsHere, toldOf, viewOf } from "./model";
import { shouting, standingOf, wonRound } from "./says";

export { Hand } from "./hand";
export { Screen } from "./screen";
export { sounds } from "./sounds";
/** Two people race at one screen: their hands lie open, no curtain falls between them. */
export const openHands = true;

/** Only whom the ball goes to, blocks and rounds won: everything else would come too late to be of use. */
export function speaks({ screen, screens, say }: GameProps): string | undefined {
  const view = viewOf(screen);
  if (!view) return undefined;
  const ended = view.step === "ready" ? lastRound(toldOf(screen)) : undefined;
  const { over, large } = shouting(view, seatsHere(screens), say);
  if (view.step === "partner") return `${large} ${over}`;
  return ended ? `${wonRound(ended, say)} ${large}` : large;
}

export function standing({ screen, say }: GameProps): string | undefined {
  const view = viewOf(screen);
  return view && standingOf(view, say);
}
