import type { Voice } from "../say/voice";

/** A link to be copied by hand: whoever comes to it has all of it selected. */
export function LinkField({ link, say }: { link: string; say: Voice }) {
  return (
    <input
      class="field"
      readOnly
      aria-label={say.word("page-link")}
      value={link}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}
