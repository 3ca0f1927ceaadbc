import type { ComponentChildren } from "preact";
import type { Voice } from "../say/voice";
import { useScene } from "./scene";

/** Shown elsewhere, or of no use to a person. */
const ELSEWHERE = ["type", "seat", "seats", "goals", "scores", "hand_sizes", "turn"];

/** The view of a game that has no screen of its own: everything it tells, as readable lines. */
export function Facts() {
  const { screen, say } = useScene();
  const view = screen.view ?? {};
  const fields = Object.keys(view).filter((field) => !ELSEWHERE.includes(field) && !isEmpty(view[field]));
  if (fields.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whatever scrolls must be reached by keyboard.
    <section class="facts-page" tabIndex={0} aria-label={say.word("page-facts")}>
      <dl class="facts">
        {fields.flatMap((field) => [
          <dt key={`${field}-name`}>{fieldName(field, say)}</dt>,
          <dd key={field}>
            <Fact field={field} value={view[field]} say={say} />
          </dd>,
        ])}
      </dl>
    </section>
  );
}

function isEmpty(value: unknown): boolean {
  return value === null || value === "" || value === false || (Array.isArray(value) && value.every(isEmpty));
}

function fieldName(field: string, say: Voice): string {
  const code = `view-${field.replaceAll("_", "-")}`;
  return say.knows(code) ? say.word(code) : field.replaceAll("_", " ");
}

interface FactProps {
  field: string;
  value: unknown;
  say: Voice;
}

function Fact({ field, value, say }: FactProps): ComponentChildren {
  if (!Array.isArray(value)) return <>{plain(field, value, say)}</>;
  const perSeat = value.length === say.names.length && value.every(isCount);
  return (
    <ul>
      {value.map((item, index) => (
        <li key={index} class="chip">
          {perSeat
            ? say.word("page-of-player", {
                player: { type: "player", seat: index },
                text: plain(field, item, say),
              })
            : plain(field, item, say)}
        </li>
      ))}
    </ul>
  );
}

/** A list with a number, a yes or no, or a pile for each seat. */
function isCount(value: unknown): boolean {
  return typeof value === "number" || typeof value === "boolean" || Array.isArray(value);
}

const SEATS = [
  "turn",
  "seat",
  "holder",
  "shooter",
  "defender",
  "server",
  "last_server",
  "winners",
  "buyer",
  "opener",
];

/** A value in words: the name of a seat, a word of the game, a list, or what it is. */
export function plain(field: string, value: unknown, say: Voice): string {
  if (value === null || value === "") return "–";
  if (typeof value === "boolean") return say.word(value ? "page-yes" : "page-no");
  if (typeof value === "number") return SEATS.includes(field) ? say.player(value) : String(value);
  if (Array.isArray(value)) return value.map((item) => plain(field, item, say)).join(", ") || "–";
  if (typeof value === "object") return record(value as Record<string, unknown>, say);
  return wordFor(field, String(value), say);
}

function record(value: Record<string, unknown>, say: Voice): string {
  const fields = Object.entries(value).filter(([name, inner]) => name !== "type" && !isEmpty(inner));
  return fields.map(([name, inner]) => plain(name, inner, say)).join(" · ");
}

/** Prefixes of sentences, never of words. */
const SENTENCES = [
  "ask",
  "move",
  "event",
  "refuse",
  "preview",
  "table",
  "view",
  "option",
  "page",
  "cli",
  "help",
  "log",
];

/** `step` "serve" is `step-serve`; "fritz-max" is whatever single kind of word the game has of that name. */
function wordFor(field: string, value: string, say: Voice): string {
  const own = `${field.replaceAll("_", "-")}-${value}`;
  if (say.knows(own)) return say.word(own);
  const found = say.ids().find((id) => {
    const kind = id.slice(0, id.indexOf("-"));
    return id === `${kind}-${value}` && !SENTENCES.includes(kind);
  });
  return found ? say.word(found) : value;
}
