import { shelfVoice, titleOf } from "../say/locale";
import { groupedBy, type Judgement, levelOf, played, rightOf, shareOf, tallyOf } from "./figures";
import type { ClubProps } from "./page";

/** A row a game: played, won, and how many decisions were right; below, by whom one played against. */
export function Level({ matches, games }: ClubProps) {
  const say = shelfVoice.value;
  const all = played(matches);
  const levels = games[0]?.bots ?? [];
  const against = groupedBy(all, (match) => levelOf(match, levels)).map(([level, some]) => {
    const { won, lost } = tallyOf(some);
    return `${say.word(level === "friends" ? "club-friends" : `bot-${level}`)} ${won}–${lost}`;
  });
  return (
    <section class="pan">
      <h2>{say.word("club-level")}</h2>
      <table class="lv">
        <thead>
          <tr>
            <th scope="col">{say.word("club-by-game")}</th>
            <th scope="col">{say.word("club-played")}</th>
            <th scope="col">{say.word("club-wins")}</th>
            <th scope="col">{say.word("club-right")}</th>
          </tr>
        </thead>
        <tbody>
          {groupedBy(all, ({ game }) => game).map(([game, some]) => {
            const tally = tallyOf(some);
            const share = shareOf(tally);
            return (
              <tr key={game}>
                <th scope="row">{titleOf(game)}</th>
                <td>{tally.played}</td>
                <td>
                  <b>{share === undefined ? tally.won : say.word("club-share", { share })}</b>
                </td>
                <td>
                  <Right found={rightOf(some)} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p class="hush">{against.join(" · ")}</p>
    </section>
  );
}

const ARROWS = { up: "↗", down: "↘", "": "" };

/** How many decisions were right; in a race nobody judges them. */
function Right({ found }: { found: Judgement | undefined }) {
  const say = shelfVoice.value;
  if (!found) return <>–</>;
  const { count, of, share, trend } = found;
  return (
    <>
      {share === undefined ? `${count}/${of}` : say.word("club-share", { share })}
      {trend && (
        <>
          {" "}
          <span role="img" aria-label={say.word(`club-trend-${trend}`)}>
            {ARROWS[trend]}
          </span>
        </>
      )}
    </>
  );
}
