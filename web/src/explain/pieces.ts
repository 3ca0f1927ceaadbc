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
