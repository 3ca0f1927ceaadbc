import { useLayoutEffect, useState } from "preact/hooks";
import { RefusedRequest } from "../api";
import type * as wire from "../gen/protocol";
import { read, write } from "../net/keys";
import type { Voice } from "../say/voice";
import type { LeafProps } from "../shelf/leaves";
import { hasLesson, hasSixty } from "./known";
import { Sixty } from "./sixty";
import { beginLesson, coachAddress } from "./steps";

/** The first leaf of a box that nobody here has played to its end. */
export function SixtyLeaf({ game, say, next }: LeafProps) {
  return (
    <>
      <Sixty game={game.id} say={say} />
      <div class="teach">
        {game.lesson_minutes ? <Guided game={game.id} minutes={game.lesson_minutes} say={say} /> : null}
        <button type="button" class="btn" onClick={next}>
          <span>
            {say.word("page-choose-table")}
            <small>{say.word("page-choose-table-help")}</small>
          </span>
        </button>
      </div>
    </>
  );
}

interface GuidedProps {
  game: string;
  /** How long it takes, where that is known. */
  minutes?: number;
  say: Voice;
}

/** The way into the first match. */
export function Guided({ game, minutes, say }: GuidedProps) {
  const [refusal, refuse] = useState<wire.Refusal>();
  const [opening, open] = useState(false);
  const begin = () => {
    if (opening) return;
    open(true);
    beginLesson(game).catch((problem) => {
      open(false);
      refuse(problem instanceof RefusedRequest ? problem.refusal : { type: "refusal", code: "no-answer" });
    });
  };
  return (
    <>
      <button type="button" class="btn go" aria-disabled={opening} onClick={begin}>
        <img src={coachAddress("calm")} alt="" width="200" height="200" />
        <span>
          {say.word("page-guided")}
          {minutes !== undefined && <small>{say.word("page-guided-help", { minutes })}</small>}
        </span>
      </button>
      {refusal && <p role="alert">{say.refuse(refusal)}</p>}
    </>
  );
}

const READ = "ludofoot:sixty:";

/** The same on top of the rules: the pictures, folded once they were read, and the way into the first match. */
export function Teaching({ game, say }: { game: string; say: Voice }) {
  const [fresh] = useState(() => !read<boolean>(READ + game));
  // As soon as they are drawn: whoever closes the window instead of the drawer has read them too.
  useLayoutEffect(() => write(READ + game, true), [game]);
  return (
    <section aria-label={say.word("sheet-sixty")}>
      {hasSixty(say) && (
        <details class="fold" open={fresh}>
          <summary>{say.word("sheet-sixty")}</summary>
          <Sixty game={game} say={say} />
        </details>
      )}
      {hasLesson(say) && (
        <div class="teach">
          <Guided game={game} say={say} />
        </div>
      )}
    </section>
  );
}
