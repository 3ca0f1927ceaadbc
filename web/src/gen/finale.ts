// Generated from the Python records by `make gen`: do not edit.

/** A place at the table, shown by the name of whoever sits there. */
export type Seat = number;

export type ManText =
  | "achim-aussenrist"
  | "ali-balla"
  | "arno-abstauber"
  | "benno-bogenlampe"
  | "bernd-schranke"
  | "bert-laufwunder"
  | "bodo-beton"
  | "bruno-block"
  | "carlo-chip"
  | "dennis-drehschuss"
  | "dieter-deckung"
  | "dirk-doppelpass"
  | "egon-einwurf"
  | "emil-eckfahne"
  | "enno-effet"
  | "erwin-pfosten"
  | "fred-flanke"
  | "fritz-foul"
  | "gerd-graetsche"
  | "gregor-grenze"
  | "gustl-gasse"
  | "hans-greifhain"
  | "heiko-haken"
  | "horst-holzer"
  | "hugo-hacke"
  | "ingo-innenrist"
  | "jens-joggar"
  | "jupp-jubel"
  | "kai-kurzpass"
  | "kalle-knaller"
  | "karl-kante"
  | "klaus-klammer"
  | "kuno-kasten"
  | "lars-lupfer"
  | "lothar-lenker"
  | "lutz-lattenkreuz"
  | "manni-mauer"
  | "max-mittelkreis"
  | "mirko-mitlauf"
  | "moritz-motor"
  | "nico-nadelstich"
  | "ole-offensiv"
  | "otto-ohnehand"
  | "paul-walze"
  | "peter-pike"
  | "ralf-raumdecker"
  | "rolf-riegel"
  | "rudi-reflex"
  | "sepp-sense"
  | "simon-joker"
  | "stefan-sturm"
  | "sven-abseits"
  | "theo-turm"
  | "tim-talent"
  | "timo-torriecher"
  | "toni-luftloch"
  | "uwe-umlauf"
  | "veit-vorstopper"
  | "viktor-volley"
  | "wladimir-ballnich";
export type PresetText = "blue" | "red" | "violet" | "yellow";
export type CardText =
  | "b2a"
  | "b2b"
  | "b3a"
  | "b3b"
  | "b4"
  | "b5"
  | "r2a"
  | "r2b"
  | "r3a"
  | "r3b"
  | "r4"
  | "r5"
  | "schlusskarte"
  | "v2a"
  | "v2b"
  | "v3a"
  | "v3b"
  | "v4"
  | "v5"
  | "w1"
  | "w2"
  | "w3"
  | "w4"
  | "w5"
  | "y2a"
  | "y2b"
  | "y3a"
  | "y3b"
  | "y4"
  | "y5";
export type LineText = "attacker" | "defender" | "goalkeeper" | "midfielder";
export type ChoiceText = "deck" | "shooters" | "stand-in" | "tactic" | "team";
export type ColourText = "blue" | "red";
export type PhaseText = "approach" | "shot";
export type SymbolText = "cross" | "red" | "yellow";
export type ResultText = "booked" | "injured" | "nothing" | "second-yellow" | "sent-off";
export type Teams = "beginner" | "free";
export type Decks = "beginner" | "mixed" | "presets" | "variant";
export type Step =
  | "counter"
  | "deck"
  | "exchange"
  | "footballers"
  | "further"
  | "over"
  | "replacement"
  | "shooters"
  | "stand-in"
  | "substitution"
  | "tactic"
  | "team";
export type SlotText = "anybody" | "attacker" | "defender" | "goalkeeper" | "midfielder";

export interface Records {
  move:
    | Team
    | Preset
    | Mix
    | Plan
    | Substitute
    | NoMore
    | Lay
    | Pick
    | Replace
    | Counter
    | Decline
    | Exchange
    | Keep
    | StandIn
    | Shooters;
  event:
    | RedDrawn
    | Chosen
    | LinedUp
    | Drawn
    | PeriodBegan
    | Substituted
    | Revealed
    | TieRolled
    | AttackWon
    | AttemptBegan
    | CounterBegan
    | CounterDeclined
    | CardLaid
    | Exchanged
    | Kept
    | Picked
    | Rolled
    | SymbolChecked
    | Replaced
    | NotReplaced
    | Turned
    | Goal
    | PeriodOver
    | ExtraTime
    | Penalties
    | StandInNamed
    | ShootersShown
    | StartRolled
    | SeriesBegan
    | SuddenDeath
    | Penalty
    | LastRolled
    | MatchOver;
  view: FIView;
}
/**
 * Eleven starters and four substitutes.
 */
export interface Team {
  type: "team";
  starters: ManText[];
  bench: ManText[];
}
/**
 * The white cards and one whole colour.
 */
export interface Preset {
  type: "preset";
  colour: PresetText;
}
/**
 * The six coloured cards that join the white ones.
 */
export interface Mix {
  type: "mix";
  cards: CardText[];
}
/**
 * Eleven cards: the first three are the hand, the others the pile from its top.
 */
export interface Plan {
  type: "plan";
  cards: CardText[];
}
/**
 * A footballer goes, another comes on and stands in this line.
 */
export interface Substitute {
  type: "substitute";
  off: ManText;
  on: ManText;
  line: LineText;
}
/**
 * No more substitutions in this period.
 */
export interface NoMore {
  type: "no-more";
}
/**
 * Lay a tactic card.
 */
export interface Lay {
  type: "lay";
  card: CardText;
}
/**
 * A footballer, or nobody, for each slot of the card.
 */
export interface Pick {
  type: "pick";
  men: (ManText | null)[];
}
/**
 * Who comes on for the injured man, and where.
 */
export interface Replace {
  type: "replace";
  on: ManText;
  line: LineText;
}
/**
 * Counter.
 */
export interface Counter {
  type: "counter";
}
/**
 * Do not counter this time.
 */
export interface Decline {
  type: "decline";
}
/**
 * Discard a tactic card and draw another.
 */
export interface Exchange {
  type: "exchange";
  card: CardText;
}
/**
 * Keep all tactic cards.
 */
export interface Keep {
  type: "keep";
}
/**
 * Who stands in the empty goal for the penalties, if anybody.
 */
export interface StandIn {
  type: "stand-in";
  man: ManText | null;
}
/**
 * Who takes the penalties, first to last.
 */
export interface Shooters {
  type: "shooters";
  men: ManText[];
}
export interface RedDrawn {
  type: "red-drawn";
  clause: string;
  seat: Seat;
}
/**
 * A sealed choice is made; nobody sees which.
 */
export interface Chosen {
  type: "chosen";
  clause: string;
  seat: Seat;
  choice: ChoiceText;
}
export interface LinedUp {
  type: "lined-up";
  clause: string;
  seat: Seat;
  colour: ColourText;
  starters: ManText[];
  bench: ManText[];
  points: number;
}
/**
 * Masked: the number of cards alone. `lucky` if luck decided which cards they were.
 */
export interface Drawn {
  type: "drawn";
  clause: string;
  seat: Seat;
  count: number;
  cards?: CardText[];
  lucky?: boolean;
}
export interface PeriodBegan {
  type: "period-began";
  clause: string;
  period: number;
  minute: number;
  first: Seat;
}
export interface Substituted {
  type: "substituted";
  clause: string;
  seat: Seat;
  off: ManText;
  on: ManText;
  line: LineText;
}
/**
 * The tactic cards of both coaches, seat by seat.
 */
export interface Revealed {
  type: "revealed";
  clause: string;
  cards: CardText[];
  values: number[];
}
/**
 * Equal values: a roll each, seat by seat.
 */
export interface TieRolled {
  type: "tie-rolled";
  clause: string;
  rolls: number[];
}
export interface AttackWon {
  type: "attack-won";
  clause: string;
  attacker: Seat;
  defender: Seat;
  attempts: number;
}
export interface AttemptBegan {
  type: "attempt-began";
  clause: string;
  attacker: Seat;
  number: number;
  attempts: number;
  card: CardText;
}
export interface CounterBegan {
  type: "counter-began";
  clause: string;
  attacker: Seat;
  card: CardText;
  bonus: number;
}
export interface CounterDeclined {
  type: "counter-declined";
  clause: string;
  seat: Seat;
}
export interface CardLaid {
  type: "card-laid";
  clause: string;
  seat: Seat;
  card: CardText;
}
export interface Exchanged {
  type: "exchanged";
  clause: string;
  seat: Seat;
  card: CardText;
}
export interface Kept {
  type: "kept";
  clause: string;
  seat: Seat;
}
export interface Picked {
  type: "picked";
  clause: string;
  seat: Seat;
  phase: PhaseText;
  men: (ManText | null)[];
  used: ManText[];
  strengths: number[];
  strength: number;
}
/**
 * Approach or shot: strength, die and bonus of attacker and defender.
 */
export interface Rolled {
  type: "rolled";
  clause: string;
  phase: PhaseText;
  attacker: Seat;
  defender: Seat;
  strength: number;
  roll: number;
  bonus: number;
  total: number;
  defence: number;
  defence_roll: number;
  defence_total: number;
  success: boolean;
}
export interface SymbolChecked {
  type: "symbol-checked";
  clause: string;
  seat: Seat;
  man: ManText;
  symbol: SymbolText;
  roll: number;
  result: ResultText;
}
export interface Replaced {
  type: "replaced";
  clause: string;
  seat: Seat;
  off: ManText;
  on: ManText;
  line: LineText;
}
export interface NotReplaced {
  type: "not-replaced";
  clause: string;
  seat: Seat;
  man: ManText;
}
/**
 * A quarter turn to the left, or of a goalkeeper in the penalties to the right.
 */
export interface Turned {
  type: "turned";
  clause: string;
  seat: Seat;
  men: ManText[];
  strengths: number[];
  left?: boolean;
}
export interface Goal {
  type: "goal";
  clause: string;
  seat: Seat;
  goals: number[];
}
export interface PeriodOver {
  type: "period-over";
  clause: string;
  period: number;
  goals: number[];
}
/**
 * With the sizes of the new piles, seat by seat, before the first three cards are drawn.
 */
export interface ExtraTime {
  type: "extra-time";
  clause: string;
  piles: number[];
}
export interface Penalties {
  type: "penalties";
  clause: string;
}
export interface StandInNamed {
  type: "stand-in-named";
  clause: string;
  seat: Seat;
  man: ManText | null;
}
export interface ShootersShown {
  type: "shooters-shown";
  clause: string;
  seat: Seat;
  men: ManText[];
}
/**
 * Who begins the penalties: a roll each, seat by seat.
 */
export interface StartRolled {
  type: "start-rolled";
  clause: string;
  rolls: number[];
}
export interface SeriesBegan {
  type: "series-began";
  clause: string;
  series: number;
  shots: number;
  first: Seat;
}
export interface SuddenDeath {
  type: "sudden-death";
  clause: string;
  first: Seat;
}
export interface Penalty {
  type: "penalty";
  clause: string;
  seat: Seat;
  man: ManText | null;
  strength: number;
  roll: number;
  keeper: ManText | null;
  keeper_strength: number;
  keeper_roll: number;
  scored: boolean;
  score: number[];
}
/**
 * Nothing has decided: a roll each, seat by seat.
 */
export interface LastRolled {
  type: "last-rolled";
  clause: string;
  rolls: number[];
}
export interface MatchOver {
  type: "match-over";
  clause: string;
  goals: number[];
  penalties: number[];
  winner: Seat;
}
/**
 * What a seat sees (FI-A54), with what it may remember.
 */
export interface FIView {
  type: "finale";
  seat: number;
  options: Options;
  step: Step;
  turn: Seat | null;
  sides: SideView[];
  hand: CardText[];
  came: CardText[];
  pile: CardText[];
  ordered: boolean;
  deck: CardText[];
  choice: string[];
  period: number;
  minute: number;
  attacker: Seat | null;
  attempts: number;
  attempt: number;
  countered: boolean;
  counter: boolean;
  card: CardText | null;
  bonus: number;
  phase: PhaseText;
  slots: SlotText[];
  beginners: Team | null;
  checked: number;
  succeeded: boolean;
  injured: ManText | null;
  injured_line: LineText | null;
  series: number;
  first: Seat | null;
  to_shoot: number;
  rolls: number[];
  winner: Seat | null;
}
/**
 * What the coaches may settle before the match.
 */
export interface Options {
  teams?: Teams;
  decks?: Decks;
  red?: Seat;
}
/**
 * What everybody sees of one coach (FI-A54).
 */
export interface SideView {
  colour: ColourText;
  goals: number;
  penalties: number;
  pitch: ManView[];
  bench: ManText[];
  reserve: ManCard[];
  injured: ManText[];
  sent_off: ManText[];
  substituted: ManText[];
  lost: LineText[];
  hand_size: number;
  pile_size: number;
  used: CardText[];
  shown: CardText[];
  tactic: CardText | null;
  marked: (ManText | null)[];
  picked: (ManText | null)[];
  strength: number;
  chosen: boolean;
  stand_in: ManText | null;
  shooters: ManText[];
  shots: number;
}
/**
 * A footballer on the pitch: his line, which of his four states is on top, his markers.
 */
export interface ManView {
  man: ManText;
  line: LineText;
  state: number;
  strength: number;
  symbol: SymbolText | null;
  strengths: number[];
  symbols: (SymbolText | null)[];
  yellow: boolean;
  white: boolean;
  red: boolean;
}
/**
 * What is printed on a footballer's card: strengths and symbols of his four states.
 */
export interface ManCard {
  man: ManText;
  kind: LineText;
  value: number;
  strengths: number[];
  symbols: (SymbolText | null)[];
}
