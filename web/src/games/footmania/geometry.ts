/** Where the squares lie on the drawn board: a ring of 15 by 7, and a line across its middle. */

export const LONG = 15;
export const SHORT = 7;
const RIGHT = LONG;
const BOTTOM = LONG + SHORT - 1;
const LEFT = 2 * LONG + SHORT - 2;
const RING = 2 * (LONG + SHORT) - 4;
const MIDDLE = (LONG - 1) / 2;

export interface Cell {
  column: number;
  row: number;
}

/** The names of the squares in the order of the view. */
export const SQUARES = [
  ...Array.from({ length: RING }, (_, index) => String(index)),
  ...Array.from({ length: SHORT - 2 }, (_, index) => `M${index + 1}`),
];

/** Column and row, from 0, on a board that lies or stands. */
export function cellOf(square: string, upright: boolean): Cell {
  const { column, row } = lying(square);
  return upright ? { column: row, row: LONG - 1 - column } : { column, row };
}

function lying(square: string): Cell {
  if (square.startsWith("M")) return { column: MIDDLE, row: Number(square.slice(1)) };
  const at = Number(square);
  if (at < RIGHT) return { column: at, row: 0 };
  if (at < BOTTOM) return { column: LONG - 1, row: at - RIGHT + 1 };
  return at < LEFT ? { column: LEFT - 1 - at, row: SHORT - 1 } : { column: 0, row: RING - at };
}
