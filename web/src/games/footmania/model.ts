import type {
  ClubView as Club,
  FMView,
  Man as GenMan,
  OpenOffer as GenOffer,
  Records,
  SideView,
} from "../../gen/footmania";
import type { Preview, Prompt } from "../../gen/protocol";
import type { PropsOf } from "../../kit/module";
import type { Offer as AnyOffer } from "../../kit/screen";
import { word } from "../../kit/words";
import type { Voice } from "../../say/voice";

export type View = FMView;
export type Man = GenMan;
export type OpenOffer = GenOffer;
export type Side = SideView;
export type ClubView = Club;
export type GameEvent = Records["event"];
export type Plus = FMView["pluses"][number];
export type Sponsor = Club["sponsors"][number];
export type Kind = FMView["board"][number];
export type Eleven = readonly (string | null)[];
export type Move = Records["move"];
export type Offer = AnyOffer<Move>;
/** What the parts of the screen are given. */
export type Props = PropsOf<Records, ClubPreview>;
export type Screen = Pick<Props["screen"], "seat" | "prompts" | "offers">;
export type TableProps = Props & { view: View };

/** What the rules say that a draft would make of the club. */
export interface Team {
  eleven: Eleven;
  /** On the pitch, with trainees in the places that nobody fills. */
  stars: number;
  /** Of the footballers alone. */
  bare: number;
  cash: number;
}

/** While teams are being built the places still free take nothing off. */
export function starsOf(team: Team, view: View): number {
  return view.phase === 1 ? team.bare : team.stars;
}

/** How far one's own cards and changes can still carry a match, if the other team does nothing more. */
export interface Reach {
  own: number;
  other: number;
  gap: number;
  cards: number;
  /** What each kind of plus card would do at best: stars for one's own team, or off the other. */
  effects: Readonly<Partial<Record<Plus, number>>>;
}

export interface ClubPreview extends Preview {
  before?: Team | null;
  after?: Team | null;
  reach?: Reach | null;
}

export const PLACES = Array.from({ length: 11 }, (_, index) => index + 1);
/** All money is counted in these. */
export const UNIT = 100_000;

// ---- what may be done: the rules have listed it, nothing is worked out here

/** The question with this message, such as "ask-offer". */
export function promptFor(screen: Pick<Screen, "prompts">, code: string): Prompt | undefined {
  return screen.prompts.find((prompt) => prompt.ask.code === code);
}

/** The place on the pitch that a move names, if it names one. */
export function placeOf(move: Move): number | undefined {
  return "place" in move ? (move.place ?? undefined) : undefined;
}

// ---- footballers

/** Every footballer that this seat can see, by name. */
export function menOf(view: View): Map<string, Man> {
  const seen = [
    ...view.squad,
    ...view.clubs.flatMap((club) => club.known),
    ...(view.card ? [view.card] : []),
  ];
  return new Map(seen.map((man) => [man.name, man]));
}

/** What a place counts that nobody fills. */
export const TRAINEE_STARS = -1;

/** The stars that lie open once so many places have turned up; all of them are the total of the rules. */
export function climbed(side: Side, men: ReadonlyMap<string, Man>, open: number): number {
  if (open >= side.eleven.length) return side.stars;
  return side.eleven.slice(0, open).reduce((sum, name, index) => {
    const vacant = side.empty.includes(index + 1) ? 0 : TRAINEE_STARS;
    return sum + (name ? (men.get(name)?.stars ?? 0) : vacant);
  }, 0);
}

export function numbersOf(man: Man): string {
  return man.joker ? "JP" : man.numbers.join("/");
}

/** By the lowest of their numbers, the strongest first. */
export function inOrder(men: readonly Man[]): Man[] {
  const first = (man: Man) => (man.joker ? 12 : (man.numbers[0] ?? 0));
  return [...men].sort((one, other) => first(one) - first(other) || other.stars - one.stars);
}

/** A footballer in words. */
export function manSaid(say: Voice, man: Man): string {
  return say.word("man-short", {
    footballer: man.name,
    numbers: numbersOf(man),
    stars: man.stars,
    colour: word(`colour-${man.colour}`),
  });
}

/** How far it is: the day being played, or the next one. */
export function phaseArgs(view: View) {
  const playing = view.sides.length > 0 && view.team === null;
  const next = Math.max(1, Math.min(view.days, playing ? view.day : view.day + 1));
  const { limit, pace } = view.options;
  return { round: view.round, limit, pace, days: view.days, next };
}

// ---- money

/** As on cards and buttons: 500 000, 1,1 M. */
export function short(money: number, say: Voice): string {
  if (money === 0) return "0";
  return money < 10 ? `${money}00${say.word("card-thousands")}` : millions(money, say);
}

/** Where there is no room for thousands: 0,5 M. */
export function millions(money: number, say: Voice): string {
  const rest = money % 10;
  const tail = rest ? `${say.word("card-decimal")}${rest}` : "";
  return `${Math.floor(money / 10)}${tail}${say.word("card-millions")}`;
}

/** In full, as in the purse. */
export function full(money: number, say: Voice): string {
  return say.word("screen-money", { money: money * UNIT });
}

/** What one side of an offer gives, in words. */
export function sideSaid(
  say: Voice,
  footballers: readonly string[],
  sponsors: readonly Sponsor[],
  money: number,
): string {
  const things = [
    ...footballers,
    ...sponsors.map((sponsor) => say.word(`question-${sponsor}`)),
    ...(money ? [short(money, say)] : []),
  ];
  return things.length === 0 ? say.word("screen-nothing") : say.listed(things);
}
