import type { Says } from "../api";
import type { Voice } from "../say/voice";

/** What a field is called: in the words of its game or of every game, else as its record has it. */
export function fieldName(field: string, say: Voice): string {
  const code = `view-${kebab(field)}`;
  return say.knows(code) ? say.word(code) : field.replaceAll("_", " ");
}

function kebab(field: string): string {
  return field.replaceAll("_", "-");
}

export function isEmpty(value: unknown): boolean {
  return value === null || value === "" || value === false || (Array.isArray(value) && value.every(isEmpty));
}

/** A list with a number, a yes or no, or a pile for each seat. */
export function isPerSeat(value: readonly unknown[], says: string | Says | undefined, say: Voice): boolean {
  const counts = value.every((one) => ["number", "boolean"].includes(typeof one) || Array.isArray(one));
  return says !== "seat" && value.length === say.names.length && counts;
}

/** A value in words, as its mark says: the name of a seat, a word of the game, a sum, a list, or what it is. */
export function plain(field: string, value: unknown, says: string | Says | undefined, say: Voice): string {
  if (value === null || value === undefined || value === "") return "–";
  if (Array.isArray(value)) return value.map((item) => plain(field, item, says, say)).join(", ") || "–";
  if (typeof value === "boolean") return say.word(value ? "page-yes" : "page-no");
  if (typeof value === "object") return record(value, typeof says === "object" ? says : {}, say);
  const kind = typeof says === "string" ? says : "";
  if (typeof value !== "number") return wordFor(String(value), kind || kebab(field), say);
  if (kind === "seat") return say.player(value);
  const times = /^times (\d+)$/.exec(kind)?.[1];
  if (times) return String(value * Number(times));
  return kind ? wordFor(String(value), kind, say) : String(value);
}

function wordFor(value: string, kind: string, say: Voice): string {
  const code = `${kind}-${value}`;
  return say.knows(code) ? say.word(code) : value;
}

/** What a record holds: numbers by their names, whatever is true by its name alone. */
function record(value: object, says: Says, say: Voice): string {
  const fields = Object.entries(value).filter(([name, inner]) => name !== "type" && !isEmpty(inner));
  return fields
    .map(([name, inner]) => {
      if (inner === true) return fieldName(name, say);
      const text = plain(name, inner, says[name], say);
      return typeof inner === "number" && !says[name] ? `${fieldName(name, say)} ${text}` : text;
    })
    .join(" · ");
}
