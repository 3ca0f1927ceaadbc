import { fromHex } from "../net/random";
import { sha256 } from "../net/sha256";
import type { Entry, Setup } from "./record";
import { seedOf, setupText } from "./seed";

/** What can be wrong with a deal. */
export type Reason =
  | "form"
  | "seated-first"
  | "opened-late"
  | "promise-unknown"
  | "promised-late"
  | "salt-used"
  | "salt-late"
  | "salt-other"
  | "salt-twice"
  | "salt-missing"
  | "left-after-salt"
  | "setup-other"
  | "started-twice"
  | "secret-early"
  | "secret-twice"
  | "secret-other"
  | "secret-missing"
  | "seed-other"
  | "commitment-kept"
  | "salt-kept";

/** A promise that was broken, and by which line. */
export class Unfair extends Error {
  constructor(
    readonly reason: Reason,
    readonly line: number,
  ) {
    super(reason);
  }
}

/** One promise of a secret; `left` are the persons' seats given up since the one before. */
export interface Opening {
  line: number;
  commitment: string;
  reason: string;
  left: number[];
}

/** What a person has kept of a game: the hashes that were shown, in order, and their own salts of the last start. */
export interface Kept {
  commitments: readonly string[];
  salts: readonly string[];
}

type Of<T extends Entry["type"]> = Extract<Entry, { type: T }>;
type Dealt = Of<"Started"> & { line: number };

const NEWEST = 2;
const DIGITS = /^[0-9a-f]{64}$/;

/** The entries of a record one after the other, and what was promised so far. */
export class Promises {
  readonly openings: Opening[] = [];
  /** The salts that are open, by their seats. */
  readonly salts = new Map<number, string>();
  table = "";
  promise = 0;
  secret = "";
  started: Dealt | undefined;

  private line = 0;
  private setup: Setup | undefined;
  private persons = new Set<number>();
  private promised = new Map<number, string>();
  /** Hashes of salts that an opening or a leaving took away. */
  private spent = new Set<string>();
  private saltSeen = false;
  private leftAfterSalt = false;
  private revealed = false;
  private left: number[] = [];

  /** Takes the next line, or throws what is wrong with it. */
  take(entry: Entry): void {
    this.line += 1;
    if (entry.type === "Opened") this.open(entry);
    else if (entry.type === "Sat") this.sit(entry);
    else if (entry.type === "Left") this.leave(entry);
    else if (entry.type === "Salted" && entry.salt === "") this.promiseSalt(entry);
    else if (entry.type === "Salted") this.openSalt(entry);
    else if (entry.type === "Started") this.start(entry);
    else if (entry.type === "Revealed") this.reveal(entry);
    else this.refuseIf(entry.type === "Acted" && this.revealed, "secret-early");
  }

  /** After the last line: whether the seed follows, and so does what was kept. */
  finish(kept: Kept): void {
    if (this.started && this.openings.length > 0) this.conclude(this.started);
    this.compare(kept);
  }

  private conclude({ line, setup, seed }: Dealt): void {
    this.refuseIf(this.secret === "", "secret-missing");
    if (seed !== seedOf({ ...this, setup }, this.promise)) throw new Unfair("seed-other", line);
  }

  /** What was shown stands here in that order, the first one first; what was added is in the deal. */
  private compare({ commitments, salts }: Kept): void {
    const [first] = commitments;
    let met = 0;
    for (const { commitment } of this.openings) if (commitment === commitments[met]) met += 1;
    const shown = met === commitments.length && (!first || first === this.openings[0]?.commitment);
    if (!shown) throw new Unfair("commitment-kept", 1);
    const dealt = new Set(this.salts.values());
    this.refuseIf(!salts.every((salt) => dealt.has(salt)), "salt-kept");
  }

  private open({ table, commitment, setup, promise, reason }: Of<"Opened">): void {
    const first = this.openings.length === 0;
    this.refuseIf(this.started !== undefined, "opened-late");
    this.refuseIf(first && this.persons.size > 0, "seated-first");
    this.refuseIf(promise < Math.max(1, this.promise) || promise > NEWEST, "promise-unknown");
    this.promise = promise;
    this.checkForm(commitment);
    for (const seat of this.promised.keys()) this.forget(seat);
    this.openings.push({ line: this.line, commitment, reason, left: first ? [] : this.left });
    Object.assign(this, { table, setup, secret: "", left: [], saltSeen: false, leftAfterSalt: false });
  }

  private sit({ seat, person }: Of<"Sat">): void {
    if (person && !this.started) this.persons.add(seat);
  }

  private leave({ seat }: Of<"Left">): void {
    if (this.started || !this.persons.delete(seat)) return;
    this.forget(seat);
    this.left.push(seat);
    this.leftAfterSalt ||= this.saltSeen;
  }

  /** What a seat has promised no longer counts, and counts never again. */
  private forget(seat: number): void {
    const hash = this.promised.get(seat);
    if (hash !== undefined) this.spent.add(hash);
    this.promised.delete(seat);
    this.salts.delete(seat);
  }

  private promiseSalt({ seat, commitment }: Of<"Salted">): void {
    const timely = this.openings.length > 0 && !this.saltSeen && !this.started;
    this.refuseIf(!timely, "promised-late");
    this.checkForm(commitment);
    this.refuseIf(this.spent.has(commitment), "salt-used");
    this.promised.set(seat, commitment);
  }

  private openSalt({ seat, salt }: Of<"Salted">): void {
    this.refuseIf(this.started !== undefined, "salt-late");
    this.checkForm(salt);
    const promised = this.promised.get(seat);
    this.refuseIf(promised === undefined || hashOf(salt) !== promised, "salt-other");
    this.refuseIf(this.salts.has(seat), "salt-twice");
    this.salts.set(seat, salt);
    this.saltSeen = true;
  }

  private start(entry: Of<"Started">): void {
    const again = this.started !== undefined;
    this.started = { ...entry, line: this.line };
    if (!this.setup) return;
    this.refuseIf(again, "started-twice");
    this.refuseIf(this.leftAfterSalt, "left-after-salt");
    const salted =
      this.persons.size === this.salts.size && [...this.persons].every((seat) => this.salts.has(seat));
    this.refuseIf(!salted, "salt-missing");
    this.refuseIf(setupText(entry.setup) !== setupText(this.setup), "setup-other");
  }

  private reveal({ secret }: Of<"Revealed">): void {
    this.refuseIf(this.openings.length === 0, "secret-other");
    this.refuseIf(this.revealed, "secret-twice");
    this.checkForm(secret);
    this.refuseIf(hashOf(secret) !== this.openings.at(-1)?.commitment, "secret-other");
    this.revealed = true;
    this.secret = secret;
  }

  private checkForm(text: string): void {
    this.refuseIf(this.promise !== 1 && !DIGITS.test(text), "form");
  }

  private refuseIf(wrong: boolean, reason: Reason): void {
    if (wrong) throw new Unfair(reason, this.line);
  }
}

/** The older promise did not ask for one spelling: capitals, and blanks between the bytes, were read too. */
function hashOf(text: string): string | undefined {
  const bytes = /^([ \t-\r]*[0-9a-f]{2})*[ \t-\r]*$/i.test(text);
  return bytes ? sha256(fromHex(text.replace(/[ \t-\r]/g, ""))) : undefined;
}
