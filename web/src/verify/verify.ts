import { type Kept, type Opening, Promises, type Reason, Unfair } from "./promises";
import { readRecord, Unreadable } from "./record";
import { bySeat } from "./seed";

export interface Holds {
  holds: true;
  /** Whether there was a deal that was promised, and by which kind of promise. */
  promised: boolean;
  promise: number;
  /** The name of the table and game, such as `K7RWM-3TQPZ/1`. */
  table: string;
  secret: string;
  seed: string;
  salts: { seat: number; salt: string }[];
  /** Every promise of a secret; before each but the first a deal was thrown away. */
  openings: Opening[];
}

export interface Fails {
  holds: false;
  reason: Reason | Unreadable["reason"];
  /** The line of the log, counted from 1; 0 if it is the file as a whole. */
  line: number;
}

export type Verdict = Holds | Fails;

/** Whether the deal of a record comes from what was promised. Whatever the text is, it answers. */
export function verify(text: string, kept: Kept = { commitments: [], salts: [] }): Verdict {
  try {
    return checked(text, kept);
  } catch (problem) {
    if (problem instanceof Unfair) return { holds: false, reason: problem.reason, line: problem.line };
    return { holds: false, reason: problem instanceof Unreadable ? problem.reason : "damaged", line: 0 };
  }
}

function checked(text: string, kept: Kept): Holds {
  const promises = new Promises();
  for (const entry of readRecord(text)) promises.take(entry);
  promises.finish(kept);
  const { openings, salts, table, promise, secret, started } = promises;
  return {
    holds: true,
    promised: openings.length > 0 && started !== undefined,
    promise,
    table,
    secret,
    seed: started?.seed ?? "",
    salts: bySeat(salts).map(([seat, salt]) => ({ seat, salt })),
    openings,
  };
}
