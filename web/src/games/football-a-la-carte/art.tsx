import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { lang } from "../../say/locale";
import { PlainCard } from "./card";
import type { Face } from "./model";

const GAME = "football-a-la-carte";
const CARD = "0 0 252 352";

/** The drawings that lie in the page, by id. */
const drawn = signal<ReadonlySet<string>>(new Set());
let sheet: HTMLElement | undefined;
let language = "";

async function draw(wanted: string): Promise<void> {
  const answer = await fetch(`/api/art/${GAME}/${wanted}`);
  if (!answer.ok) return;
  const markup = await answer.text();
  if (!sheet) {
    sheet = document.createElement("div");
    sheet.className = "fc-sprite";
    document.body.append(sheet);
  }
  sheet.innerHTML = markup;
  drawn.value = new Set([...sheet.querySelectorAll("symbol")].map((symbol) => symbol.id));
}

/** Puts the drawings into the page, once a language. */
export function useArt(): void {
  const wanted = lang.value;
  useEffect(() => {
    if (language === wanted) return;
    language = wanted;
    draw(wanted).catch(() => {
      language = "";
    });
  }, [wanted]);
}

/** A card, or its back. Words for it stand beside it or on the control around it. */
export function Card({ face }: { face: Face | "back" }) {
  const id = `${GAME}-${face === "back" ? "back" : `face-${face}`}`;
  return (
    <svg class="fc-card" viewBox={CARD} aria-hidden="true">
      {drawn.value.has(id) ? <use href={`#${id}`} /> : <PlainCard face={face} />}
    </svg>
  );
}
