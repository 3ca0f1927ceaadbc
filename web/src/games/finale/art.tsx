import { artOf } from "../../kit/art";
import type { Voice } from "../../say/voice";
import { shortName } from "./man";
import type { Card, Colour, Line, Man, Sign } from "./model";

export const art = artOf("finale", {});

interface DrawingProps {
  id: string;
  width?: number;
  height?: number;
}

/** A drawing of the box. Words for it stand beside it or on the control around it. */
export function Drawing({ id, width = 100, height = 100 }: DrawingProps) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <use href={art.href(id)} />
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
      <use href={art.href(SYMBOLS[symbol])} />
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
      <use href={art.href(`tile-${man}`)} />
      <g class="ring" style={{ transform: `rotate(${-90 * turns}deg)` }}>
        {strengths.map((balls, state) => (
          <g key={state} transform={`translate(${TILE / 2} ${TILE / 2}) rotate(${90 * state})`}>
            <use href={art.href(`pips-${balls}`)} y={BAND / 2 + 2 - TILE / 2} />
            {symbols[state] && (
              <use
                href={art.href(SYMBOLS[symbols[state]])}
                x={TILE / 2 - BAND / 2 - 3}
                y={BAND / 2 + 3 - TILE / 2}
              />
            )}
          </g>
        ))}
      </g>
      <use href={art.href(`strength-${strength}`)} />
      {marks.map((mark) => (
        <use key={mark} href={art.href(`mark-${mark}`)} />
      ))}
    </svg>
  );
}

/** A name on the grass: on a ground of its own, so that lines and stripes do not run through it. */
export function Plate({ say, man }: { say: Voice; man: Man }) {
  return (
    <i>
      <span>{shortName(say, man)}</span>
    </i>
  );
}
