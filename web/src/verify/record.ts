import { toHex } from "../net/random";
import { blake2b } from "./blake2b";
import { utf8 } from "./bytes";

/** What is fixed before the first card, as a record says it. */
export interface Setup {
  seats: number;
  options: ReadonlyMap<string, string | number>;
  opener: number | null;
  number: number;
  box: string;
}

/** The entries that fairness asks about, each as far as it asks. */
export type Entry =
  | { type: "Opened"; table: string; commitment: string; setup: Setup; promise: number; reason: string }
  | { type: "Sat"; seat: number; person: boolean }
  | { type: "Left"; seat: number }
  | { type: "Salted"; seat: number; commitment: string; salt: string }
  | { type: "Started"; setup: Setup; seed: string }
  | { type: "Revealed"; secret: string }
  | { type: "Acted" }
  | { type: "Other" };

/** The file as a whole is not what it says it is. */
export class Unreadable extends Error {
  constructor(readonly reason: "not-ours" | "newer" | "too-large" | "tampered" | "damaged") {
    super(reason);
  }
}

type Fields = Record<string, unknown>;

export const MOST_BYTES = 4_000_000;
const SEAL = /"seal":"([0-9a-f]{32})"\}$/;
/** A seat is hashed as four bytes. */
const MOST_SEATS = 2 ** 32;

/** Those who act after the secret is known could have used it. */
const ACTED = ["Moved", "TimedOut", "TakenBack", "Undone"];
const OTHER = ["Hinted", "Paused", "Resumed", "BotTookOver", "Returned", "Ended"];

/** The entries of a record, from the text of its file. */
export function readRecord(text: string): Entry[] {
  if (text.length > MOST_BYTES || utf8(text).length > MOST_BYTES) throw new Unreadable("too-large");
  const flat = text.replace(/[\r\n]/g, "");
  const found = parsed(flat);
  if (!isFields(found) || found.format !== "ludofoot record") throw new Unreadable("not-ours");
  if (found.version !== 1) throw new Unreadable("newer");
  if (!Array.isArray(found.entries)) throw new Unreadable("damaged");
  const entries = found.entries.map((entry) => entryOf(asFields(entry)));
  checkSeal(flat);
  return entries;
}

/** What the text says, if it is written in the one way: a name that stands twice could be read in two. */
function parsed(flat: string): unknown {
  let found: unknown;
  try {
    found = JSON.parse(flat);
  } catch {
    throw new Unreadable("damaged");
  }
  if (isFields(found) && JSON.stringify(found) !== flat) throw new Unreadable("damaged");
  return found;
}

function checkSeal(flat: string): void {
  const seal = SEAL.exec(flat);
  if (!seal) throw new Unreadable("damaged");
  const unsealed = `${flat.slice(0, seal.index)}"seal":""}`;
  if (toHex(blake2b(utf8(unsealed), { size: 16 })) !== seal[1]) throw new Unreadable("tampered");
}

function entryOf(entry: Fields): Entry {
  const type = asText(entry.type);
  switch (type) {
    case "Opened":
      return openedOf(entry);
    case "Sat":
      return { type, seat: asSeat(entry.seat), person: asText(asFields(entry.who).bot) === "" };
    case "Left":
      return { type, seat: asSeat(entry.seat) };
    case "Salted":
      return {
        type,
        seat: asSeat(entry.seat),
        commitment: asText(entry.commitment),
        salt: asText(entry.salt),
      };
    case "Started":
      return { type, setup: setupOf(asFields(entry.setup)), seed: asText(entry.seed) };
    case "Revealed":
      return { type, secret: asText(entry.secret) };
  }
  if (ACTED.includes(type)) return { type: "Acted" };
  if (OTHER.includes(type)) return { type: "Other" };
  throw new Unreadable("damaged");
}

/** Lines from before there were kinds of promises, or reasons, do not name them. */
function openedOf({ table, commitment, setup, promise = 1, reason = "" }: Fields): Entry {
  return {
    type: "Opened",
    table: asText(table),
    commitment: asText(commitment),
    setup: setupOf(asFields(setup)),
    promise: asNumber(promise),
    reason: asText(reason),
  };
}

function setupOf({ seats, options, opener, number, box }: Fields): Setup {
  return {
    seats: asNumber(seats),
    options: new Map(Object.entries(asFields(options)).map(optionOf)),
    opener: opener === null ? null : asNumber(opener),
    number: asNumber(number),
    box: asText(box),
  };
}

function optionOf([name, value]: [string, unknown]): [string, string | number] {
  return [asText(name), typeof value === "number" ? asNumber(value) : asText(value)];
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function asFields(value: unknown): Fields {
  if (!isFields(value)) throw new Unreadable("damaged");
  return value;
}

/** Half a character cannot be written in UTF-8: two different texts would be hashed alike. */
function asText(value: unknown): string {
  if (typeof value !== "string" || /\p{Surrogate}/u.test(value)) throw new Unreadable("damaged");
  return value;
}

function asNumber(value: unknown): number {
  if (!Number.isSafeInteger(value)) throw new Unreadable("damaged");
  return value as number;
}

function asSeat(value: unknown): number {
  const seat = asNumber(value);
  if (seat < 0 || seat >= MOST_SEATS) throw new Unreadable("damaged");
  return seat;
}
