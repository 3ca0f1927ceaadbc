import { useState } from "preact/hooks";
import type { Offer } from "../../gen/footmania";
import type { Amount, Bundle, Choose, Item, Prompt, Subset } from "../../gen/protocol";
import { player } from "../../kit/words";
import { Change } from "./market";
import { promptFor, type Sponsor, short, type TableProps } from "./model";
import { usePreview } from "./plan";
import type { Draft } from "./state";

type Props = TableProps & { start: Draft; close(): void };

/** What is written, as the move that makes the offer. */
function offerOf({ to, give_money, want_money, ...things }: Draft): Offer {
  return {
    type: "offer",
    to,
    give: [...things.give],
    give_sponsors: [...things.give_sponsors],
    give_money,
    want: [...things.want],
    want_sponsors: [...things.want_sponsors],
    want_money,
  };
}

/** An offer: to whom, what is given, what is asked for it. The rules say meanwhile what it would do. */
export function Compose(props: Props) {
  const { say, screen, preview, busy, act, start, close } = props;
  const [written, write] = useState(start);
  const prompt = promptFor(screen, "ask-offer");
  const draft = prompt ? possible(written, formOf(prompt)) : written;
  const change = (part: Partial<Draft>) => write({ ...draft, ...part });
  const move = offerOf(draft);
  const seen = usePreview(preview, prompt ? move : undefined);
  if (!prompt) return <p>{say.word("screen-banned")}</p>;
  const form = formOf(prompt);
  const touched = JSON.stringify({ ...draft, to: null }) !== JSON.stringify({ ...start, to: null });
  const refusal = seen?.refusal;
  const ready = !busy && seen !== undefined && !refusal;
  return (
    <form
      class="fm-compose"
      onSubmit={(event) => {
        event.preventDefault();
        if (!ready) return;
        act(move);
        close();
      }}
    >
      <fieldset class="segments to">
        <legend class="vh">{say.word("screen-to")}</legend>
        {form.to.items.map((item) => (
          <label key={String(item.value)}>
            <input
              type="radio"
              name="to"
              checked={draft.to === item.value}
              onChange={() => change({ to: item.value as number | null })}
            />
            {item.value === null ? say.word("to-all") : say.player(item.value as number)}
          </label>
        ))}
      </fieldset>
      <fieldset class="side">
        <legend>{say.word("screen-you-give")}</legend>
        <Money
          {...props}
          label={say.word("screen-you-give")}
          form={form.give_money}
          value={draft.give_money}
          change={(give_money) => change({ give_money })}
        />
        <Chips {...props} items={form.give.items} chosen={draft.give} change={(give) => change({ give })} />
        <Sponsors
          {...props}
          sponsors={form.give_sponsors.items.map((item) => item.value as Sponsor)}
          chosen={draft.give_sponsors}
          change={(give_sponsors) => change({ give_sponsors })}
        />
      </fieldset>
      <fieldset class="side">
        <legend>{say.word("screen-you-want")}</legend>
        <Money
          {...props}
          label={say.word("screen-you-want")}
          form={form.want_money}
          value={draft.want_money}
          change={(want_money) => change({ want_money })}
        />
        <Wanted {...props} items={form.want.items} draft={draft} change={(want) => change({ want })} />
        <Sponsors
          {...props}
          sponsors={ownedBy(props, draft.to)}
          chosen={draft.want_sponsors}
          change={(want_sponsors) => change({ want_sponsors })}
        />
      </fieldset>
      <div class="end">
        <div aria-live="polite">
          {refusal && touched && <p class="no">{say.refuse(refusal)}</p>}
          {seen && !refusal && <Change seen={seen} say={say} view={props.view} />}
        </div>
        <button type="submit" class="btn go" aria-disabled={!ready}>
          {say.word(draft.to === null ? "screen-send-all" : "screen-send-one", { to: player(draft.to ?? 0) })}
        </button>
      </div>
    </form>
  );
}

interface Forms {
  to: Choose;
  give: Subset;
  give_sponsors: Subset;
  give_money: Amount;
  want: Subset;
  want_money: Amount;
}

/** The parts of the form by what they fill. */
function formOf(prompt: Prompt): Forms {
  const parts = (prompt.form as Bundle).forms.map((part) => ["field" in part ? part.field : "", part]);
  return Object.fromEntries(parts) as unknown as Forms;
}

/** Footballers come and go while an offer is being written: only those count that can still be named. */
function possible(draft: Draft, { give, want }: Forms): Draft {
  const among = ({ items }: Subset, names: readonly string[]) =>
    names.filter((name) => items.some((item) => item.value === name));
  return { ...draft, give: among(give, draft.give), want: among(want, draft.want) };
}

interface ChipsProps extends TableProps {
  items: readonly Item[];
  chosen: readonly string[];
  change(chosen: readonly string[]): void;
}

function toggled<T>(list: readonly T[], one: T): readonly T[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
}

/** Footballers to choose from, with what matters of them. */
function Chips({ items, chosen, change, say }: ChipsProps) {
  if (items.length === 0) return null;
  return (
    <div class="chips">
      {items.map(({ value, label }) => {
        const name = String(value);
        const { numbers, stars, colour } = (label.args ?? {}) as Record<string, unknown>;
        const shirt = String((colour as { id?: string } | undefined)?.id ?? "").replace("colour-", "");
        return (
          <button
            key={name}
            type="button"
            class={`chip c-${shirt}`}
            aria-pressed={chosen.includes(name)}
            onClick={() => change(toggled(chosen, name))}
          >
            <b>{String(numbers)}</b> {name} {String(stars)}★
            <span class="vh">, {say.word(`colour-${shirt}`)}</span>
          </button>
        );
      })}
    </div>
  );
}

/** Whom this seat knows to be with somebody else, club by club; then everybody else, to be searched. */
function Wanted(props: Omit<ChipsProps, "chosen"> & { draft: Draft }) {
  const { view, say, items, draft, change } = props;
  const groups = view.clubs.flatMap((club, seat) => {
    const names = club.known.map((man) => man.name);
    const theirs = items.filter((item) => names.includes(String(item.value)));
    return seat === view.seat || (draft.to !== null && draft.to !== seat) ? [] : [{ seat, theirs }];
  });
  const rest = items.filter((item) => !groups.some(({ theirs }) => theirs.includes(item)));
  return (
    <>
      {groups.map(({ seat, theirs }) => (
        <div key={seat} class="group">
          <h3>{say.player(seat)}</h3>
          {theirs.length === 0 ? (
            <p class="quiet">{say.word("screen-none-known")}</p>
          ) : (
            <Chips {...props} items={theirs} chosen={draft.want} change={change} />
          )}
        </div>
      ))}
      <Others {...props} items={rest} chosen={draft.want} />
    </>
  );
}

/** Wherever they are, they may be asked for: found by name or number. Whoever is chosen stays in sight. */
function Others(props: ChipsProps) {
  const { say, items, chosen } = props;
  const [sought, seek] = useState("");
  const found = items.filter((item) => chosen.includes(String(item.value)) || isSought(item, sought));
  return (
    <div class="group">
      <h3>{say.word("screen-everybody-else")}</h3>
      <input
        class="field"
        type="search"
        aria-label={say.word("screen-seek")}
        placeholder={say.word("screen-seek")}
        value={sought}
        onInput={(event) => seek(event.currentTarget.value)}
        // Enter seeks; it makes no offer.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      {found.length === 0 ? (
        <p class="quiet">{say.word("screen-nobody-found")}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whatever scrolls must be reached by keyboard.
        <div class="found" tabIndex={0}>
          <Chips {...props} items={found} />
        </div>
      )}
    </div>
  );
}

/** By the beginning of his name, with or without accents, or by a number that he can play. */
export function isSought({ value, label }: Item, sought: string): boolean {
  const text = bare(sought.trim());
  const numbers = String(label.args?.numbers ?? "").split("/");
  return bare(String(value)).startsWith(text) || numbers.some((number) => bare(number) === text);
}

function bare(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

interface SponsorProps extends TableProps {
  sponsors: readonly Sponsor[];
  chosen: readonly Sponsor[];
  change(chosen: readonly Sponsor[]): void;
}

function Sponsors({ sponsors, chosen, change, say }: SponsorProps) {
  if (sponsors.length === 0) return null;
  return (
    <div class="chips">
      {sponsors.map((sponsor) => (
        <button
          key={sponsor}
          type="button"
          class="chip"
          aria-pressed={chosen.includes(sponsor)}
          onClick={() => change(toggled(chosen, sponsor))}
        >
          {say.word(`question-${sponsor}`)}
        </button>
      ))}
    </div>
  );
}

/** The sponsors that lie open before whoever is asked. */
function ownedBy({ view }: TableProps, to: number | null): Sponsor[] {
  return view.clubs.flatMap((club, seat) =>
    seat === view.seat || (to !== null && to !== seat) ? [] : club.sponsors,
  );
}

interface MoneyProps extends TableProps {
  label: string;
  form: Amount;
  value: number;
  change(value: number): void;
}

/** Steps of one and of ten notes. */
const STEPS = [-10, -1, 1, 10];

function Money({ say, label, form, value, change }: MoneyProps) {
  const set = (to: number) => change(Math.min(form.most, Math.max(form.least, to)));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group inside the set of one side.
    <div class="money" role="group" aria-label={`${label} : ${say.word("screen-cash")}`}>
      {STEPS.map((step) => (
        <button
          key={step}
          type="button"
          class="btn"
          style={{ order: step < 0 ? 0 : 2 }}
          aria-label={say.word(step < 0 ? "screen-less-by" : "screen-more-by", {
            amount: short(Math.abs(step), say),
          })}
          aria-disabled={step < 0 ? value <= form.least : value >= form.most}
          onClick={() => set(value + step)}
        >
          {step < 0 ? "−" : "+"}
          {Math.abs(step) === 10 && short(10, say)}
        </button>
      ))}
      <output style={{ order: 1 }}>{short(value, say)}</output>
    </div>
  );
}
