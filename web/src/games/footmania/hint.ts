import { offersFor } from "../../kit/screen";
import { word } from "../../kit/words";
import { isWarned } from "./away";
import { SQUARES } from "./geometry";
import { type Man, numbersOf, short, type TableProps, type View } from "./model";
import { lineUpOf, planOf } from "./plan";

interface Hint {
  ask?: string;
  help?: string;
}

/** What the label says in place of the plain question, from what this seat holds; only its own screen says it. */
export function hint(props: TableProps): Hint | undefined {
  switch (props.view.step) {
    case "draw":
      return { help: drawing(props) };
    case "buy":
      return buying(props);
    case "plus":
      return { help: pluses(props) };
    case "line-ups":
      return linedUp(props);
    case "action":
      return acting(props);
    case "answer":
      return answering(props);
    case "substitute":
      return offersFor(props.screen.offers, "substitute").length > 0
        ? undefined
        : { ask: props.say.word("screen-nobody-enters"), help: props.say.word("screen-trainee-enters") };
    default:
      return undefined;
  }
}

/** What the top card of the pile costs where the pawn of this seat stands. */
export function topPrice(view: View): number | undefined {
  const kind = view.board[SQUARES.indexOf(view.clubs[view.seat]?.square ?? "")];
  const pile = kind === "blue" ? view.national : kind === "red" ? view.foreign : undefined;
  return pile?.price ?? undefined;
}

function cashOf(view: View): number {
  return view.clubs[view.seat]?.cash ?? 0;
}

function drawing({ view, say }: TableProps): string {
  const price = topPrice(view);
  if (price === undefined) return "";
  const left = cashOf(view) - price;
  return left < 0
    ? say.word("screen-draw-dear-help")
    : say.word("screen-draw-help", { price: short(price, say), left: short(left, say) });
}

function buying({ view, say, screen }: TableProps): Hint | undefined {
  const man = view.card;
  if (!man) return undefined;
  const missing = man.price - cashOf(view);
  if (missing > 0 && offersFor(screen.offers, "buy").length === 0)
    return {
      ask: say.word("screen-poor", { missing: short(missing, say) }),
      help: say.word("screen-poor-help"),
    };
  const places = missingFor(view, man);
  const left = short(cashOf(view) - man.price, say);
  return {
    help:
      places.length > 0
        ? say.word("screen-buy-missing", { places: say.listed(places), left })
        : say.word("screen-buy-left", { numbers: numbersOf(man), left }),
  };
}

/** The numbers he can play that nobody plays at best. */
function missingFor(view: View, man: Man): string[] {
  const now = planOf(view.seat).before?.eleven;
  return man.joker ? [] : man.numbers.filter((number) => now && now[number - 1] === null).map(String);
}

function pluses({ view, say }: TableProps): string {
  const count = view.pluses.length;
  return say.word(view.forced ? "screen-plus-held" : "screen-plus-full", { count });
}

/** Only what is wrong with the team is said. */
function linedUp({ view, say, screen }: TableProps): Hint | undefined {
  const lineUp = lineUpOf(screen, view);
  if (!lineUp) return undefined;
  const vacant = lineUp.eleven.flatMap((name, at) => (name === null ? [at] : []));
  if (vacant.length === 0) return undefined;
  const idle = vacant.find((at) =>
    (lineUp.form.fits[at] ?? []).some(
      (item) => !lineUp.eleven.includes(String(lineUp.form.items[item]?.value)),
    ),
  );
  if (idle !== undefined && lineUp.own) return { help: say.word("screen-idle-man", { place: idle + 1 }) };
  return { help: say.word("screen-vacant", { count: vacant.length }) };
}

/** How much is missing, or how far one is ahead. */
function acting(props: TableProps): Hint | undefined {
  const { view, say } = props;
  const own = view.sides.find(({ seat }) => seat === view.seat);
  const other = view.sides.find(({ seat }) => seat !== view.seat);
  if (!own || !other) return undefined;
  const behind = other.stars - own.stars;
  const reach = planOf(view.seat).reach;
  if (reach && isWarned(props))
    return {
      ask: say.word("screen-give-away", { behind }),
      help: say.word("screen-give-away-help", { behind, cards: reach.cards, by: reach.gap + behind }),
    };
  if (behind > 0) return { help: say.word("screen-behind", { behind, win: behind + 1 }) };
  return { help: say.word(behind === 0 ? "screen-level" : "screen-ahead", { ahead: -behind }) };
}

function answering({ view, say, screen }: TableProps): Hint | undefined {
  const answers = offersFor(screen.offers, "answer");
  if (answers.length === 0)
    return {
      ask: say.word("screen-no-answer", { attack: word(`plus-${view.attack}`) }),
      help: say.word("screen-no-answer-help"),
    };
  const cards = [...new Set(answers.map(({ move }) => move.plus))];
  return { help: say.word("screen-answer-with", { cards: cards.map((plus) => word(`plus-${plus}`)) }) };
}
