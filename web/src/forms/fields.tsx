import type * as wire from "../gen/protocol";
import type { Voice } from "../say/voice";
import { appended, type Filled, type Form, fits, type List, placed, toggled } from "./answer";

interface Props<F, V> {
  form: F;
  filled: V;
  say: Voice;
  change(filled: V): void;
}

/** Any form, as controls. */
export function Field({ form, filled, say, change }: Props<Form, Filled>) {
  switch (form.type) {
    case "choose":
      return <ChooseField form={form} filled={filled as number | undefined} say={say} change={change} />;
    case "subset":
    case "order":
      return <SeveralField form={form} filled={filled as List} say={say} change={change} />;
    case "assign":
      return (
        <AssignField form={form} filled={filled as readonly (number | null)[]} say={say} change={change} />
      );
    case "amount":
      return <AmountField form={form} filled={filled as number} say={say} change={change} />;
    case "bundle":
      return <BundleField form={form} filled={filled as readonly Filled[]} say={say} change={change} />;
  }
}

/** What a field is called: a word of the game, or nothing. */
function legend(field: string | undefined, say: Voice): string {
  const code = `form-${field}`;
  return field && say.knows(code) ? say.word(code) : "";
}

function ChooseField({ form, filled, say, change }: Props<wire.Choose, number | undefined>) {
  return (
    <fieldset>
      <legend>{legend(form.field, say)}</legend>
      <div class="choices">
        {form.items.map((item, index) => (
          <button
            key={index}
            type="button"
            class="btn"
            aria-pressed={filled === index}
            onClick={() => change(filled === index ? undefined : index)}
          >
            {say.say(item.label)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** So many of these; in an order each shows its place. */
function SeveralField({ form, filled, say, change }: Props<wire.Subset | wire.Order, List>) {
  const pick = form.type === "order" ? appended : toggled;
  const bounds = say.word("page-choose-some", { least: form.least, most: form.most, count: filled.length });
  return (
    <fieldset>
      <legend>{[legend(form.field, say), bounds].filter(Boolean).join(" · ")}</legend>
      <div class="choices">
        {form.items.map((item, index) => {
          const place = filled.indexOf(index);
          const full = place < 0 && filled.length >= form.most;
          return (
            <button
              key={index}
              type="button"
              class="btn"
              aria-pressed={place >= 0}
              aria-disabled={full}
              onClick={() => !full && change(pick(filled, index))}
            >
              {say.say(item.label)}
              {form.type === "order" && place >= 0 && <span class="ordinal">{place + 1}</span>}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

function AssignField({ form, filled, say, change }: Props<wire.Assign, readonly (number | null)[]>) {
  return (
    <fieldset>
      <legend>{legend(form.field, say)}</legend>
      <div class="places">
        {form.places.map((place, index) => (
          <label key={index}>
            {say.say(place)}
            <select
              class="field"
              value={filled[index] ?? ""}
              onChange={(event) => {
                const value = event.currentTarget.value;
                change(placed(filled, index, value === "" ? null : Number(value)));
              }}
            >
              <option value="">{say.word("page-nobody")}</option>
              {(form.fits[index] ?? []).map((item) => (
                <option key={item} value={item}>
                  {form.items[item] && say.say(form.items[item].label)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function AmountField({ form, filled, say, change }: Props<wire.Amount, number>) {
  const bounds = say.word("page-choose-amount", { least: form.least, most: form.most, step: form.step });
  const step = (by: number) => {
    const next = filled + by * form.step;
    if (fits(form, next)) change(next);
  };
  return (
    <fieldset>
      <legend>{[legend(form.field, say), bounds].filter(Boolean).join(" · ")}</legend>
      <div class="amount">
        <button type="button" class="btn" aria-label={say.word("page-less")} onClick={() => step(-1)}>
          −
        </button>
        <input
          class="field"
          type="number"
          min={form.least}
          max={form.most}
          step={form.step}
          aria-label={legend(form.field, say) || say.word("page-amount")}
          value={Number.isNaN(filled) ? "" : filled}
          onInput={(event) => change(event.currentTarget.valueAsNumber)}
        />
        <button type="button" class="btn" aria-label={say.word("page-more")} onClick={() => step(1)}>
          +
        </button>
      </div>
    </fieldset>
  );
}

function BundleField({ form, filled, say, change }: Props<wire.Bundle, readonly Filled[]>) {
  return (
    <>
      {form.forms.map((part, index) => (
        <Field
          key={index}
          form={part}
          filled={filled[index]}
          say={say}
          change={(value) => change(filled.map((one, place) => (place === index ? value : one)))}
        />
      ))}
    </>
  );
}
