/** A seat's mark: colour, shape and number, always all three, around the first letter of a name. */

const COLOURS = ["var(--seat-1)", "var(--seat-2)", "var(--seat-3)", "var(--seat-4)"];
const GROUNDS = ["#F3B9A4", "#AFCBEA", "#A9D6BD", "#DDB9D3"];
const SHAPES = [
  <circle key="circle" cx="93" cy="93" r="19" />,
  <rect key="square" x="75" y="75" width="36" height="36" rx="4" />,
  <path key="diamond" d="M93 69L117 93L93 117L69 93Z" />,
  <path key="hexagon" d="M93 71L112 82V104L93 115L74 104V82Z" />,
];

interface Props {
  seat: number;
  name: string;
  bot?: boolean;
}

export function Medal({ seat, name, bot = false }: Props) {
  const place = seat % COLOURS.length;
  return (
    <svg class="medal" viewBox="0 0 120 120" aria-hidden="true">
      <circle cx="58" cy="56" r="46" fill={GROUNDS[place]} stroke={COLOURS[place]} stroke-width="7" />
      <circle cx="58" cy="56" r="50.5" fill="none" stroke="#1B2440" stroke-width="3.5" />
      {bot ? <BotFace /> : <Initial name={name} />}
      <g fill={COLOURS[place]} stroke="#1B2440" stroke-width="3.5">
        {SHAPES[place]}
      </g>
      <text x="93" y="101" text-anchor="middle" fill="#fff" font-size="23" font-weight="800">
        {seat + 1}
      </text>
    </svg>
  );
}

function Initial({ name }: { name: string }) {
  return (
    <text class="initial" x="58" y="75" text-anchor="middle" fill="#1B2440" font-size="50">
      {[...name.trim()][0]?.toLocaleUpperCase() ?? ""}
    </text>
  );
}

/** A tin footballer: it should be clear at a glance who is not a person. */
function BotFace() {
  return (
    <g stroke="#1B2440" stroke-width="4.5" stroke-linejoin="round" stroke-linecap="round">
      <path d="M58 34V22" fill="none" />
      <circle cx="58" cy="19" r="5" fill="#E3A41B" />
      <rect x="30" y="34" width="56" height="46" rx="12" fill="#FFFBF0" />
      <circle cx="46" cy="54" r="6" fill="#1B2440" />
      <circle cx="70" cy="54" r="6" fill="#1B2440" />
      <path d="M46 69H70" fill="none" />
    </g>
  );
}
