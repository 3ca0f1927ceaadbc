export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const overlap = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

interface Room {
  window: { width: number; height: number };
  /** What must not be covered if there is any other way. */
  spared: readonly Box[];
  /** The question: the card may lie above it too, where its piece lies below. */
  prompt?: Box | undefined;
}

const GAP = 10;
const EDGE = 6;
const STEP = 40;
/** How much of something else may be covered rather than to lie a pixel further away. */
const FAR = 20;

/** Where the card lies: beside its piece, inside the window, over as little as possible of what is to be decided. */
export function placed(piece: Box, size: { width: number; height: number }, room: Room): Box {
  const { window, spared, prompt } = room;
  const middle = (piece.left + piece.right - size.width) / 2;
  const centre = (piece.top + piece.bottom - size.height) / 2;
  const corners: (readonly [number, number])[] = [
    [middle, piece.top - GAP - size.height],
    [middle, piece.bottom + GAP],
    [piece.right + GAP, centre],
    [piece.left - GAP - size.width, centre],
  ];
  if (prompt && prompt.top < piece.top) {
    // Above the question there is a choice of places: beside what it is about, if there is room.
    for (let x = EDGE; x < window.width - size.width; x += STEP)
      corners.push([x, prompt.top - GAP - size.height]);
    corners.push([middle, prompt.top - GAP - size.height]);
  }
  const boxes = corners.map(([x, y]) => {
    const left = Math.max(EDGE, Math.min(x, window.width - size.width - EDGE));
    const top = Math.max(EDGE, Math.min(y, window.height - size.height - EDGE));
    return { left, top, right: left + size.width, bottom: top + size.height };
  });
  const cost = (box: Box) =>
    50 * overlap(box, piece) +
    FAR * Math.abs(box.left - middle) +
    (prompt ? 20 * overlap(box, prompt) : 0) +
    spared.reduce((sum, one) => sum + overlap(box, one), 0);
  return boxes.reduce((best, box) => (cost(box) < cost(best) ? box : best));
}
