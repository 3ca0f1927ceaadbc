import type { Lay, PEView, Ready, Records, VictoryToken } from "../../gen/passe-eclair";
import type { Clock, Room } from "../../gen/protocol";
import type { Rows } from "../../kit/hand";
import type { Layout } from "../../kit/layout";
import type { PropsOf } from "../../kit/module";
import { type Offer as AnyOffer, offersFor } from "../../kit/screen";
import { word } from "../../kit/words";
import type { Voice } from "../../say/voice";

export type View = PEView;
export type Face = Lay["face"];
export type Token = NonNullable<VictoryToken["token"]>;
export type GameEvent = Records["event"];
export type Move = Records["move"];
export type Offer = AnyOffer<Move>;
type Of<T extends GameEvent["type"]> = Extract<GameEvent, { type: T }>;

/** What was told, with the time at which it happened. */
export type Timed = Pick<Screen["told"][number], "event" | "at">;

/** What the parts of the screen are given. */
export type Props = PropsOf<Records>;
export type Screen = Props["screen"];

/** The seats of the people in front of this screen. */
export function seatsHere(screens: readonly Screen[]): number[] {
  return screens.map(({ seat }) => seat).filter((seat) => seat >= 0);
}

/** Everybody else, clockwise from whoever looks. */
export function othersOf(seats: number, here: readonly number[]): number[] {
  const first = here[0] ?? -1;
  const order = Array.from({ length: seats }, (_, index) => (first + 1 + index + seats) % seats);
  return order.filter((seat) => !here.includes(seat));
}

/** The game that is played: whatever a screen remembers belongs to one seat of one game. */
export function gameOf(room: Room): string {
  return `${room.table} ${room.number}`;
}

/** How many rounds are played: each brings somebody a victory token. */
export function roundsOf(view: View): number {
  return view.victory.reduce((sum, tokens) => sum + tokens.length, view.victory_stock);
}

/** The countdown of the step, or of a seat if there is no other. */
export function clockOf(room: Room): Clock | undefined {
  if (room.phase !== "playing") return undefined;
  return room.clocks?.find(({ seat }) => seat < 0) ?? room.clocks?.[0];
}

export interface LaidCard {
  seat: number | null;
  face: Face;
}

/** The pile, top card last. Where its order no longer matters the rules forget it, but it was seen. */
export function pileOf(view: View, told: readonly Timed[]): readonly LaidCard[] {
  if (view.laid.length !== 1) return view.laid;
  const start = told.findLastIndex(({ event }) => leavesTopAlone(event));
  const seen = told.slice(start + 1).flatMap(({ event }): LaidCard[] => {
    if (event.type === "laid") return [{ seat: event.seat, face: event.face }];
    return event.type === "turned-up" ? [{ seat: null, face: event.face }] : [];
  });
  return seen.at(-1)?.face === view.laid[0]?.face ? seen : view.laid;
}

function leavesTopAlone(event: GameEvent): boolean {
  return (
    event.type === "pile-boxed" ||
    event.type === "round-began" ||
    (event.type === "renewed" && event.whence === "pile")
  );
}

/** How a hand of so many cards lies; two people at one screen have half of the room each. */
export function rowsFor(
  { kind, small, phone, width }: Layout,
  count: number,
  shared: boolean,
): Rows | undefined {
  if (phone && shared) return count > IN_HALF ? { across: 6, pitch: 46 } : undefined;
  if (phone) return { across: count > 5 ? 6 : 5, pitch: small ? 46 : 52 };
  if (kind !== "lying") return undefined;
  if (shared) return { across: width < SPLIT ? 3 : 4, pitch: small ? 46 : 60 };
  return { across: 4, pitch: count > 8 ? (small ? 60 : 70) : undefined };
}

/** More cards than this do not lie in one row, each with a strip for a finger, on a phone between two people. */
const IN_HALF = 7;
/** In a narrower window half of the dock holds three cards side by side. */
const SPLIT = 740;

// ---- what can be done

export function isListed(offers: readonly Offer[], face: Face): boolean {
  return offersFor(offers, "lay").some(({ move }) => move.face === face);
}

/** A card tried on the top card that was seen: right, wrong or too late, the table says which. */
export function layOf(view: View, face: Face): Lay {
  return { type: "lay", face, on: view.top };
}

/** Cards are laid while a card lies there to answer. */
export function isRace(view: View): boolean {
  return view.step === "open" || view.step === "block";
}

// ---- the ready step: each set of cards to give for tokens is a listed move

const cardsOf = ({ move }: AnyOffer<Ready>): readonly Face[] => move.cards ?? [];

/** The listed move that gives exactly these cards. */
export function readyWith(offers: readonly Offer[], cards: readonly Face[]): AnyOffer<Ready> | undefined {
  const wanted = [...cards].sort().join();
  return offersFor(offers, "ready").find((offer) => [...cardsOf(offer)].sort().join() === wanted);
}

/** Whether this card can be given besides those chosen. */
export function canGive(offers: readonly Offer[], chosen: readonly Face[], face: Face): boolean {
  return readyWith(offers, [...chosen, face]) !== undefined;
}

/** Whether any token could be used at all. */
export function hasTokenOffer(offers: readonly Offer[]): boolean {
  return offersFor(offers, "ready").some((offer) => cardsOf(offer).length > 0);
}

// ---- who was faster

export interface Late {
  seat: number;
  /** Who laid the card that came first; nobody if it was turned up. */
  winner: number | undefined;
  ms: number;
}

/** By how much a card came too late: after the card that covered the one it answered. */
function lateness(told: readonly Timed[], late: Timed & { event: Of<"too-late"> }): Late {
  const first = told.find(({ event }) => isTop(event) && event.on === late.event.on + 1);
  const event = first?.event;
  const winner = event?.type === "laid" ? event.seat : undefined;
  return { seat: late.event.seat, winner, ms: first ? Math.max(0, Math.round(late.at - first.at)) : 0 };
}

function isTop(event: GameEvent): event is Of<"laid"> | Of<"turned-up"> | Of<"back-on-top"> {
  return event.type === "laid" || event.type === "turned-up" || event.type === "back-on-top";
}

/** The last slip: a card that was late or wrong. */
export type Slip =
  | ({ kind: "late"; index: number } & Late)
  | { kind: "wrong"; index: number; seat: number; face: Face; drawn: boolean };

export function lastSlip(told: readonly Timed[], wanted: (seat: number) => boolean): Slip | undefined {
  const index = told.findLastIndex(({ event }) => {
    if (event.type === "too-late") return event.late === "card" && wanted(event.seat);
    return event.type === "wrong-card" && wanted(event.seat);
  });
  const found = told[index];
  if (!found) return undefined;
  const { event, at } = found;
  if (event.type === "too-late") return { kind: "late", index, ...lateness(told, { event, at }) };
  if (event.type !== "wrong-card") return undefined;
  return { kind: "wrong", index, seat: event.seat, face: event.face, drawn: event.drawn };
}

/** The small motif of the card that lay on top when this was told: whom it asked for. */
export function askedThen(told: readonly Timed[], index: number): string | undefined {
  const top = told.slice(0, index).findLast(({ event }) => isTop(event))?.event;
  return top && isTop(top) ? top.face.split("-")[1] : undefined;
}

/** Whether the table has answered what this seat tried after so much was told. */
export function isAnswered(told: readonly Timed[], seat: number, from: number): boolean {
  const answers: readonly GameEvent["type"][] = ["laid", "too-late", "wrong-card"];
  return told
    .slice(from)
    .some(({ event }) => answers.includes(event.type) && "seat" in event && event.seat === seat);
}

// ---- the end of a round

export interface RoundEnd {
  round: number;
  seat: number;
  how: Of<"round-won">["how"];
  victory: Token | undefined;
  consolation: { seat: number; token: Token | undefined } | undefined;
  hands: { seat: number; faces: readonly Face[] }[];
}

/** Who won the rounds so far, in order. */
export function winners(told: readonly Timed[]): number[] {
  return told.flatMap(({ event }) => (event.type === "round-won" ? [event.seat] : []));
}

/** How the last round ended, from what was told. */
export function lastRound(told: readonly Timed[]): RoundEnd | undefined {
  let round = 0;
  let end: RoundEnd | undefined;
  for (const { event } of told) {
    if (event.type === "round-began") round = event.round;
    if (event.type === "round-won") {
      end = {
        round,
        seat: event.seat,
        how: event.how,
        victory: undefined,
        consolation: undefined,
        hands: [],
      };
    } else if (end) add(end, event);
  }
  return end;
}

function add(end: RoundEnd, event: GameEvent): void {
  if (event.type === "victory-token") end.victory = event.token ?? undefined;
  if (event.type === "consolation-token") {
    end.consolation = { seat: event.seat, token: event.token ?? undefined };
  }
  if (event.type === "hand-shown") end.hands.push({ seat: event.seat, faces: event.faces });
}

// ---- words

/** A card as a sentence: "Léon passes to Marlon". */
export function sentence(say: Voice, face: Face): string {
  const [giver, taker] = face.split("-");
  if (!taker) return say.word(`face-${face}`);
  return say.word("screen-pair", { giver: word(`name-${giver}`), taker: word(`name-${taker}`) });
}

/** The large motif of a card: what counts when it is laid. */
export function largeOf(say: Voice, face: Face): string {
  const [giver, taker] = face.split("-");
  return say.word(taker ? `name-${giver}` : `face-${face}`);
}
