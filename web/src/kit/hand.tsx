import type { ButtonHTMLAttributes, ComponentChildren } from "preact";

interface HandProps {
  /** Classes of the game's own. */
  look: string;
  label: string;
  count: number;
  /** How many cards lie in a row where space is short. */
  row?: number;
  spot?: string;
  children: ComponentChildren;
}

/** The cards of one seat, side by side; they overlap where they must. */
export function Hand({ look, label, count, row = count, spot, children }: HandProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not a form.
    <div
      class={`kit-hand ${look}`}
      role="group"
      aria-label={label}
      data-spot={spot}
      style={{ "--gaps": Math.max(1, count - 1), "--row-gaps": Math.max(1, row - 1) }}
    >
      {children}
    </div>
  );
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
    <button type="button" class={`card ${look}`} data-face={face} {...more}>
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

/** More cards than this lie in two rows where space is short. */
export const MOST_IN_ROW = 9;

/** How many cards lie in a row of the hand where space is short: all, or half of them. */
export function perRow(count: number): number {
  return count > MOST_IN_ROW ? Math.ceil(count / 2) : Math.max(1, count);
}
