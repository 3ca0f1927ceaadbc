import { beforeEach, describe, expect, test } from "vitest";
import { describeCard, describe as described, nameOf, needs, shortName } from "../../src/games/finale/man";
import {
  assignOf,
  columnsOf,
  firstSlots,
  formationOf,
  goalsOf,
  lastDecision,
  type Man,
  menOf,
  nearSeat,
  orderOf,
  penaltiesOf,
  placesFor,
  refusedPick,
  rowsOf,
  type Slots,
  sideOf,
  subsetOf,
  tapped,
} from "../../src/games/finale/model";
import { nowOf, strikerOf } from "../../src/games/finale/now";
import { approve, change, forget, NOBODY, shooters, slots } from "../../src/games/finale/plans";
import {
  changes,
  chosenMen,
  litBench,
  litMen,
  sendPick,
  sendShooters,
  tapBench,
  tapMan,
} from "../../src/games/finale/play";
import { script } from "../../src/games/finale/script";
import { deciding as canDecide, ends } from "../../src/games/finale/series";
import { moved, roomOf, toggled, without } from "../../src/games/finale/squad";
import { stage } from "../../src/games/finale/stage";
import type { Records } from "../../src/gen/finale";
import { reelOf } from "../../src/kit/script";
import { allLooks, eventsIn, type Look, looks, newsOf, propsFor, turns, voice, voices } from "./played";

const GAMES = ["finale-beginners", "finale-variant", "finale-presets", "finale-mixed"] as const;
const everything = allLooks<Records>(GAMES);
const decided = turns<Records>(...GAMES);
const say = voice("finale");

beforeEach(forget);

/** Where somebody made a move of this type. */
function deciding(type: string): Look<Records>[] {
  return decided.filter(({ next }) => next?.move?.type === type);
}

describe("how the teams stand", () => {
  const pitches = everything.flatMap(({ view }) => view.sides.map((side) => side.pitch));

  test("in columns and in rows nobody is lost and nobody stands twice", () => {
    for (const pitch of pitches) {
      const men = pitch.map(({ man }) => man).sort();
      for (const drawn of [columnsOf(pitch), rowsOf(pitch)]) {
        const found = drawn.flat().map(({ man }) => man);
        expect(found.sort()).toEqual(men);
      }
    }
  });

  test("no column and no row is longer than can be drawn", () => {
    for (const pitch of pitches) {
      expect(Math.max(...columnsOf(pitch).map((column) => column.length))).toBeLessThanOrEqual(5);
      expect(Math.max(0, ...rowsOf(pitch).map((row) => row.length))).toBeLessThanOrEqual(6);
    }
  });

  test("a column holds one line only, from the goal to the middle", () => {
    const order = ["goalkeeper", "defender", "midfielder", "attacker"];
    for (const pitch of pitches) {
      const lines = columnsOf(pitch).flatMap((column) => {
        expect(new Set(column.map(({ line }) => line)).size).toBeLessThanOrEqual(1);
        return column[0] ? [order.indexOf(column[0].line)] : [];
      });
      expect(lines).toEqual([...lines].sort());
    }
  });

  test("a formation counts those in front of the goalkeeper", () => {
    for (const pitch of pitches) {
      const counted = formationOf(pitch)
        .split("-")
        .reduce((sum, count) => sum + Number(count), 0);
      expect(counted).toBe(pitch.filter(({ line }) => line !== "goalkeeper").length);
    }
  });

  test("a coach sees his own side near, whoever watches the first one", () => {
    for (const { view } of everything) expect(nearSeat(view)).toBe(view.seat);
    for (const { view } of looks<Records>("finale-mixed", -1)) {
      expect(nearSeat(view)).toBe(0);
      expect(sideOf(view, nearSeat(view))).toBe(view.sides[0]);
    }
  });
});

describe("footballers for the slots of a card", () => {
  const picked = deciding("pick");

  /** The men that were picked then. */
  const menIn = ({ next }: Look<Records>) => (next?.move?.men ?? []) as (Man | null)[];

  test("enough men are picked to say anything", () => {
    expect(picked.length).toBeGreaterThan(80);
  });

  test("whoever was picked fits his slot and is lit", () => {
    for (const look of picked) {
      const form = assignOf(look.screen);
      if (!form) throw new Error("men are picked with a form");
      const lit = litMen(look);
      for (const [place, man] of menIn(look).entries()) {
        if (man === null) continue;
        expect(placesFor(form, man)).toContain(place);
        expect(lit).toContain(man);
      }
    }
  });

  test("only men on the pitch of whoever is asked are lit", () => {
    for (const look of picked) {
      const own = sideOf(look.view, look.view.seat).pitch.map(({ man }) => man);
      for (const man of litMen(look)) expect(own).toContain(man);
    }
  });

  test("where there is no choice the man already stands, and nobody twice", () => {
    for (const look of picked) {
      const form = assignOf(look.screen);
      if (!form) continue;
      const first = firstSlots(form);
      expect(first).toHaveLength(form.places.length);
      const men = first.filter((man) => man !== null);
      expect(new Set(men).size).toBe(men.length);
      for (const [place, man] of first.entries()) {
        if (man !== null) expect(form.fits[place]).toEqual([menOf(form).indexOf(man)]);
      }
    }
  });

  test("taps put every man in at most one slot that fits him, and out again", () => {
    for (const look of picked) {
      const form = assignOf(look.screen);
      if (!form) continue;
      let now: Slots = form.places.map(() => null);
      for (const man of menOf(form)) {
        const places = placesFor(form, man);
        now = tapped(form, now, man);
        const at = now.indexOf(man);
        if (places.length === 0) expect(at).toBe(-1);
        else expect(places).toContain(at);
        expect(now.filter((one) => one === man).length).toBeLessThanOrEqual(1);
      }
      for (const man of now.filter((one) => one !== null)) now = tapped(form, now, man);
      expect(now.every((one) => one === null)).toBe(true);
    }
  });

  test("by tapping the men of the record its move is sent, once the rules have said yes", () => {
    let sentAsRecorded = 0;
    for (const look of picked) {
      forget();
      const { props, sent } = propsFor(look, say);
      const form = assignOf(look.screen);
      slots.value = form?.places.map(() => null) ?? [];
      for (const man of menIn(look)) if (man) tapMan(props, man);
      expect(new Set(chosenMen(look))).toEqual(new Set(menIn(look).filter(Boolean)));
      sendPick(props);
      expect(sent).toEqual([]);
      approve({ type: "preview" } as Parameters<typeof approve>[0]);
      sendPick(props);
      expect(sent).toHaveLength(1);
      expect(sent[0]?.type).toBe("pick");
      if (JSON.stringify(sent[0]) === JSON.stringify({ type: "pick", men: menIn(look) })) sentAsRecorded += 1;
    }
    expect(sentAsRecorded).toBeGreaterThan(picked.length / 2);
  });

  test("a man who does not fit is sent to be refused, in a free slot", () => {
    for (const look of picked) {
      const form = assignOf(look.screen);
      const stranger = sideOf(look.view, look.view.seat).pitch.find(({ man }) => !litMen(look).includes(man));
      if (!form || !stranger) continue;
      const { props, sent } = propsFor(look, say);
      slots.value = form.places.map(() => null);
      expect(tapMan(props, stranger.man)).toBe(false);
      expect(sent).toEqual([refusedPick(form, slots.value, stranger.man)]);
      expect((sent[0] as { men: unknown[] }).men[0]).toBe(stranger.man);
    }
  });

  test("while a move is on its way taps do nothing", () => {
    const [look] = picked;
    if (!look) throw new Error("somebody picks");
    const { props, sent } = propsFor(look, say);
    const before = slots.value;
    for (const man of litMen(look)) expect(tapMan({ ...props, busy: true }, man)).toBe(true);
    expect(slots.value).toBe(before);
    expect(sent).toEqual([]);
  });
});

describe("changes", () => {
  test("every substitution of the record can be made by two taps, in either order", () => {
    const substituted = deciding("substitute");
    expect(substituted.length).toBeGreaterThan(15);
    for (const look of substituted) {
      const { props } = propsFor(look, say);
      const [on, off] = [look.next?.move?.on as Man, look.next?.move?.off as Man];
      for (const order of [
        [() => tapBench(props, on), () => tapMan(props, off)],
        [() => tapMan(props, off), () => tapBench(props, on)],
      ]) {
        forget();
        for (const tap of order) expect(tap()).toBe(true);
        expect(change.value).toEqual({ on, off });
        expect(chosenMen(look)).toEqual([on, off]);
        const moves = changes(look).map(({ move }) => move);
        expect(moves.length).toBeGreaterThan(0);
        expect(moves.every((move) => "on" in move && move.on === on)).toBe(true);
      }
    }
  });

  test("with nobody chosen all who may come on are lit, and none of the eleven", () => {
    for (const look of deciding("substitute")) {
      forget();
      const bench = new Set(look.screen.offers.flatMap(({ move }) => ("on" in move ? [move.on] : [])));
      expect(new Set(litBench(look))).toEqual(bench);
      expect(litMen(look)).toEqual([]);
    }
  });

  test("a second tap takes the choice back", () => {
    for (const look of deciding("substitute")) {
      forget();
      const { props } = propsFor(look, say);
      tapBench(props, look.next?.move?.on as Man);
      tapBench(props, look.next?.move?.on as Man);
      expect(change.value.on).toBeUndefined();
      expect(changes(look)).toEqual([]);
    }
  });
});

describe("penalty takers", () => {
  const chosen = deciding("shooters");

  test("stand in the order in which they were tapped, and go in that order", () => {
    expect(chosen.length).toBeGreaterThan(2);
    for (const look of chosen) {
      forget();
      const { props, sent } = propsFor(look, say);
      const men = look.next?.move?.men as Man[];
      for (const man of men) expect(tapMan(props, man)).toBe(true);
      expect(shooters.value).toEqual(men);
      approve({ type: "preview" } as Parameters<typeof approve>[0]);
      sendShooters(props);
      expect(sent).toEqual([{ type: "shooters", men }]);
    }
  });

  test("are no more than asked for; another tap lets one go", () => {
    for (const look of chosen) {
      forget();
      const { props } = propsFor(look, say);
      for (const man of litMen(look)) tapMan(props, man);
      const most = orderOf(look.screen)?.most ?? 0;
      expect(shooters.value).toHaveLength(Math.min(most, litMen(look).length));
      const [first] = shooters.value;
      if (first) tapMan(props, first);
      expect(shooters.value).not.toContain(first);
    }
  });

  test("every penalty of the game is counted", () => {
    expect(penaltiesOf(eventsIn<Records>("finale-beginners"))).toHaveLength(18);
    expect(penaltiesOf(eventsIn<Records>("finale-mixed"))).toEqual([]);
  });
});

describe("a squad", () => {
  const building = everything.filter(({ view, screen }) => view.step === "team" && screen.asked);

  test("has eleven who start and four who wait", () => {
    expect(building.length).toBeGreaterThan(0);
    for (const { screen } of building) expect(roomOf(screen)).toEqual({ starters: 11, bench: 4 });
  });

  test("is as it was when somebody goes to the bench and back, but for the order", () => {
    const squad = { starters: ["kuno-kasten", "bodo-beton"] as Man[], bench: ["ole-offensiv"] as Man[] };
    const away = moved(squad, "bodo-beton");
    expect(away).toEqual({ starters: ["kuno-kasten"], bench: ["ole-offensiv", "bodo-beton"] });
    expect(moved(away, "bodo-beton")).toEqual(squad);
    expect(without(squad, "ole-offensiv").bench).toEqual([]);
  });

  test("fills the pitch first, with one goalkeeper", () => {
    const keeper = { man: "kuno-kasten", kind: "goalkeeper", value: 5, strengths: [], symbols: [] };
    const card = keeper as unknown as Parameters<typeof toggled>[1];
    const other = { ...card, man: "hans-greifhain" } as typeof card;
    const room = { starters: 11, bench: 4 };
    const one = toggled(NOBODY, card, room, () => "goalkeeper");
    expect(one.starters).toEqual(["kuno-kasten"]);
    expect(toggled(one, other, room, () => "goalkeeper").bench).toEqual(["hans-greifhain"]);
    expect(toggled(one, card, room, () => "goalkeeper")).toEqual(NOBODY);
  });
});

describe("decks", () => {
  test("are asked for as an order or as a set, as the decks of the game want", () => {
    const kinds = (game: (typeof GAMES)[number]) =>
      allLooks<Records>([game])
        .filter(({ view, screen }) => view.step === "deck" && screen.asked)
        .map(({ screen }) => [orderOf(screen) !== undefined, subsetOf(screen) !== undefined]);
    expect(kinds("finale-variant")).toContainEqual([true, false]);
    expect(kinds("finale-mixed")).toContainEqual([false, true]);
    expect(kinds("finale-presets")).toContainEqual([false, false]);
  });
});

describe("what has been decided", () => {
  test.each(GAMES)("the goals of %s have their minute, and the score that was told", (game) => {
    const events = eventsIn<Records>(game);
    const goals = goalsOf(events);
    expect(goals).toHaveLength(events.filter(({ type }) => type === "goal").length);
    const minutes = goals.map(({ minute }) => minute);
    expect(minutes).toEqual([...minutes].sort((one, other) => one - other));
    for (const { men, goals: score, seat } of goals) {
      expect(men.length).toBeGreaterThan(0);
      expect(score[seat]).toBeGreaterThan(0);
    }
    const end = looks<Records>(game, -1)
      .at(-1)
      ?.view.sides.map((side) => side.goals);
    if (goals.length > 0) expect(end).toEqual(goals.at(-1)?.goals);
  });

  test("a goal falls in the minute that everybody saw before it", () => {
    for (const game of GAMES) {
      const all = looks<Records>(game, -1);
      const seen = all.flatMap((look, index) => {
        return newsOf(look).some(({ type }) => type === "goal") ? [all[index - 1]?.view.minute] : [];
      });
      expect(goalsOf(eventsIn<Records>(game)).map(({ minute }) => minute)).toEqual(seen);
    }
  });

  test("whoever shot took part in the last pick of the scorer", () => {
    for (const { men, seat } of goalsOf(eventsIn<Records>("finale-mixed"))) {
      const team = looks<Records>("finale-mixed", -1).flatMap(({ view }) => view.sides[seat]?.pitch ?? []);
      for (const man of men) expect(team.some((one) => one.man === man)).toBe(true);
    }
  });

  test("a roll is read with its checks and its goal until the next decision", () => {
    let rolls = 0;
    for (const look of everything) {
      const found = lastDecision(look.screen.events);
      if (found?.kind !== "roll") continue;
      rolls += 1;
      expect(look.screen.events[found.at]).toBe(found.event);
      const { phase, success } = found.event;
      expect(found.goal !== undefined).toBe(phase === "shot" && success);
      if (found.goal) expect(found.goal.seat).toBe(found.event.attacker);
      for (const check of found.checks) expect(look.screen.events.indexOf(check)).toBeGreaterThan(found.at);
    }
    expect(rolls).toBeGreaterThan(50);
  });

  test("turned cards say who attacks and how often, with the dice of a tie", () => {
    for (const look of everything) {
      const found = lastDecision(look.screen.events);
      if (found?.kind !== "reveal") continue;
      expect([0, 1]).toContain(found.attacker);
      expect(found.attempts).toBeGreaterThan(0);
      const [one = 0, other = 0] = found.event.values;
      if (one !== other) expect(found.attacker).toBe(one > other ? 0 : 1);
      else expect(found.ties.length).toBeGreaterThan(0);
    }
  });

  test("nothing is decided before the first cards are turned", () => {
    for (const look of everything) {
      if (!look.screen.events.some(({ type }) => type === "revealed")) {
        expect(lastDecision(look.screen.events)).toBeUndefined();
      }
    }
  });
});

describe("in words", () => {
  test("what is going on is said at every moment, in every language", () => {
    const steps = new Set<string>();
    for (const voice of voices("finale", 0)) {
      for (const { view } of everything) {
        steps.add(view.step);
        expect(nowOf(view, voice).length).toBeGreaterThan(5);
      }
    }
    expect(steps.size).toBeGreaterThanOrEqual(12);
  });

  test("an attacker is named only while there is one; in a counter it is the other one", () => {
    for (const { view } of everything) {
      const striker = strikerOf(view);
      if (view.attacker === null) expect(striker).toBeUndefined();
      else expect(striker).toBe(view.counter ? 1 - view.attacker : view.attacker);
    }
    expect(everything.some(({ view }) => view.counter)).toBe(true);
  });

  test("every man on a pitch says his name and strengths, in every language", () => {
    const men = new Map(
      everything.flatMap(({ view }) => view.sides.flatMap((side) => side.pitch.map((man) => [man.man, man]))),
    );
    expect(men.size).toBeGreaterThan(25);
    for (const voice of voices("finale")) {
      for (const man of men.values()) {
        const text = described(voice, man);
        expect(text).toContain(nameOf(voice, man.man));
        expect(text).toContain(String(man.strength));
        expect(nameOf(voice, man.man)).toContain(shortName(voice, man.man));
      }
    }
  });

  test("every card that is to be had can be read out", () => {
    const cards = everything.flatMap(({ view }) => view.sides.flatMap((side) => side.reserve));
    expect(cards.length).toBeGreaterThan(0);
    for (const voice of voices("finale")) {
      for (const card of new Map(cards.map((one) => [one.man, one])).values()) {
        expect(describeCard(voice, card)).toContain(nameOf(voice, card.man));
      }
    }
  });

  test("slots are counted by kind", () => {
    const found = needs(["midfielder", "attacker", "midfielder"]);
    expect(found.map(({ args }) => args.count)).toEqual([2, 1]);
    for (const voice of voices("finale")) for (const one of found) expect(voice.say(one)).not.toBe("");
  });
});

test("the minute of the match goes on and never back", () => {
  for (const game of GAMES) {
    const minutes = looks<Records>(game, -1).map(({ view }) => view.minute);
    expect(minutes).toEqual([...minutes].sort((one, other) => one - other));
    const told = looks<Records>(game, -1).flatMap((look) =>
      newsOf(look).flatMap((event) => (event.type === "period-began" ? [event.minute] : [])),
    );
    expect(new Set(told)).toEqual(new Set(minutes.filter((minute) => told.includes(minute))));
  }
});

describe("what is shown event by event", () => {
  const steps = GAMES.flatMap((game) =>
    [0, 1, -1].flatMap((seat) => {
      const all = looks<Records>(game, seat);
      return all.slice(1).map((look, index) => ({ before: all[index]?.view as Records["view"], look }));
    }),
  ).filter(({ before }) => before.step !== "team" && before.step !== "deck");
  const open = ({ sides, minute }: Records["view"]) => ({
    minute,
    sides: sides.map(({ goals, penalties, pitch, substituted, sent_off: off, reserve }) => ({
      goals,
      penalties,
      men: new Map(
        pitch.map(({ man, line, state, strength, yellow }) => [man, [line, state, strength, yellow]]),
      ),
      gone: [new Set(substituted), new Set(off)],
      reserve: new Set(reserve.map(({ man }) => man)),
    })),
  });

  test("ends where the rules have come to, for every message of these matches", () => {
    expect(steps.length).toBeGreaterThan(500);
    for (const { before, look } of steps) {
      // An injured man leaves the pitch before somebody comes on for him; he is shown until then.
      if (look.view.injured || before.injured || newsOf(look).some(({ type }) => type === "sudden-death"))
        continue;
      expect(open(stage(before, newsOf(look)))).toEqual(open(look.view));
    }
  });

  test("tells no score, no strength and no minute before the dice lie still", () => {
    const rolls = steps.filter(({ look }) => newsOf(look).some(({ type }) => type === "rolled"));
    expect(rolls.length).toBeGreaterThan(50);
    for (const { before, look } of rolls) {
      const { shots } = reelOf(newsOf(look), script);
      const rolled = shots.find(({ event }) => event.type === "rolled");
      for (const time of [0, 700, 1_199]) {
        const known = shots
          .filter((shot) => shot.known <= (rolled?.at ?? 0) + time)
          .map(({ event }) => event);
        expect(open(stage(before, known))).toEqual(open(before));
      }
    }
  });

  test("a series stops with a kick that could decide it, and only there", () => {
    const told = eventsIn<Records>(...GAMES);
    const kicks = told.flatMap((event, at) => (event.type === "penalty" ? [{ event, at }] : []));
    expect(kicks.length).toBeGreaterThan(5);
    for (const { event, at } of kicks) {
      const rest = told.slice(at + 1).find(({ type }) => type !== "turned")?.type;
      expect(ends(event, told.slice(0, at), event.scored)).toBe(rest === "match-over");
      if (rest === "match-over") expect(canDecide(event, told.slice(0, at))).toBe(true);
    }
  });
});
