import { isStill } from "../ui/media";

const SHAKE_MS = 260;
const FADE_MS = 80;

/** No: twice six pixels. */
export function shake(piece: Element): void {
  if (isStill()) {
    piece.animate([{ opacity: 0.5 }, { opacity: 1 }], { duration: FADE_MS });
    return;
  }
  const frames = [0, -6, 6, -6, 6, 0].map((x) => ({ translate: `${x}px 0` }));
  piece.animate(frames, { duration: SHAKE_MS });
}

/** Comes up, for whoever asked for less motion. */
export function fade(piece: Element): void {
  piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS });
}

/** The angle at which the n-th card came to rest: the same one each time it is drawn. */
export function restAngle(index: number): number {
  return ((index * 7919 + 13) % 61) / 10 - 3;
}

/** A place on the screen: its middle and how wide a card lies there. */
export interface Box {
  x: number;
  y: number;
  width: number;
}

export function boxAround(element: Element, width?: number): Box {
  const rect = element.getBoundingClientRect();
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2, width: width ?? rect.width };
}

/** The card that was tapped last flies from where it was; it is forgotten as soon as it has flown. */
let tapped: Box | undefined;

export function rememberTap(card: Element): void {
  tapped = boxAround(card);
}

export function takeTap(): Box | undefined {
  const found = tapped;
  tapped = undefined;
  return found;
}
