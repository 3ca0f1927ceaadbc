import type { ComponentChildren } from "preact";
import { Art } from "./art";
import type { Man } from "./model";

interface Props {
  place?: number | undefined;
  man: Man | undefined;
  /** Known by name alone, or not at all. */
  name?: string | null | undefined;
  /** What stands there in place of a footballer. */
  vacant?: "open" | "trainee" | "empty" | "closed";
  children?: ComponentChildren;
}

/** The look of a place in a team; whatever can be tapped is around it. */
export function lookOf({ man, name, vacant = "open" }: Pick<Props, "man" | "name" | "vacant">): string {
  return man ? `tile c-${man.colour}` : name ? "tile" : `tile none ${vacant}`;
}

/** A place in a team and who stands there: number, face, colour with its shape, stars. Whatever is around it says so. */
export function Face({ place, man, name, vacant = "open", children }: Props) {
  const shown = man?.name ?? name;
  return (
    <>
      {place !== undefined && (
        <b class="no" aria-hidden="true">
          {place}
        </b>
      )}
      {man && <Art id={`group-mark-${man.colour}`} look="mark" />}
      {shown && <Art id={`portrait-${shown}`} look="face" />}
      {!shown && vacant === "trainee" && <Art id="token-trainee" look="face" />}
      {man && (
        <span class="stars" aria-hidden="true">
          {man.stars}★
        </span>
      )}
      {!shown && vacant === "trainee" && (
        <span class="stars" aria-hidden="true">
          −1★
        </span>
      )}
      {children}
    </>
  );
}

/** A whole card, for the middle of the table and for sheets. */
export function Card({ name, look = "" }: { name: string; look?: string }) {
  return <Art id={`footballer-${name}`} look={look} />;
}
