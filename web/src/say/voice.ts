import type { FluentBundle, FluentVariable, Message } from "@fluent/bundle";
import type { Refusal, Said } from "../gen/protocol";

/** A sentence from a message id and its arguments: the same words as `ludofoot.locale.Voice` finds in Python. */
export class Voice {
  constructor(
    readonly bundles: readonly FluentBundle[],
    readonly names: readonly string[] = [],
    readonly reader?: number,
  ) {}

  /** The same voice, for another table or another reader. */
  to(names: readonly string[], reader?: number): Voice {
    return new Voice(this.bundles, names, reader);
  }

  say(said: Said): string {
    return this.word(said.code, said.args);
  }

  /** In few words, for a label, where a game has them. */
  short({ code, args }: Said): string {
    const short = `label-${code}`;
    return this.word(this.knows(short) ? short : code, args);
  }

  /** Why not, without the clause. */
  refuse(refusal: Refusal): string {
    return this.word(`refuse-${refusal.code}`, refusal.args);
  }

  /** The message with this id; what cannot be said is shown as its id. */
  word(code: string, args: Record<string, unknown> = {}): string {
    const found = this.find(code);
    if (!found) return this.plainly(code, args);
    const given: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries({ ...args, ...found.parts })) {
      given[name] = typeof value === "number" ? value : this.text(value);
      given[`${name}-is`] = this.kind(value);
    }
    return found.bundle.formatPattern(found.pattern, given, []);
  }

  knows(code: string): boolean {
    return this.find(code) !== undefined;
  }

  /** Every message that is there. */
  ids(): string[] {
    return this.bundles.flatMap((bundle) => [...bundle._messages.keys()]);
  }

  /** The name of whoever sits there. */
  player(seat: number): string {
    if (seat === this.reader && this.knows("player-you")) return this.word("player-you");
    return this.names[seat] || this.word("player", { number: seat + 1 });
  }

  /** A, B and C. */
  listed(texts: readonly string[]): string {
    if (texts.length < 2) return texts.join("");
    return this.word("list-end", { most: texts.slice(0, -1).join(", "), last: texts.at(-1) });
  }

  private find(code: string): Found | undefined {
    for (const bundle of this.bundles) {
      const found = findIn(bundle, code);
      if (found) return found;
    }
    return undefined;
  }

  /** What nobody has put into words yet: a move or an event as its record has it, `play card=7`. */
  private plainly(code: string, args: Record<string, unknown>): string {
    const tag = /^(?:move|event)-(.+)$/.exec(code)?.[1];
    if (tag === undefined) return code;
    const said = Object.entries(args).map(([name, value]) => `${name}=${bare(name, this.text(value))}`);
    return [tag, ...said.filter((part) => !part.endsWith("="))].join(" ");
  }

  /** What a sentence may select on: the reader, nobody, one or many, or a word's own id. */
  private kind(value: unknown): string {
    if (Array.isArray(value)) {
      return value.length === 1 ? this.kind(value[0]) : value.length > 0 ? "many" : "none";
    }
    if (isPlayer(value)) return value.seat === this.reader ? "you" : "other";
    if (isWord(value)) return value.id;
    return isSaid(value) ? value.code : String(value ?? "") || "none";
  }

  private text(value: unknown): string {
    if (isWord(value)) return this.word(value.id);
    if (isPlayer(value)) return this.player(value.seat);
    if (isSaid(value)) return this.say(value);
    if (Array.isArray(value)) return this.listed(value.map((item) => this.text(item)));
    return String(value ?? "");
  }
}

/** A message, and the parts of its id where it is said in parts. */
interface Found {
  bundle: FluentBundle;
  pattern: NonNullable<Message["value"]>;
  parts?: Record<string, unknown>;
}

/** What the parts of an id are called in a sentence. */
const PLACES = ["one", "two", "three", "four"];

/** The message itself; else, for `face-left-3`, what `face-parts` makes of `$one` left and `$two` 3. */
function findIn(bundle: FluentBundle, code: string): Found | undefined {
  const pattern = bundle.getMessage(code)?.value;
  if (pattern) return { bundle, pattern };
  const words = code.split("-");
  for (let length = words.length - 1; length > 0; length--) {
    const kind = words.slice(0, length).join("-");
    const parted = bundle.getMessage(`${kind}-parts`)?.value;
    if (!parted) continue;
    const parts = words.slice(length, length + PLACES.length).map((part, place) => {
      const id = `${kind}-part-${part}`;
      return [PLACES[place], bundle.hasMessage(id) ? { type: "word", id } : part];
    });
    return { bundle, pattern: parted, parts: Object.fromEntries(parts) };
  }
  return undefined;
}

/** `card` "card-7" is 7. */
function bare(name: string, text: string): string {
  return text.startsWith(`${name}-`) ? text.slice(name.length + 1) : text;
}

function isWord(value: unknown): value is { type: "word"; id: string } {
  return tagged(value) === "word";
}

function isPlayer(value: unknown): value is { type: "player"; seat: number } {
  return tagged(value) === "player";
}

function isSaid(value: unknown): value is Said {
  return typeof value === "object" && value !== null && "code" in value;
}

function tagged(value: unknown): unknown {
  return typeof value === "object" && value !== null && "type" in value ? value.type : undefined;
}
