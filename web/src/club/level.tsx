import { shelfVoice, titleOf } from "../say/locale";
import { groupedBy, levelOf, played, shareOf, tallyOf } from "./figures";
import type { ClubProps } from "./page";

/** A row a game: played and won; below, by whom one played against. */
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
              </tr>
            );
          })}
        </tbody>
      </table>
      <p class="hush">{against.join(" · ")}</p>
    </section>
  );
}
