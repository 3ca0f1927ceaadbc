import { FluentBundle, FluentResource } from "@fluent/bundle";
import { computed, signal } from "@preact/signals";
import { read, write } from "../net/keys";
import { Voice } from "./voice";

export const LANGS = ["fr", "en", "de"] as const;
export type Lang = (typeof LANGS)[number];
const CHOSEN = "ludofoot:lang";

/** The language of the page: chosen here once, else the browser's, else English. */
export const lang = signal<Lang>(preferred());

/** The messages that have come: of a game, "core" for what lies around all games, "shelf" for the first screen. */
const sources = signal<ReadonlyMap<string, FluentBundle>>(new Map());

/** What was asked for, by its address; it may be on its way. */
const coming = new Map<string, Promise<string>>();

export function preferred(languages: readonly string[] = navigator.languages): Lang {
  const wanted = [read<string>(CHOSEN), ...languages].map((tag) => tag?.slice(0, 2));
  return LANGS.find((known) => known === wanted.find((tag) => LANGS.some((one) => one === tag))) ?? "en";
}

export function chooseLang(chosen: Lang): void {
  write(CHOSEN, chosen);
  lang.value = chosen;
}

/** The sentences of a game, and those of every page, in one language; kept once they have come. */
export async function loadLocale(language: Lang, game: string): Promise<void> {
  const name = `${language}/${game}`;
  const parts = isCommon(game) ? [game] : [game, "core"];
  const texts = await Promise.all(parts.map((part) => textOf(language, part)));
  if (sources.peek().has(name)) return;
  sources.value = new Map(sources.peek()).set(name, bundleOf(language, texts.join("\n")));
}

/** Words that belong to no game. */
function isCommon(part: string): boolean {
  return part === "shelf" || part === "core";
}

/** Asked for once, unless it did not come. */
function textOf(language: Lang, part: string): Promise<string> {
  const address = `/api/locale/${language}/${part}${isCommon(part) ? "" : "?own=1"}`;
  const found = coming.get(address) ?? fetchText(address);
  coming.set(address, found);
  found.catch(() => coming.delete(address));
  return found;
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`no words: ${address}`);
  return await answer.text();
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
  return onTheBox("title", game) || game;
}

/** One line about a game, if there is one. */
export function taglineOf(game: string): string {
  return onTheBox("tagline", game);
}

/** In the game's own words where they have come; the shelf has what stands on every box. */
function onTheBox(word: string, game: string): string {
  const [own, shelf] = [voiceOf(game), shelfVoice.value];
  if (own.knows(word)) return own.word(word);
  return shelf.knows(`${word}-${game}`) ? shelf.word(`${word}-${game}`) : "";
}

export function hasVoice(game: string): boolean {
  return sources.value.has(`${lang.value}/${game}`);
}

/** The voice of the shelf, and of every page that is about no game yet. */
export const shelfVoice = computed(() => {
  const found = ["shelf", "core"].flatMap((part) => sources.value.get(`${lang.value}/${part}`) ?? []);
  return new Voice(found);
});
