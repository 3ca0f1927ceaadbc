import { useEffect, useState } from "preact/hooks";
import { facesAddress } from "../api";
import { NAME } from "../invite/guest";
import { read, write } from "../net/keys";
import { lang, shelfVoice } from "../say/locale";
import { formOf, played, streakOf, tallyOf } from "./figures";
import type { ClubProps } from "./page";
import { changed } from "./signal";
import type { Profile } from "./store";

const LONGEST = 24;

/** Whose club it is, since when, and how it goes. */
export function Crest({ club, matches }: ClubProps) {
  const say = shelfVoice.value;
  const [profile, setProfile] = useState<Profile>();
  const [renaming, rename] = useState(false);
  useEffect(() => {
    club.profile().then(setProfile);
  }, [club, changed.value]);
  const name = profile?.name || read<string>(NAME) || say.word("club-nameless");
  const all = played(matches);
  const { won } = tallyOf(all);
  const streak = streakOf(matches);
  const keep = async (chosen: string) => {
    const tidy = chosen.trim().slice(0, LONGEST);
    write(NAME, tidy);
    await club.name({ name: tidy, founded: profile?.founded ?? Date.now() });
    rename(false);
    changed.value += 1;
  };
  return (
    <section class="pan crest">
      <div class="who">
        <span class="shield">
          <img src={`${facesAddress(0, name)}#calm`} alt="" width="200" height="200" />
        </span>
        <div>
          {renaming ? (
            <Rename name={name} keep={keep} />
          ) : (
            <h2>
              {name}{" "}
              <button type="button" class="link" onClick={() => rename(true)}>
                {say.word("club-rename")}
              </button>
            </h2>
          )}
          {profile && all.length > 0 && (
            <p>
              {say.word("club-founded", {
                date: new Date(profile.founded).toLocaleDateString(lang.value, { dateStyle: "long" }),
              })}
            </p>
          )}
        </div>
      </div>
      {all.length > 0 && (
        <>
          <dl class="kpi">
            <Figure number={all.length} word={say.word("club-matches", { count: all.length })} />
            <Figure number={won} word={say.word("club-won", { count: won })} />
            <Figure number={streak.now} word={say.word("club-streak", { best: streak.best })} />
          </dl>
          <h3>{say.word("club-form")}</h3>
          <ol class="last-eight">
            {formOf(matches).map((result, at) => (
              <li key={at} class={result}>
                <abbr title={say.word(`club-result-${result}`)}>{say.word(`club-letter-${result}`)}</abbr>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

function Figure({ number, word }: { number: number; word: string }) {
  return (
    <div>
      <dt>{word}</dt>
      <dd>{number}</dd>
    </div>
  );
}

function Rename({ name, keep }: { name: string; keep(name: string): void }) {
  const say = shelfVoice.value;
  const [text, setText] = useState(name);
  return (
    <form
      class="join"
      onSubmit={(event) => {
        event.preventDefault();
        keep(text);
      }}
    >
      <input
        class="field"
        maxLength={LONGEST}
        aria-label={say.word("club-name")}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="btn">
        {say.word("club-keep")}
      </button>
    </form>
  );
}
