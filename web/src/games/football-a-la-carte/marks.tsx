/** The small marks of the box: corner flags told apart by shape and letter, and the hand. */

const INK = "#1B2440";
const FLAGS = {
  red: { path: "M26 8L92 30L26 54Z", fill: "#C8341E", letter: 45, text: "R" },
  blue: { path: "M26 8H86V54H26Z", fill: "#1E5AA0", letter: 56, text: "B" },
};

export function FlagMark({ colour }: { colour: "red" | "blue" }) {
  const { path, fill, letter, text } = FLAGS[colour];
  return (
    <>
      <path d={path} fill={fill} stroke={INK} stroke-width="6" stroke-linejoin="round" />
      <path d="M24 4V96" stroke={INK} stroke-width="10" stroke-linecap="round" />
      <text class="initial" x={letter} y="42" font-size="30" fill="#fff" text-anchor="middle">
        {text}
      </text>
    </>
  );
}

const HAND =
  "M30 96C20 84 12 70 6 58C2 50 12 45 18 52L28 64V22C28 12 41 12 41 22V10C41 0 55 0 55 10V20" +
  "C55 10 68 11 68 20V28C69 19 82 20 82 30V66C82 82 76 90 72 96Z";

export function HandMark() {
  return (
    <>
      <path d={HAND} fill="#fff" stroke={INK} stroke-width="5" stroke-linejoin="round" />
      <path d="M41 24V48M55 22V48M68 28V50" stroke={INK} stroke-width="3.5" stroke-linecap="round" />
    </>
  );
}

export function Mark({ kind }: { kind: "hand" | "red" | "blue" }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      {kind === "hand" ? <HandMark /> : <FlagMark colour={kind} />}
    </svg>
  );
}
