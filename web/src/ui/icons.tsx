/** Drawings of the page itself: ink outline, flat fill. Those of a game come with its art. */

const INK = "#1B2440";

/** Two bars: stop for a while. */
export function PauseSign() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="currentColor">
      <rect x="5" y="4" width="5" height="16" rx="1.5" />
      <rect x="14" y="4" width="5" height="16" rx="1.5" />
    </svg>
  );
}

export function Ball() {
  const spokes = "M50 34V18M65 45L80 40M59 63L69 76M41 63L31 76M35 45L20 40";
  const patches =
    "M50 18L35 10A44 44 0 0 1 65 10ZM80 40L83 23A44 44 0 0 1 93 52ZM69 76L86 74A44 44 0 0 1 61 91Z" +
    "M31 76L39 91A44 44 0 0 1 14 74ZM20 40L7 52A44 44 0 0 1 17 23Z";
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="44" fill="#fff" stroke={INK} stroke-width="5" />
      <path d="M50 34L65 45 59 63H41L35 45Z" fill={INK} />
      <path d={spokes} stroke={INK} stroke-width="5" />
      <path d={patches} fill={INK} />
    </svg>
  );
}

export function Eye() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2.2">
      <path d="M2 12Q12 1 22 12Q12 23 2 12Z" stroke-linejoin="round" />
      <circle cx="12" cy="12" r="3.2" />
    </svg>
  );
}

export function Printer() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2.2">
      <path d="M7 8V3H17V8M7 17H4V9H20V17H17M7 14H17V21H7Z" stroke-linejoin="round" />
    </svg>
  );
}

/** Three lines: more lies behind. */
export function Lines() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d="M4 6H20M4 12H20M4 18H20" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" />
    </svg>
  );
}

export function Whistle() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <path
        d="M8 34H62V50C92 50 96 64 92 76C88 92 60 96 48 80C42 72 42 62 44 56H8Z"
        fill="#fff"
        stroke={INK}
        stroke-width="6"
        stroke-linejoin="round"
      />
      <circle cx="68" cy="70" r="10" fill="#fff" stroke={INK} stroke-width="5" />
      <path d="M34 26L28 10M50 24L52 8M66 28L76 14" stroke={INK} stroke-width="5" stroke-linecap="round" />
    </svg>
  );
}

/** A loudspeaker: waves, or a cross. */
export function Speaker({ on }: { on: boolean }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <path
        d="M8 36H28L52 14V86L28 64H8Z"
        fill="none"
        stroke="currentColor"
        stroke-width="9"
        stroke-linejoin="round"
      />
      <path
        d={on ? "M66 34Q76 50 66 66M80 22Q98 50 80 78" : "M66 38L92 64M92 38L66 64"}
        fill="none"
        stroke="currentColor"
        stroke-width="9"
        stroke-linecap="round"
      />
    </svg>
  );
}

export function Bolt() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="46" fill={INK} />
      <path d="M58 12L26 56H46L40 88L74 42H53Z" fill="#E3A41B" stroke="#fff" stroke-width="3" />
    </svg>
  );
}

export function Posed() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="44" fill="#13735A" stroke="#fff" stroke-width="4" />
      <path d="M28 52L44 68L73 34" fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round" />
    </svg>
  );
}

export function Cup() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <path
        d="M26 10H74V38C74 56 64 64 56 66V78H70V90H30V78H44V66C36 64 26 56 26 38ZM26 18H12C10 36 18 44 28 46M74 18H88C90 36 82 44 72 46"
        fill="#E3A41B"
        stroke="#fff"
        stroke-width="5"
        stroke-linejoin="round"
      />
    </svg>
  );
}

const FLAGS = ["#C8341E", "#E3A41B", "#13735A", "#1E5AA0"];

export function Bunting() {
  const places = Array.from({ length: 24 }, (_, index) => index);
  return (
    <svg viewBox="0 0 1200 74" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 4Q300 44 600 12Q900 44 1200 4" fill="none" stroke={INK} stroke-width="3" />
      {places.map((index) => (
        <path
          key={index}
          d={`M${8 + index * 50} ${hang(8 + index * 50)}h34l-17 36Z`}
          fill={FLAGS[index % FLAGS.length]}
          stroke={INK}
          stroke-width="2.5"
          stroke-linejoin="round"
        />
      ))}
    </svg>
  );
}

/** How low the string hangs there: two shallow arcs that meet in the middle. */
function hang(x: number): number {
  const within = (x % 600) / 600;
  const [from, to] = x < 600 ? [4, 12] : [12, 4];
  return (1 - within) ** 2 * from + 2 * within * (1 - within) * 44 + within ** 2 * to;
}

/** Back over what has just happened. */
/** Passed on, out of the box. */
export function Share() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2.4">
      <path d="M12 15V3M7 8l5-5 5 5M5 12v8h14v-8" stroke-linecap="round" stroke-linejoin="round" />
    </svg>
  );
}

export function Rewind() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2.6">
      <path d="M5 6.5V11h4.5" stroke-linecap="round" stroke-linejoin="round" />
      <path d="M5.4 10.6A7.5 7.5 0 1 1 6 16" stroke-linecap="round" />
      <path d="M12.5 8v4.4l3 1.8" stroke-linecap="round" stroke-linejoin="round" />
    </svg>
  );
}
