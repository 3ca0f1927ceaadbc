import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import type { Preview, Said } from "../../gen/protocol";
import type { Card, Man, Props, Slots } from "./model";

/**
 * What a coach is about to do: shared by the tray and the pitch, forgotten with the question. Squad and deck outlive
 * it, so that it can be taken back; they are cleared away before anybody else comes to the screen.
 */

/** Who stands in the slots of the card. */
export const slots = signal<Slots>([]);
/** A change: who comes on, and who goes off. */
export const change = signal<{ on?: Man | undefined; off?: Man | undefined }>({});
/** Penalty takers, first to last. */
export const shooters = signal<readonly Man[]>([]);
/** Tactic cards for a deck, in the order in which they were taken. */
export const deck = signal<readonly Card[]>([]);

export interface Squad {
  starters: readonly Man[];
  bench: readonly Man[];
}

export const NOBODY: Squad = { starters: [], bench: [] };
/** The fifteen. */
export const squad = signal<Squad>(NOBODY);

/** What the rules said last of what lies on the table. */
export const seen = signal<FinalePreview | undefined>(undefined);
/** What lay there when they were asked. */
let seenOn = "";

function onTable(): string {
  return JSON.stringify([slots.value, shooters.value, squad.value, deck.value]);
}

/** What the rules say of what lies there now; nothing while they have only seen what lay there a moment ago. */
export function seenNow(): FinalePreview | undefined {
  // Read before the comparison: whoever asks is to be told of the next answer too.
  const answer = seen.value;
  return onTable() === seenOn ? answer : undefined;
}

/** Whether they have said yes to it. */
export function isApproved(): boolean {
  const answer = seenNow();
  return answer !== undefined && !answer.refusal;
}

/** Their word, and what it was about. */
export function approve(answer: FinalePreview | undefined, about = onTable()): void {
  seenOn = about;
  seen.value = answer;
}

/** The previews of this game: see its records. */
export interface FinalePreview extends Preview {
  strength?: number;
  against?: number;
  bonus?: number;
  ways?: number;
  percent?: number;
  points?: number;
  most?: number;
  hand?: number;
  step?: Said | null;
  suggestion?: { starters: Man[]; bench: Man[] } | Card[];
  value?: number;
  approach?: number | null;
  shot?: number;
}

export function forget(): void {
  slots.value = [];
  change.value = {};
  shooters.value = [];
  approve(undefined, "");
}

/** Whoever chose has left the screen: his men and cards are nobody else's business. */
export function clearTable(): void {
  squad.value = NOBODY;
  deck.value = [];
  approve(undefined, "");
}

/** Asks the rules about each draft as it changes; only the answer to the last one counts. */
export function useSeen({ preview }: Props, draft: object | undefined): void {
  const key = JSON.stringify(draft);
  const about = onTable();
  useEffect(() => {
    let current = true;
    if (!draft) {
      seen.value = undefined;
      return;
    }
    preview(draft).then(
      (answer) => {
        if (current) approve(answer, about);
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
    // The same draft may lie there in other words, as a set of the sheet and as one's own choice.
  }, [key, about]);
}

/** What the rules say of each of these moves, in their order. */
export function usePreviews({ preview }: Props, moves: readonly object[]): (FinalePreview | undefined)[] {
  const key = JSON.stringify(moves);
  const [known, know] = useState<{ key: string; answers: (FinalePreview | undefined)[] }>();
  useEffect(() => {
    let current = true;
    Promise.all(moves.map((move) => preview(move).catch(() => undefined))).then((answers) => {
      if (current) know({ key, answers });
    });
    return () => {
      current = false;
    };
  }, [key]);
  return known?.key === key ? known.answers : [];
}
