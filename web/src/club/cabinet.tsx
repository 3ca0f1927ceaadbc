import { useEffect, useState } from "preact/hooks";
import { hasVoice, lang, loadLocale, shelfVoice, titleOf, voiceOf } from "../say/locale";
import { CLUB_TROPHIES, clubTrophies } from "./figures";
import type { ClubProps } from "./page";
import { Shield } from "./shield";

interface Trophy {
  id: string;
  game: string;
  name: string;
  condition: string;
  won: boolean;
}

/** So many stand in front. */
const IN_FRONT = 6;

/** The trophies: those that were won in colour, the others grey, each with what it takes. */
export function Cabinet({ matches, games }: ClubProps) {
  const say = shelfVoice.value;
  const [whole, open] = useState(false);
  useEffect(() => {
    for (const { id } of games) loadLocale(lang.value, id).catch(() => undefined);
  }, [games, lang.value]);
  const own = clubTrophies(
    matches,
    games.filter(({ minutes }) => minutes).map(({ id }) => id),
  );
  const ofClub = CLUB_TROPHIES.map((key) => ({
    id: key,
    game: "",
    name: say.word(`trophy-${key}`),
    condition: say.word(`trophy-${key}-if`),
    won: own.includes(key),
  }));
  const won = new Set(matches.flatMap(({ game, trophies }) => trophies.map((key) => `${game} ${key}`)));
  const all: Trophy[] = [...games.flatMap(({ id }) => trophiesOf(id, won)), ...ofClub];
  const sorted = all.toSorted((one, other) => Number(other.won) - Number(one.won));
  const count = all.filter((one) => one.won).length;
  return (
    <section class="pan">
      <h2>
        {say.word("club-cabinet")}{" "}
        <small>{say.word("club-cabinet-count", { won: count, count: all.length })}</small>
      </h2>
      <ul class="tro">
        {(whole ? sorted : sorted.slice(0, IN_FRONT)).map((one) => (
          <li key={`${one.game} ${one.id}`} class={one.won ? "" : "no"}>
            <Shield seed={one.game + one.id} />
            <b>{one.name}</b>
            <small>
              {one.condition}
              <span class="vh">. {say.word(one.won ? "club-trophy-won" : "club-trophy-not-yet")}</span>
            </small>
            {whole && one.game && <em>{titleOf(one.game)}</em>}
          </li>
        ))}
      </ul>
      {all.length > IN_FRONT && (
        <button type="button" class="link" aria-expanded={whole} onClick={() => open(!whole)}>
          {say.word(whole ? "club-cabinet-less" : "club-cabinet-all")}
        </button>
      )}
    </section>
  );
}

/** A game names its trophies in its own words: `trophy-<key>` and what it takes, `trophy-<key>-if`. */
function trophiesOf(game: string, won: ReadonlySet<string>): Trophy[] {
  if (!hasVoice(game)) return [];
  const words = voiceOf(game);
  const keys = words.ids().flatMap((id) => /^trophy-(.+)-if$/.exec(id)?.[1] ?? []);
  const own = keys.filter((key) => !CLUB_TROPHIES.some((one) => one === key));
  return own.map((key) => ({
    id: key,
    game,
    name: words.word(`trophy-${key}`),
    condition: words.word(`trophy-${key}-if`),
    won: won.has(`${game} ${key}`),
  }));
}
