// Generated from the Python records by `npm run gen`: do not edit.

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
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "Bid".
 */
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
  plus:
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
  plus:
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
  plus:
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
  sponsor: "shirt-a" | "shirt-b" | "shoes-a" | "shoes-b" | "shorts-a" | "shorts-b" | "socks-a" | "socks-b";
}
/**
 * To one player, or to all; what is given and what is wanted for it.
 */
export interface Offer {
  type: "offer";
  to?: number | null;
  give?: string[];
  give_sponsors?: (
    "shirt-a" | "shirt-b" | "shoes-a" | "shoes-b" | "shorts-a" | "shorts-b" | "socks-a" | "socks-b"
  )[];
  give_money?: number;
  want?: string[];
  want_sponsors?: (
    "shirt-a" | "shirt-b" | "shoes-a" | "shoes-b" | "shorts-a" | "shorts-b" | "socks-a" | "socks-b"
  )[];
  want_money?: number;
}
/**
 * Offers to all and those to one player are counted apart, maker by maker.
 */
export interface Accept {
  type: "accept";
  maker: number;
  number: number;
  private?: boolean;
}
/**
 * Take an own offer back: one to this player, or one to all.
 */
export interface Withdraw {
  type: "withdraw";
  number: number;
  to?: number | null;
}
/**
 * Show a complete team.
 */
export interface Declare {
  type: "declare";
  eleven: (string | null)[];
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "OpenerDrawn".
 */
export interface OpenerDrawn {
  type: "opener-drawn";
  clause: string;
  seat: number;
}
/**
 * The top of a pile shows its price. Masked: without the footballer.
 */
export interface Uncovered {
  type: "uncovered";
  clause: string;
  pile: "foreign" | "national";
  price: number;
  footballer?: string | null;
  drawn?: boolean;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "Rolled".
 */
export interface Rolled {
  type: "rolled";
  clause: string;
  seat: number;
  die: number;
  again?: boolean;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "Moved".
 */
export interface Moved {
  type: "moved";
  clause: string;
  seat: number;
  path: string[];
  kind:
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
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "TurnMissed".
 */
export interface TurnMissed {
  type: "turn-missed";
  clause: string;
  seat: number;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "NothingHere".
 */
export interface NothingHere {
  type: "nothing-here";
  clause: string;
  seat: number;
  kind:
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
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "Passed".
 */
export interface Passed {
  type: "passed";
  clause: string;
  seat: number;
  kind:
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
}
/**
 * Masked: without the footballer.
 */
export interface Drew {
  type: "drew";
  clause: string;
  seat: number;
  pile: "foreign" | "national";
  price: number;
  footballer?: string | null;
}
/**
 * Masked: without the footballer.
 */
export interface Bought {
  type: "bought";
  clause: string;
  seat: number;
  pile: "foreign" | "national";
  price: number;
  footballer?: string | null;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "TurnedDown".
 */
export interface TurnedDown {
  type: "turned-down";
  clause: string;
  seat: number;
  footballer: string;
  start: number;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "BidMade".
 */
export interface BidMade {
  type: "bid-made";
  clause: string;
  seat: number;
  footballer: string;
  amount: number;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "LeftAuction".
 */
export interface LeftAuction {
  type: "left-auction";
  clause: string;
  seat: number;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "Auctioned".
 */
export interface Auctioned {
  type: "auctioned";
  clause: string;
  seat: number;
  footballer: string;
  amount: number;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "Unwanted".
 */
export interface Unwanted {
  type: "unwanted";
  clause: string;
  footballer: string;
  pile: "foreign" | "national";
}
/**
 * Masked: without the card. `drawn` if luck decided which it was.
 */
export interface PlusDrawn {
  type: "plus-drawn";
  clause: string;
  seat: number;
  plus?:
    | (
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
        | "red-card"
      )
    | null;
  drawn?: boolean;
}
/**
 * Masked: without the card.
 */
export interface PlusReturned {
  type: "plus-returned";
  clause: string;
  seat: number;
  plus?:
    | (
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
        | "red-card"
      )
    | null;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "SponsorPaid".
 */
export interface SponsorPaid {
  type: "sponsor-paid";
  clause: string;
  seat: number;
  sponsor: "shirt-a" | "shirt-b" | "shoes-a" | "shoes-b" | "shorts-a" | "shorts-b" | "socks-a" | "socks-b";
  amount: number;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "QuestionDrawn".
 */
export interface QuestionDrawn {
  type: "question-drawn";
  clause: string;
  seat: number;
  question:
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
  drawn?: boolean;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "BankPaid".
 */
export interface BankPaid {
  type: "bank-paid";
  clause: string;
  seat: number;
  question:
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
  amount: number;
}
/**
 * What the card costs: for the win bonuses it tells how many stars somebody owns.
 */
export interface Fined {
  type: "fined";
  clause: string;
  seat: number;
  question:
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
  amount: number;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "InDebt".
 */
export interface InDebt {
  type: "in-debt";
  clause: string;
  seat: number;
  amount: number;
  missing: number;
}
/**
 * Money goes to the pactole; what cannot be paid is waived.
 */
export interface Settled {
  type: "settled";
  clause: string;
  seat: number;
  amount: number;
  waived: number;
  pactole: number;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "PactoleWon".
 */
export interface PactoleWon {
  type: "pactole-won";
  clause: string;
  seat: number;
  amount: number;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "SponsorTaken".
 */
export interface SponsorTaken {
  type: "sponsor-taken";
  clause: string;
  seat: number;
  sponsor: "shirt-a" | "shirt-b" | "shoes-a" | "shoes-b" | "shorts-a" | "shorts-b" | "socks-a" | "socks-b";
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "SponsorReturned".
 */
export interface SponsorReturned {
  type: "sponsor-returned";
  clause: string;
  seat: number;
  sponsor: "shirt-a" | "shirt-b" | "shoes-a" | "shoes-b" | "shorts-a" | "shorts-b" | "socks-a" | "socks-b";
  kept: "shirt-a" | "shirt-b" | "shoes-a" | "shoes-b" | "shorts-a" | "shorts-b" | "socks-a" | "socks-b";
}
/**
 * Masked: without the footballer.
 */
export interface AcademyGave {
  type: "academy-gave";
  clause: string;
  seat: number;
  price: number;
  footballer?: string | null;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "Suspended".
 */
export interface Suspended {
  type: "suspended";
  clause: string;
  seat: number;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "EuroDrawn".
 */
export interface EuroDrawn {
  type: "euro-drawn";
  clause: string;
  seat: number;
  team:
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
  strength: number;
  pennants: number;
  receipts: number;
  drawn?: boolean;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "EuroPassed".
 */
export interface EuroPassed {
  type: "euro-passed";
  clause: string;
  seat: number;
  team:
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
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "EuroShown".
 */
export interface EuroShown {
  type: "euro-shown";
  clause: string;
  seat: number;
  eleven: (string | null)[];
  strength: number;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "EuroWon".
 */
export interface EuroWon {
  type: "euro-won";
  clause: string;
  seat: number;
  team:
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
  strength: number;
  receipts: number;
  pennants: number;
  stars: number;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "EuroLost".
 */
export interface EuroLost {
  type: "euro-lost";
  clause: string;
  seat: number;
  team:
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
  strength: number;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "Declared".
 */
export interface Declared {
  type: "declared";
  clause: string;
  seat: number;
  eleven: (string | null)[];
  bonus: number;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "LimitReached".
 */
export interface LimitReached {
  type: "limit-reached";
  clause: string;
  rounds: number;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "PhaseTwo".
 */
export interface PhaseTwo {
  type: "phase-two";
  clause: string;
  seat: number;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "MatchDay".
 */
export interface MatchDay {
  type: "match-day";
  clause: string;
  seat: number;
  day: number;
  days: number;
  home: number[];
  away: number[];
  exempt?: number | null;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "DealsBanned".
 */
export interface DealsBanned {
  type: "deals-banned";
  clause: string;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "MatchBegan".
 */
export interface MatchBegan {
  type: "match-began";
  clause: string;
  home: number;
  away: number;
  play_off?: boolean;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "LineUpIn".
 */
export interface LineUpIn {
  type: "line-up-in";
  clause: string;
  seat: number;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "LineUpsShown".
 */
export interface LineUpsShown {
  type: "line-ups-shown";
  clause: string;
  home: number;
  away: number;
  home_eleven: (string | null)[];
  away_eleven: (string | null)[];
  home_stars: number;
  away_stars: number;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "PlusPlayed".
 */
export interface PlusPlayed {
  type: "plus-played";
  clause: string;
  seat: number;
  plus:
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
  place?: number | null;
  footballer?: string | null;
  stars: number;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "Answered".
 */
export interface Answered {
  type: "answered";
  clause: string;
  seat: number;
  plus:
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
  against:
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
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "NotAnswered".
 */
export interface NotAnswered {
  type: "not-answered";
  clause: string;
  seat: number;
}
/**
 * What an attack did: a footballer leaves, or stars are lost.
 */
export interface StruckDown {
  type: "struck-down";
  clause: string;
  seat: number;
  plus:
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
  place?: number | null;
  footballer?: string | null;
  stars: number;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "Substituted".
 */
export interface Substituted {
  type: "substituted";
  clause: string;
  seat: number;
  place: number;
  footballer: string;
  off?: string | null;
  stars: number;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "NotSubstituted".
 */
export interface NotSubstituted {
  type: "not-substituted";
  clause: string;
  seat: number;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "MatchPassed".
 */
export interface MatchPassed {
  type: "match-passed";
  clause: string;
  seat: number;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "MatchEnded".
 */
export interface MatchEnded {
  type: "match-ended";
  clause: string;
  home: number;
  away: number;
  home_stars: number;
  away_stars: number;
  winner?: number | null;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "DayEnded".
 */
export interface DayEnded {
  type: "day-ended";
  clause: string;
  day: number;
  receipts: number;
  points: number[];
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "PlayOff".
 */
export interface PlayOff {
  type: "play-off";
  clause: string;
  seats: number[];
  replay?: boolean;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "Champion".
 */
export interface Champion {
  type: "champion";
  clause: string;
  points: number[];
  pennants: number[];
  winners: number[];
}
/**
 * Masked: without the footballer.
 */
export interface FootballerSold {
  type: "footballer-sold";
  clause: string;
  seat: number;
  pile: "foreign" | "national";
  price: number;
  footballer?: string | null;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "SponsorSold".
 */
export interface SponsorSold {
  type: "sponsor-sold";
  clause: string;
  seat: number;
  sponsor: "shirt-a" | "shirt-b" | "shoes-a" | "shoes-b" | "shorts-a" | "shorts-b" | "socks-a" | "socks-b";
  price: number;
}
/**
 * Told only to those who may see the offer.
 */
export interface Offered {
  type: "offered";
  clause: string;
  maker: number;
  number: number;
  to: number | null;
  give: string[];
  give_sponsors: (
    "shirt-a" | "shirt-b" | "shoes-a" | "shoes-b" | "shorts-a" | "shorts-b" | "socks-a" | "socks-b"
  )[];
  give_money: number;
  want: string[];
  want_sponsors: (
    "shirt-a" | "shirt-b" | "shoes-a" | "shoes-b" | "shorts-a" | "shorts-b" | "socks-a" | "socks-b"
  )[];
  want_money: number;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "OfferWithdrawn".
 */
export interface OfferWithdrawn {
  type: "offer-withdrawn";
  clause: string;
  maker: number;
  number: number;
  to: number | null;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "OfferLapsed".
 */
export interface OfferLapsed {
  type: "offer-lapsed";
  clause: string;
  maker: number;
  number: number;
  to: number | null;
}
/**
 * Masked: how many footballers passed each way. `give` goes to the taker, `want` to the maker.
 */
export interface DealMade {
  type: "deal-made";
  clause: string;
  maker: number;
  taker: number;
  gives: number;
  give_sponsors: (
    "shirt-a" | "shirt-b" | "shoes-a" | "shoes-b" | "shorts-a" | "shorts-b" | "socks-a" | "socks-b"
  )[];
  give_money: number;
  wants: number;
  want_sponsors: (
    "shirt-a" | "shirt-b" | "shoes-a" | "shoes-b" | "shorts-a" | "shorts-b" | "socks-a" | "socks-b"
  )[];
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
  quick: boolean;
  limit: number;
  phase: number;
  step:
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
  turn: number;
  starter: number;
  round: number;
  day: number;
  days: number;
  banned: boolean;
  clubs: ClubView[];
  squad: Man[];
  pluses: (
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
    | "red-card"
  )[];
  national: PileView;
  foreign: PileView;
  plus_pile: number;
  plus_under: (
    | (
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
        | "red-card"
      )
    | null
  )[];
  question_pile: number;
  question_under: (
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
    | "windows"
  )[];
  euro_pile: number;
  euro_under: (
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
    | "warsaw"
  )[];
  pactole: number;
  die: number;
  card: Man | null;
  card_pile: ("foreign" | "national") | null;
  card_price: number;
  bidder: number | null;
  high_bidder: number | null;
  bid: number;
  bidding: number[];
  question:
    | (
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
        | "windows"
      )
    | null;
  debt: number;
  plus_draws: number;
  plus_drawn:
    | (
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
        | "red-card"
      )
    | null;
  team:
    | (
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
        | "warsaw"
      )
    | null;
  sides: SideView[];
  acting: number | null;
  passes: number;
  attack:
    | (
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
        | "red-card"
      )
    | null;
  attacked: number | null;
  match: number;
  fixtures: never[][];
  play_off: number[];
  replayed: boolean;
  locked: string[];
  offers: OpenOffer[];
  offer_counts: never[][];
  winners: number[];
}
/**
 * What is public of a player, and the footballers that this seat knows to be his.
 */
export interface ClubView {
  cash: number;
  footballers: number;
  known: Man[];
  pluses: number;
  known_pluses: (
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
    | "red-card"
  )[];
  sponsors: (
    "shirt-a" | "shirt-b" | "shoes-a" | "shoes-b" | "shorts-a" | "shorts-b" | "socks-a" | "socks-b"
  )[];
  pennants: number;
  won: (
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
    | "warsaw"
  )[];
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
  colour: "blue" | "green" | "red" | "yellow";
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
  seat: number;
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
  maker: number;
  number: number;
  to: number | null;
  give: string[];
  give_sponsors: (
    "shirt-a" | "shirt-b" | "shoes-a" | "shoes-b" | "shorts-a" | "shorts-b" | "socks-a" | "socks-b"
  )[];
  give_money: number;
  want: string[];
  want_sponsors: (
    "shirt-a" | "shirt-b" | "shoes-a" | "shoes-b" | "shorts-a" | "shorts-b" | "socks-a" | "socks-b"
  )[];
  want_money: number;
}
