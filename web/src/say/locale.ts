import { FluentBundle, FluentResource } from "@fluent/bundle";
import { computed, signal } from "@preact/signals";
import { read, write } from "../net/keys";
import { Voice } from "./voice";

export const LANGS = ["fr", "en", "de"] as const;
export type Lang = (typeof LANGS)[number];
const CHOSEN = "ludofoot:lang";

/** The language of the page: chosen here once, else the browser's, else English. */
export const lang = signal<Lang>(preferred());

/** The messages that have come: of a game, or "core" for the shelf. */
const sources = signal<ReadonlyMap<string, FluentBundle>>(new Map());

export function preferred(languages: readonly string[] = navigator.languages): Lang {
  const wanted = [read<string>(CHOSEN), ...languages].map((tag) => tag?.slice(0, 2));
  return LANGS.find((known) => known === wanted.find((tag) => LANGS.some((one) => one === tag))) ?? "en";
}

export function chooseLang(chosen: Lang): void {
  write(CHOSEN, chosen);
  lang.value = chosen;
}

/** The sentences of a game, and those of every page, in one language. Asked for once. */
export async function loadLocale(language: Lang, game: string): Promise<void> {
  const name = `${language}/${game}`;
  if (sources.peek().has(name)) return;
  const answer = await fetch(`/api/locale/${name}`);
  if (!answer.ok) throw new Error(`no words: ${name}`);
  const bundle = bundleOf(language, await answer.text());
  sources.value = new Map(sources.peek()).set(name, bundle);
}

export function bundleOf(language: string, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

/** Whoever speaks about this game in the language of the page; before its words have come, about none. */
export function voiceOf(game: string): Voice {
  const found = sources.value.get(`${lang.value}/${game}`);
  return new Voice(found ? [found] : []);
}

/** What a game is called: its title, or its id while nobody has translated it. */
export function titleOf(game: string): string {
  const voice = voiceOf(game);
  return voice.knows("title") ? voice.word("title") : game;
}

/** One line about a game, if there is one. */
export function taglineOf(game: string): string {
  const voice = voiceOf(game);
  return voice.knows("tagline") ? voice.word("tagline") : "";
}

export function hasVoice(game: string): boolean {
  return sources.value.has(`${lang.value}/${game}`);
}

/** The voice of the shelf. */
export const shelfVoice = computed(() => voiceOf("core"));
