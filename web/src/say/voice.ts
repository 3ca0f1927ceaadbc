import type { FluentBundle, FluentVariable } from "@fluent/bundle";
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
    if (!found) return code;
    const given: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
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

  private find(code: string) {
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(code)?.value;
      if (pattern !== undefined && pattern !== null) return { bundle, pattern };
    }
    return undefined;
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
