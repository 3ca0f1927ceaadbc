import { useEffect } from "preact/hooks";
import { artAddress } from "../../api";
import { lang } from "../../say/locale";

const GAME = "footmania";

/** Where the drawings in the page came from; nowhere before they have come. A box of one's own has others. */
let drawn = "";
let sheet: HTMLElement | undefined;

async function draw(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) return;
  const markup = await answer.text();
  if (!sheet) {
    sheet = document.createElement("div");
    sheet.className = "fm-sprite";
    document.body.append(sheet);
  }
  sheet.innerHTML = markup;
  drawn = address;
}

/** Puts the drawings into the page, once a language and box. The table is there before them: they appear in it. */
export function useArt(): void {
  const address = artAddress(GAME, lang.value);
  useEffect(() => {
    if (drawn !== address) draw(address).catch(() => undefined);
  }, [address]);
}

/** The proportions of the drawings. */
const CARD = "0 0 252 352";
const BOXES: Record<string, string> = {
  footballer: CARD,
  back: CARD,
  question: CARD,
  plus: CARD,
  team: CARD,
  portrait: "0 0 200 200",
  token: "0 0 200 200",
  square: "0 0 60 60",
};

interface Props {
  id: string;
  look?: string;
}

/** A drawing. Words for it stand beside it or on the control around it. */
export function Art({ id, look = "" }: Props) {
  const box = BOXES[id.split("-")[0] ?? ""] ?? "0 0 100 100";
  return (
    <svg class={look} viewBox={box} aria-hidden="true">
      <use href={`#${GAME}-${id}`} />
    </svg>
  );
}
