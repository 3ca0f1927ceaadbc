import { boxOf, hrefOf } from "./art";

/** A place on the screen: its middle and how wide a card lies there. */
export interface Box {
  x: number;
  y: number;
  width: number;
}

/** One message never moves longer than this. */
const LONGEST_MS = 1_600;
const CARD_RATIO = 352 / 252;
const SAMPLES = 14;
const SVG = "http://www.w3.org/2000/svg";

export function boxAround(element: Element, width?: number): Box {
  const rect = element.getBoundingClientRect();
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2, width: width ?? rect.width };
}

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
  private latest = 0;

  /** A card in an arc from one place to another. */
  fly(flight: Flight): void {
    const { art, back, from, to, at, ms, angle = 0 } = flight;
    const card = this.copy("st-flyer", [drawing(art), ...(back ? [drawing(back, "back")] : [])]);
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
    const end = Number(timing.delay ?? 0) + Number(timing.duration ?? 0);
    this.latest = Math.max(this.latest, end);
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

  /** Everything that was set up since the last call, within the time that one message may take. */
  fit(): void {
    const rate = Math.max(1, this.latest / LONGEST_MS);
    if (rate > 1) for (const animation of this.running) animation.updatePlaybackRate(rate);
    this.latest = 0;
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

/** A drawing of the sprite, outside of the tree that Preact keeps. */
export function drawing(id: string, look = ""): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", boxOf(id));
  svg.setAttribute("class", look);
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", hrefOf(id));
  svg.append(use);
  return svg;
}

export function place(element: HTMLElement, box: Box, ratio: number): void {
  element.style.left = `${box.x - box.width / 2}px`;
  element.style.top = `${box.y - (box.width * ratio) / 2}px`;
  element.style.width = `${box.width}px`;
}
