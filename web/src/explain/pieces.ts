/** What a piece is called, for whoever wonders what it is: the nearest name first. */

/** Marks of pieces; whatever else is worth a word says what it is about: `data-about="score:1"`. */
const KINDS = ["card", "face", "man", "plus", "square", "pile", "place", "spot"] as const;
const ABOUT = "[data-about]";
const MARKED = [ABOUT, ...KINDS.map((kind) => `[data-${kind}]`)].join(", ");
const MOST = 8;

/** The piece under a pointer or in the focus: what carries a name, or a drawing. */
export function pieceAt(target: EventTarget | null): Element | undefined {
  if (!(target instanceof Element)) return undefined;
  const place = target.closest('[data-region="mat"], .dock, [data-region="players"]');
  if (!place || target.closest("dialog, .note, .lesson")) return undefined;
  // Of the question only what says so is a piece: the rest of it is there to be pressed.
  if (target.closest(".prompt")) return target.closest(ABOUT) ?? undefined;
  const drawing = target.closest("svg");
  const button = target.closest("button, [role=button]");
  const piece = button?.matches(MARKED) ? button : (drawing ?? target.closest(MARKED));
  return piece && place.contains(piece) && namesOf(piece).length > 0 ? piece : undefined;
}

/** Every piece that can be seen, each once, in the order of the page. */
export function allPieces(): Element[] {
  const found = new Map<string, Element>();
  for (const one of document.querySelectorAll(`.table :is(${MARKED}), .table svg`)) {
    const { width, height } = one.getBoundingClientRect();
    const piece = width > 0 && height > 0 ? pieceAt(one) : undefined;
    const name = piece && namesOf(piece)[0];
    if (piece && name && !found.has(name)) found.set(name, piece);
  }
  return [...found.values()];
}

/** The names that this piece goes by: what it is about, its drawing, its marks, and those of what it lies in. */
export function namesOf(piece: Element): string[] {
  const near = [piece, piece.parentElement].flatMap((one) => one?.getAttribute("data-about") ?? []);
  const found = [...near, ...drawingsOf(piece)];
  for (let one: Element | null = piece; one && !one.matches(".table"); one = one.parentElement) {
    found.push(...[one.getAttribute("data-about") ?? []].flat());
    for (const kind of KINDS) {
      const name = one.getAttribute(`data-${kind}`);
      if (name) found.push(`${kind}:${name}`);
    }
  }
  return [...new Set(found)].slice(0, MOST);
}

/** `#schuss-und-tor-face-otto-max` is the drawing `face-otto-max`; the game is the page's affair. */
function drawingsOf(piece: Element): string[] {
  const uses = piece.matches("svg")
    ? piece.querySelectorAll(":scope > use")
    : piece.querySelectorAll("svg > use");
  const game = piece.closest<HTMLElement>("[data-game]")?.dataset.game ?? "";
  return [...uses].slice(0, 2).flatMap((use) => {
    const id = use.getAttribute("href") ?? "";
    return id.startsWith(`#${game}-`) ? [`art:${id.slice(game.length + 2)}`] : [];
  });
}

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
