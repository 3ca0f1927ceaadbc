import { FlagMark } from "./marks";
import { CELL, CENTRE, COLUMNS, GOAL, HEIGHT, ROWS, WIDTH } from "./model";

const BOTTOM = HEIGHT - GOAL;
const POSTS = 3 * CELL;
const CORNERS = [
  { x: 5, y: BOTTOM - CELL + 4, colour: "red" },
  { x: WIDTH - CELL + 5, y: GOAL + 4, colour: "red" },
  { x: WIDTH - CELL + 5, y: BOTTOM - CELL + 4, colour: "blue" },
  { x: 5, y: GOAL + 4, colour: "blue" },
] as const;

/** The pitch: the same after half a turn, so it is drawn once. */
export function Pitch() {
  return (
    <svg class="fc-lines" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <rect class="grass" y={GOAL} width={WIDTH} height={ROWS * CELL} />
      {Array.from({ length: ROWS / 2 }, (_, row) => (
        <rect class="mown" key={row} y={GOAL + row * 2 * CELL} width={WIDTH} height={CELL} />
      ))}
      <path class="grid" d={gridPath()} />
      <rect class="chalk" x="1.4" y={GOAL} width={WIDTH - 2.8} height={ROWS * CELL} />
      <path class="chalk" d={`M0 ${CENTRE.y}H${WIDTH}`} />
      <circle class="chalk" cx={CENTRE.x} cy={CENTRE.y} r="64" />
      <circle class="spot" cx={CENTRE.x} cy={CENTRE.y} r="4" />
      <End />
      <g transform={`rotate(180 ${CENTRE.x} ${CENTRE.y})`}>
        <End />
      </g>
      {CORNERS.map(({ x, y, colour }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(0.312)`}>
          <FlagMark colour={colour} />
        </g>
      ))}
    </svg>
  );
}

function End() {
  const nets = Array.from({ length: 9 }, (_, index) => `M${POSTS + (index + 1) * 16} 2V${GOAL}`);
  return (
    <>
      <path class="chalk" d="M40 36V196H360V36M80 36V116H320V36" />
      <circle class="spot" cx={CENTRE.x} cy={GOAL + 2.5 * CELL} r="4" />
      <rect class="net" x={POSTS} y="2" width={4 * CELL} height={GOAL - 2} />
      <path class="mesh" d={nets.join("")} />
    </>
  );
}

function gridPath(): string {
  const down = Array.from({ length: COLUMNS.length - 1 }, (_, at) => `M${(at + 1) * CELL} ${GOAL}V${BOTTOM}`);
  const across = Array.from({ length: ROWS - 1 }, (_, at) => `M0 ${GOAL + (at + 1) * CELL}H${WIDTH}`);
  return [...down, ...across].join("");
}
