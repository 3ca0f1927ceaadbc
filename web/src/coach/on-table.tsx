import "../lesson/lesson.css";
import { useEffect, useState } from "preact/hooks";
import type * as wire from "../gen/protocol";
import { Chalk } from "../lesson/chalk";
import { piecesOf, seen } from "../lesson/targets";
import type { Voice } from "../say/voice";

/** The table of that moment has to be drawn before anything can be found on it. */
const DRAWN_MS = 120;

/** Chalk around what was played and what was better, with the word: whatever of both can be seen from here. */
export function OnTable({ decision, say }: { decision: wire.Judged; say: Voice }) {
  const [marks, mark] = useState<wire.Mark[]>([]);
  useEffect(() => {
    mark([]);
    const timer = setTimeout(() => mark(marksOf(decision)), DRAWN_MS);
    return () => clearTimeout(timer);
  }, [decision]);
  return <Chalk marks={marks} say={say} again={0} />;
}

function marksOf({ move, options }: wire.Judged): wire.Mark[] {
  const [played, better] = [piecesOn(move), piecesOn(options[0]?.move ?? {})];
  const only = (these: string[], others: string[]) => these.filter((one) => !others.includes(one));
  return [
    ...only(better, played).map((at) => ({ mark: "box", at, word: "review-chalk-better" }) as const),
    ...only(played, better).map((at) => ({ mark: "box", at, word: "review-chalk-played" }) as const),
  ];
}

/** Of each piece that a move names the first kind under which it lies on the table. */
function piecesOn(move: Record<string, unknown>): string[] {
  const found = piecesOf(move).filter((target) => seen(target).length > 0);
  const name = (target: string) => target.slice(target.indexOf(":"));
  return found.filter((target, at) => found.findIndex((other) => name(other) === name(target)) === at);
}
