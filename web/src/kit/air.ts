import { type Art, CARD_RATIO } from "./art";
import type { Box } from "./motion";

const SAMPLES = 14;

export interface Flight {
  art: string;
  /** The side that is seen first, if the card turns over on its way. */
  back?: string;
  from: Box;
  to: Box;
  at: number;
  ms: number;
  angle?: number;
}

/**
 * Pieces in the air. They are copies over a table that is already right: whatever stops them changes nothing.
 */
export class Air {
  private readonly running = new Set<Animation>();
  private readonly copies = new Set<Element>();

  constructor(private readonly art: Art) {}

  /** A card in an arc from one place to another. */
  fly(flight: Flight): void {
    const { art, back, from, to, at, ms, angle = 0 } = flight;
    const card = this.copy("flyer", [this.art.copy(art), ...(back ? [this.art.copy(back, "back")] : [])]);
    place(card, to, CARD_RATIO);
    const frames: Keyframe[] = [];
    const lift = Math.min(90, Math.hypot(to.x - from.x, to.y - from.y) * 0.22);
    for (let step = 0; step <= SAMPLES; step += 1) {
      const way = eased(step / SAMPLES);
      const left = 1 - way;
      const x = (from.x - to.x) * left;
      const y = (from.y - to.y) * left - lift * 4 * way * left;
      const scale = (from.width / to.width) * left + way;
      const turned = back ? ` rotateY(${180 * Math.max(0, 1 - way * 1.5)}deg)` : "";
      const move = `translate(${x}px, ${y}px) scale(${scale})`;
      const transform = `perspective(900px) ${move} rotate(${angle * way}deg)${turned}`;
      frames.push({ transform, visibility: "visible" });
    }
    // It is not seen before it starts.
    card.style.visibility = "hidden";
    this.run(card, frames, { delay: at, duration: ms, easing: "linear", fill: "forwards" }, true);
  }

  /** Something that is drawn for a moment; the last of its movements takes it away. */
  copy(look: string, inside: readonly Element[] = []): HTMLElement {
    const made = document.createElement("div");
    made.className = look;
    made.setAttribute("aria-hidden", "true");
    made.append(...inside);
    document.body.append(made);
    this.copies.add(made);
    return made;
  }

  run(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions, last = false): void {
    const animation = element.animate(frames, { fill: last ? "both" : "backwards", ...timing });
    this.running.add(animation);
    const done = () => {
      this.running.delete(animation);
      if (last && this.copies.delete(element)) element.remove();
    };
    animation.addEventListener("finish", done);
    animation.addEventListener("cancel", done);
  }

  /** A piece of the table waits out of sight until its copy has arrived. */
  hide(element: Element | null | undefined, until: number): void {
    if (!element || until <= 0) return;
    this.run(element, [{ opacity: 0 }, { opacity: 0 }], { duration: until });
  }

  /** Everything in the air so much faster, or slower. */
  hasten(rate: number): void {
    if (rate !== 1) for (const animation of this.running) animation.updatePlaybackRate(rate);
  }

  /** Any input ends everything at once. */
  clear(): void {
    for (const animation of [...this.running]) animation.cancel();
    for (const element of this.copies) element.remove();
    this.copies.clear();
  }
}

/** cubic-bezier(.2, .8, .3, 1), near enough. */
function eased(time: number): number {
  return 1 - (1 - time) ** 2.6;
}

export function place(element: HTMLElement, box: Box, ratio: number): void {
  element.style.left = `${box.x - box.width / 2}px`;
  element.style.top = `${box.y - (box.width * ratio) / 2}px`;
  element.style.width = `${box.width}px`;
}
