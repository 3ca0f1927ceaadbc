import { isStill } from "../../ui/media";

/** No: twice six pixels. */
export function shake(piece: Element): void {
  const frames = [0, -6, 6, -6, 6, 0].map((x) => ({ translate: `${x}px 0` }));
  piece.animate(isStill() ? [{ opacity: 0.5 }, { opacity: 1 }] : frames, { duration: isStill() ? 80 : 260 });
}
