import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Screen } from "../../gen/protocol";
import type { TableProps } from "./screen";

/** More news than this is a return to the table, not a move. */
const MOST_EVENTS = 40;

/** How far the story had gone when somebody pressed something: then it is shown at once. */
const hurried = signal(-1);

/** The first event of the last message; nothing is fresh on coming to a table. */
export function useFresh(screen: Screen): number {
  const told = (screen.told ?? []).length;
  const seen = useRef({ seat: screen.seat, told, fresh: told });
  const last = seen.current;
  if (last.seat !== screen.seat || told < last.told || told - last.told > MOST_EVENTS) {
    seen.current = { seat: screen.seat, told, fresh: told };
  } else if (told > last.told) {
    seen.current = { seat: screen.seat, told, fresh: last.told };
  }
  useEffect(() => {
    const hurry = () => {
      hurried.value = seen.current.told;
    };
    addEventListener("pointerdown", hurry, true);
    addEventListener("keydown", hurry, true);
    return () => {
      removeEventListener("pointerdown", hurry, true);
      removeEventListener("keydown", hurry, true);
    };
  }, []);
  return hurried.value === told ? told : seen.current.fresh;
}

/** What a value was before the last message, if it has changed with it. */
export function useWas<T>(value: T, fresh: number, told: number): T | undefined {
  const known = useRef<{ value: T; was: T | undefined; told: number }>({ value, was: undefined, told });
  const last = known.current;
  if (last.told !== told) {
    known.current = { value, was: last.value === value ? undefined : last.value, told };
  } else if (last.value !== value) {
    known.current = { ...last, value };
  }
  return fresh < told ? known.current.was : undefined;
}

/** Dice and comparisons take their time before what follows from them is shown. */
export const ROLL_MS = 1_000;

/** Whether dice were rolled in the last message. */
export function isRolling({ events, fresh }: Pick<TableProps, "events" | "fresh">): boolean {
  return events.slice(fresh).some((event) => event.type === "rolled");
}

/** A goal fills the pitch for a moment. */
export function Moment({ events, fresh, say }: TableProps) {
  const goal = events.slice(fresh).findLast((event) => event.type === "goal");
  if (!goal) return null;
  return (
    <p class="shout" key={events.length} aria-hidden="true">
      {say.word("event-goal", { seat: { type: "player", seat: goal.seat } })}
    </p>
  );
}
