import { useEffect, useRef, useState } from "preact/hooks";
import { getJson, RefusedRequest, tokensHeader } from "../api";
import type * as wire from "../gen/protocol";
import { readKeys, tokensOf } from "../net/keys";

/** What is to be analysed: a record as text, or a finished game of a table. */
export type Source = { record: string } | { table: string; game?: number | undefined };

export interface Review {
  /** How far it is; none before the server has answered. */
  state: wire.AnalysisState | undefined;
  /** The newest of what was found. */
  analysed: wire.Analysed | undefined;
  stop(): void;
  /** After a stop: goes on from the beginning, with what was found still there. */
  again(): void;
}

const POLL_MS = 700;
const AT_WORK: readonly wire.Stage[] = ["waiting", "sketch", "fair-copy"];

export function isAtWork(state: wire.AnalysisState | undefined): boolean {
  return state !== undefined && AT_WORK.includes(state.stage);
}

/** How much is done, in percent. */
export function progressOf({ done = 0, total = 0 }: wire.AnalysisState): number {
  return total > 0 ? Math.floor((100 * done) / total) : 0;
}

/** Where there are several servers a proxy goes by the table: all that is asked about one analysis goes to one of them. */
function wayOf(source: Source): string {
  return "table" in source ? source.table : `${Math.random()}`.slice(2);
}

function begin(source: Source, way: string): Promise<wire.AnalysisState> {
  if ("record" in source)
    return getJson(`/api/analysis?table=${way}`, { method: "POST", body: source.record });
  const game = source.game === undefined ? "" : `?game=${source.game}`;
  const headers = tokensHeader(tokensOf(readKeys(source.table)));
  return getJson(`/api/tables/${source.table}/analysis${game}`, { method: "POST", headers });
}

function look(seal: string, seen: number, way: string): Promise<wire.AnalysisState> {
  return getJson(`/api/analysis/${seal}?seen=${seen}&table=${way}`);
}

/** Whoever leaves says so; the server also notices by itself. */
function leave(seal: string, way: string): void {
  fetch(`/api/analysis/${seal}?table=${way}`, { method: "DELETE", keepalive: true }).catch(() => undefined);
}

/** Has a game analysed while this is shown and wanted; the work stops when nobody looks any more. */
export function useAnalysis(source: Source, wanted: boolean): Review {
  const [state, setState] = useState<wire.AnalysisState>();
  const [analysed, setAnalysed] = useState<wire.Analysed>();
  const [stopped, setStopped] = useState(0);
  const running = useRef<{ seal: string; way: string; over: boolean }>(undefined);
  const key = JSON.stringify(source);
  useEffect(() => {
    if (!wanted) return;
    const run = { seal: "", way: wayOf(source), over: false };
    running.current = run;
    const take = (found: wire.AnalysisState) => {
      // Whoever left before it was begun could not say so then.
      if (run.over && !run.seal) leave(found.seal, run.way);
      run.seal = found.seal;
      if (run.over) return;
      setState(found);
      if (found.analysed) setAnalysed(found.analysed);
      if (isAtWork(found)) setTimeout(() => void next(found.version ?? -1), POLL_MS);
      else run.over = true;
    };
    const next = async (seen: number) => {
      if (!run.over) await look(run.seal, seen, run.way).then(take, failed);
    };
    const failed = (problem: unknown) => {
      run.over = true;
      const refusal: wire.Refusal =
        problem instanceof RefusedRequest ? problem.refusal : { type: "refusal", code: "no-answer" };
      setState({ seal: run.seal, stage: "failed", refusal });
    };
    begin(source, run.way).then(take, failed);
    return () => {
      if (!run.over && run.seal) leave(run.seal, run.way);
      run.over = true;
    };
  }, [key, wanted, stopped]);
  return {
    state,
    analysed,
    stop: () => {
      const run = running.current;
      if (!run || run.over) return;
      run.over = true;
      if (run.seal) leave(run.seal, run.way);
      setState((now) => now && { ...now, stage: "stopped" });
    },
    again: () => setStopped((count) => count + 1),
  };
}
