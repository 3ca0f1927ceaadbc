import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type * as wire from "../../src/gen/protocol";
import { keepKeys } from "../../src/net/keys";
import { path } from "../../src/route";
import { chooseLang, loadLocale } from "../../src/say/locale";
import { ShelfPage } from "../../src/shelf/page";
import { GAMES, lidOf, Visit } from "./visit";

let visit: Visit;
const ofGames = () => visit.asked.filter((address) => /locale\/\w+\/(finale|passe-eclair)/.test(address));

beforeEach(async () => {
  visit = new Visit();
  chooseLang("de");
  await loadLocale("de", "shelf");
});

afterEach(() => visit.leave());

/** Takes a box down: it opens, or the shelf says why not. */
async function take(box: number): Promise<void> {
  await visit.click(`.boxes li:nth-child(${box + 1}) button`);
  await visit.until("dialog, [role=status]");
}

describe("the shelf", () => {
  test("shows every box with its lid, its title, its tagline and for how many it is", async () => {
    await visit.show(<ShelfPage />);
    expect(visit.all(".box")).toHaveLength(GAMES.length);
    expect(visit.all(".box .lid-art svg")).toHaveLength(GAMES.length);
    const [finale, race] = visit.texts(".box .vh");
    expect(finale).toMatch(/^Finale\. .+/);
    expect(race).toMatch(/^Passe Éclair\. .+ 2–4/);
    expect(visit.texts(".tags p").every((text) => text.length > 10)).toBe(true);
  });

  test("has no box without a name, also while its drawing is on its way or does not come", async () => {
    visit.cut("/api/lid/finale/en");
    visit.answer("/api/lid/passe-eclair/en", () => new Promise<Response>(() => undefined));
    chooseLang("en");
    await loadLocale("en", "shelf");
    await visit.show(<ShelfPage />);
    expect(visit.texts(".plain-lid .name")).toEqual(["Finale", "Passe Éclair"]);
  });

  test("says how long each game takes, and from when on where there are shorter ones", async () => {
    const preset = { name: "short", options: {}, minutes: 25, seats: [] };
    const [finale, race] = GAMES;
    visit.answer("/api/games", [
      { ...finale, minutes: 40 },
      { ...race, minutes: 60, presets: [preset] },
    ]);
    await visit.show(<ShelfPage />);
    expect(visit.texts(".box .mini")).toEqual(["2 Spieler · 40 Min.", "2–4 Spieler · ab 25 Min."]);
    visit.leave();
    visit = new Visit();
    visit.answer("/api/games", [{ ...race, minutes: 20, presets: [preset, { ...preset, minutes: 15 }] }]);
    await visit.show(<ShelfPage />);
    expect(visit.texts(".box .mini")).toEqual(["2–4 Spieler · 20 Min."]);
  });

  test("asks for the words of no game", async () => {
    await visit.show(<ShelfPage />);
    expect(ofGames()).toEqual([]);
    expect(visit.asked.some((address) => address.startsWith("/api/art"))).toBe(false);
  });

  test("lets the ground of a lid run around its picture", async () => {
    visit.answer("/api/lid/finale/de", lidOf("#C8341E"));
    await visit.show(<ShelfPage />);
    const styles = visit.all(".box").map((box) => box.getAttribute("style") ?? "");
    expect(styles.every((style) => /--box:\s*#[0-9A-F]{6}/.test(style))).toBe(true);
  });

  test("says that it is empty, or that nobody answers, and can be asked again", async () => {
    visit.answer("/api/games", []);
    await visit.show(<ShelfPage />);
    expect(visit.find("[role=status]").textContent).toContain("leer");
    expect(visit.all("[role=status] button")).toEqual([]);
    visit.leave();
    visit = new Visit();
    visit.cut("/api/games");
    await visit.show(<ShelfPage />);
    expect(visit.find("[role=status]").textContent).toContain("antwortet nicht");
    visit.answer("/api/games", GAMES);
    await visit.click("[role=status] button");
    expect(visit.all(".box")).toHaveLength(GAMES.length);
  });

  test("leads to a table by its code, however it was copied", async () => {
    await visit.show(<ShelfPage />);
    await visit.write(".join input", " http://example.org/table/K7RWM 3TQPZ ");
    await visit.click(".join button");
    expect(path.value).toBe("/table/K7RWM-3TQPZ");
    history.replaceState(null, "", "/");
    path.value = "/";
  });

  test("leads nowhere without a code", async () => {
    await visit.show(<ShelfPage />);
    await visit.click(".join button");
    expect(path.value).toBe("/");
  });
});

describe("a box", () => {
  test("has its words fetched when a hand is stretched out for it, once", async () => {
    await visit.show(<ShelfPage />);
    const [box] = visit.all(".box");
    for (const kind of ["pointerenter", "focus"]) box?.dispatchEvent(new Event(kind));
    await visit.settle();
    expect(ofGames().filter((address) => address.includes("finale")).length).toBeLessThanOrEqual(1);
    expect(ofGames().filter((address) => address.includes("passe-eclair"))).toEqual([]);
  });

  test("opens with all its words", async () => {
    await visit.show(<ShelfPage />);
    await take(0);
    const dialog = visit.find("dialog");
    expect(dialog.textContent).not.toMatch(/\b(page|option|bot|player)-[a-z]/);
    expect(visit.find("dialog h2").textContent).toContain("Wer spielt?");
    expect(visit.texts("dialog .option code")).toContain("FI-11");
  });

  test("whose words do not come says so", async () => {
    chooseLang("fr");
    await loadLocale("fr", "shelf");
    visit.cut("/api/locale/fr/passe-eclair?own=1");
    await visit.show(<ShelfPage />);
    await take(1);
    expect(visit.all("dialog")).toEqual([]);
    expect(visit.find("[role=status]").textContent).toContain("ne répond pas");
  });
});

describe("a new table", () => {
  const opened: wire.Opened = {
    type: "opened",
    table: "ABCDE-FGHJK",
    link: "http://here/",
    token: "t",
  } as wire.Opened;

  beforeEach(async () => {
    await visit.show(<ShelfPage />);
    visit.answer("/api/tables", opened);
  });

  afterEach(() => {
    localStorage.clear();
    history.replaceState(null, "", "/");
    path.value = "/";
  });

  /** What was asked of the server. */
  const wanted = () => visit.sent.find(({ address }) => address === "/api/tables")?.body as wire.NewTable;

  test("is you against a bot that begins too, with help, one click after the box", async () => {
    await take(0);
    expect(visit.find<HTMLInputElement>("dialog input[name=help]").checked).toBe(true);
    await visit.click("dialog .go");
    expect(wanted()).toMatchObject({ game: "finale", plan: [{ bot: "" }, { bot: "debutant" }], options: {} });
    expect(path.value).toBe("/table/ABCDE-FGHJK");
  });

  test("keeps the name and the pace of regulars", async () => {
    await take(0);
    await visit.write("dialog .seat-row input.field", " Ann ");
    await visit.click("dialog .fold .option input[type=checkbox]:not([name])");
    await visit.click("dialog .go");
    expect(JSON.parse(localStorage.getItem("ludofoot:name") ?? "")).toBe("Ann");
    const kept = JSON.parse(localStorage.getItem("ludofoot:table:ABCDE-FGHJK") ?? "{}");
    expect(kept).toMatchObject({ opener: "t", mine: { 0: "Ann" }, game: "finale" });
  });

  test("has as many places as the game allows, and never fewer", async () => {
    await take(1);
    expect(visit.all("dialog .seat-row")).toHaveLength(2);
    await visit.click("dialog .add");
    await visit.click("dialog .add");
    expect(visit.all("dialog .seat-row")).toHaveLength(4);
    expect(visit.all("dialog .add")).toEqual([]);
    await visit.click("dialog .level-row .link");
    await visit.click("dialog .level-row .link");
    expect(visit.all("dialog .seat-row")).toHaveLength(2);
    expect(visit.all("dialog .level-row .link")).toEqual([]);
  });

  test("takes a friend by a link in the place of a bot", async () => {
    await take(0);
    await visit.click("dialog .seat-row .segments label:nth-of-type(1) input");
    await visit.click("dialog .go");
    expect(wanted().plan).toEqual([{ bot: "" }, { bot: "" }]);
  });

  test("says of a level which other one it could not be told apart from", async () => {
    await take(0);
    const told = () => visit.all("dialog .seat-row small").map((line) => line.textContent ?? "");
    expect(told().join()).not.toContain("(");
    await visit.click("dialog .level-row .segments label:nth-of-type(2) input");
    expect(told().at(-1)).toMatch(/\(.+\)$/);
  });

  test("is played with another level of bot, which is remembered for this game alone", async () => {
    await take(0);
    await visit.click("dialog .level-row .segments label:nth-of-type(2) input");
    await visit.click("dialog .option input[name=help]");
    await visit.click("dialog .go");
    expect(wanted().plan).toEqual([{ bot: "" }, { bot: "confirme" }]);
    await visit.show(null);
    await visit.show(<ShelfPage />);
    await take(0);
    expect(visit.find<HTMLInputElement>("dialog .level-row label:nth-of-type(2) input").checked).toBe(true);
    expect(visit.find<HTMLInputElement>("dialog input[name=help]").checked).toBe(false);
    await visit.show(null);
    await visit.show(<ShelfPage />);
    await take(1);
    expect(visit.find<HTMLInputElement>("dialog .level-row label:nth-of-type(1) input").checked).toBe(true);
    expect(visit.find<HTMLInputElement>("dialog input[name=help]").checked).toBe(true);
  });

  test("says in the fold that something in it is not as usual", async () => {
    await take(0);
    expect(visit.all("dialog .fold summary small")).toEqual([]);
    await visit.click("dialog .fold .option input[type=checkbox]");
    expect(visit.find("dialog .fold summary small").textContent).toContain("1");
  });

  test("proposes a length by the number of seats until somebody chooses one", async () => {
    const limit = { type: "number", name: "limit", clause: "X", least: 1, most: 99, default: 60 };
    const presets = [
      { name: "short", options: { limit: 24 }, minutes: 25, seats: [2] },
      { name: "whole", options: { limit: 60 }, minutes: 40, seats: [3, 4] },
    ];
    visit.answer("/api/games", [{ ...GAMES[1], options: [limit], presets }]);
    await visit.show(null);
    await visit.show(<ShelfPage />);
    await take(0);
    const chosen = () =>
      visit.all("dialog .lengths input").map((input) => (input as HTMLInputElement).checked);
    expect(visit.texts("dialog .lengths span")).toEqual(["25 Min.", "40 Min."]);
    expect(chosen()).toEqual([true, false]);
    await visit.click("dialog .add");
    expect(chosen()).toEqual([false, true]);
    await visit.click("dialog .lengths label:nth-of-type(1) input");
    await visit.click("dialog .add");
    expect(chosen()).toEqual([true, false]);
    await visit.click("dialog .go");
    expect(wanted().options).toEqual({ limit: 24 });
  });

  test("is played by the other reading of a rule", async () => {
    await take(0);
    await visit.click("dialog .fold .option input[type=checkbox]");
    await visit.click("dialog .go");
    expect(wanted().options).toEqual({ teams: "free" });
  });

  test("that the server refuses says why, and can be tried again", async () => {
    const refusal = { type: "refusal", code: "server-full" };
    visit.answer("/api/tables", () => new Response(JSON.stringify(refusal), { status: 503 }));
    await take(0);
    await visit.click("dialog .go");
    expect(visit.find("dialog [role=alert]").textContent).toContain("Tische");
    expect(path.value).toBe("/");
    visit.answer("/api/tables", opened);
    await visit.click("dialog .go");
    expect(path.value).toBe("/table/ABCDE-FGHJK");
  });
});

describe("the band", () => {
  const table = "KKKKK-FGHJK";
  const seats: wire.SeatInfo[] = [
    { kind: "person", name: "Ann" },
    { kind: "bot", bot: "confirme" },
  ];

  beforeEach(() => {
    keepKeys(table, (keys) => {
      keys.seats[0] = { token: "t" };
      keys.game = "passe-eclair";
    });
  });

  async function running(changes: object): Promise<void> {
    const found = {
      table,
      game: "passe-eclair",
      phase: "playing",
      yours: [0],
      awaited: [0],
      seats,
      ...changes,
    };
    visit.answer(`/api/tables/${table}`, found);
    await visit.show(<ShelfPage />);
  }

  test("says where it is your turn and against whom, in the words of that game", async () => {
    await running({});
    expect(visit.find(".resume.yours").textContent).toContain("Passe Éclair");
    expect(visit.find(".resume").textContent).not.toMatch(/page-|bot-/);
    await visit.click(".resume button");
    expect(path.value).toBe(`/table/${table}`);
    history.replaceState(null, "", "/");
    path.value = "/";
  });

  test("is not yours where somebody else is waited for, and not there after the end", async () => {
    await running({ awaited: [1] });
    expect(visit.all(".resume")).toHaveLength(1);
    expect(visit.all(".resume.yours")).toEqual([]);
    visit.leave();
    visit = new Visit();
    await running({ phase: "over" });
    expect(visit.all(".resume")).toEqual([]);
  });

  test("has all other tables listed below, each with whose turn it is", async () => {
    const others = {
      "LLLLL-FGHJK": { awaited: [1] },
      "MMMMM-FGHJK": {},
      "NNNNN-FGHJK": { phase: "waiting" },
    };
    for (const [other, changes] of Object.entries(others)) {
      keepKeys(other, (keys) => {
        keys.seats[0] = { token: "t" };
      });
      const found = { table: other, game: "finale", phase: "playing", yours: [0], awaited: [0], seats };
      visit.answer(`/api/tables/${other}`, { ...found, ...changes });
    }
    visit.answer("/api/tables/NNNNN-FGHJK", {
      ...{ table: "NNNNN-FGHJK", game: "finale", phase: "waiting", yours: [0], awaited: [] },
      seats: [seats[0], { kind: "free" }],
    });
    await running({ awaited: [1] });
    expect(visit.all(".resume.yours")).toHaveLength(1);
    expect(visit.all(".tables li")).toHaveLength(3);
    expect(visit.all(".tables .yours")).toHaveLength(0);
    const listed = visit.texts(".tables em").join(" / ");
    expect(listed).toMatch(/warten auf \p{L}+/u);
    expect(listed).toContain("1 freier Platz");
    for (const other of Object.keys(others)) localStorage.removeItem(`ludofoot:table:${other}`);
  });

  test("forgets a table that is gone", async () => {
    const refusal = { type: "refusal", code: "no-such-table" };
    visit.answer(`/api/tables/${table}`, () => new Response(JSON.stringify(refusal), { status: 404 }));
    await visit.show(<ShelfPage />);
    expect(localStorage.getItem(`ludofoot:table:${table}`)).toBeNull();
  });
});
