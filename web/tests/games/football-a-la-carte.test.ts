import { beforeEach, describe, expect, test } from "vitest";
import { aim, forget, pointed, pointedWay, shownWays } from "../../src/games/football-a-la-carte/aim";
import {
  asideOf,
  asksForCard,
  ballPoint,
  beyond,
  CELL,
  CENTRE,
  COLUMNS,
  type Face,
  GOAL,
  HEIGHT,
  isTurned,
  nearTeam,
  placeOf,
  pointOf,
  ROWS,
  refusedDraft,
  type Square,
  squareAt,
  symbolOf,
  teamOf,
  throwsOf,
  WIDTH,
  waysOf,
} from "../../src/games/football-a-la-carte/model";
import { confirm, pick, withoutPenalty } from "../../src/games/football-a-la-carte/play";
import type { Records } from "../../src/gen/football-a-la-carte";
import {
  allLooks,
  eventsIn,
  type Look,
  looks,
  newsOf,
  propsFor,
  sameMove,
  seatsOf,
  turns,
  voice,
} from "./played";

const GAMES = ["football-a-la-carte-two", "football-a-la-carte-three", "football-a-la-carte-four"] as const;

const everything = allLooks<Records>(GAMES);
const decided = turns<Records>(...GAMES);

beforeEach(forget);

describe("teams and ends", () => {
  test("everybody plays in one of two teams, and looks at the pitch from behind his own", () => {
    for (const { view } of everything) {
      expect([0, 1]).toContain(teamOf(view, view.seat));
      expect(nearTeam(view)).toBe(teamOf(view, view.seat));
    }
  });

  test("whoever watches stands behind the first team", () => {
    for (const { view } of looks<Records>("football-a-la-carte-three", -1)) {
      expect(nearTeam(view)).toBe(0);
      expect(isTurned(view)).toBe(view.ends[0] === "north");
    }
  });

  test("the pitch turns round at half-time, once, for everybody", () => {
    for (const game of GAMES) {
      for (const seat of seatsOf(game)) {
        const sides = looks<Records>(game, seat).map(({ view }) => isTurned(view));
        const turned = sides.filter((side, index) => index > 0 && side !== sides[index - 1]);
        expect(turned).toHaveLength(1);
      }
    }
  });

  test("opponents see the pitch from opposite ends", () => {
    const [one, other] = [0, 1].map((seat) => looks<Records>("football-a-la-carte-two", seat));
    for (const [index, look] of (one ?? []).entries()) {
      const against = other?.[index];
      expect(isTurned(look.view)).not.toBe(against && isTurned(against.view));
    }
  });
});

describe("the picture of the pitch", () => {
  test.each([false, true])("every square has a middle of its own on the pitch (turned: %s)", (turned) => {
    const points = new Set<string>();
    for (let row = 0; row < ROWS; row += 1) {
      for (let column = 0; column < COLUMNS.length; column += 1) {
        const square = squareAt(row, column, turned);
        expect(placeOf(square, turned)).toEqual({ row, column });
        const { x, y } = pointOf(square, turned);
        expect(x % CELL).toBe(CELL / 2);
        expect(y).toBeGreaterThan(GOAL);
        expect(y).toBeLessThan(HEIGHT - GOAL);
        points.add(`${x} ${y}`);
      }
    }
    expect(points.size).toBe(ROWS * COLUMNS.length);
  });

  test("what one end sees on the left the other sees on the right, and what is near is far", () => {
    for (const square of ["a1", "c4", "j16", "e8"] as Square[]) {
      const [here, there] = [pointOf(square, false), pointOf(square, true)];
      expect(here.x + there.x).toBe(WIDTH);
      expect(here.y + there.y).toBe(HEIGHT);
    }
  });

  test("the ball rolls from square to neighbour", () => {
    const paths = eventsIn<Records>(...GAMES).flatMap((event) => ("path" in event ? [event.path] : []));
    expect(paths.length).toBeGreaterThan(100);
    for (const path of paths) {
      const places = path.map((square) => placeOf(square, false));
      for (const [index, { row, column }] of places.entries()) {
        const before = places[index - 1];
        if (!before) continue;
        expect(Math.max(Math.abs(before.row - row), Math.abs(before.column - column))).toBe(1);
      }
    }
  });

  test("the ball always lies in the picture, and on its square where it has one", () => {
    for (const { view, screen } of everything) {
      const turned = isTurned(view);
      const { x, y } = ballPoint(view, screen.events, turned);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(WIDTH);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(HEIGHT);
      const shot = view.step === "stop" || view.step === "last-stop";
      if (view.ball && !shot) expect({ x, y }).toEqual(pointOf(view.ball, turned));
    }
  });

  test("both ends see the same ball, turned round", () => {
    const [one, other] = [0, 1].map((seat) => looks<Records>("football-a-la-carte-two", seat));
    for (const [index, { view, screen }] of (one ?? []).entries()) {
      const against = other?.[index];
      if (!against) throw new Error("both saw the whole game");
      const here = ballPoint(view, screen.events, isTurned(view));
      const there = ballPoint(against.view, against.screen.events, isTurned(against.view));
      expect(here.x + there.x).toBeCloseTo(WIDTH);
      expect(here.y + there.y).toBeCloseTo(HEIGHT);
    }
  });

  test("a shot of one's own flies to the far goal, one against oneself to the near one", () => {
    const shots = everything.filter(({ view }) => view.step === "stop");
    expect(shots.length).toBeGreaterThan(5);
    for (const { view, screen } of shots) {
      const point = ballPoint(view, screen.events, isTurned(view));
      const own = view.shooter !== null && teamOf(view, view.shooter) === nearTeam(view);
      expect(point.y).toBe(own ? GOAL / 2 : HEIGHT - GOAL / 2);
      expect(point.x).toBeGreaterThanOrEqual(3.5 * CELL);
      expect(point.x).toBeLessThanOrEqual(6.5 * CELL);
    }
  });

  test("a ball that goes out leaves the pitch the way it was going, but not the picture", () => {
    const last = { x: WIDTH - CELL / 2, y: CENTRE.y };
    const before = { x: last.x - CELL, y: last.y + CELL };
    const out = beyond([before, last], 0, true, false);
    expect(out.x).toBeGreaterThan(last.x);
    expect(out.x).toBeLessThanOrEqual(WIDTH - 8);
    expect(out.y).toBeLessThan(last.y);
  });

  test("a card leads to the side that it names", () => {
    expect(asideOf({ face: "left-3-blue" })).toBe(-1);
    expect(asideOf({ face: "right-3-red" })).toBe(1);
    expect(asideOf({ face: "straight-4-hand" })).toBe(0);
    expect(asideOf({ face: "free-kick-4", direction: "left" })).toBe(-1);
  });
});

describe("what can be played", () => {
  test("the ways of all cards are the listed moves, each once, with or without the Penalty", () => {
    for (const { screen, view } of everything) {
      const listed = screen.offers.map(({ move }) => move).filter((move) => "face" in move);
      const ways = [...new Set(view.hand)].flatMap((face) => waysOf(screen.offers, face));
      const moves = ways.flatMap(({ move, penalty }) => (penalty ? [move, penalty] : [move]));
      const texts = (all: readonly object[]) => all.map((one) => JSON.stringify(one)).sort();
      expect(texts(moves)).toEqual(texts(listed));
    }
  });

  test("every card that was played could be picked, with the way that was taken", () => {
    const cards = decided.filter(({ next }) => next?.move && "face" in next.move);
    expect(cards.length).toBeGreaterThan(100);
    for (const { screen, next } of cards) {
      const ways = waysOf(screen.offers, next?.move?.face as Face);
      const found = ways.some(
        ({ move, penalty }) =>
          sameMove(move, next?.move ?? {}) || (penalty && sameMove(penalty, next?.move ?? {})),
      );
      expect(found, JSON.stringify(next?.move)).toBe(true);
      expect(asksForCard(screen.offers)).toBe(true);
    }
  });

  test("every throw-in that was made was a lit square", () => {
    const thrown = decided.filter(({ next }) => next?.move?.type === "throw-in");
    expect(thrown.length).toBeGreaterThan(10);
    for (const { screen, next } of thrown) {
      const squares = throwsOf(screen.offers);
      const found = squares.get(next?.move?.to as Square);
      expect(found && sameMove(found.move, next?.move ?? {})).toBe(true);
      expect(new Set([...squares.values()].map(({ index }) => index)).size).toBe(squares.size);
    }
  });

  test("only in front of a throw-in are squares lit", () => {
    for (const { screen, view } of everything) {
      if (view.step !== "throw-in") expect(throwsOf(screen.offers).size).toBe(0);
    }
  });

  test("a card that cannot be played is tried in the form of its kind", () => {
    const [play] = everything.filter(({ view }) => view.step === "play");
    const [stop] = everything.filter(({ view }) => view.step === "stop");
    expect(play && refusedDraft(play.view, "left-3-blue")).toMatchObject({ type: "play", penalty: false });
    expect(play && refusedDraft(play.view, "free-kick-4")).toMatchObject({ type: "free-kick" });
    expect(stop && refusedDraft(stop.view, "left-3-blue")).toEqual({ type: "stop", face: "left-3-blue" });
  });
});

describe("picking and playing", () => {
  const say = voice("football-a-la-carte");

  /** The looks in which this many ways lead on from the card that was played. */
  function leadingOn(ways: (count: number) => boolean): Look<Records>[] {
    return decided.filter(({ screen, next }) => {
      const face = next?.move?.face as Face | undefined;
      return face !== undefined && ways(waysOf(screen.offers, face).length);
    });
  }

  test("a card with one way is played by the second tap, exactly as it was listed", () => {
    const single = leadingOn((count) => count === 1);
    expect(single.length).toBeGreaterThan(40);
    for (const look of single) {
      forget();
      const { props, sent } = propsFor(look, say);
      const face = look.next?.move?.face as Face;
      const [way] = waysOf(look.screen.offers, face);
      expect(pick(props, 0, face)).toBe(true);
      expect(sent).toEqual([]);
      expect(shownWays(look.screen)).toMatchObject({ face, chosen: 0, armed: true });
      pick(props, 0, face);
      if (way?.penalty) withoutPenalty(props);
      expect(sent).toEqual([way?.move]);
      expect(aim.value).toBeUndefined();
    }
  });

  test("taps go through all ways of a card and begin again", () => {
    const several = leadingOn((count) => count > 1);
    expect(several.length).toBeGreaterThan(3);
    for (const look of several) {
      forget();
      const { props, sent } = propsFor(look, say);
      const face = look.next?.move?.face as Face;
      const count = waysOf(look.screen.offers, face).length;
      pick(props, 0, face);
      expect(shownWays(look.screen).chosen).toBe(-1);
      const seen = Array.from({ length: count + 1 }, () => {
        pick(props, 0, face);
        return shownWays(look.screen).chosen;
      });
      expect(seen).toEqual([...Array.from({ length: count }, (_, index) => index), 0]);
      expect(sent).toEqual([]);
      confirm(props);
      if (sent.length === 0) withoutPenalty(props);
      expect(sent).toEqual([waysOf(look.screen.offers, face)[0]?.move]);
    }
  });

  test("while a move is on its way nothing more is sent", () => {
    const [look] = leadingOn((count) => count === 1);
    if (!look) throw new Error("somebody plays a card");
    const { props, sent } = propsFor(look, say);
    const face = look.next?.move?.face as Face;
    pick({ ...props, busy: true }, 0, face);
    pick({ ...props, busy: true }, 0, face);
    expect(sent).toEqual([]);
    expect(aim.value?.face).toBe(face);
  });

  test("the card under the pointer is shown before the one that is picked, without being armed", () => {
    const look = decided.find(({ screen, view }) => {
      return view.hand.filter((face) => waysOf(screen.offers, face).length > 0).length > 1;
    });
    if (!look) throw new Error("somebody has a choice");
    const playable = look.view.hand.filter((face) => waysOf(look.screen.offers, face).length > 0);
    const [held, other] = [playable[0] as Face, playable.find((face) => face !== playable[0]) as Face];
    pick(propsFor(look, say).props, 0, held);
    pointed.value = other;
    expect(shownWays(look.screen)).toMatchObject({ face: other, armed: false });
    pointed.value = undefined;
    pointedWay.value = 0;
    expect(shownWays(look.screen)).toMatchObject({ face: held, chosen: 0, armed: true });
  });
});

test("a cut card counts for what it shows last, and nothing else counts", () => {
  const cut = eventsIn<Records>(...GAMES).flatMap((event) => (event.type === "pile-cut" ? [event.face] : []));
  expect(cut.length).toBeGreaterThan(2);
  for (const face of cut) {
    const symbol = symbolOf(face);
    if (symbol) expect(face.endsWith(`-${symbol}`)).toBe(true);
    else expect(/-(hand|red|blue)$/.test(face)).toBe(false);
  }
  expect(symbolOf("free-kick-4")).toBeUndefined();
});

test.each(GAMES)("in %s the goals of the view are those that were told, team by team", (game) => {
  const goals = [0, 0];
  for (const look of looks<Records>(game, -1)) {
    for (const event of newsOf(look)) {
      if (event.type !== "goal") continue;
      const team = teamOf(look.view, event.scorers[0] ?? -1);
      goals[team] = (goals[team] ?? 0) + 1;
    }
    expect(look.view.goals).toEqual(goals);
  }
});
