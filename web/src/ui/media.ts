import { useEffect, useState } from "preact/hooks";
import { tempo } from "./tempo";

/** Whether the window is like this now, such as "(max-width: 760px)". */
export function useMedia(query: string): boolean {
  const [fits, setFits] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const look = () => setFits(list.matches);
    look();
    list.addEventListener("change", look);
    return () => list.removeEventListener("change", look);
  }, [query]);
  return fits;
}

/** Whoever asked for less motion, of the device or at the table, gets none. */
export function isStill(): boolean {
  return tempo.value === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
