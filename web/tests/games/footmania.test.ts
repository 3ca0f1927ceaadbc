import { beforeEach, describe, expect, test } from "vitest";
import { cellOf, LONG, SHORT, SQUARES } from "../../src/games/footmania/geometry";
import {
  climbed,
  full,
  inOrder,
  type Man,
  manSaid,
  menOf,
  millions,
  numbersOf,
  PLACES,
  phaseArgs,
  promptFor,
  short,
  sideSaid,
  starsOf,
  type Team,
} from "../../src/games/footmania/model";
import { bidForm, bidOf, lineUpOf } from "../../src/games/footmania/plan";
import { changed, compose, fits, forget, NO_DRAFT, raised, sheet } from "../../src/games/footmania/state";
import type { Records } from "../../src/gen/footmania";
import type { Amount, Bundle, Choose, Prompt, Subset } from "../../src/gen/protocol";
import { LANGS } from "../../src/say/locale";
import { allLooks, eventsIn, type Look, looks, newsOf, sameMove, turns, voice, voices } from "./played";

const GAME = "footmania-two";
const everything = allLooks<Records>([GAME]);
const watched = looks<Records>(GAME, -1);

/** With spaces that may be broken: which ones they are is the locale's affair. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

beforeEach(() => {
  localStorage.clear();
  forget();
});

/** The looks of both seats at this step. */
function at(step: Records["view"]["step"]): Look<Records>[] {
  return everything.filter(({ view }) => view.step === step);
}

const man = (name: string, more: Partial<Man> = {}): Man => ({
  name,
  colour: "yellow",
  numbers: [1],
  joker: false,
  stars: 2,
  extra: 0,
  price: 2,
  reduced: 1,
  ...more,
});

describe("footballers", () => {
  test("whoever is seen is found by name, wherever he is", () => {
    for (const { view } of everything) {
      const men = menOf(view);
      for (const one of view.squad) expect(men.get(one.name)).toBe(one);
      for (const one of view.clubs.flatMap((club) => club.known)) expect(men.has(one.name)).toBe(true);
      if (view.card) expect(men.get(view.card.name)).toEqual(view.card);
    }
  });

  test("a seat finds its own men, a spectator only those that everybody knows", () => {
    const last = everything.filter(({ view }) => view.seat === 0).at(-1);
    const seen = watched.at(-1);
    expect(last?.view.squad.length).toBeGreaterThan(5);
    expect(seen?.view.squad).toEqual([]);
    const public_ = seen ? menOf(seen.view) : new Map();
    const own = last ? menOf(last.view) : new Map();
    for (const name of public_.keys()) expect(own.has(name)).toBe(true);
  });

  test("nobody is lost when a squad is put in order, goalkeepers come first and jokers last", () => {
    for (const { view } of everything) {
      const sorted = inOrder(view.squad);
      expect(new Set(sorted)).toEqual(new Set(view.squad));
      const jokers = sorted.findIndex((one) => one.joker);
      if (jokers >= 0) expect(sorted.slice(jokers).every((one) => one.joker)).toBe(true);
      const numbers = sorted.filter((one) => !one.joker).map((one) => one.numbers[0] ?? 0);
      expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
    }
  });

  test("of two men with the same number the stronger one comes first, and the list that was given stays", () => {
    const men = [man("Weak"), man("Strong", { stars: 5 }), man("Back", { numbers: [4, 5] })];
    expect(inOrder(men).map(({ name }) => name)).toEqual(["Strong", "Weak", "Back"]);
    expect(men[0]?.name).toBe("Weak");
  });

  test("a joker has no numbers of his own", () => {
    expect(numbersOf(man("Petrov", { numbers: [2, 3], joker: true }))).toBe("JP");
    expect(numbersOf(man("Colin", { numbers: [10, 11] }))).toBe("10/11");
  });

  test("everybody who is ever seen can be said in every language, with name, numbers and stars", () => {
    const men = new Map(everything.flatMap(({ view }) => [...menOf(view)]));
    expect(men.size).toBeGreaterThan(20);
    for (const say of voices("footmania")) {
      for (const one of men.values()) {
        const text = manSaid(say, one);
        expect(text).toContain(one.name);
        expect(text).toContain(numbersOf(one));
        expect(text).toContain(String(one.stars));
      }
    }
  });

  test("while teams are built, places that nobody fills take nothing off", () => {
    const team: Team = { eleven: [], stars: 9, bare: 14, cash: 3 };
    const [building] = everything.filter(({ view }) => view.phase === 1);
    const [playing] = everything.filter(({ view }) => view.phase === 2);
    expect(building && starsOf(team, building.view)).toBe(14);
    expect(playing && starsOf(team, playing.view)).toBe(9);
  });
});

describe("money", () => {
  test.each([
    ["fr", 0, "0", "0"],
    ["fr", 5, "500 000", "0,5 M"],
    ["fr", 10, "1 M", "1 M"],
    ["fr", 25, "2,5 M", "2,5 M"],
    ["en", 5, "500,000", "0.5 M"],
    ["en", 11, "1.1 M", "1.1 M"],
    ["de", 5, "500.000", "0,5 Mio"],
    ["de", 123, "12,3 Mio", "12,3 Mio"],
  ] as const)("in %s %i hundred thousands are %s, or %s", (lang, money, usual, brief) => {
    const say = voice("footmania", lang);
    expect(plain(short(money, say))).toBe(usual);
    if (money > 0) expect(plain(millions(money, say))).toBe(brief);
  });

  test.each(LANGS)("in full every digit is there, in %s", (lang) => {
    expect(full(25, voice("footmania", lang)).replaceAll(/\D/g, "")).toBe("2500000");
  });

  test("no purse, price or pot of a whole game lacks a word", () => {
    const sums = everything.flatMap(({ view }) => [
      view.pactole,
      view.card_price,
      ...view.clubs.map((club) => club.cash),
    ]);
    for (const say of voices("footmania")) {
      for (const money of new Set(sums)) expect(short(money, say)).toMatch(/^-?\d/);
    }
  });
});

type Part = Choose | Subset | Amount;

function partOf(prompt: Prompt | undefined, field: string): Part | undefined {
  const form = prompt?.form as Bundle | undefined;
  return (form?.forms as Part[] | undefined)?.find((part) => part.field === field);
}

/** Whether a part of a form can be filled with this. */
function isWritable(part: Part | undefined, value: unknown): boolean {
  if (part?.type === "amount") return part.least <= Number(value) && Number(value) <= part.most;
  const items = part?.items.map((item) => item.value) ?? [];
  return Array.isArray(value) ? value.every((one) => items.includes(one)) : items.includes(value);
}

describe("offers to others", () => {
  const offers = everything.flatMap(({ view }) => view.offers);

  test("whatever lies open was offered by somebody and says what is given and wanted", () => {
    expect(offers.length).toBeGreaterThan(0);
    for (const say of voices("footmania")) {
      for (const one of offers) {
        const given = sideSaid(say, one.give, one.give_sponsors, one.give_money);
        const wanted = sideSaid(say, one.want, one.want_sponsors, one.want_money);
        for (const name of one.give) expect(given).toContain(name);
        for (const name of one.want) expect(wanted).toContain(name);
      }
    }
  });

  test("who gives nothing says so; money, sponsors and men are listed", () => {
    const say = voice("footmania");
    expect(sideSaid(say, [], [], 0)).toBe(say.word("screen-nothing"));
    expect(sideSaid(say, ["Colin"], [], 0)).toBe("Colin");
    expect(plain(sideSaid(say, ["Colin", "Coste"], [], 15))).toBe("Colin, Coste and 1.5 M");
  });

  test("every offer that was made could be written in the form", () => {
    const made = turns<Records>(GAME).filter(({ next }) => next?.move?.type === "offer");
    expect(made.length).toBeGreaterThan(5);
    for (const { screen, next } of made) {
      const prompt = promptFor(screen, "ask-offer");
      expect(prompt?.pace).toBe("open");
      for (const [field, value] of Object.entries(next?.move ?? {})) {
        if (field in NO_DRAFT) expect(isWritable(partOf(prompt, field), value), field).toBe(true);
      }
    }
  });

  test("a sheet begins with nothing but what was tapped", () => {
    compose({ to: 1, want: ["Aubin"] });
    expect(sheet.value).toEqual({ kind: "offer", draft: { ...NO_DRAFT, to: 1, want: ["Aubin"] } });
    compose();
    expect(sheet.value).toEqual({ kind: "offer", draft: NO_DRAFT });
  });
});

describe("the board", () => {
  test("has a name for each of its squares, in the order of the view", () => {
    expect(everything[0]?.view.board).toHaveLength(SQUARES.length);
    expect(SQUARES.at(0)).toBe("0");
    expect(SQUARES.at(-1)).toBe("M5");
  });

  test.each([false, true])(
    "no two squares lie on each other, and none lies beside the board (upright: %s)",
    (upright) => {
      const cells = SQUARES.map((square) => cellOf(square, upright));
      const [columns, rows] = upright ? [SHORT, LONG] : [LONG, SHORT];
      expect(new Set(cells.map(({ column, row }) => `${column} ${row}`)).size).toBe(SQUARES.length);
      expect(Math.max(...cells.map(({ column }) => column))).toBe(columns - 1);
      expect(Math.max(...cells.map(({ row }) => row))).toBe(rows - 1);
      expect(Math.min(...cells.flatMap(({ column, row }) => [column, row]))).toBe(0);
    },
  );

  test.each([false, true])("a pawn walks from neighbour to neighbour (upright: %s)", (upright) => {
    const paths = eventsIn<Records>(GAME).flatMap((event) => (event.type === "moved" ? [event.path] : []));
    expect(paths.length).toBeGreaterThan(50);
    for (const path of paths) {
      const cells = path.map((square) => cellOf(square, upright));
      for (const [index, { column, row }] of cells.entries()) {
        const before = cells[index - 1];
        if (before) expect(Math.abs(before.column - column) + Math.abs(before.row - row)).toBe(1);
      }
    }
  });

  test("whoever walks ends where the view says that he stands", () => {
    for (const look of watched) {
      const last = newsOf(look).findLast(({ type }) => type === "moved");
      if (last?.type === "moved") expect(look.view.clubs[last.seat]?.square).toBe(last.path.at(-1));
    }
  });
});

describe("how far it is", () => {
  test("the next day is one of the season", () => {
    for (const { view } of everything) {
      const { next, days, round } = phaseArgs(view);
      expect(next).toBeGreaterThanOrEqual(1);
      expect(next).toBeLessThanOrEqual(days);
      expect(round).toBe(view.round);
    }
  });

  test("days only ever come later", () => {
    const days = watched.map(({ view }) => phaseArgs(view).next);
    expect(days).toEqual([...days].sort((one, other) => one - other));
    expect(days.at(-1)).toBe(2);
  });
});

describe("bidding", () => {
  const bidding = at("auction").filter(({ screen }) => bidForm(screen));

  test("only in an auction", () => {
    expect(bidding.length).toBeGreaterThan(3);
    for (const { screen, view } of everything) {
      if (view.step !== "auction") expect(bidOf(screen)).toBeUndefined();
    }
  });

  test("the least that is asked, unless somebody has stepped up; never above the most", () => {
    for (const { screen } of bidding) {
      const form = bidForm(screen);
      forget();
      expect(bidOf(screen)).toBe(form?.least);
      raised.value = (form?.least ?? 0) + 1;
      expect(bidOf(screen)).toBe(Math.min(form?.most ?? 0, (form?.least ?? 0) + 1));
      raised.value = 100_000;
      expect(bidOf(screen)).toBe(form?.most);
    }
  });

  test("every bid that was made lies within the form", () => {
    const made = bidding.filter(({ next, view }) => next?.mover === view.seat && next.move?.type === "bid");
    expect(made.length).toBeGreaterThan(0);
    for (const { screen, next } of made) {
      const form = bidForm(screen);
      expect(next?.move?.amount).toBeGreaterThanOrEqual(form?.least ?? Number.NaN);
      expect(next?.move?.amount).toBeLessThanOrEqual(form?.most ?? Number.NaN);
    }
  });
});

describe("lining up", () => {
  const asked = at("line-ups").filter(({ screen, view }) => lineUpOf(screen, view));

  test("the suggestion stands there first, one man a place", () => {
    expect(asked.length).toBeGreaterThan(2);
    for (const { screen, view } of asked) {
      const found = lineUpOf(screen, view);
      expect(found?.eleven).toHaveLength(PLACES.length);
      expect(found?.own).toBe(false);
      expect(screen.offers.some(({ move }) => sameMove(move, found?.move ?? {}))).toBe(true);
      const men = found?.eleven.filter((name) => name !== null) ?? [];
      expect(new Set(men).size).toBe(men.length);
      for (const name of men) expect(menOf(view).has(name)).toBe(true);
    }
  });

  test("everybody in it stands where the rules let him", () => {
    for (const { screen, view } of asked) {
      const found = lineUpOf(screen, view);
      for (const [place, name] of found?.eleven.entries() ?? []) {
        const index = found?.form.items.findIndex((item) => item.value === name);
        if (name !== null) expect(found?.form.fits[place]).toContain(index);
      }
    }
  });

  test("whoever is put somewhere else leaves his place free", () => {
    for (const { screen, view } of asked) {
      forget();
      const eleven = lineUpOf(screen, view)?.eleven ?? [];
      const from = eleven.findIndex((name) => name !== null);
      const to = (from + 5) % PLACES.length;
      lineUpOf(screen, view)?.put(to + 1, eleven[from] ?? null);
      const after = lineUpOf(screen, view);
      expect(after?.own).toBe(true);
      expect(after?.eleven[from]).toBeNull();
      expect(after?.eleven[to]).toBe(eleven[from]);
      expect(after?.move).toMatchObject({ eleven: after?.eleven });
    }
  });

  test("what was changed for one question is no answer to the next", () => {
    const [first] = asked;
    const later = asked.find(({ view }) => view.seat === first?.view.seat && view.day !== first?.view.day);
    expect(first && later).toBeDefined();
    if (!first || !later) return;
    lineUpOf(first.screen, first.view)?.put(1, null);
    expect(changed.value).toBeDefined();
    expect(lineUpOf(later.screen, later.view)?.own).toBe(false);
  });

  test("the totals climb place by place to what the rules have counted", () => {
    const shown = everything.filter((look) => newsOf(look).some(({ type }) => type === "line-ups-shown"));
    expect(shown.length).toBeGreaterThan(0);
    for (const { view } of shown) {
      for (const side of view.sides) {
        expect(climbed(side, menOf(view), 0)).toBe(0);
        const last = side.eleven[10];
        const stars = last ? (menOf(view).get(last)?.stars ?? 0) : -1;
        expect(climbed(side, menOf(view), 10) + stars).toBe(side.stars);
        expect(climbed(side, menOf(view), 11)).toBe(side.stars);
      }
    }
  });

  test("nobody lines up while the board is walked", () => {
    for (const { screen, view } of [...at("roll"), ...at("way"), ...at("buy")]) {
      expect(lineUpOf(screen, view)).toBeUndefined();
    }
  });
});

test("a picked plus card or substitute fits the moves that use it, and nothing else", () => {
  const play = { type: "play", plus: "form-1", place: 3 } as Records["move"];
  const substitute = { type: "substitute", footballer: "Colin", place: 3 } as Records["move"];
  expect(fits(play, { plus: "form-1" })).toBe(true);
  expect(fits(play, { plus: "form-2" })).toBe(false);
  expect(fits(play, { footballer: "Colin" })).toBe(false);
  expect(fits(substitute, { footballer: "Colin" })).toBe(true);
  expect(fits(substitute, { footballer: "Coste" })).toBe(false);
  expect(fits(substitute, undefined)).toBe(false);
});

test("every decision of the game was offered: in the list, as a bid, as an eleven or as an offer", () => {
  const written = ["bid", "field", "meet", "offer", "declare"];
  for (const { screen, next } of turns<Records>(GAME)) {
    const move = next?.move;
    if (!move || written.includes(move.type)) continue;
    const listed = [...screen.offers, ...screen.open];
    expect(
      listed.some((offer) => sameMove(offer.move, move)),
      JSON.stringify(move),
    ).toBe(true);
  }
});
