import { sha256 } from "./sha256";

/** Hexadecimal digits of bytes. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The bytes of hexadecimal digits. */
export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** So many random bytes, as hexadecimal digits. */
export function randomHex(bytes: number): string {
  return toHex(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** What is promised now of a salt that is opened later. */
export function promiseOf(salt: string): string {
  return sha256(fromHex(salt));
}
