/**
 * SHA-256 of our own: `crypto.subtle` is missing on plain http, which is how a phone on the local network
 * reaches the table.
 */

const PRIMES = firstPrimes(64);
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

/** The hash of some bytes, as hexadecimal digits. */
export function sha256(bytes: Uint8Array): string {
  const hash = Uint32Array.from(START);
  const data = padded(bytes);
  for (let start = 0; start < data.byteLength; start += 64)
    compress(hash, new DataView(data.buffer, start, 64));
  return Array.from(hash, (word) => word.toString(16).padStart(8, "0")).join("");
}

/** The message, a one bit, zeros, and its length in bits: a whole number of blocks. */
function padded(bytes: Uint8Array): Uint8Array {
  const data = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  data.set(bytes);
  data[bytes.length] = 0x80;
  new DataView(data.buffer).setBigUint64(data.length - 8, BigInt(bytes.length) * 8n);
  return data;
}

function compress(hash: Uint32Array, block: DataView): void {
  const words = schedule(block);
  let [a, b, c, d, e, f, g, h] = hash as unknown as Eight;
  for (let round = 0; round < 64; round++) {
    const first = (h + sums(e, 6, 11, 25) + ((e & f) ^ (~e & g)) + at(ROUND, round) + at(words, round)) | 0;
    const second = (sums(a, 2, 13, 22) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) hash[index] = at(hash, index) + value;
}

type Eight = [number, number, number, number, number, number, number, number];

function schedule(block: DataView): Uint32Array {
  const words = new Uint32Array(64);
  for (let index = 0; index < 16; index++) words[index] = block.getUint32(index * 4);
  for (let index = 16; index < 64; index++) {
    const early = at(words, index - 15);
    const late = at(words, index - 2);
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[index] = at(words, index - 16) + low + at(words, index - 7) + high;
  }
  return words;
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function sums(word: number, first: number, second: number, third: number): number {
  return turned(word, first) ^ turned(word, second) ^ turned(word, third);
}

function at(words: ArrayLike<number>, index: number): number {
  return words[index] as number;
}

/** The first 32 bits behind the point. */
function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32);
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number++) {
    if (primes.every((prime) => number % prime)) primes.push(number);
  }
  return primes;
}
