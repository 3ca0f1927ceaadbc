import { useEffect, useRef, useState } from "preact/hooks";
import type { Clause } from "../api";
import type { Voice } from "../say/voice";
import { Dialog } from "../ui/dialog";
import { useSheet } from "./sheet";

interface Props {
  game: string;
  clause: string | undefined;
  say: Voice;
  close(): void;
}

/** The rules of the game, clause by clause, opened at the one that was cited. */
export function Rules({ game, clause, say, close }: Props) {
  const sheet = useSheet(game);
  const [wanted, setWanted] = useState("");
  const cited = useRef<HTMLParagraphElement>(null);
  useEffect(() => cited.current?.scrollIntoView({ block: "center" }), [sheet, clause]);
  const found = (sheet?.clauses ?? []).filter((one) => matches(one, wanted));
  return (
    <Dialog title={say.word("page-rules")} closing={say.word("page-close")} kind="drawer" close={close}>
      <input
        class="field"
        type="search"
        aria-label={say.word("page-search-rules")}
        placeholder={say.word("page-search-rules")}
        value={wanted}
        onInput={(event) => setWanted(event.currentTarget.value)}
      />
      {!wanted && sheet?.opening && <p>{sheet.opening}</p>}
      {sheet && found.length === 0 && <p>{say.word("page-nothing-found")}</p>}
      {found.map((one, index) => (
        <div key={one.id}>
          {one.section !== found[index - 1]?.section && <h3>{one.section}</h3>}
          <p ref={one.id === clause ? cited : null} class={one.id === clause ? "cited" : ""}>
            <code>{one.id}</code> <Text text={one.text} />
          </p>
        </div>
      ))}
    </Dialog>
  );
}

function matches(clause: Clause, wanted: string): boolean {
  return `${clause.id} ${clause.text}`.toLocaleLowerCase().includes(wanted.trim().toLocaleLowerCase());
}

/** Items of a list stand on lines of their own, after a dash. */
function Text({ text }: { text: string }) {
  return (
    <>
      {text.split("\n").map((line, index) => (
        <span key={index}>
          {index > 0 && <br />}
          {line.replace(/^- /, "– ")}
        </span>
      ))}
    </>
  );
}
