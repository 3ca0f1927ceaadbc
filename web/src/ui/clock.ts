import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/** The time, moving only while somebody watches a countdown. */
export const now = signal(Date.now());
let watchers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

export function useNow(active: boolean): number {
  useEffect(() => (active ? watch() : undefined), [active]);
  return active ? now.value : 0;
}

function watch(): () => void {
  watchers += 1;
  now.value = Date.now();
  timer ??= setInterval(() => {
    now.value = Date.now();
  }, 250);
  return () => {
    watchers -= 1;
    if (watchers === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  };
}
