import "../club/club.css";
import "./page.css";
import { useEffect, useState } from "preact/hooks";
import { listGames, RefusedRequest } from "../api";
import { MiniLid } from "../club/mini-lid";
import type * as wire from "../gen/protocol";
import { lang, loadLocale, shelfVoice, titleOf } from "../say/locale";
import { Home, LangChoice } from "../ui/choices";
import { beginPuzzle, olderPuzzles, starsOf } from "./day";

/** The address /puzzles: those of the days before, by game; none of them counts. */
export function PuzzlesPage() {
  const say = shelfVoice.value;
  const [older, list] = useState<wire.PuzzleInfo[]>();
  const [boxes, order] = useState<readonly string[]>([]);
  const [refusal, refuse] = useState<wire.Refusal>();
  const failed = (problem: unknown) =>
    refuse(problem instanceof RefusedRequest ? problem.refusal : { type: "refusal", code: "no-answer" });
  useEffect(() => {
    olderPuzzles().then(list, failed);
    listGames().then((games) => order(games.map(({ id }) => id)), failed);
  }, []);
  useEffect(() => {
    // What a box is called stands on the shelf.
    loadLocale(lang.value, "shelf").catch(() => undefined);
  }, [lang.value]);
  useEffect(() => {
    document.title = `${say.word("puzzle-older")} – Ludofoot`;
  }, [say]);
  const games = boxes.filter((id) => older?.some(({ game }) => game === id));
  return (
    <div class="home clubhouse">
      <header class="top">
        <Home label={say.word("page-to-shelf")} />
        <h1>{say.word("puzzle-older")}</h1>
        <p>{say.word("puzzle-older-what")}</p>
        <span class="sp" />
        <LangChoice say={say} everywhere />
      </header>
      <main class="puzzles">
        {refusal && <p role="alert">{say.refuse(refusal)}</p>}
        {games.map((game) => (
          <section key={game} class="pan" aria-labelledby={`puzzles-${game}`}>
            <h2 id={`puzzles-${game}`}>
              <MiniLid game={game} /> {titleOf(game)}
            </h2>
            <ol>
              {older
                ?.filter((one) => one.game === game)
                .map(({ number, stars }) => (
                  <li key={number}>
                    <button
                      type="button"
                      class="btn"
                      onClick={() => beginPuzzle(number, false).catch(failed)}
                    >
                      {say.word("puzzle-number", { number })}{" "}
                      <span role="img" aria-label={say.word("puzzle-stars", { stars })}>
                        {starsOf(stars)}
                      </span>
                    </button>
                  </li>
                ))}
            </ol>
          </section>
        ))}
      </main>
    </div>
  );
}
