import type * as wire from "../gen/protocol";
import type { Tagged } from "../kit/screen";
import type { Move } from "../net/table";

/** What has been filled in so far, form by form; indices into the items, never their values. */
export type Form = wire.Prompt["form"];
export type Filled = number | undefined | readonly (number | null)[] | readonly Filled[];
export type List = readonly number[];

/** An empty form. */
export function blank(form: Form): Filled {
  switch (form.type) {
    case "choose":
      return undefined;
    case "amount":
      return form.least;
    case "assign":
      return form.places.map(() => null);
    case "bundle":
      return form.forms.map(blank);
    default:
      return [];
  }
}

/** Whether every part is filled within its bounds. Whether the move is allowed is for the rules to say. */
export function complete(form: Form, filled: Filled): boolean {
  switch (form.type) {
    case "choose":
      return filled !== undefined;
    case "amount":
      return fits(form, filled as number);
    case "assign":
      return true;
    case "bundle":
      return form.forms.every((part, index) => complete(part, (filled as readonly Filled[])[index]));
    default: {
      const count = (filled as List).length;
      return form.least <= count && count <= form.most;
    }
  }
}

export function fits(form: wire.Amount, amount: number): boolean {
  const within = Number.isInteger(amount) && form.least <= amount && amount <= form.most;
  return within && (amount - form.least) % form.step === 0;
}

/** The move that answers a prompt, or a draft of it while parts are missing. */
export function moveOf(prompt: wire.Prompt, filled: Filled): Tagged {
  // Every move names its kind: the prompt does, or each of its items.
  return { ...prompt.move, ...fieldsOf(prompt.form, filled) } as Move & Tagged;
}

function fieldsOf(form: Form, filled: Filled): Move {
  switch (form.type) {
    case "choose":
      return chosen(form, filled as number | undefined);
    case "amount":
      return { [form.field]: filled };
    case "assign":
      return { [form.field]: values(form.items, filled as readonly (number | null)[]) };
    case "bundle":
      return Object.assign(
        {},
        ...form.forms.map((part, index) => fieldsOf(part, (filled as readonly Filled[])[index])),
      );
    default:
      return { [form.field]: values(form.items, filled as List) };
  }
}

/** A choice without a field offers whole moves. */
function chosen(form: wire.Choose, index: number | undefined): Move {
  const item = index === undefined ? undefined : form.items[index];
  if (!item) return {};
  return form.field ? { [form.field]: item.value } : (item.value as Move);
}

function values(items: readonly wire.Item[], indices: readonly (number | null)[]): unknown[] {
  return indices.map((index) => (index === null ? null : (items[index]?.value ?? null)));
}

/** In or out, in the order of the items. */
export function toggled(list: List, index: number): List {
  const rest = list.filter((one) => one !== index);
  return rest.length < list.length ? rest : [...list, index].sort((one, other) => one - other);
}

/** Behind the last one, or out. */
export function appended(list: List, index: number): List {
  const rest = list.filter((one) => one !== index);
  return rest.length < list.length ? rest : [...list, index];
}

/** An item in a place; whoever stood there before, or wherever else the item stood, is free again. */
export function placed(places: readonly (number | null)[], place: number, item: number | null) {
  return places.map((one, index) => (index === place ? item : one === item ? null : one));
}
