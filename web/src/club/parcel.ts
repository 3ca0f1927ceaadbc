import { answered, getJson } from "../api";
import { pack, unpack } from "./packing";

const IV_BYTES = 12;
const KEY_BYTES = 32;
const FRAGMENT = /^#parcel=([A-Za-z0-9_-]{32})\.([A-Za-z0-9_-]{43})$/;

/** Whether this page may encrypt: browsers let no page do so that came over plain http, except on this computer. */
export function canSeal(): boolean {
  return globalThis.crypto?.subtle !== undefined && typeof CompressionStream !== "undefined";
}

/** What the address says of a parcel that waits: its name, and the key that no server ever sees. */
export function parcelIn(hash: string): { name: string; key: string } | undefined {
  const [, name, key] = FRAGMENT.exec(hash) ?? [];
  return name && key ? { name, key } : undefined;
}

/** Packs and encrypts with a fresh key. */
export async function seal(text: string): Promise<{ sealed: Blob; key: string }> {
  const packed = await pack(text);
  if (!packed) throw new Error("nothing packs here");
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const how = { name: "AES-GCM", iv };
  const hidden = await crypto.subtle.encrypt(how, await keyOf(bytes), await packed.arrayBuffer());
  return { sealed: new Blob([iv, hidden]), key: written(bytes) };
}

/** The other way round; fails where a single bit has changed, or with another key. */
export async function unseal(sealed: ArrayBuffer, key: string): Promise<string> {
  const how = { name: "AES-GCM", iv: new Uint8Array(sealed, 0, IV_BYTES) };
  const open = await crypto.subtle.decrypt(how, await keyOf(readKey(key)), sealed.slice(IV_BYTES));
  return unpack(new Blob([open]));
}

/** Leaves it at the server for an hour; the end of the address where it can be had. */
export async function bring(text: string): Promise<string> {
  const { sealed, key } = await seal(text);
  const { parcel } = await getJson<{ parcel: string }>("/api/parcels", { method: "POST", body: sealed });
  return `/club#parcel=${parcel}.${key}`;
}

export async function fetchParcel({ name, key }: { name: string; key: string }): Promise<string> {
  const answer = await answered(`/api/parcels/${name}`);
  return unseal(await answer.arrayBuffer(), key);
}

function keyOf(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
}

function written(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function readKey(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
