import { facesAddress } from "../api";

/** How somebody feels, as far as the table can know; the drawings are the server's. */
export type Mood = "calm" | "goal" | "conceded" | "turn" | "thinking";

const COLOURS = ["var(--seat-1)", "var(--seat-2)", "var(--seat-3)", "var(--seat-4)"];
const SHAPES = [
  <circle key="circle" cx="160" cy="158" r="32" />,
  <rect key="square" x="130" y="128" width="60" height="60" rx="7" />,
  <path key="diamond" d="M160 117L201 158L160 199L119 158Z" />,
  <path key="hexagon" d="M160 121L192 140V177L160 196L128 177V140Z" />,
];

interface Props {
  seat: number;
  /** Whose face it is: the same name has the same face everywhere. Nobody has none. */
  name: string;
  bot?: boolean;
  mood?: Mood;
}

/** A face in a ring with the seat's mark: colour, shape and number, always all three. */
export function Medal({ seat, name, bot = false, mood = "calm" }: Props) {
  const place = seat % COLOURS.length;
  return (
    <span class="medal">
      {name && <img src={`${facesAddress(place, name)}#${mood}`} alt="" width="200" height="200" />}
      <svg viewBox="0 0 200 200" aria-hidden="true">
        {!name && <Nobody colour={COLOURS[place]} />}
        {bot && <Antenna />}
        <g fill={COLOURS[place]} stroke="#1B2440" stroke-width="6">
          {SHAPES[place]}
        </g>
        <text class="initial" x="160" y="172" text-anchor="middle" fill="#fff" font-size="38">
          {seat + 1}
        </text>
      </svg>
    </span>
  );
}

/** A seat that waits for somebody. */
function Nobody({ colour }: { colour: string | undefined }) {
  return (
    <>
      <circle cx="94" cy="94" r="80" fill="none" stroke={colour} stroke-width="9" stroke-dasharray="22 16" />
      <text class="initial" x="94" y="128" text-anchor="middle" fill="currentColor" font-size="92">
        ?
      </text>
    </>
  );
}

/** What a bot wears: it should be clear at a glance who is not a person. */
function Antenna() {
  return (
    <g stroke="#1B2440" stroke-width="7" stroke-linecap="round">
      <path d="M40 34L26 16" />
      <circle cx="22" cy="13" r="10" fill="#FFFBF0" />
      <path d="M148 34L162 16" />
      <circle cx="166" cy="13" r="10" fill="#FFFBF0" />
    </g>
  );
}
