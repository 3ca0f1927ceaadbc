import { useEffect, useState } from "preact/hooks";
import { NAME } from "../invite/guest";
import { read, write } from "../net/keys";
import { lang, shelfVoice } from "../say/locale";
import { Dialog } from "../ui/dialog";
import {
  type Arms,
  armsAddress,
  armsOf,
  COLOURS,
  type Colour,
  coloured,
  colourOf,
  PARTS,
  stepped,
} from "./arms";
import { formOf, played, streakOf, tallyOf } from "./figures";
import type { ClubProps } from "./page";
import { changed } from "./signal";
import type { Profile } from "./store";

const LONGEST = 24;

/** Whose club it is, since when, in which colours, and how it goes. */
export function Crest({ club, matches }: ClubProps) {
  const say = shelfVoice.value;
  const [profile, setProfile] = useState<Profile>();
  const [editing, edit] = useState(false);
  useEffect(() => {
    club.profile().then(setProfile);
  }, [club, changed.value]);
  const name = profile?.name || read<string>(NAME) || say.word("club-nameless");
  const arms = profile?.arms ?? armsOf(name);
  const all = played(matches);
  const { won } = tallyOf(all);
  const streak = streakOf(matches);
  const keep = async (kept: { name: string; arms: Arms }) => {
    write(NAME, kept.name);
    await club.name({ ...kept, founded: profile?.founded ?? Date.now() });
    edit(false);
    changed.value += 1;
  };
  return (
    <section class="pan crest">
      <div class="who">
        <img src={armsAddress(arms)} alt="" width="200" height="226" />
        <div>
          <h2>
            {name}{" "}
            <button type="button" class="link" onClick={() => edit(true)}>
              {say.word("club-rename")}
            </button>
          </h2>
          {profile && all.length > 0 && (
            <p>
              {say.word("club-founded", {
                date: new Date(profile.founded).toLocaleDateString(lang.value, { dateStyle: "long" }),
              })}
            </p>
          )}
          <p>
            {say.word("club-colours", {
              shirt: say.word(`club-colour-${colourOf(arms, "shirt")}`),
              trim: say.word(`club-colour-${colourOf(arms, "trim")}`),
            })}
          </p>
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
      {editing && <Editor name={name} arms={arms} keep={keep} close={() => edit(false)} />}
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

interface EditorProps {
  name: string;
  arms: Arms;
  keep(kept: { name: string; arms: Arms }): void;
  close(): void;
}

/** Name, face and colours of one's own club. */
function Editor({ name, arms, keep, close }: EditorProps) {
  const say = shelfVoice.value;
  const [text, write] = useState(name);
  const [drawn, draw] = useState(arms);
  return (
    <Dialog title={say.word("club-crest")} closing={say.word("page-close")} kind="drawer" close={close}>
      <form
        class="arms"
        onSubmit={(event) => {
          event.preventDefault();
          keep({ name: text.trim().slice(0, LONGEST), arms: drawn });
        }}
      >
        <img src={armsAddress(drawn)} alt="" width="200" height="226" />
        <label>
          {say.word("club-name")}
          <input
            class="field"
            maxLength={LONGEST}
            value={text}
            onInput={(event) => write(event.currentTarget.value)}
          />
        </label>
        <div class="parts">
          {PARTS.map((part) => (
            <Stepper
              key={part}
              label={say.word(`club-face-${part}`)}
              step={(by) => draw(stepped(drawn, part, by))}
            />
          ))}
        </div>
        <div class="parts">
          {(["shirt", "trim"] as const).map((place) => (
            <label key={place}>
              {say.word(`club-${place}`)}
              <select
                class="ico"
                value={colourOf(drawn, place)}
                onChange={(event) => draw(coloured(drawn, place, event.currentTarget.value as Colour))}
              >
                {COLOURS.map((colour) => (
                  <option key={colour} value={colour}>
                    {say.word(`club-colour-${colour}`)}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
        <button type="submit" class="btn go">
          {say.word("club-keep")}
        </button>
      </form>
    </Dialog>
  );
}

function Stepper({ label, step }: { label: string; step(by: number): void }) {
  const say = shelfVoice.value;
  return (
    <fieldset>
      <legend class="vh">{label}</legend>
      <button
        type="button"
        class="ico"
        aria-label={say.word("club-step-back", { part: label })}
        onClick={() => step(-1)}
      >
        ‹
      </button>
      <span>{label}</span>
      <button
        type="button"
        class="ico"
        aria-label={say.word("club-step-on", { part: label })}
        onClick={() => step(1)}
      >
        ›
      </button>
    </fieldset>
  );
}
