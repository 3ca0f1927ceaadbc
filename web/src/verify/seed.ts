import { fromHex, toHex } from "../net/random";
import { sha256 } from "../net/sha256";
import { big, joined, utf8 } from "./bytes";
import type { Setup } from "./record";

/** What a seed is made of. */
export interface Terms {
  secret: string;
  table: string;
  setup: Setup;
  /** The salts by their seats. */
  salts: ReadonlyMap<number, string>;
}

const LABEL = "ludofoot deal 2";

/** The seed that follows from the promise of this kind: 2, or the older 1. */
export function seedOf(terms: Terms, promise: number): string {
  return `keyed:${sha256(promise === 1 ? olderTerms(terms) : termsOf(terms))}`;
}

/** Every term behind its length, so that no two lists of terms are the same bytes. */
export function termsOf({ secret, table, setup, salts }: Terms): Uint8Array {
  const parts = [utf8(LABEL), fromHex(secret), utf8(table), utf8(setupText(setup))];
  for (const [seat, salt] of bySeat(salts)) parts.push(big(seat, 4), fromHex(salt));
  return joined(parts.flatMap((part) => [big(part.length, 8), part]));
}

function olderTerms({ secret, table, setup, salts }: Terms): Uint8Array {
  const texts = bySeat(salts).map(([, salt]) => JSON.stringify(salt));
  const terms = [JSON.stringify(secret), `[${texts}]`, JSON.stringify(table), setupText(setup)];
  return utf8(`[${terms}]`);
}

export function bySeat(salts: ReadonlyMap<number, string>): [number, string][] {
  return [...salts].sort(([one], [other]) => one - other);
}

/** A setup in the one way in which it is hashed. */
export function setupText({ seats, options, opener, number, box }: Setup): string {
  const chosen = [...options].sort(([one], [other]) => (spelt(one) < spelt(other) ? -1 : 1));
  const pairs = chosen.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
  const text = JSON.stringify(box);
  return `{"seats":${seats},"options":{${pairs}},"opener":${opener},"number":${number},"box":${text}}`;
}

/** What sorts by code points: JavaScript compares halves of characters. */
function spelt(name: string): string {
  return toHex(utf8(name));
}
