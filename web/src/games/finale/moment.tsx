import { useRef } from "preact/hooks";
import type { TableProps } from "./screen";

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
