import { useEffect, useRef, useState } from "preact/hooks";
import type { Told } from "../gen/protocol";
import { scoreFor } from "../sound/cues";
import { isStill } from "../ui/media";
import { useNews } from "./news";
import { useScene } from "./scene";

/** When the newest lines may be read, first to last; `count` lines were told then. */
interface Due {
  count: number;
  times: readonly number[];
}

const NOTHING_DUE: Due = { count: 0, times: [] };

/** What stands on the match sheet by now: a line comes when what it tells is seen, and at once for the hasty. */
export function useWritten(): readonly Told[] {
  const { room, screen, sounds } = useScene();
  const news = useNews();
  const due = useRef(NOTHING_DUE);
  const [, lookAgain] = useState(0);
  const told = screen.told ?? [];
  const start = performance.now();
  const fresh = news.since(screen, `${room.number} ${screen.seat}`).map((line) => line.event);
  if (fresh.length > 0 && !isStill()) {
    const { known } = scoreFor(fresh, sounds ?? {});
    due.current = { count: told.length, times: known.map((after) => start + after) };
  }
  const held = heldBack(due.current, told.length, start);
  const next = held[0];
  useEffect(() => {
    if (next === undefined) return;
    const timer = setTimeout(() => lookAgain(next), next - performance.now());
    const hurry = () => {
      due.current = NOTHING_DUE;
      lookAgain(-next);
    };
    addEventListener("pointerdown", hurry, true);
    addEventListener("keydown", hurry, true);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", hurry, true);
      removeEventListener("keydown", hurry, true);
    };
  }, [next]);
  return told.slice(0, told.length - held.length);
}

/** The times of the lines that must wait: from the first of them on, because they stay in their order. */
export function heldBack({ count, times }: Due, told: number, now: number): readonly number[] {
  const first = count === told ? times.findIndex((time) => time > now) : -1;
  return first < 0 ? [] : times.slice(first);
}
