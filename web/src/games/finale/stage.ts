import type { GameEvent, Man, ManCard, ManView, Side, View } from "./model";

/**
 * What is to be seen while a message is shown: what was seen before, with what the events told so far have changed.
 * Nothing is worked out here; every number stands in an event, and the end is the view itself.
 */
export function stage(before: View, events: readonly GameEvent[]): View {
  return events.reduce(after, before);
}

function after(view: View, event: GameEvent): View {
  switch (event.type) {
    case "chosen":
      return withSide(view, event.seat, () => ({ chosen: true }));
    case "revealed":
      return withSides(view, (_, seat) => ({ tactic: event.cards[seat] ?? null, chosen: false }));
    case "attack-won":
      return { ...view, attacker: event.attacker, attempts: event.attempts, attempt: 1 };
    case "attempt-began":
      return { ...view, card: event.card, attempt: event.number, counter: false };
    case "counter-began":
      return { ...view, card: event.card, counter: true };
    case "card-laid":
      return { ...view, card: event.card };
    case "picked":
      return withSide(view, event.seat, () => ({ picked: event.men, strength: event.strength }));
    case "goal":
      return withSides(view, (_, seat) => ({ goals: event.goals[seat] ?? 0 }));
    case "symbol-checked":
      return checked(view, event);
    case "turned":
      return withSide(view, event.seat, (side) => turned(side, event));
    case "substituted":
    case "replaced":
      return { ...withSide(view, event.seat, (side) => changed(side, event)), injured: null };
    case "not-replaced":
      return {
        ...withSide(view, event.seat, (side) => ({
          pitch: without(side, event.man),
          injured: [...side.injured, event.man],
        })),
        injured: null,
      };
    case "period-over":
      return { ...view, card: null, attempts: 0, counter: false };
    case "period-began":
      return {
        ...withSides(view, () => ({ tactic: null, picked: [] })),
        step: "substitution",
        turn: null,
        period: event.period,
        minute: event.minute,
        attacker: null,
      };
    default:
      return penalised(view, event);
  }
}

function penalised(view: View, event: GameEvent): View {
  switch (event.type) {
    case "penalties":
      return { ...view, step: "shooters", turn: null };
    case "shooters-shown":
      return withSide(view, event.seat, (side) => ({
        shooters: [...side.shooters, ...event.men],
        chosen: false,
      }));
    case "series-began":
      return { ...view, series: event.series, to_shoot: event.shots, first: event.first };
    case "penalty":
      return withSides(view, (side, seat) => ({
        penalties: event.score[seat] ?? 0,
        shots: side.shots + (seat === event.seat ? 1 : 0),
      }));
    default:
      return view;
  }
}

type Change = (side: Side, seat: number) => Partial<Side>;

function withSides(view: View, change: Change): View {
  return { ...view, sides: view.sides.map((side, seat) => ({ ...side, ...change(side, seat) })) };
}

function withSide(view: View, wanted: number, change: Change): View {
  return withSides(view, (side, seat) => (seat === wanted ? change(side, seat) : {}));
}

/** A card appears, or the man is gone; who is hurt lies there until somebody comes on. */
function checked(view: View, event: Extract<GameEvent, { type: "symbol-checked" }>): View {
  const { seat, man, result } = event;
  if (result === "injured") return { ...view, injured: man };
  if (result === "booked") {
    return withSide(view, seat, ({ pitch }) => ({
      pitch: pitch.map((one) => (one.man === man ? { ...one, yellow: true } : one)),
    }));
  }
  if (result === "nothing") return view;
  return withSide(view, seat, (side) => ({ pitch: without(side, man), sent_off: [...side.sent_off, man] }));
}

const STATES = 4;

function turned({ pitch }: Side, event: Extract<GameEvent, { type: "turned" }>): Partial<Side> {
  const by = event.left ? 1 : STATES - 1;
  return {
    picked: [],
    pitch: pitch.map((one) => {
      const index = event.men.indexOf(one.man);
      if (index < 0) return one;
      return { ...one, state: (one.state + by) % STATES, strength: event.strengths[index] ?? one.strength };
    }),
  };
}

function changed(side: Side, event: Extract<GameEvent, { type: "substituted" | "replaced" }>): Partial<Side> {
  const card = side.reserve.find((one) => one.man === event.on);
  const gone = event.type === "substituted" ? "substituted" : "injured";
  return {
    pitch: [...without(side, event.off), ...(card ? [fresh(card, event.line)] : [])],
    reserve: side.reserve.filter((one) => one.man !== event.on),
    bench: side.bench.filter((one) => one !== event.on),
    [gone]: [...side[gone], event.off],
  };
}

function without({ pitch }: Side, man: Man): ManView[] {
  return pitch.filter((one) => one.man !== man);
}

/** Upright, without any marker. */
function fresh({ man, strengths, symbols }: ManCard, line: ManView["line"]): ManView {
  const [strength = 0] = strengths;
  const [symbol = null] = symbols;
  const marks = { yellow: false, white: false, red: false };
  return { man, line, state: 0, strength, symbol, strengths, symbols, ...marks };
}
