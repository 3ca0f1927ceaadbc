// Generated from the Python records by `make gen`: do not edit.

/** A place at the table, shown by the name of whoever sits there. */
export type Seat = number;

export type PlusText =
  | "appeal"
  | "crowd"
  | "fair-play"
  | "flu"
  | "form-1"
  | "form-2"
  | "form-3"
  | "injury"
  | "low-blow"
  | "medic"
  | "red-card";
export type SponsorText =
  "shirt-a" | "shirt-b" | "shoes-a" | "shoes-b" | "shorts-a" | "shorts-b" | "socks-a" | "socks-b";
export type PileText = "foreign" | "national";
export type KindText =
  | "blue"
  | "centre"
  | "championship"
  | "euromatch"
  | "pactole"
  | "plus"
  | "question"
  | "red"
  | "shirt"
  | "shoes"
  | "shorts"
  | "socks";
export type QuestionText =
  | "academy"
  | "agent"
  | "bonuses"
  | "camp"
  | "empty-stands"
  | "gala"
  | "league"
  | "lottery"
  | "medical"
  | "scarves"
  | "shirt-a"
  | "shirt-b"
  | "shoes-a"
  | "shoes-b"
  | "shorts-a"
  | "shorts-b"
  | "socks-a"
  | "socks-b"
  | "stand"
  | "subsidy"
  | "supporters"
  | "suspension"
  | "tax"
  | "television"
  | "testimonial"
  | "tickets"
  | "tournament"
  | "travel"
  | "video"
  | "windows";
export type TeamText =
  | "athens"
  | "belgrade"
  | "bern"
  | "brussels"
  | "budapest"
  | "glasgow"
  | "helsinki"
  | "london"
  | "luxembourg"
  | "madrid"
  | "milan"
  | "munich"
  | "nicosia"
  | "oslo"
  | "porto"
  | "prague"
  | "reykjavik"
  | "rotterdam"
  | "tirana"
  | "warsaw";
export type Step =
  | "action"
  | "answer"
  | "auction"
  | "buy"
  | "debt"
  | "draw"
  | "euro-plus"
  | "euromatch"
  | "line-ups"
  | "over"
  | "plus"
  | "return"
  | "roll"
  | "substitute"
  | "way";
export type ColourText = "blue" | "green" | "red" | "yellow";

export interface Records {
  move:
    | Roll
    | Go
    | Draw
    | Pass
    | Buy
    | Refuse
    | Bid
    | Leave
    | Return
    | Meet
    | Finish
    | Field
    | Play
    | Substitute
    | Answer
    | Decline
    | SellFootballer
    | SellSponsor
    | Offer
    | Accept
    | Withdraw
    | Declare;
  event:
    | OpenerDrawn
    | Uncovered
    | Rolled
    | Moved
    | TurnMissed
    | NothingHere
    | Passed
    | Drew
    | Bought
    | TurnedDown
    | BidMade
    | LeftAuction
    | Auctioned
    | Unwanted
    | PlusDrawn
    | PlusReturned
    | SponsorPaid
    | QuestionDrawn
    | BankPaid
    | Fined
    | InDebt
    | Settled
    | PactoleWon
    | SponsorTaken
    | SponsorReturned
    | AcademyGave
    | Suspended
    | EuroDrawn
    | EuroPassed
    | EuroShown
    | EuroWon
    | EuroLost
    | Declared
    | LimitReached
    | PhaseTwo
    | MatchDay
    | DealsBanned
    | MatchBegan
    | LineUpIn
    | LineUpsShown
    | PlusPlayed
    | Answered
    | NotAnswered
    | StruckDown
    | Substituted
    | NotSubstituted
    | MatchPassed
    | MatchEnded
    | DayEnded
    | PlayOff
    | Champion
    | FootballerSold
    | SponsorSold
    | Offered
    | OfferWithdrawn
    | OfferLapsed
    | DealMade;
  view: FMView;
}
/**
 * Roll the die.
 */
export interface Roll {
  type: "roll";
}
/**
 * Move the pawn to where this roll can take it.
 */
export interface Go {
  type: "go";
  to: string;
}
/**
 * Draw the card of this square.
 */
export interface Draw {
  type: "draw";
}
/**
 * Leave it: the card of a square, the euromatch, an action of the match.
 */
export interface Pass {
  type: "pass";
}
/**
 * Buy the footballer drawn.
 */
export interface Buy {
  type: "buy";
}
/**
 * Do not buy him: the others may bid.
 */
export interface Refuse {
  type: "refuse";
}
export interface Bid {
  type: "bid";
  amount: number;
}
/**
 * Withdraw from the auction.
 */
export interface Leave {
  type: "leave";
}
/**
 * Put one of seven plus cards under the pile.
 */
export interface Return {
  type: "return";
  plus: PlusText;
}
/**
 * Meet the European team with this eleven.
 */
export interface Meet {
  type: "meet";
  eleven: (string | null)[];
}
/**
 * No more plus cards in this euromatch.
 */
export interface Finish {
  type: "finish";
}
/**
 * Hand in a line-up.
 */
export interface Field {
  type: "field";
  eleven: (string | null)[];
}
/**
 * Play a plus card; some name a place of the opposing team.
 */
export interface Play {
  type: "play";
  plus: PlusText;
  place?: number | null;
}
/**
 * Bring a footballer on in this place.
 */
export interface Substitute {
  type: "substitute";
  place: number;
  footballer: string;
}
/**
 * Cancel the card just played against one's team.
 */
export interface Answer {
  type: "answer";
  plus: PlusText;
}
/**
 * No answer, or no substitute.
 */
export interface Decline {
  type: "decline";
}
/**
 * To the bank.
 */
export interface SellFootballer {
  type: "sell-footballer";
  footballer: string;
}
/**
 * To the bank.
 */
export interface SellSponsor {
  type: "sell-sponsor";
  sponsor: SponsorText;
}
/**
 * To one player, or to all; what is given and what is wanted for it.
 */
export interface Offer {
  type: "offer";
  to?: Seat | null;
  give?: string[];
  give_sponsors?: SponsorText[];
  give_money?: number;
  want?: string[];
  want_sponsors?: SponsorText[];
  want_money?: number;
}
/**
 * Offers to all and those to one player are counted apart, maker by maker.
 */
export interface Accept {
  type: "accept";
  maker: Seat;
  number: number;
  private?: boolean;
}
/**
 * Take an own offer back: one to this player, or one to all.
 */
export interface Withdraw {
  type: "withdraw";
  number: number;
  to?: Seat | null;
}
/**
 * Show a complete team.
 */
export interface Declare {
  type: "declare";
  eleven: (string | null)[];
}
export interface OpenerDrawn {
  type: "opener-drawn";
  clause: string;
  seat: Seat;
}
/**
 * The top of a pile shows its price. Masked: without the footballer.
 */
export interface Uncovered {
  type: "uncovered";
  clause: string;
  pile: PileText;
  price: number;
  footballer?: string | null;
  drawn?: boolean;
}
export interface Rolled {
  type: "rolled";
  clause: string;
  seat: Seat;
  die: number;
  again?: boolean;
}
export interface Moved {
  type: "moved";
  clause: string;
  seat: Seat;
  path: string[];
  kind: KindText;
}
export interface TurnMissed {
  type: "turn-missed";
  clause: string;
  seat: Seat;
}
export interface NothingHere {
  type: "nothing-here";
  clause: string;
  seat: Seat;
  kind: KindText;
}
export interface Passed {
  type: "passed";
  clause: string;
  seat: Seat;
  kind: KindText;
}
/**
 * Masked: without the footballer.
 */
export interface Drew {
  type: "drew";
  clause: string;
  seat: Seat;
  pile: PileText;
  price: number;
  footballer?: string | null;
}
/**
 * Masked: without the footballer.
 */
export interface Bought {
  type: "bought";
  clause: string;
  seat: Seat;
  pile: PileText;
  price: number;
  footballer?: string | null;
}
export interface TurnedDown {
  type: "turned-down";
  clause: string;
  seat: Seat;
  footballer: string;
  start: number;
}
export interface BidMade {
  type: "bid-made";
  clause: string;
  seat: Seat;
  footballer: string;
  amount: number;
}
export interface LeftAuction {
  type: "left-auction";
  clause: string;
  seat: Seat;
}
export interface Auctioned {
  type: "auctioned";
  clause: string;
  seat: Seat;
  footballer: string;
  amount: number;
}
export interface Unwanted {
  type: "unwanted";
  clause: string;
  footballer: string;
  pile: PileText;
}
/**
 * Masked: without the card. `drawn` if luck decided which it was.
 */
export interface PlusDrawn {
  type: "plus-drawn";
  clause: string;
  seat: Seat;
  plus?: PlusText | null;
  drawn?: boolean;
}
/**
 * Masked: without the card.
 */
export interface PlusReturned {
  type: "plus-returned";
  clause: string;
  seat: Seat;
  plus?: PlusText | null;
}
export interface SponsorPaid {
  type: "sponsor-paid";
  clause: string;
  seat: Seat;
  sponsor: SponsorText;
  amount: number;
}
export interface QuestionDrawn {
  type: "question-drawn";
  clause: string;
  seat: Seat;
  question: QuestionText;
  drawn?: boolean;
}
export interface BankPaid {
  type: "bank-paid";
  clause: string;
  seat: Seat;
  question: QuestionText;
  amount: number;
}
/**
 * What the card costs: for the win bonuses it tells how many stars somebody owns.
 */
export interface Fined {
  type: "fined";
  clause: string;
  seat: Seat;
  question: QuestionText;
  amount: number;
}
export interface InDebt {
  type: "in-debt";
  clause: string;
  seat: Seat;
  amount: number;
  missing: number;
}
/**
 * Money goes to the pactole; what cannot be paid is waived.
 */
export interface Settled {
  type: "settled";
  clause: string;
  seat: Seat;
  amount: number;
  waived: number;
  pactole: number;
}
export interface PactoleWon {
  type: "pactole-won";
  clause: string;
  seat: Seat;
  amount: number;
}
export interface SponsorTaken {
  type: "sponsor-taken";
  clause: string;
  seat: Seat;
  sponsor: SponsorText;
}
export interface SponsorReturned {
  type: "sponsor-returned";
  clause: string;
  seat: Seat;
  sponsor: SponsorText;
  kept: SponsorText;
}
/**
 * Masked: without the footballer.
 */
export interface AcademyGave {
  type: "academy-gave";
  clause: string;
  seat: Seat;
  price: number;
  footballer?: string | null;
}
export interface Suspended {
  type: "suspended";
  clause: string;
  seat: Seat;
}
export interface EuroDrawn {
  type: "euro-drawn";
  clause: string;
  seat: Seat;
  team: TeamText;
  strength: number;
  pennants: number;
  receipts: number;
  drawn?: boolean;
}
export interface EuroPassed {
  type: "euro-passed";
  clause: string;
  seat: Seat;
  team: TeamText;
}
export interface EuroShown {
  type: "euro-shown";
  clause: string;
  seat: Seat;
  eleven: (string | null)[];
  strength: number;
}
export interface EuroWon {
  type: "euro-won";
  clause: string;
  seat: Seat;
  team: TeamText;
  strength: number;
  receipts: number;
  pennants: number;
  stars: number;
}
export interface EuroLost {
  type: "euro-lost";
  clause: string;
  seat: Seat;
  team: TeamText;
  strength: number;
}
export interface Declared {
  type: "declared";
  clause: string;
  seat: Seat;
  eleven: (string | null)[];
  bonus: number;
}
export interface LimitReached {
  type: "limit-reached";
  clause: string;
  rounds: number;
}
export interface PhaseTwo {
  type: "phase-two";
  clause: string;
  seat: Seat;
}
export interface MatchDay {
  type: "match-day";
  clause: string;
  seat: Seat;
  day: number;
  days: number;
  home: Seat[];
  away: Seat[];
  exempt?: Seat | null;
}
export interface DealsBanned {
  type: "deals-banned";
  clause: string;
}
export interface MatchBegan {
  type: "match-began";
  clause: string;
  home: Seat;
  away: Seat;
  play_off?: boolean;
}
export interface LineUpIn {
  type: "line-up-in";
  clause: string;
  seat: Seat;
}
export interface LineUpsShown {
  type: "line-ups-shown";
  clause: string;
  home: Seat;
  away: Seat;
  home_eleven: (string | null)[];
  away_eleven: (string | null)[];
  home_stars: number;
  away_stars: number;
}
export interface PlusPlayed {
  type: "plus-played";
  clause: string;
  seat: Seat;
  plus: PlusText;
  place?: number | null;
  footballer?: string | null;
  stars: number;
}
export interface Answered {
  type: "answered";
  clause: string;
  seat: Seat;
  plus: PlusText;
  against: PlusText;
}
export interface NotAnswered {
  type: "not-answered";
  clause: string;
  seat: Seat;
}
/**
 * What an attack did: a footballer leaves, or stars are lost.
 */
export interface StruckDown {
  type: "struck-down";
  clause: string;
  seat: Seat;
  plus: PlusText;
  place?: number | null;
  footballer?: string | null;
  stars: number;
}
export interface Substituted {
  type: "substituted";
  clause: string;
  seat: Seat;
  place: number;
  footballer: string;
  off?: string | null;
  stars: number;
}
export interface NotSubstituted {
  type: "not-substituted";
  clause: string;
  seat: Seat;
}
export interface MatchPassed {
  type: "match-passed";
  clause: string;
  seat: Seat;
}
export interface MatchEnded {
  type: "match-ended";
  clause: string;
  home: Seat;
  away: Seat;
  home_stars: number;
  away_stars: number;
  winner?: Seat | null;
}
export interface DayEnded {
  type: "day-ended";
  clause: string;
  day: number;
  receipts: number;
  points: number[];
}
export interface PlayOff {
  type: "play-off";
  clause: string;
  seats: Seat[];
  replay?: boolean;
}
export interface Champion {
  type: "champion";
  clause: string;
  points: number[];
  pennants: number[];
  winners: Seat[];
}
/**
 * Masked: without the footballer.
 */
export interface FootballerSold {
  type: "footballer-sold";
  clause: string;
  seat: Seat;
  pile: PileText;
  price: number;
  footballer?: string | null;
}
export interface SponsorSold {
  type: "sponsor-sold";
  clause: string;
  seat: Seat;
  sponsor: SponsorText;
  price: number;
}
/**
 * Told only to those who may see the offer.
 */
export interface Offered {
  type: "offered";
  clause: string;
  maker: Seat;
  number: number;
  to: Seat | null;
  give: string[];
  give_sponsors: SponsorText[];
  give_money: number;
  want: string[];
  want_sponsors: SponsorText[];
  want_money: number;
}
export interface OfferWithdrawn {
  type: "offer-withdrawn";
  clause: string;
  maker: Seat;
  number: number;
  to: Seat | null;
}
export interface OfferLapsed {
  type: "offer-lapsed";
  clause: string;
  maker: Seat;
  number: number;
  to: Seat | null;
}
/**
 * Masked: how many footballers passed each way. `give` goes to the taker, `want` to the maker.
 */
export interface DealMade {
  type: "deal-made";
  clause: string;
  maker: Seat;
  taker: Seat;
  gives: number;
  give_sponsors: SponsorText[];
  give_money: number;
  wants: number;
  want_sponsors: SponsorText[];
  want_money: number;
  give?: string[];
  want?: string[];
}
/**
 * What a seat sees (FM-A50, FM-A53), with what it may remember.
 */
export interface FMView {
  type: "footmania";
  seat: number;
  seats: number;
  options: Options;
  phase: number;
  step: Step;
  forced: boolean;
  turn: Seat;
  starter: Seat;
  round: number;
  day: number;
  days: number;
  banned: boolean;
  board: KindText[];
  calendar: Fixture[][];
  places: number[];
  clubs: ClubView[];
  squad: Man[];
  pluses: PlusText[];
  national: PileView;
  foreign: PileView;
  plus_pile: number;
  plus_under: (PlusText | null)[];
  question_pile: number;
  question_under: QuestionText[];
  euro_pile: number;
  euro_under: TeamText[];
  pactole: number;
  die: number;
  rolled: number;
  card: Man | null;
  card_pile: PileText | null;
  card_price: number;
  bidder: Seat | null;
  high_bidder: Seat | null;
  bid: number;
  bidding: Seat[];
  question: QuestionText | null;
  debt: number;
  plus_draws: number;
  plus_drawn: PlusText | null;
  team: TeamText | null;
  sides: SideView[];
  acting: Seat | null;
  passes: number;
  attack: PlusText | null;
  attacked: number | null;
  match: number;
  fixtures: never[][];
  play_off: Seat[];
  replayed: boolean;
  locked: string[];
  offers: OpenOffer[];
  offer_counts: never[][];
  past_deal: PastDeal | null;
  winners: Seat[];
}
/**
 * What the managers may settle before the championship.
 */
export interface Options {
  pace?: "full" | "quick";
  limit?: number;
}
/**
 * A match of the calendar, first-named team first.
 */
export interface Fixture {
  home: Seat;
  away: Seat;
}
/**
 * What is public of a player, and the footballers that this seat knows to be his.
 */
export interface ClubView {
  cash: number;
  footballers: number;
  known: Man[];
  pluses: number;
  known_pluses: PlusText[];
  sponsors: SponsorText[];
  pennants: number;
  won: TeamText[];
  points: number;
  play_off: number;
  square: string;
  came: string | null;
  misses: boolean;
}
/**
 * A footballer card: `numbers` are his places, `stars` his basic strength with the extra stars.
 */
export interface Man {
  name: string;
  colour: ColourText;
  numbers: number[];
  joker: boolean;
  stars: number;
  extra: number;
  price: number;
  reduced: number;
}
/**
 * A pile of footballers: size, price of its top card, and what this seat saw going under it.
 */
export interface PileView {
  size: number;
  price: number | null;
  top: string | null;
  under: (string | null)[];
}
/**
 * One team of the match: who stands in each place (None for a trainee or an empty place).
 */
export interface SideView {
  seat: Seat;
  handed_in: boolean;
  eleven: (string | null)[];
  empty: number[];
  closed: number[];
  played: number;
  changes: number;
  bonus: number;
  stars: number;
}
/**
 * An open offer that this seat may see.
 */
export interface OpenOffer {
  maker: Seat;
  number: number;
  to: Seat | null;
  give: string[];
  give_sponsors: SponsorText[];
  give_money: number;
  want: string[];
  want_sponsors: SponsorText[];
  want_money: number;
}
/**
 * A deal as everybody saw it: how many footballers, which sponsor cards, how much money.
 */
export interface PastDeal {
  number: number;
  maker: Seat;
  taker: Seat;
  gives: number;
  give_sponsors: SponsorText[];
  give_money: number;
  wants: number;
  want_sponsors: SponsorText[];
  want_money: number;
}
