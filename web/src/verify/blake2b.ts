/**
 * BLAKE2b (RFC 7693), which no browser brings along. A word of 64 bits is two of 32, the lower one first: with BigInt a
 * record of some megabytes would take seconds.
 */

interface Wanted {
  /** How many bytes, 1 to 64. */
  size: number;
  key?: Uint8Array;
  /** At most 16 bytes that tell one use from another. */
  personal?: Uint8Array;
}

type Four = [number, number, number, number];

const BLOCK = 128;
const ROUNDS = 12;

const START = Uint32Array.from(
  [
    "f3bcc908 6a09e667 84caa73b bb67ae85 fe94f82b 3c6ef372 5f1d36f1 a54ff53a",
    "ade682d1 510e527f 2b3e6c1f 9b05688c fb41bd6b 1f83d9ab 137e2179 5be0cd19",
  ].flatMap((line) => line.split(" ").map((word) => Number.parseInt(word, 16))),
);

/** In which order each round takes the sixteen words of a block. */
const ORDER = [
  "0123456789abcdef",
  "ea489fd61c02b753",
  "b8c052fdae367194",
  "7931dcbe265a40f8",
  "905724afe1bc683d",
  "2c6a0b834d75fe19",
  "c51fed4a0763928b",
  "db7ec13950f4862a",
  "6fe9b308c2d714a5",
  "a2847615fb9e3cd0",
].map((line) => Array.from(line, (digit) => Number.parseInt(digit, 16)));

/** Four columns, then four diagonals. */
const MIXED: Four[] = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
];

/** The hash of some bytes. */
export function blake2b(message: Uint8Array, { size, key, personal }: Wanted): Uint8Array {
  const state = started(size, key?.length ?? 0, personal);
  const data = key ? keyed(key, message) : message;
  const last = Math.max(0, Math.ceil(data.length / BLOCK) - 1) * BLOCK;
  for (let start = 0; start < last; start += BLOCK) {
    compress(state, data.subarray(start, start + BLOCK), start + BLOCK, false);
  }
  const rest = new Uint8Array(BLOCK);
  rest.set(data.subarray(last));
  compress(state, rest, data.length, true);
  return written(state).slice(0, size);
}

/** The first words, with the parameters: sizes, no tree, no salt, the personalisation. */
function started(size: number, keySize: number, personal: Uint8Array | undefined): Uint32Array {
  const parameters = new Uint8Array(64);
  parameters.set([size, keySize, 1, 1]);
  if (personal) parameters.set(personal, 48);
  return read(parameters).map((word, index) => word ^ at(START, index));
}

/** A key is a block of its own before the message. */
function keyed(key: Uint8Array, message: Uint8Array): Uint8Array {
  const data = new Uint8Array(BLOCK + message.length);
  data.set(key);
  data.set(message, BLOCK);
  return data;
}

function compress(state: Uint32Array, block: Uint8Array, counted: number, last: boolean): void {
  const words = read(block);
  const v = new Uint32Array(32);
  v.set(state);
  v.set(START, 16);
  v[24] = at(v, 24) ^ counted;
  if (last) {
    v[28] = ~at(v, 28);
    v[29] = ~at(v, 29);
  }
  for (let round = 0; round < ROUNDS; round++) {
    const order = ORDER[round % ORDER.length] as number[];
    for (let step = 0; step < 8; step++) {
      mix(v, MIXED[step] as Four, words, at(order, 2 * step), at(order, 2 * step + 1));
    }
  }
  for (let index = 0; index < 16; index++) {
    state[index] = at(state, index) ^ at(v, index) ^ at(v, index + 16);
  }
}

function mix(v: Uint32Array, [a, b, c, d]: Four, words: Uint32Array, one: number, two: number): void {
  add(v, a, v, b);
  add(v, a, words, one);
  turn(v, d, a, 32);
  add(v, c, v, d);
  turn(v, b, c, 24);
  add(v, a, v, b);
  add(v, a, words, two);
  turn(v, d, a, 16);
  add(v, c, v, d);
  turn(v, b, c, 63);
}

/** The word `by` of some others is added to the word `to`. */
function add(v: Uint32Array, to: number, others: Uint32Array, by: number): void {
  const low = at(v, 2 * to) + at(others, 2 * by);
  const carried = low > 0xffffffff ? 1 : 0;
  v[2 * to] = low;
  v[2 * to + 1] = at(v, 2 * to + 1) + at(others, 2 * by + 1) + carried;
}

/** The word `to` differs from now on where `by` is set, and is turned right. */
function turn(v: Uint32Array, to: number, by: number, bits: 16 | 24 | 32 | 63): void {
  const low = at(v, 2 * to) ^ at(v, 2 * by);
  const high = at(v, 2 * to + 1) ^ at(v, 2 * by + 1);
  const right = bits % 32;
  const lower = bits < 32 ? low : high;
  const upper = bits < 32 ? high : low;
  v[2 * to] = right ? (lower >>> right) | (upper << (32 - right)) : lower;
  v[2 * to + 1] = right ? (upper >>> right) | (lower << (32 - right)) : upper;
}

function read(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const words = new Uint32Array(bytes.length / 4);
  for (let index = 0; index < words.length; index++) words[index] = view.getUint32(index * 4, true);
  return words;
}

function written(words: Uint32Array): Uint8Array {
  const view = new DataView(new ArrayBuffer(words.length * 4));
  for (const [index, word] of words.entries()) view.setUint32(index * 4, word, true);
  return new Uint8Array(view.buffer);
}

function at(words: ArrayLike<number>, index: number): number {
  return words[index] as number;
}
