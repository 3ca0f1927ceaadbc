import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  chooseLang,
  hasVoice,
  lang,
  loadLocale,
  preferred,
  shelfVoice,
  taglineOf,
  titleOf,
  voiceOf,
} from "../../src/say/locale";
import { Visit, wordsOf } from "./visit";

let visit: Visit;

beforeEach(() => {
  visit = new Visit();
  chooseLang("en");
});

afterEach(() => visit.leave());

describe("which language", () => {
  test("the browser's first one that we speak", () => {
    localStorage.clear();
    expect(preferred(["it-IT", "de-AT", "fr"])).toBe("de");
    expect(preferred(["fr-CA"])).toBe("fr");
  });

  test("English for everybody else", () => {
    localStorage.clear();
    expect(preferred(["it", "es-ES"])).toBe("en");
    expect(preferred([])).toBe("en");
  });

  test("whatever was chosen here before", () => {
    chooseLang("fr");
    expect(preferred(["de"])).toBe("fr");
    expect(lang.value).toBe("fr");
  });

  test("what somebody else has written there is no language", () => {
    localStorage.setItem("ludofoot:lang", "{");
    expect(preferred(["de"])).toBe("de");
    localStorage.setItem("ludofoot:lang", '"xx"');
    expect(preferred(["de"])).toBe("de");
  });
});

describe("words that come", () => {
  test("are asked for once, however many wait for them", async () => {
    visit.answer("/api/locale/en/once?own=1", "title = Once");
    await Promise.all([loadLocale("en", "once"), loadLocale("en", "once")]);
    await loadLocale("en", "once");
    expect(visit.asked.filter((address) => address.includes("/once"))).toHaveLength(1);
    expect(hasVoice("once")).toBe(true);
    expect(titleOf("once")).toBe("Once");
  });

  test("can be asked for again if they did not come", async () => {
    visit.cut("/api/locale/en/twice?own=1");
    await expect(loadLocale("en", "twice")).rejects.toThrow();
    expect(hasVoice("twice")).toBe(false);
    visit.answer("/api/locale/en/twice?own=1", "title = Twice");
    await loadLocale("en", "twice");
    expect(titleOf("twice")).toBe("Twice");
  });

  test("come once for all games where they are common to all", async () => {
    await Promise.all(["finale", "passe-eclair"].map((game) => loadLocale("fr", game)));
    // None if somebody has asked before.
    expect(visit.asked.filter((address) => address.endsWith("/core")).length).toBeLessThanOrEqual(1);
    chooseLang("fr");
    for (const game of ["finale", "passe-eclair"]) {
      expect(voiceOf(game).knows("page-who-plays")).toBe(true);
      expect(voiceOf(game).knows("title")).toBe(true);
    }
  });

  test("of a game go before those of every page", async () => {
    visit.answer("/api/locale/en/louder?own=1", "page-who-plays = Who shouts?");
    await loadLocale("en", "louder");
    expect(voiceOf("louder").word("page-who-plays")).toBe("Who shouts?");
  });

  test("are missing where the server has none", async () => {
    visit.answer("/api/locale/en/nowhere?own=1", () => new Response("", { status: 404 }));
    await expect(loadLocale("en", "nowhere")).rejects.toThrow("/en/nowhere");
    expect(voiceOf("nowhere").word("title")).toBe("title");
  });

  test("belong to one language", async () => {
    visit
      .answer("/api/locale/en/tongues?own=1", "title = Tongues")
      .answer("/api/locale/de/tongues?own=1", "title = Zungen");
    await loadLocale("en", "tongues");
    chooseLang("de");
    expect(hasVoice("tongues")).toBe(false);
    await loadLocale("de", "tongues");
    expect(titleOf("tongues")).toBe("Zungen");
    chooseLang("en");
    expect(titleOf("tongues")).toBe("Tongues");
  });
});

describe("what stands on a box", () => {
  beforeEach(() => loadLocale("en", "shelf"));

  test("is known before the words of its game are", () => {
    const say = shelfVoice.value;
    expect(say.word("title-passe-eclair")).toBe("Passe Éclair");
    expect(titleOf("passe-eclair")).toBe("Passe Éclair");
    expect(taglineOf("passe-eclair")).toBe(say.word("tagline-passe-eclair"));
  });

  test("is the same in the words of the game", async () => {
    const before = [titleOf("finale"), taglineOf("finale")];
    await loadLocale("en", "finale");
    expect([titleOf("finale"), taglineOf("finale")]).toEqual(before);
  });

  test("is its id where nobody has translated it, and nothing more", () => {
    expect(titleOf("unheard-of")).toBe("unheard-of");
    expect(taglineOf("unheard-of")).toBe("");
  });
});

describe("the voice of the shelf", () => {
  test.each(["fr", "en", "de"] as const)("says all that the shelf asks for, in %s", async (language) => {
    chooseLang(language);
    await loadLocale(language, "shelf");
    const say = shelfVoice.value;
    for (const word of ["page-slogan", "page-open-box", "page-join", "page-all-rules", "page-print"]) {
      expect(say.knows(word), word).toBe(true);
    }
    expect(say.knows("page-who-plays")).toBe(false);
    expect(say.refuse({ type: "refusal", code: "no-answer" })).not.toContain("refuse-");
  });

  test("says what lies around all games once that has come", async () => {
    await loadLocale("en", "core");
    expect(shelfVoice.value.knows("page-no-table")).toBe(true);
    expect(shelfVoice.value.knows("page-slogan")).toBe(true);
  });

  test("is no tenth of what all games say", () => {
    const all = ["finale", "passe-eclair", "schuss-und-tor", "footmania", "football-a-la-carte"];
    const said = all.map((game) => wordsOf("en", game).length).reduce((sum, one) => sum + one, 0);
    expect(wordsOf("en", "shelf").length * 10).toBeLessThan(said);
  });
});

test("whoever waits for words is told when they come", async () => {
  const seen: boolean[] = [];
  visit.answer("/api/locale/en/awaited?own=1", "title = Awaited");
  const { effect } = await import("@preact/signals");
  const stop = effect(() => void seen.push(hasVoice("awaited")));
  await loadLocale("en", "awaited");
  stop();
  expect(seen).toEqual([false, true]);
  expect(vi.isMockFunction(fetch)).toBe(false);
});
