import { effect, signal } from "@preact/signals";
import { read, write } from "../net/keys";

export const TEMPI = ["slow", "normal", "quick", "none"] as const;
export type Tempo = (typeof TEMPI)[number];
const CHOSEN = "ludofoot:tempo";
const RATES: Readonly<Record<Tempo, number>> = { slow: 0.6, normal: 1, quick: 2, none: 1 };

/** How fast whatever moves is shown, in this browser. */
export const tempo = signal<Tempo>(TEMPI.find((one) => one === read(CHOSEN)) ?? "normal");

export function chooseTempo(chosen: Tempo): void {
  write(CHOSEN, chosen);
  tempo.value = chosen;
}

/** How much faster than written; without motion there is nothing to hasten. */
export function tempoRate(): number {
  return RATES[tempo.value];
}

effect(() => {
  if (tempo.value === "none") document.documentElement.dataset.motion = "none";
  else delete document.documentElement.dataset.motion;
});

/** What a style sets in motion keeps to it too; what goes on for ever is no animation that anybody waits for. */
function keepTempo({ target }: Event): void {
  const rate = tempoRate();
  if (rate === 1 || !(target instanceof Element)) return;
  for (const animation of target.getAnimations()) {
    const styled = animation instanceof CSSAnimation || animation instanceof CSSTransition;
    const ends = animation.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY;
    if (styled && ends) animation.updatePlaybackRate(rate);
  }
}

for (const kind of ["animationstart", "transitionrun"]) addEventListener(kind, keepTempo, true);
