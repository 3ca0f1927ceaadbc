import type { ComponentChildren, HTMLAttributes } from "preact";

interface Props extends HTMLAttributes<HTMLDivElement> {
  count: number;
  /** Where cards fly from and to. */
  spot?: string;
  /** What is written under it. */
  caption: ComponentChildren;
  /** What lies on top. */
  children: ComponentChildren;
}

/** A pile of cards: that there are several can be seen, how many there are is written under it. */
export function Pile({ count, spot, caption, children, ...more }: Props) {
  const height = count > 1 ? "" : count === 1 ? "single" : "none";
  return (
    <div class="kit-pilebox pilebox" data-spot={spot} {...more}>
      <div class={`kit-pile pile ${height}`}>{children}</div>
      <span class="cap">{caption}</span>
    </div>
  );
}
