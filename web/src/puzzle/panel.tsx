import { useEffect, useState } from "preact/hooks";
import { getJson } from "../api";
import { MiniLid } from "../club/mini-lid";
import type * as wire from "../gen/protocol";
import { read } from "../net/keys";
import { part } from "../part";
import { go } from "../route";
import { shelfVoice, titleOf } from "../say/locale";
import type { Try } from "./day";

// Whoever has not answered yet needs no more than what is asked.
const After = part(() => import("./after").then((found) => found.After));
const begin = (number: number) => import("./day").then(({ beginPuzzle }) => beginPuzzle(number, true));

/** On the shelf: one position a day for everybody. Where a server has none, nothing stands here. */
export function PuzzlePanel() {
  const say = shelfVoice.value;
  const [today, see] = useState<wire.PuzzleToday>();
  const [failed, fail] = useState(false);
  useEffect(() => {
    getJson<wire.PuzzleToday>("/api/puzzle").then(see, () => undefined);
  }, []);
  if (!today) return null;
  const { number, game, stars } = today;
  const kept = read<Try>("ludofoot:puzzle");
  const mine = kept?.number === number ? kept : undefined;
  const solve = () => (mine ? go(`/table/${mine.table}`) : begin(number).catch(() => fail(true)));
  return (
    <section class="pan day" aria-label={say.word("puzzle-title")}>
      <h2>
        {say.word("puzzle-title")}{" "}
        <small>
          {titleOf(game)} {"★".repeat(stars)}
        </small>
      </h2>
      <div class="what">
        <MiniLid game={game} />
        {mine?.right === undefined ? <p>{say.word("puzzle-what")}</p> : <After today={today} mine={mine} />}
      </div>
      <div class="row">
        <button type="button" class="btn" onClick={solve}>
          {say.word(mine?.right === undefined ? (mine ? "page-resume-go" : "puzzle-solve") : "puzzle-again")}
        </button>
        <button type="button" class="link" onClick={() => go("/puzzles")}>
          {say.word("puzzle-older")}
        </button>
      </div>
      {failed && <p role="alert">{say.word("refuse-no-answer")}</p>}
    </section>
  );
}
