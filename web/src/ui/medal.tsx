import { facesAddress } from "../api";

/** How somebody feels, as far as the table can know; the drawings are the server's. */
export type Mood = "calm" | "goal" | "conceded" | "turn" | "thinking";

const COLOURS = ["var(--seat-1)", "var(--seat-2)", "var(--seat-3)", "var(--seat-4)"];
/** Drawn, not written: a figure on a picture is part of it. */
const FIGURES = [
  "M152 150L162 143V173",
  "M150 151C150 140 169 140 169 150C169 158 151 163 150 173H170",
  "M151 144H168L158 155C172 155 171 173 159 173C154 173 151 171 149 167",
  "M165 174V143L148 164H172",
];
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
        <path d={FIGURES[place]} fill="none" stroke="#fff" stroke-width="8" stroke-linejoin="round" />
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
