import { describe, expect, test } from "vitest";
import {
  type Action,
  asksForCard,
  giverOf,
  laysOf,
  NAMES,
  placesFor,
  refusedLay,
  rowsFor,
  sentence,
  stopperOf,
} from "../../src/games/schuss-und-tor/model";
import type { Records } from "../../src/gen/schuss-und-tor";
import { layoutOf } from "../../src/kit/layout";
import { allLooks, eventsIn, looks, newsOf, played, sameMove, seatsOf, turns, voice, voices } from "./played";

const GAMES = ["two-extra-time", "three-passer-shoots", "four-actions-reshuffled"] as const;
/** Everything that anybody at these tables has seen. */
const everything = allLooks<Records>(GAMES);

describe("what can be laid", () => {
  test("a card of the hand has a way for each listed move, and no other card has one", () => {
    for (const { screen, view } of everything) {
      const lays = screen.offers.filter(({ move }) => move.type === "lay");
      const found = [...new Set(view.hand)].flatMap((face) => laysOf(screen.offers, face));
      expect(new Set(found)).toEqual(new Set(lays));
    }
  });

  test("a Bomber calls one of five; whoever passes to somebody calls nobody", () => {
    const seen = new Set<number>();
    for (const { screen, view } of everything) {
      for (const face of view.hand) {
        const ways = laysOf(screen.offers, face);
        if (face !== "bomber") expect(ways.length).toBeLessThanOrEqual(1);
        else if (ways.length > 0) seen.add(ways.length);
      }
    }
    expect([...seen].every((ways) => ways === 1 || ways === NAMES.length)).toBe(true);
    expect(seen.has(NAMES.length)).toBe(true);
  });

  test("every card that was laid could be tapped", () => {
    const laid = turns<Records>(...GAMES).filter(({ next }) => next?.move?.type === "lay");
    expect(laid.length).toBeGreaterThan(60);
    for (const { screen, view, next } of laid) {
      expect(asksForCard(view)).toBe(true);
      const face = next?.move?.face as Records["view"]["hand"][number];
      expect(laysOf(screen.offers, face).some(({ move }) => sameMove(move, next?.move ?? {}))).toBe(true);
    }
  });

  test("a card is asked of nobody but the seat whose turn it is, and of that one only where cards are laid", () => {
    for (const { screen, view } of everything) {
      if (asksForCard(view)) expect(view.turn).toBe(screen.seat);
      if (screen.offers.some(({ move }) => move.type === "lay")) expect(asksForCard(view)).toBe(true);
    }
  });

  test("a spectator is asked for nothing", () => {
    for (const { screen, view } of looks<Records>("two-extra-time", -1)) {
      expect(asksForCard(view)).toBe(false);
      expect(screen.offers).toEqual([]);
      expect(view.hand).toEqual([]);
    }
  });

  test("a card that does not fit is tried in the form that the rules read", () => {
    expect(refusedLay("max-luigi")).toEqual({ type: "lay", face: "max-luigi", call: null });
    expect(refusedLay("bomber")).toEqual({ type: "lay", face: "bomber", call: "fritz" });
  });
});

describe("who sits where", () => {
  test.each([2, 3, 4])("at a table for %i everybody has a place of his own", (seats) => {
    for (let viewer = 0; viewer < seats; viewer += 1) {
      const { own, left, top, right } = placesFor(seats, viewer);
      const taken = [own, left, top, right].filter((seat) => seat !== undefined);
      expect(own).toBe(viewer);
      expect(left).toBe((viewer + 1) % seats);
      expect([...taken].sort()).toEqual(Array.from({ length: seats }, (_, seat) => seat));
    }
  });

  test("whoever the game turns to next in a round sits on the left of the last one", () => {
    const served = looks<Records>("four-actions-reshuffled", 0).filter(
      ({ view, next }) => view.step === "serve" && next?.move?.type === "lay" && next.mover === view.turn,
    );
    const after = served.map(({ view, next }) => ({
      from: view.turn ?? 0,
      to: (next?.screens[0]?.view as Records["view"] | undefined)?.turn,
      step: (next?.screens[0]?.view as Records["view"] | undefined)?.step,
    }));
    const turnsOn = after.filter(({ step }) => step === "serve");
    expect(turnsOn.length).toBeGreaterThan(10);
    for (const { from, to } of turnsOn) expect(placesFor(4, from).left).toBe(to);
  });
});

describe("action cards", () => {
  const drawn = new Set(
    eventsIn<Records>(...GAMES).flatMap((event) => (event.type === "action-drawn" ? [event.action] : [])),
  );

  test("enough of them are seen", () => {
    expect(drawn.size).toBeGreaterThan(10);
  });

  test("whoever may stop a shot is named on it", () => {
    for (const action of drawn) {
      const stopper = stopperOf(action);
      if (stopper) expect(action.endsWith(stopper)).toBe(true);
      else expect(NAMES.some((name) => action === `tor-${name}`)).toBe(false);
    }
  });

  test.each<[Action, ReturnType<typeof stopperOf>]>([
    ["tor-willi", "willi"],
    ["ecke-bomber", "bomber"],
    ["elfmeter-tormann", "tormann"],
    ["tor", undefined],
    ["foul", undefined],
    ["schiedsrichter", undefined],
  ])("%s is stopped by %s", (action, stopper) => {
    expect(stopperOf(action)).toBe(stopper);
  });

  test("a parry was made with the card that the shot names", () => {
    const parries = GAMES.flatMap((game) => looks<Records>(game, -1)).filter(
      ({ view, next }) => view.step === "parry" && next?.move?.type === "lay",
    );
    expect(parries.length).toBeGreaterThan(2);
    for (const { view, next } of parries) {
      const stopper = view.action && stopperOf(view.action);
      const face = String(next?.move?.face);
      if (stopper) expect(face === stopper || face.startsWith(`${stopper}-`)).toBe(true);
    }
  });
});

describe("cards in words and pictures", () => {
  const faces = new Set(
    everything.flatMap(({ view }) => [...view.hand, ...view.pile.map(({ face }) => face)]),
  );

  test("every card is a sentence in every language, no two the same", () => {
    expect(faces.size).toBeGreaterThan(20);
    for (const say of voices("schuss-und-tor")) {
      const said = [...faces].map((face) => sentence(say, face));
      expect(new Set(said).size).toBe(faces.size);
    }
  });

  test("a pass names both footballers in their order", () => {
    const text = sentence(voice("schuss-und-tor"), "max-luigi");
    expect(text.indexOf("Max")).toBeGreaterThanOrEqual(0);
    expect(text.indexOf("Luigi")).toBeGreaterThan(text.indexOf("Max"));
  });

  test("whoever passes lends a card his face; Bomber and Tormann have none of the five", () => {
    for (const face of faces) {
      const giver = giverOf(face);
      if (face.includes("-")) expect(face.startsWith(`${giver}-`)).toBe(true);
      else expect(giver).toBeUndefined();
    }
  });

  test("whatever the window, of every card of a hand there is enough for a finger", () => {
    const largest = Math.max(18, ...everything.map(({ view }) => view.hand.length));
    for (const [width, height] of [
      [360, 640],
      [844, 390],
      [1024, 600],
      [1280, 800],
    ] as const) {
      for (let count = 1; count <= largest; count += 1) {
        const { across = count, pitch = 44 } = rowsFor(layoutOf(width, height), count) ?? {};
        expect(across).toBeGreaterThan(0);
        expect(pitch).toBeGreaterThanOrEqual(44);
      }
    }
  });
});

test.each(GAMES)("in %s the goals of the view are those that were told", (game) => {
  const goals = seatsOf(game).map(() => 0);
  for (const look of looks<Records>(game, -1)) {
    for (const event of newsOf(look)) {
      if (event.type === "goal") goals[event.seat] = (goals[event.seat] ?? 0) + event.goals;
    }
    expect(look.view.goals).toEqual(goals);
  }
  expect(played(game).at(-1)?.outcome?.scores).toEqual(goals);
});
