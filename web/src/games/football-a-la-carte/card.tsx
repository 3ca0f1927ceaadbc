import { FlagMark, HandMark } from "./marks";
import { type Face, symbolOf } from "./model";

const INK = "#1B2440";
const GREEN = "#2A7648";
const TURN: Record<string, number> = { left: -45, right: 45 };

/** A card by its index alone (symbol, arrow, number), until its drawing has come. */
export function PlainCard({ face }: { face: Face | "back" }) {
  return (
    <>
      <rect x="1" y="1" width="250" height="350" rx="16" fill="#FFFBF0" stroke={INK} stroke-width="2" />
      {face === "back" ? <Back /> : <Front face={face} />}
    </>
  );
}

function Back() {
  return (
    <>
      <rect x="10" y="10" width="232" height="332" rx="10" fill={GREEN} />
      <circle cx="126" cy="160" r="74" fill="#fff" stroke={INK} stroke-width="6" />
      <g transform="translate(78 108) scale(1)">
        <FlagMark colour="red" />
      </g>
    </>
  );
}

const FILLS: Record<string, string> = {
  free: "#D8E6F5",
  keeper: "#F4DFA6",
  corner: "#2F7F50",
  penalty: "#C8341E",
};

function Front({ face }: { face: Face }) {
  const [kind = "", ...rest] = face.split("-");
  const number = face.match(/\d/)?.[0] ?? "";
  const symbol = symbolOf(face);
  const way = kind === "keeper" ? (rest[0] ?? "") : kind;
  const turn = TURN[way] ?? 0;
  return (
    <>
      <rect
        x="10"
        y="10"
        width="232"
        height="332"
        rx="10"
        fill={FILLS[kind] ?? "#E2EFD6"}
        stroke={INK}
        stroke-width="4"
      />
      {kind !== "corner" && kind !== "penalty" && (
        <path
          transform={`translate(164 190) rotate(${turn})`}
          d="M-20 90V-20H-46L0 -92L46 -20H20V90Z"
          fill={kind === "free" ? "none" : GREEN}
          stroke={kind === "free" ? "#1E5AA0" : INK}
          stroke-dasharray={kind === "free" ? "4 14" : undefined}
          stroke-linecap="round"
          stroke-width="7"
        />
      )}
      {kind === "penalty" && <circle cx="146" cy="190" r="62" fill="#fff" stroke={INK} stroke-width="6" />}
      <path d="M12 12H100V262H12Z" fill="#FFFBF0" stroke={INK} stroke-width="4" />
      <g transform="translate(26 24) scale(0.62)">
        {symbol === "hand" ? <HandMark /> : symbol && <FlagMark colour={symbol} />}
      </g>
      <text class="initial" x="56" y="238" font-size="76" fill={INK} text-anchor="middle">
        {number}
      </text>
    </>
  );
}
