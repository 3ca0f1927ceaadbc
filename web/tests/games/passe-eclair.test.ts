import { beforeEach, describe, expect, test } from "vitest";
import {
  askedThen,
  canGive,
  clockOf,
  type Face,
  gameOf,
  isAnswered,
  isListed,
  isRace,
  largeOf,
  lastRound,
  lastSlip,
  layOf,
  othersOf,
  pileOf,
  readyWith,
  roundsOf,
  seatsHere,
  sentence,
} from "../../src/games/passe-eclair/model";
import { asking, idling, shouting, standingOf, wonRound } from "../../src/games/passe-eclair/says";
import { forgetTaps, isTapped, tapped } from "../../src/games/passe-eclair/taps";
import type { Records } from "../../src/gen/passe-eclair";
import { room } from "../fake";
import { allLooks, type Look, looks, newsOf, sameMove, seatsOf, turns, voice, voices } from "./played";

const GAMES = ["passe-eclair-two", "passe-eclair-three-heated"] as const;
const everything = allLooks<Records>(GAMES);

/** One look of each kind is enough where every one is said in three languages. */
function varied(): Look<Records>[] {
  const kinds = new Map(
    everything.map((look) => {
      const { step, asked, any_card, banned, block, actor, seat } = look.view;
      return [[step, asked, any_card, banned === seat, block, actor === seat].join(), look];
    }),
  );
  return [...kinds.values()];
}

beforeEach(forgetTaps);

describe("the pile", () => {
  test("its top is the top of the view, at every moment, for everybody", () => {
    for (const { screen, view } of everything) {
      const pile = pileOf(view, screen.told);
      expect(pile.length).toBeGreaterThanOrEqual(view.laid.length);
      expect(pile.at(-1)?.face).toBe(view.laid.at(-1)?.face);
    }
  });

  test("shows what was seen even where the rules have forgotten its order", () => {
    const longer = everything.filter(({ screen, view }) => {
      return view.laid.length === 1 && pileOf(view, screen.told).length > 1;
    });
    expect(longer.length).toBeGreaterThan(0);
    for (const { screen, view } of longer) {
      const faces = pileOf(view, screen.told).map(({ face }) => face);
      const seen = screen.events.flatMap((event) =>
        event.type === "laid" || event.type === "turned-up" ? [event.face] : [],
      );
      expect(seen.slice(-faces.length)).toEqual(faces);
    }
  });
});

describe("laying a card", () => {
  test("names the top card that was seen", () => {
    for (const { view } of everything) {
      for (const face of view.hand) expect(layOf(view, face)).toEqual({ type: "lay", face, on: view.top });
    }
  });

  test("what was laid in time was listed; what was wrong was not", () => {
    const counted = { right: 0, wrong: 0 };
    for (const look of turns<Records>(...GAMES)) {
      const { screen, next } = look;
      if (next?.move?.type !== "lay") continue;
      const after = (next.screens[0]?.told ?? []).map(({ event }) => event.type);
      const face = next.move.face as Face;
      if (after.includes("laid")) {
        expect(isListed(screen.offers, face)).toBe(true);
        counted.right += 1;
      } else if (after.includes("wrong-card")) {
        expect(isListed(screen.offers, face)).toBe(false);
        counted.wrong += 1;
      }
    }
    expect(counted.right).toBeGreaterThan(200);
    expect(counted.wrong).toBeGreaterThan(10);
  });

  test("only while a card lies there to answer", () => {
    for (const { view, screen } of everything) {
      if (screen.offers.some(({ move }) => move.type === "lay")) expect(isRace(view)).toBe(true);
      if (view.step === "ready" || view.step === "over") expect(isRace(view)).toBe(false);
    }
  });

  test("a tap waits for the table's word and no longer", () => {
    const name = "passe-eclair-three-heated";
    const seen = new Map(seatsOf(name).map((seat) => [seat, looks<Records>(name, seat)]));
    const laid = turns<Records>(name).filter(({ next }) => next?.move?.type === "lay");
    expect(laid.length).toBeGreaterThan(100);
    for (const { screen, view, next } of laid) {
      const tap = {
        game: name,
        seat: screen.seat,
        index: view.hand.indexOf(next?.move?.face as Face),
        face: next?.move?.face as Face,
        top: view.top,
      };
      forgetTaps();
      tapped({ ...tap, told: screen.told.length });
      expect(isTapped(tap, screen.told)).toBe(true);
      const after = seen.get(screen.seat)?.find(({ moment }) => moment === next);
      if (after) expect(isTapped(tap, after.screen.told)).toBe(false);
    }
  });

  test("another seat's answer is not mine", () => {
    for (const look of looks<Records>("passe-eclair-two", 0)) {
      const from = look.screen.told.length - look.news;
      const mover = look.moment.mover ?? -1;
      if (look.moment.move?.type !== "lay") continue;
      expect(isAnswered(look.screen.told, mover, from)).toBe(true);
      expect(isAnswered(look.screen.told, 1 - mover, from)).toBe(false);
    }
  });
});

describe("slips", () => {
  const name = "passe-eclair-three-heated";

  test("the newest is told, whose it is and what became of it", () => {
    const found = new Set<string>();
    for (const look of looks<Records>(name, -1)) {
      const slip = newsOf(look).findLast(
        (event) => event.type === "wrong-card" || (event.type === "too-late" && event.late === "card"),
      );
      if (!slip || !("seat" in slip)) continue;
      const last = lastSlip(look.screen.told, (seat) => seat === slip.seat);
      expect(last?.seat).toBe(slip.seat);
      expect(last?.kind).toBe(slip.type === "too-late" ? "late" : "wrong");
      expect(look.screen.told[last?.index ?? -1]?.event).toBe(slip);
      found.add(last?.kind ?? "");
    }
    expect(found).toEqual(new Set(["late", "wrong"]));
  });

  test("who was late was beaten by whoever had covered the card, as long before as the clock says", () => {
    let beaten = 0;
    for (const { screen } of looks<Records>(name, -1)) {
      const slip = lastSlip(screen.told, () => true);
      const late = screen.told[slip?.index ?? -1];
      if (slip?.kind !== "late" || late?.event.type !== "too-late") continue;
      const answered = late.event.on;
      const first = screen.told.find(({ event }) => event.type === "laid" && event.on === answered + 1);
      if (first?.event.type !== "laid") continue;
      beaten += 1;
      expect(slip).toMatchObject({ winner: first.event.seat, ms: late.at - first.at });
    }
    expect(beaten).toBeGreaterThan(0);
  });

  test("nobody has slipped where nobody is looked at", () => {
    const told = looks<Records>(name, -1).at(-1)?.screen.told ?? [];
    expect(lastSlip(told, () => false)).toBeUndefined();
  });

  test("whom the top card asked for then is its second name", () => {
    const told = looks<Records>(name, -1).at(-1)?.screen.told ?? [];
    for (const [index, { event }] of told.entries()) {
      if (event.type !== "laid" && event.type !== "turned-up") continue;
      expect(askedThen(told, index + 1)).toBe(event.face.split("-")[1]);
    }
    expect(askedThen(told, 0)).toBeUndefined();
  });
});

describe("rounds", () => {
  test("their number is the same from the first deal to the end", () => {
    for (const game of GAMES) {
      const counts = new Set(looks<Records>(game, 0).map(({ view }) => roundsOf(view)));
      expect(counts.size).toBe(1);
      expect([...counts][0]).toBeGreaterThan(5);
    }
  });

  test.each(GAMES)("the end of each round of %s is told: who won, how, and what was left", (game) => {
    let ended = 0;
    for (const look of looks<Records>(game, -1)) {
      const won = newsOf(look).find((event) => event.type === "round-won");
      if (won?.type !== "round-won") continue;
      ended += 1;
      const end = lastRound(look.screen.told);
      expect(end).toMatchObject({ round: ended, seat: won.seat, how: won.how });
      const shown = newsOf(look).flatMap((event) => (event.type === "hand-shown" ? [event.seat] : []));
      expect(end?.hands.map(({ seat }) => seat)).toEqual(shown);
      expect(shown).not.toContain(won.seat);
    }
    expect(ended).toBe(9);
  });

  test("before the first one nothing has ended", () => {
    const [first] = looks<Records>("passe-eclair-two", 0);
    expect(first && lastRound(first.screen.told)).toBeUndefined();
  });
});

describe("getting ready", () => {
  const ready = turns<Records>(...GAMES).filter(({ next }) => next?.move?.type === "ready");

  test("whatever was given for tokens was listed, card by card", () => {
    expect(ready.length).toBeGreaterThan(20);
    for (const { screen, next } of ready) {
      const cards = (next?.move?.cards ?? []) as Face[];
      expect(sameMove(readyWith(screen.offers, cards)?.move ?? {}, next?.move ?? {})).toBe(true);
      for (const [index, card] of cards.entries()) {
        expect(canGive(screen.offers, cards.slice(0, index), card)).toBe(true);
      }
    }
  });

  test("in any order, and no card that is not held", () => {
    const [look] = ready.filter(({ next }) => ((next?.move?.cards as unknown[]) ?? []).length > 0);
    const cards = (look?.next?.move?.cards ?? []) as Face[];
    expect(cards.length).toBeGreaterThan(0);
    const turned = look && readyWith(look.screen.offers, [...cards].reverse());
    expect(turned).toBe(look && readyWith(look.screen.offers, cards));
    const other = (["dog", "michi", "leon-fabi", "rocce-leon"] as Face[]).find(
      (face) => !look?.view.hand.includes(face),
    );
    expect(look && other && canGive(look.screen.offers, [], other)).toBe(false);
  });
});

describe("who sits where", () => {
  test("everybody else is shown once, the next one first", () => {
    for (const seats of [2, 3, 4]) {
      for (let own = 0; own < seats; own += 1) {
        const others = othersOf(seats, [own]);
        expect(others).toHaveLength(seats - 1);
        expect(others[0]).toBe((own + 1) % seats);
        expect(others).not.toContain(own);
      }
    }
  });

  test("a spectator sits nowhere", () => {
    const here = (seat: number) => looks<Records>("passe-eclair-two", seat).slice(0, 1);
    const screens = [0, 1, -1].flatMap(here).map(({ screen }) => screen);
    expect(seatsHere(screens)).toEqual([0, 1]);
    expect(seatsHere(screens.slice(-1))).toEqual([]);
  });

  test("what a screen remembers belongs to one game of one table", () => {
    expect(gameOf(room())).not.toBe(gameOf(room({ number: 2 })));
    expect(gameOf(room())).not.toBe(gameOf(room({ table: "EFGH" })));
  });

  test("the countdown of the step goes before one of a seat; a paused race has none", () => {
    const clocks = [
      { seat: 1, ends: 5, length: 9 },
      { seat: -1, ends: 7, length: 9 },
    ] as unknown as NonNullable<ReturnType<typeof room>["clocks"]>;
    expect(clockOf(room({ clocks }))?.seat).toBe(-1);
    expect(clockOf(room({ clocks: clocks.slice(0, 1) }))?.seat).toBe(1);
    expect(clockOf(room({ clocks, phase: "paused" }))).toBeUndefined();
    expect(clockOf(room())).toBeUndefined();
  });
});

describe("in words", () => {
  test("what is asked, waited for and shouted is said for every kind of moment, in every language", () => {
    const moments = varied();
    expect(moments.length).toBeGreaterThan(15);
    for (const say of voices("passe-eclair", 0)) {
      for (const { view, screen } of moments) {
        if (view.step === "over") continue;
        const { ask, help } = asking(view, screen.seat, screen.offers, say, { seconds: 3, alone: false });
        expect(ask && help).not.toBe("");
        const idle = idling(view, screen.seat, say);
        expect(idle.ask && idle.help).not.toBe("");
        const shout = shouting(view, [screen.seat], say);
        expect(shout.over && shout.large).not.toBe("");
      }
    }
  });

  test("the name that is asked for is on the label and in the shout", () => {
    const say = voice("passe-eclair");
    const asked = varied().filter(({ view }) => view.step === "open" && view.asked && !view.any_card);
    expect(asked.length).toBeGreaterThan(3);
    for (const { view, screen } of asked) {
      const name = say.word(`name-${view.asked}`);
      const { ask } = asking(view, screen.seat, screen.offers, say, { seconds: 3, alone: false });
      expect(ask.includes(name)).toBe(view.banned !== screen.seat);
      expect(shouting(view, [screen.seat], say).large.toLowerCase()).toContain(name.toLowerCase());
    }
  });

  test("while the game is blocked whoever holds no Michi is told so, and how long it lasts", () => {
    const say = voice("passe-eclair");
    const blocked = everything.filter(
      ({ view, screen }) => view.step === "block" && screen.offers.length > 0,
    );
    expect(blocked.length).toBeGreaterThan(1);
    for (const { view, screen } of blocked) {
      const { help } = asking(view, screen.seat, screen.offers, say, { seconds: 7, alone: false });
      expect(help.includes("7")).toBe(!view.hand.includes("michi"));
    }
  });

  test("only whoever must not answer is told so", () => {
    const say = voice("passe-eclair");
    const open = varied().filter(({ view }) => view.step === "open" && view.asked && !view.any_card);
    const banned = open.filter(({ view, screen }) => view.banned === screen.seat);
    expect(banned.length).toBeGreaterThan(0);
    expect(banned.length).toBeLessThan(open.length);
    for (const { view, screen } of open) {
      const { ask } = asking(view, screen.seat, screen.offers, say, { seconds: 3, alone: false });
      const dogs = view.hand.includes("dog") ? 1 : 0;
      expect(ask === say.word("screen-banned", { dogs })).toBe(view.banned === screen.seat);
    }
  });

  test("every card is a sentence, and its large motif stands in it", () => {
    const faces = new Set(everything.flatMap(({ view }) => view.hand));
    expect(faces.size).toBeGreaterThan(15);
    for (const say of voices("passe-eclair")) {
      for (const face of faces) expect(sentence(say, face)).toContain(largeOf(say, face));
    }
  });

  test("the round and its winner are named", () => {
    const last = looks<Records>("passe-eclair-two", 0).at(-1);
    if (!last) throw new Error("the game was played");
    const end = lastRound(last.screen.told);
    for (const say of voices("passe-eclair")) {
      expect(standingOf(last.view, say)).toContain("9");
      expect(end && wonRound(end, say)).toContain(end && say.player(end.seat));
    }
  });
});
