import { shelfVoice } from "../say/locale";
import { Medal } from "../ui/medal";
import { rivalsOf } from "./figures";
import type { ClubProps } from "./page";

const MOST = 6;

/** Whom one meets again and again: people by name, bots by level. */
export function Rivals({ matches }: ClubProps) {
  const say = shelfVoice.value;
  const rivals = rivalsOf(matches).slice(0, MOST);
  return (
    <section class="pan">
      <h2>{say.word("club-rivals")}</h2>
      <ul class="rows">
        {rivals.map(({ rival, played, won, lost, title }) => {
          const name = rival.level
            ? say.word("page-bot-named", { level: say.word(`bot-${rival.level}`) })
            : rival.name || say.word("page-somebody");
          return (
            <li key={rival.level + rival.name} class="riv">
              <Medal seat={1} name={name} bot={rival.level !== ""} />
              <span>
                <b>{name}</b>
                <small>
                  {[
                    say.word("club-met", { count: played }),
                    ...(title ? [say.word(`club-title-${title}`)] : []),
                  ].join(" · ")}
                </small>
              </span>
              <span class="s">
                {won}–{lost}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
