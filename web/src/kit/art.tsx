import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { artAddress } from "../api";
import { lang } from "../say/locale";

/** The drawings that lie in the page: where each game's came from. A box of one's own has others. */
const drawn = signal<ReadonlyMap<string, string>>(new Map());
const sheets = new Map<string, HTMLElement>();

async function draw(game: string, address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) return;
  const markup = await answer.text();
  const sheet = sheets.get(game) ?? newSheet(game);
  sheet.innerHTML = markup;
  drawn.value = new Map(drawn.peek()).set(game, address);
}

function newSheet(game: string): HTMLElement {
  const sheet = document.createElement("div");
  sheet.className = "sprite";
  document.body.append(sheet);
  sheets.set(game, sheet);
  return sheet;
}

/** Puts the drawings of a game into the page, once a language and box; whether any are there. */
export function useSprite(game: string): boolean {
  const address = artAddress(game, lang.value);
  useEffect(() => {
    if (drawn.peek().get(game) !== address) draw(game, address).catch(() => undefined);
  }, [game, address]);
  return drawn.value.has(game);
}

/** The proportions of most drawings: a card, and a round portrait. */
export const CARD = "0 0 252 352";
export const ROUND = "0 0 200 200";
export const CARD_RATIO = 352 / 252;
const SQUARE = "0 0 100 100";
const SVG = "http://www.w3.org/2000/svg";

interface ArtProps {
  id: string;
  look?: string;
}

/** The drawings of one game, by their ids; the first word of an id says what shape they have. */
export interface Art {
  use(): boolean;
  /** Whether there is such a drawing, as far as they have come. */
  has(id: string): boolean;
  href(id: string): string;
  box(id: string): string;
  /** A drawing. Words for it stand beside it or on the control around it. */
  Drawing(props: ArtProps): preact.JSX.Element;
  /** The same outside of the tree that Preact keeps. */
  copy(id: string, look?: string): SVGSVGElement;
}

/** `boxes` are those that are needed before the drawings have come; the others say themselves what shape they have. */
export function artOf(game: string, boxes: Readonly<Record<string, string>> = {}): Art {
  const href = (id: string) => `#${game}-${id}`;
  const drawnBox = (id: string) => document.getElementById(`${game}-${id}`)?.getAttribute("viewBox");
  const box = (id: string) => boxes[id] ?? boxes[id.split("-")[0] ?? ""] ?? drawnBox(id) ?? SQUARE;
  return {
    use: () => useSprite(game),
    has: (id) => document.getElementById(`${game}-${id}`) !== null,
    href,
    box,
    Drawing: ({ id, look }) => (
      <svg class={look} viewBox={box(id)} aria-hidden="true">
        <use href={href(id)} />
      </svg>
    ),
    copy: (id, look = "") => {
      const svg = document.createElementNS(SVG, "svg");
      svg.setAttribute("viewBox", box(id));
      svg.setAttribute("class", look);
      const use = document.createElementNS(SVG, "use");
      use.setAttribute("href", href(id));
      svg.append(use);
      return svg;
    },
  };
}
