import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { artAddress } from "../../api";
import { lang } from "../../say/locale";
import type { Card, Colour, Line, Man, Sign } from "./model";

const GAME = "finale";

/** Where the drawings in the page came from; nowhere before they have come. A box of one's own has others. */
const drawn = signal<string | undefined>(undefined);
let sheet: HTMLElement | undefined;

async function draw(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) return;
  const markup = await answer.text();
  if (!sheet) {
    sheet = document.createElement("div");
    sheet.className = "fi-sprite";
    document.body.append(sheet);
  }
  sheet.innerHTML = markup;
  drawn.value = address;
}

/** Puts the drawings into the page, once a language and box. */
export function useArt(): boolean {
  const address = artAddress(GAME, lang.value);
  useEffect(() => {
    if (drawn.peek() !== address) draw(address).catch(() => undefined);
  }, [address]);
  return drawn.value !== undefined;
}

function hrefOf(id: string): string {
  return `#${GAME}-${id}`;
}

interface DrawingProps {
  id: string;
  width?: number;
  height?: number;
}

/** A drawing of the box. Words for it stand beside it or on the control around it. */
export function Drawing({ id, width = 100, height = 100 }: DrawingProps) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <use href={hrefOf(id)} />
    </svg>
  );
}

export function Tactic({ card }: { card: Card }) {
  return <Drawing id={`tactic-${card}`} width={252} height={352} />;
}

export function Back({ colour }: { colour: Colour }) {
  return <Drawing id={`back-${colour}`} width={252} height={352} />;
}

export function Die({ colour, value }: { colour: Colour; value: number }) {
  return <Drawing id={`die-${colour}-${value}`} />;
}

export function Kind({ kind }: { kind: Line | "anybody" }) {
  return <Drawing id={`letter-${kind}`} />;
}

export function Portrait({ man }: { man: Man }) {
  return <Drawing id={`portrait-${man}`} width={200} height={200} />;
}

const SYMBOLS: Record<Sign, string> = { cross: "symbol-X", yellow: "symbol-Y", red: "symbol-R" };

/** The red cross, or a card that the referee may show. */
export function Mark({ symbol }: { symbol: Sign }) {
  return (
    <svg viewBox="-24 -24 48 48" aria-hidden="true">
      <use href={hrefOf(SYMBOLS[symbol])} />
    </svg>
  );
}

const TILE = 252;
const BAND = 44;

export interface Face {
  man: Man;
  strengths: readonly number[];
  symbols: readonly (Sign | null)[];
}

interface TileProps extends Face {
  strength: number;
  /** Quarter turns to the left since he came on. */
  turns: number;
  marks?: readonly ("approach" | "shot" | "booked")[];
}

/** A footballer: the ring of balls and symbols turns, his face and what he is worth now stay upright. */
export function Tile({ man, strengths, symbols, strength, turns, marks = [] }: TileProps) {
  return (
    <svg class="tile-art" viewBox={`0 0 ${TILE} ${TILE}`} aria-hidden="true">
      <use href={hrefOf(`tile-${man}`)} />
      <g class="ring" style={{ transform: `rotate(${-90 * turns}deg)` }}>
        {strengths.map((balls, state) => (
          <g key={state} transform={`translate(${TILE / 2} ${TILE / 2}) rotate(${90 * state})`}>
            <use href={hrefOf(`pips-${balls}`)} y={BAND / 2 + 2 - TILE / 2} />
            {symbols[state] && (
              <use
                href={hrefOf(SYMBOLS[symbols[state]])}
                x={TILE / 2 - BAND / 2 - 3}
                y={BAND / 2 + 3 - TILE / 2}
              />
            )}
          </g>
        ))}
      </g>
      <use href={hrefOf(`strength-${strength}`)} />
      {marks.map((mark) => (
        <use key={mark} href={hrefOf(`mark-${mark}`)} />
      ))}
    </svg>
  );
}
