interface Way {
  game: string;
  /** Opens it here; without it the rules open beside what one is doing. */
  open?: ((clause: string) => void) | undefined;
}

/** A clause that is cited is the way to it. */
export function Cited({ game, clause, open }: Way & { clause: string }) {
  const address = `/rules/${game}#${clause}`;
  const inside = <code>{clause}</code>;
  if (!open) {
    return (
      <a class="clause-link" href={address} target="_blank" rel="noreferrer">
        {inside}
      </a>
    );
  }
  return (
    <a
      class="clause-link"
      href={address}
      onClick={(event) => {
        // The link is there to be copied or opened elsewhere, too.
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        open(clause);
      }}
    >
      {inside}
    </a>
  );
}

const CLAUSE = /\b([A-Z]{2}-[AD]?\d+)\b/;

/** A text in which clauses may be cited. */
export function Linked({ text, ...way }: Way & { text: string }) {
  return (
    <>{text.split(CLAUSE).map((part, at) => (at % 2 ? <Cited key={at} clause={part} {...way} /> : part))}</>
  );
}
