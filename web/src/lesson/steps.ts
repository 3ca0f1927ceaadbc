import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { getJson } from "../api";
import type * as wire from "../gen/protocol";
import { keepKeys, seatKey } from "../net/keys";
import { go } from "../route";

export type Step = wire.LessonStep;

const known = signal<ReadonlyMap<string, readonly Step[]>>(new Map());
const asked = new Set<string>();

/** The steps of a game's first match; nothing until they have come. */
export function useSteps(game: string): readonly Step[] | undefined {
  useEffect(() => {
    if (asked.has(game)) return;
    asked.add(game);
    getJson<Step[]>(`/api/lessons/${game}`).then(
      (steps) => {
        known.value = new Map(known.peek()).set(game, steps);
      },
      () => asked.delete(game),
    );
  }, [game]);
  return known.value.get(game);
}

/** Maryse as she looks in this mood. */
export const coachAddress = (mood: string) => `/api/coach#${mood}`;

const LEARNER = 0;

/** A new table for the first match of a game; throws `RefusedRequest`. */
export async function beginLesson(game: string): Promise<void> {
  const opened = await getJson<wire.Opened>(`/api/lessons/${game}`, { method: "POST" });
  keepKeys(opened.table, (keys) => {
    seatKey(keys, LEARNER).token = opened.token;
    keys.game = game;
  });
  go(`/table/${opened.table}`);
}

/** The step that is shown when so many of its things were pressed: a move that is begun leads on to the next one. */
export function stepAt(
  steps: readonly Step[],
  first: number,
  done: readonly string[],
): { number: number; step: Step | undefined; left: readonly string[] } {
  let number = first;
  let step = steps[number];
  while (step?.begins_move && step.press.every((target) => done.includes(target))) {
    number += 1;
    step = steps[number];
  }
  return { number, step, left: (step?.press ?? []).filter((target) => !done.includes(target)) };
}
