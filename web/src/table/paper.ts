import { useEffect, useState } from "preact/hooks";
import { reportOf } from "../api";
import type { Report } from "../gen/protocol";
import { tokensOf } from "../net/keys";
import type { Scene } from "./scene";

/** The picture of the end is looked at for so long before the paper falls on it. */
const REST_MS = 1_000;
/** Whoever waits longer for the paper gets the plain sheet first. */
const PATIENCE_MS = 4_000;

export interface Paper {
  report: Report | undefined;
  /** Whether it lies on the table. */
  open: boolean;
  /** Whether it may still come. */
  awaited: boolean;
  lay(open: boolean): void;
}

/** The paper about a match that is over, once everything that led there has been seen. */
export function usePaper({ room, store }: Scene, seen: boolean): Paper {
  const [report, take] = useState<Report>();
  const [open, lay] = useState(false);
  const [awaited, wait] = useState(true);
  const over = room.phase === "over" && seen;
  useEffect(() => {
    take(undefined);
    lay(false);
    wait(true);
    if (!over) return;
    let gone = false;
    const rest = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : REST_MS;
    const rested = new Promise((done) => setTimeout(done, rest));
    const late = setTimeout(() => wait(false), PATIENCE_MS);
    Promise.all([reportOf(room.table, room.number, tokensOf(store.keys.value)), rested])
      .then(
        ([found]) => {
          if (gone) return;
          take(found.report);
          lay(true);
        },
        () => undefined,
      )
      .finally(() => !gone && wait(false));
    return () => {
      gone = true;
      clearTimeout(late);
    };
  }, [over, room.table, room.number]);
  return { report, open: open && report !== undefined, awaited, lay };
}
