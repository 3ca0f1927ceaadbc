import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ComponentChild, render } from "preact";
import { act } from "preact/test-utils";
import { vi } from "vitest";
import type * as wire from "../../src/gen/protocol";
import type { Lang } from "../../src/say/locale";

const LOCALE = join(import.meta.dirname, "../../../src/ludofoot/locale");

/** Two boxes: one with options, one without anything. */
export const GAMES: wire.GameInfo[] = [
  {
    id: "finale",
    seats: [2],
    screen_seats: 2,
    options: [{ type: "choice", name: "teams", clause: "FI-11", values: ["beginner", "free"] }],
    bots: ["debutant", "confirme"],
    levels: [{ level: "confirme", offered: true, alike: "debutant" }],
    version: "1",
    opener: "",
  },
  {
    id: "passe-eclair",
    seats: [2, 3, 4],
    screen_seats: 2,
    options: [],
    bots: ["debutant", "confirme"],
    version: "1",
    opener: "PE-A27",
  },
];

type Answer = string | object | (() => Response | Promise<Response>);

/** What a page asks for, and what it gets: the words are the real ones. */
export class Visit {
  readonly asked: string[] = [];
  readonly sent: { address: string; body: unknown }[] = [];
  private readonly answers = new Map<string, Answer>();
  readonly place = document.createElement("div");

  constructor() {
    this.answer("/api/games", GAMES);
    for (const game of GAMES) {
      for (const lang of ["fr", "en", "de"]) this.answer(`/api/lid/${game.id}/${lang}`, lidOf("#1B2440"));
    }
    vi.stubGlobal("fetch", (address: string, init?: RequestInit) => this.fetch(address, init));
    document.body.append(this.place);
  }

  answer(address: string, answer: Answer): this {
    this.answers.set(address, answer);
    return this;
  }

  /** Whatever is asked for there does not come. */
  cut(address: string): this {
    return this.answer(address, () => Promise.reject(new TypeError("no line")));
  }

  async show(page: ComponentChild): Promise<void> {
    await act(() => render(page, this.place));
    await this.settle();
  }

  /** Until everything that was asked for has come. */
  async settle(): Promise<void> {
    for (let turn = 0; turn < 20; turn += 1) await act(() => new Promise((next) => setTimeout(next, 0)));
  }

  /** Until this is there: the code of a part comes in its own time. */
  async until(selector: string): Promise<void> {
    await vi.waitFor(() => this.find(selector), { timeout: 10_000 });
    await this.settle();
  }

  find<E extends Element = HTMLElement>(selector: string): E {
    const found = this.place.querySelector<E>(selector);
    if (!found) throw new Error(`nothing like ${selector}`);
    return found;
  }

  all(selector: string): HTMLElement[] {
    return [...this.place.querySelectorAll<HTMLElement>(selector)];
  }

  /** What stands there, without the spaces around it. */
  texts(selector: string): string[] {
    return this.all(selector).map((one) => one.textContent?.trim() ?? "");
  }

  async click(selector: string): Promise<void> {
    await act(() => this.find(selector).click());
    await this.settle();
  }

  async write(selector: string, text: string): Promise<void> {
    const field = this.find<HTMLInputElement>(selector);
    await act(() => {
      field.value = text;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
  }

  leave(): void {
    render(null, this.place);
    this.place.remove();
    vi.unstubAllGlobals();
    localStorage.clear();
    sessionStorage.clear();
  }

  private async fetch(address: string, init?: RequestInit): Promise<Response> {
    this.asked.push(address);
    if (init?.body) this.sent.push({ address, body: JSON.parse(String(init.body)) });
    const answer = this.answers.get(address) ?? wordsAt(address);
    if (answer === undefined) return new Response("", { status: 404 });
    if (typeof answer === "function") return await answer();
    return new Response(typeof answer === "string" ? answer : JSON.stringify(answer));
  }
}

/** A lid of this colour. */
export function lidOf(colour: string): string {
  return `<svg viewBox="0 0 10 10"><defs><rect fill="#000000" /></defs><rect width="10" fill="${colour}" /></svg>`;
}

function wordsAt(address: string): string | undefined {
  const [, lang, name] = /^\/api\/locale\/(\w+)\/([\w-]+)(?:\?own=1)?$/.exec(address) ?? [];
  return lang && name ? wordsOf(lang as Lang, name) : undefined;
}

/** The same text that the server sends: the shelf has titles and taglines of all games. */
export function wordsOf(lang: Lang, name: string): string {
  const file = (one: string) => readFileSync(join(LOCALE, lang, `${one.replaceAll("-", "_")}.ftl`), "utf8");
  if (name === "shelf") return [file("shelf"), ...GAMES.map(({ id }) => onTheBox(id, file(id)))].join("\n");
  return name === "core" ? ["core", "page", "shelf"].map(file).join("\n") : file(name);
}

function onTheBox(game: string, text: string): string {
  const lines = text.split("\n").filter((line) => /^(title|tagline) = /.test(line));
  return lines.map((line) => line.replace(/^(title|tagline)/, `$1-${game}`)).join("\n");
}
