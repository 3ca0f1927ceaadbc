import { useEffect, useRef, useState } from "preact/hooks";
import type { Clause } from "../api";
import { hasLesson, hasSixty } from "../lesson/known";
import { part } from "../part";
import type { Voice } from "../say/voice";
import { Cited, Linked } from "../ui/cited";
import { Dialog } from "../ui/dialog";
import { useSheet } from "./sheet";

const Teaching = part(() => import("../lesson/entry").then((found) => found.Teaching));

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
  const [at, goTo] = useState(clause);
  const cited = useRef<HTMLParagraphElement>(null);
  useEffect(() => goTo(clause), [clause]);
  useEffect(() => cited.current?.scrollIntoView({ block: "center" }), [sheet, at]);
  const open = (to: string) => {
    setWanted("");
    goTo(to);
    if (location.pathname.startsWith("/rules/")) history.replaceState(null, "", `#${to}`);
  };
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
      {!wanted && !clause && (hasSixty(say) || hasLesson(say)) && <Teaching game={game} say={say} />}
      {!wanted && sheet?.opening && <p>{sheet.opening}</p>}
      {sheet && found.length === 0 && <p>{say.word("page-nothing-found")}</p>}
      {found.map((one, index) => (
        <div key={one.id}>
          {one.section !== found[index - 1]?.section && <h3>{one.section}</h3>}
          <p id={one.id} ref={one.id === at ? cited : null} class={one.id === at ? "cited" : ""}>
            <Cited game={game} clause={one.id} open={open} /> <Text text={one.text} game={game} open={open} />
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
function Text({ text, ...way }: { text: string; game: string; open(clause: string): void }) {
  return (
    <>
      {text.split("\n").map((line, index) => (
        <span key={index}>
          {index > 0 && <br />}
          <Linked text={line.replace(/^- /, "– ")} {...way} />
        </span>
      ))}
    </>
  );
}
