/** Printed colours, in pairs of ground and sign. */
const COLOURS = [
  ["#F3B9A4", "#C8341E"],
  ["#AFCBEA", "#1E5AA0"],
  ["#A9D6BD", "#13735A"],
  ["#F8DE9A", "#8A5A00"],
  ["#DDB3D2", "#86356F"],
] as const;

const SIGNS = [
  <path
    key="cup"
    d="M36 34h28v12a14 14 0 0 1-28 0zM46 60h8v10h-8zM38 70h24v6H38zM36 38h-8a10 10 0 0 0 10 12M64 38h8a10 10 0 0 1-10 12"
  />,
  <path key="star" d="M50 28l6 15 16 1-12 10 4 16-14-9-14 9 4-16-12-10 16-1z" />,
  <path key="ball" d="M50 32a20 20 0 1 0 .1 0zM50 43l9 6-3 11H44l-3-11z" fill-rule="evenodd" />,
  <path key="bolt" d="M54 26L34 56h12l-4 22 24-32H52z" />,
  <path key="flag" d="M36 26h6v52h-6zM42 28l28 10-28 10z" />,
];

/** A shield whose colours and sign belong to one trophy. */
export function Shield({ seed }: { seed: string }) {
  const number = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const [ground, sign] = COLOURS[number % COLOURS.length] ?? COLOURS[0];
  return (
    <svg viewBox="0 0 100 112" aria-hidden="true">
      <path
        d="M6 6h88v50c0 28-22 44-44 50C28 100 6 84 6 56z"
        fill={ground}
        stroke="#1B2440"
        stroke-width="5"
        stroke-linejoin="round"
      />
      <g fill={sign} stroke="#1B2440" stroke-width="3" stroke-linejoin="round">
        {SIGNS[Math.floor(number / COLOURS.length) % SIGNS.length]}
      </g>
    </svg>
  );
}
