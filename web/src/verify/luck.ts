import { fromHex } from "../net/random";
import { blake2b } from "./blake2b";
import { big, utf8 } from "./bytes";

const PERSONAL = utf8("ludofoot chance");

/** The key of a seed's stream. */
export function keyOf(seed: string): Uint8Array {
  return blake2b(fromHex(seed.slice("keyed:".length)), { size: 64, personal: PERSONAL });
}

/** All luck of a game: words of 32 bits, without end. */
export function* stream(seed: string): Generator<number, never> {
  const key = keyOf(seed);
  for (let block = 0; ; block++) {
    const bytes = blake2b(big(block, 8), { size: 64, key });
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < 64; at += 4) yield view.getUint32(at);
  }
}

/** A number from 0 to n − 1, each exactly as likely. */
export function below(words: Iterator<number, never>, n: number): number {
  const least = (2n ** 32n - BigInt(n)) % BigInt(n);
  for (;;) {
    const product = BigInt(words.next().value) * BigInt(n);
    if ((product & 0xffffffffn) >= least) return Number(product >> 32n);
  }
}
