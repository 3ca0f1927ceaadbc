import type { ButtonHTMLAttributes, ComponentChildren } from "preact";

/** How cards lie where space is short: so many whole ones side by side, in rows that overlap from below if they must. */
export interface Rows {
  across: number;
  /** From row to row, in pixels: what is seen of a card that another one covers. */
  pitch?: number | undefined;
}

interface HandProps {
  /** Classes of the game's own. */
  look: string;
  label: string;
  count: number;
  /** Without rows it is one fan. */
  rows?: Rows | undefined;
  spot?: string;
  children: ComponentChildren;
}

/** The cards of one seat: a fan, or rows. */
export function Hand({ look, label, count, rows, spot, children }: HandProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not a form.
    <div
      class={`kit-hand ${rows ? rowed(rows, count) : "fan"} ${look}`}
      role="group"
      aria-label={label}
      data-spot={spot}
      style={rows ? styleOf(rows, count) : { "--gaps": Math.max(1, count - 1) }}
    >
      {children}
    </div>
  );
}

/** How many rows lie above the last one, which is seen whole. */
const above = ({ across }: Rows, count: number) => Math.ceil(count / across) - 1;

function rowed(rows: Rows, count: number): string {
  return rows.pitch !== undefined && above(rows, count) > 0 ? "in-rows closed" : "in-rows";
}

function styleOf(rows: Rows, count: number) {
  const { across, pitch = 0 } = rows;
  return {
    "--across": across,
    "--held": Math.min(across, Math.max(1, count)),
    "--above": Math.max(1, above(rows, count)),
    "--pitch": `${pitch}px`,
  };
}

interface CardProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  face: string;
  /** How it lies: `ok` fits, `no` does not, `picked` is about to be played; and whatever the game adds. */
  look: string;
  /** What stands on its key. */
  sign?: string | undefined;
}

/** A card in hand. Its drawing is in it, its words are its label. */
export function Card({ face, look, sign, children, ...more }: CardProps) {
  return (
    <button type="button" class={`card ${look}`} data-face={face} data-card={face} {...more}>
      {children}
      {sign && <span class="key" data-key={sign} />}
    </button>
  );
}

/** The n-th card of a hand as it is drawn. */
export function cardAt(place: HTMLElement | null, index: number): HTMLElement | undefined {
  return cardsIn(place)[index];
}

export function cardsIn(place: HTMLElement | null): HTMLElement[] {
  return [...(place?.querySelectorAll<HTMLElement>(".kit-hand .card") ?? [])];
}
