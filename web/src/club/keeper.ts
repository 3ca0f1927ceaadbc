import { useEffect } from "preact/hooks";
import { isWhatIf, type Scene } from "../table/scene";

/** A match that is over goes into the club of whoever played here; lessons and what-ifs are no matches, nor is a match
 * of the day that does not count. */
export function useKeeping({ store, room }: Scene): void {
  const mine = store.mine.value.join(" ");
  const counts = !room.lesson && !isWhatIf(room) && (!room.day || room.counted);
  const over = room.phase === "over" && mine !== "" && counts;
  useEffect(() => {
    if (!over) return;
    const seats = mine.split(" ").map(Number);
    const { table, number, day } = room;
    // What it was about opens tomorrow.
    const kept = { table, number, ...(day && { day, closed: true }) };
    import("./keep").then(({ keepMatch }) => keepMatch(kept, seats)).catch(() => undefined);
  }, [over, room.table, room.number, mine]);
}
