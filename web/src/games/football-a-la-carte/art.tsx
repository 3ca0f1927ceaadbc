import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { lang } from "../../say/locale";
import type { Face } from "./model";

const GAME = "football-a-la-carte";

/** The language in which the drawings lie in the page; none before they have come. */
const drawn = signal<string | undefined>(undefined);
let sheet: HTMLElement | undefined;

async function draw(language: string): Promise<void> {
  const answer = await fetch(`/api/art/${GAME}/${language}`);
  if (!answer.ok) return;
  const markup = await answer.text();
  if (!sheet) {
    sheet = document.createElement("div");
    sheet.className = "fc-sprite";
    document.body.append(sheet);
  }
  sheet.innerHTML = markup;
  drawn.value = language;
}

/** Puts the drawings into the page, once a language. */
export function useArt(): boolean {
  const language = lang.value;
  useEffect(() => {
    if (drawn.peek() !== language) draw(language).catch(() => undefined);
  }, [language]);
  return drawn.value !== undefined;
}

export function hrefOf(id: string): string {
  return `#${GAME}-${id}`;
}

/** A card, or its back. Words for it stand beside it or on the control around it. */
export function Card({ face }: { face: Face | "back" }) {
  return (
    <svg viewBox="0 0 252 352" aria-hidden="true">
      <use href={hrefOf(face === "back" ? face : `face-${face}`)} />
    </svg>
  );
}

/** The hand or a flag. */
export function Mark({ kind }: { kind: "hand" | "red" | "blue" }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <use href={hrefOf(`symbol-${kind}`)} />
    </svg>
  );
}
