// Generated from the Python records by `npm run gen`: do not edit.

export interface Records {
  move: Ready | Lay | Decline | NoMichi | Challenge | LetStand | Swap | TimeUp;
  event:
    | TrainerDrawn
    | RoundBegan
    | Dealt
    | SaidReady
    | TimeRanOut
    | TokensUsed
    | TurnedUp
    | Laid
    | Declined
    | Blocked
    | LaysNoMichi
    | PileBoxed
    | TooLate
    | WrongCard
    | Challenged
    | ChallengeOpened
    | StoodBy
    | BackOnTop
    | MichiCalled
    | Swapped
    | Renewed
    | RoundWon
    | VictoryToken
    | ConsolationToken
    | NoConsolation
    | HandShown
    | TokensShown
    | GameOver;
  view: PEView;
}
/**
 * Ready for the start card; each card named goes into the box for a token of its wild guy.
 */
export interface Ready {
  type: "ready";
  cards?: (
    | "dog"
    | "fabi-leon"
    | "fabi-marlon"
    | "fabi-rocce"
    | "fabi-vanessa"
    | "leon-fabi"
    | "leon-marlon"
    | "leon-rocce"
    | "leon-vanessa"
    | "marlon-fabi"
    | "marlon-leon"
    | "marlon-rocce"
    | "marlon-vanessa"
    | "michi"
    | "rocce-fabi"
    | "rocce-leon"
    | "rocce-marlon"
    | "rocce-vanessa"
    | "vanessa-fabi"
    | "vanessa-leon"
    | "vanessa-marlon"
    | "vanessa-rocce"
  )[];
}
/**
 * Lay a card on the top card with this number.
 */
export interface Lay {
  type: "lay";
  face:
    | "dog"
    | "fabi-leon"
    | "fabi-marlon"
    | "fabi-rocce"
    | "fabi-vanessa"
    | "leon-fabi"
    | "leon-marlon"
    | "leon-rocce"
    | "leon-vanessa"
    | "marlon-fabi"
    | "marlon-leon"
    | "marlon-rocce"
    | "marlon-vanessa"
    | "michi"
    | "rocce-fabi"
    | "rocce-leon"
    | "rocce-marlon"
    | "rocce-vanessa"
    | "vanessa-fabi"
    | "vanessa-leon"
    | "vanessa-marlon"
    | "vanessa-rocce";
  on: number;
}
/**
 * I do not play on this card.
 */
export interface Decline {
  type: "decline";
  on: number;
}
/**
 * I lay no Gros Michi in this block.
 */
export interface NoMichi {
  type: "no-michi";
  on: number;
}
/**
 * The top card is wrong.
 */
export interface Challenge {
  type: "challenge";
  on: number;
}
/**
 * I do not challenge this card.
 */
export interface LetStand {
  type: "let-stand";
  on: number;
}
/**
 * Exchange hands with this player.
 */
export interface Swap {
  type: "swap";
  partner: number;
}
/**
 * The time of this step has run out: a move of the table alone.
 */
export interface TimeUp {
  type: "time-up";
  step: "block" | "challenge" | "open" | "over" | "partner" | "ready";
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "TrainerDrawn".
 */
export interface TrainerDrawn {
  type: "trainer-drawn";
  clause: string;
  seat: number;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "RoundBegan".
 */
export interface RoundBegan {
  type: "round-began";
  clause: string;
  round: number;
  trainer: number;
}
/**
 * Masked: the number of cards alone.
 */
export interface Dealt {
  type: "dealt";
  clause: string;
  seat: number;
  count: number;
  faces?: (
    | "dog"
    | "fabi-leon"
    | "fabi-marlon"
    | "fabi-rocce"
    | "fabi-vanessa"
    | "leon-fabi"
    | "leon-marlon"
    | "leon-rocce"
    | "leon-vanessa"
    | "marlon-fabi"
    | "marlon-leon"
    | "marlon-rocce"
    | "marlon-vanessa"
    | "michi"
    | "rocce-fabi"
    | "rocce-leon"
    | "rocce-marlon"
    | "rocce-vanessa"
    | "vanessa-fabi"
    | "vanessa-leon"
    | "vanessa-marlon"
    | "vanessa-rocce"
  )[];
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "SaidReady".
 */
export interface SaidReady {
  type: "said-ready";
  clause: string;
  seat: number;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "TimeRanOut".
 */
export interface TimeRanOut {
  type: "time-ran-out";
  clause: string;
  step: "block" | "challenge" | "open" | "over" | "partner" | "ready";
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "TokensUsed".
 */
export interface TokensUsed {
  type: "tokens-used";
  clause: string;
  seat: number;
  tokens: ("1" | "2" | "3" | "fabi" | "leon" | "marlon" | "rocce" | "vanessa")[];
  faces: (
    | "dog"
    | "fabi-leon"
    | "fabi-marlon"
    | "fabi-rocce"
    | "fabi-vanessa"
    | "leon-fabi"
    | "leon-marlon"
    | "leon-rocce"
    | "leon-vanessa"
    | "marlon-fabi"
    | "marlon-leon"
    | "marlon-rocce"
    | "marlon-vanessa"
    | "michi"
    | "rocce-fabi"
    | "rocce-leon"
    | "rocce-marlon"
    | "rocce-vanessa"
    | "vanessa-fabi"
    | "vanessa-leon"
    | "vanessa-marlon"
    | "vanessa-rocce"
  )[];
}
/**
 * A card from the draw pile: the start card, one passed over, or one that counts as a dog.
 */
export interface TurnedUp {
  type: "turned-up";
  clause: string;
  seat: number;
  face:
    | "dog"
    | "fabi-leon"
    | "fabi-marlon"
    | "fabi-rocce"
    | "fabi-vanessa"
    | "leon-fabi"
    | "leon-marlon"
    | "leon-rocce"
    | "leon-vanessa"
    | "marlon-fabi"
    | "marlon-leon"
    | "marlon-rocce"
    | "marlon-vanessa"
    | "michi"
    | "rocce-fabi"
    | "rocce-leon"
    | "rocce-marlon"
    | "rocce-vanessa"
    | "vanessa-fabi"
    | "vanessa-leon"
    | "vanessa-marlon"
    | "vanessa-rocce";
  turned: "as-dog" | "skipped" | "start";
  on: number;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "Laid".
 */
export interface Laid {
  type: "laid";
  clause: string;
  seat: number;
  face:
    | "dog"
    | "fabi-leon"
    | "fabi-marlon"
    | "fabi-rocce"
    | "fabi-vanessa"
    | "leon-fabi"
    | "leon-marlon"
    | "leon-rocce"
    | "leon-vanessa"
    | "marlon-fabi"
    | "marlon-leon"
    | "marlon-rocce"
    | "marlon-vanessa"
    | "michi"
    | "rocce-fabi"
    | "rocce-leon"
    | "rocce-marlon"
    | "rocce-vanessa"
    | "vanessa-fabi"
    | "vanessa-leon"
    | "vanessa-marlon"
    | "vanessa-rocce";
  on: number;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "Declined".
 */
export interface Declined {
  type: "declined";
  clause: string;
  seat: number;
}
/**
 * That nobody can lay a card says something of every hand.
 */
export interface Blocked {
  type: "blocked";
  clause: string;
  block: "declined" | "silence" | "stuck";
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "LaysNoMichi".
 */
export interface LaysNoMichi {
  type: "lays-no-michi";
  clause: string;
  seat: number;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "PileBoxed".
 */
export interface PileBoxed {
  type: "pile-boxed";
  clause: string;
  count: number;
}
/**
 * Masked: without the face. A late word is told to its sender alone.
 */
export interface TooLate {
  type: "too-late";
  clause: string;
  seat: number;
  late: "card" | "challenge" | "decline" | "let-stand" | "no-michi";
  on: number;
  face?:
    | (
        | "dog"
        | "fabi-leon"
        | "fabi-marlon"
        | "fabi-rocce"
        | "fabi-vanessa"
        | "leon-fabi"
        | "leon-marlon"
        | "leon-rocce"
        | "leon-vanessa"
        | "marlon-fabi"
        | "marlon-leon"
        | "marlon-rocce"
        | "marlon-vanessa"
        | "michi"
        | "rocce-fabi"
        | "rocce-leon"
        | "rocce-marlon"
        | "rocce-vanessa"
        | "vanessa-fabi"
        | "vanessa-leon"
        | "vanessa-marlon"
        | "vanessa-rocce"
      )
    | null;
}
/**
 * Masked: without the penalty card. `drawn` is false if there was none left to draw.
 */
export interface WrongCard {
  type: "wrong-card";
  clause: string;
  seat: number;
  face:
    | "dog"
    | "fabi-leon"
    | "fabi-marlon"
    | "fabi-rocce"
    | "fabi-vanessa"
    | "leon-fabi"
    | "leon-marlon"
    | "leon-rocce"
    | "leon-vanessa"
    | "marlon-fabi"
    | "marlon-leon"
    | "marlon-rocce"
    | "marlon-vanessa"
    | "michi"
    | "rocce-fabi"
    | "rocce-leon"
    | "rocce-marlon"
    | "rocce-vanessa"
    | "vanessa-fabi"
    | "vanessa-leon"
    | "vanessa-marlon"
    | "vanessa-rocce";
  drawn: boolean;
  penalty?:
    | (
        | "dog"
        | "fabi-leon"
        | "fabi-marlon"
        | "fabi-rocce"
        | "fabi-vanessa"
        | "leon-fabi"
        | "leon-marlon"
        | "leon-rocce"
        | "leon-vanessa"
        | "marlon-fabi"
        | "marlon-leon"
        | "marlon-rocce"
        | "marlon-vanessa"
        | "michi"
        | "rocce-fabi"
        | "rocce-leon"
        | "rocce-marlon"
        | "rocce-vanessa"
        | "vanessa-fabi"
        | "vanessa-leon"
        | "vanessa-marlon"
        | "vanessa-rocce"
      )
    | null;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "Challenged".
 */
export interface Challenged {
  type: "challenged";
  clause: string;
  seat: number;
  against: number;
  face:
    | "dog"
    | "fabi-leon"
    | "fabi-marlon"
    | "fabi-rocce"
    | "fabi-vanessa"
    | "leon-fabi"
    | "leon-marlon"
    | "leon-rocce"
    | "leon-vanessa"
    | "marlon-fabi"
    | "marlon-leon"
    | "marlon-rocce"
    | "marlon-vanessa"
    | "michi"
    | "rocce-fabi"
    | "rocce-leon"
    | "rocce-marlon"
    | "rocce-vanessa"
    | "vanessa-fabi"
    | "vanessa-leon"
    | "vanessa-marlon"
    | "vanessa-rocce";
  justified: boolean;
}
/**
 * A Gros Michi or a last card waits until it can no longer be challenged.
 */
export interface ChallengeOpened {
  type: "challenge-opened";
  clause: string;
  seat: number;
  face:
    | "dog"
    | "fabi-leon"
    | "fabi-marlon"
    | "fabi-rocce"
    | "fabi-vanessa"
    | "leon-fabi"
    | "leon-marlon"
    | "leon-rocce"
    | "leon-vanessa"
    | "marlon-fabi"
    | "marlon-leon"
    | "marlon-rocce"
    | "marlon-vanessa"
    | "michi"
    | "rocce-fabi"
    | "rocce-leon"
    | "rocce-marlon"
    | "rocce-vanessa"
    | "vanessa-fabi"
    | "vanessa-leon"
    | "vanessa-marlon"
    | "vanessa-rocce";
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "StoodBy".
 */
export interface StoodBy {
  type: "stood-by";
  clause: string;
  seat: number;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "BackOnTop".
 */
export interface BackOnTop {
  type: "back-on-top";
  clause: string;
  face:
    | "dog"
    | "fabi-leon"
    | "fabi-marlon"
    | "fabi-rocce"
    | "fabi-vanessa"
    | "leon-fabi"
    | "leon-marlon"
    | "leon-rocce"
    | "leon-vanessa"
    | "marlon-fabi"
    | "marlon-leon"
    | "marlon-rocce"
    | "marlon-vanessa"
    | "michi"
    | "rocce-fabi"
    | "rocce-leon"
    | "rocce-marlon"
    | "rocce-vanessa"
    | "vanessa-fabi"
    | "vanessa-leon"
    | "vanessa-marlon"
    | "vanessa-rocce";
  on: number;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "MichiCalled".
 */
export interface MichiCalled {
  type: "michi-called";
  clause: string;
  seat: number;
}
/**
 * Masked: without the cards.
 */
export interface Swapped {
  type: "swapped";
  clause: string;
  seat: number;
  partner: number;
  given: number;
  taken: number;
  given_faces?: (
    | "dog"
    | "fabi-leon"
    | "fabi-marlon"
    | "fabi-rocce"
    | "fabi-vanessa"
    | "leon-fabi"
    | "leon-marlon"
    | "leon-rocce"
    | "leon-vanessa"
    | "marlon-fabi"
    | "marlon-leon"
    | "marlon-rocce"
    | "marlon-vanessa"
    | "michi"
    | "rocce-fabi"
    | "rocce-leon"
    | "rocce-marlon"
    | "rocce-vanessa"
    | "vanessa-fabi"
    | "vanessa-leon"
    | "vanessa-marlon"
    | "vanessa-rocce"
  )[];
  taken_faces?: (
    | "dog"
    | "fabi-leon"
    | "fabi-marlon"
    | "fabi-rocce"
    | "fabi-vanessa"
    | "leon-fabi"
    | "leon-marlon"
    | "leon-rocce"
    | "leon-vanessa"
    | "marlon-fabi"
    | "marlon-leon"
    | "marlon-rocce"
    | "marlon-vanessa"
    | "michi"
    | "rocce-fabi"
    | "rocce-leon"
    | "rocce-marlon"
    | "rocce-vanessa"
    | "vanessa-fabi"
    | "vanessa-leon"
    | "vanessa-marlon"
    | "vanessa-rocce"
  )[];
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "Renewed".
 */
export interface Renewed {
  type: "renewed";
  clause: string;
  count: number;
  whence: "box" | "pile";
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "RoundWon".
 */
export interface RoundWon {
  type: "round-won";
  clause: string;
  seat: number;
  how: "empty" | "michi" | "no-cards" | "only-michis";
  lot?: boolean;
}
/**
 * Masked: without its face.
 */
export interface VictoryToken {
  type: "victory-token";
  clause: string;
  seat: number;
  token?: ("1" | "2" | "3" | "fabi" | "leon" | "marlon" | "rocce" | "vanessa") | null;
}
/**
 * Masked: without its face.
 */
export interface ConsolationToken {
  type: "consolation-token";
  clause: string;
  seat: number;
  token?: ("1" | "2" | "3" | "fabi" | "leon" | "marlon" | "rocce" | "vanessa") | null;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "NoConsolation".
 */
export interface NoConsolation {
  type: "no-consolation";
  clause: string;
}
/**
 * What was left in a hand goes into the box for all to see.
 */
export interface HandShown {
  type: "hand-shown";
  clause: string;
  seat: number;
  faces: (
    | "dog"
    | "fabi-leon"
    | "fabi-marlon"
    | "fabi-rocce"
    | "fabi-vanessa"
    | "leon-fabi"
    | "leon-marlon"
    | "leon-rocce"
    | "leon-vanessa"
    | "marlon-fabi"
    | "marlon-leon"
    | "marlon-rocce"
    | "marlon-vanessa"
    | "michi"
    | "rocce-fabi"
    | "rocce-leon"
    | "rocce-marlon"
    | "rocce-vanessa"
    | "vanessa-fabi"
    | "vanessa-leon"
    | "vanessa-marlon"
    | "vanessa-rocce"
  )[];
}
/**
 * The final count of one player.
 */
export interface TokensShown {
  type: "tokens-shown";
  clause: string;
  seat: number;
  tokens: ("1" | "2" | "3" | "fabi" | "leon" | "marlon" | "rocce" | "vanessa")[];
  points: number;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "GameOver".
 */
export interface GameOver {
  type: "game-over";
  clause: string;
  points: number[];
  winners: number[];
}
/**
 * What a seat sees (PE-A32), with what it may remember.
 */
export interface PEView {
  type: "passe-eclair";
  seat: number;
  seats: number;
  pace: "lightning" | "normal" | "relaxed";
  wrong_cards: "challenged" | "noticed";
  step: "block" | "challenge" | "open" | "over" | "partner" | "ready";
  round: number;
  trainer: number;
  hand: (
    | "dog"
    | "fabi-leon"
    | "fabi-marlon"
    | "fabi-rocce"
    | "fabi-vanessa"
    | "leon-fabi"
    | "leon-marlon"
    | "leon-rocce"
    | "leon-vanessa"
    | "marlon-fabi"
    | "marlon-leon"
    | "marlon-rocce"
    | "marlon-vanessa"
    | "michi"
    | "rocce-fabi"
    | "rocce-leon"
    | "rocce-marlon"
    | "rocce-vanessa"
    | "vanessa-fabi"
    | "vanessa-leon"
    | "vanessa-marlon"
    | "vanessa-rocce"
  )[];
  hand_sizes: number[];
  laid: LaidCard[];
  top: number;
  asked: ("fabi" | "leon" | "marlon" | "rocce" | "vanessa") | null;
  any_card: boolean;
  banned: number | null;
  block: ("declined" | "silence" | "stuck") | null;
  spoken: boolean[];
  challenged: boolean[];
  actor: number | null;
  pile: (
    | "dog"
    | "fabi-leon"
    | "fabi-marlon"
    | "fabi-rocce"
    | "fabi-vanessa"
    | "leon-fabi"
    | "leon-marlon"
    | "leon-rocce"
    | "leon-vanessa"
    | "marlon-fabi"
    | "marlon-leon"
    | "marlon-rocce"
    | "marlon-vanessa"
    | "michi"
    | "rocce-fabi"
    | "rocce-leon"
    | "rocce-marlon"
    | "rocce-vanessa"
    | "vanessa-fabi"
    | "vanessa-leon"
    | "vanessa-marlon"
    | "vanessa-rocce"
  )[];
  box: (
    | "dog"
    | "fabi-leon"
    | "fabi-marlon"
    | "fabi-rocce"
    | "fabi-vanessa"
    | "leon-fabi"
    | "leon-marlon"
    | "leon-rocce"
    | "leon-vanessa"
    | "marlon-fabi"
    | "marlon-leon"
    | "marlon-rocce"
    | "marlon-vanessa"
    | "michi"
    | "rocce-fabi"
    | "rocce-leon"
    | "rocce-marlon"
    | "rocce-vanessa"
    | "vanessa-fabi"
    | "vanessa-leon"
    | "vanessa-marlon"
    | "vanessa-rocce"
  )[];
  draw_pile: number;
  renewals: number;
  drew: boolean[];
  known: KnownCard[];
  chosen: (
    | "dog"
    | "fabi-leon"
    | "fabi-marlon"
    | "fabi-rocce"
    | "fabi-vanessa"
    | "leon-fabi"
    | "leon-marlon"
    | "leon-rocce"
    | "leon-vanessa"
    | "marlon-fabi"
    | "marlon-leon"
    | "marlon-rocce"
    | "marlon-vanessa"
    | "michi"
    | "rocce-fabi"
    | "rocce-leon"
    | "rocce-marlon"
    | "rocce-vanessa"
    | "vanessa-fabi"
    | "vanessa-leon"
    | "vanessa-marlon"
    | "vanessa-rocce"
  )[];
  victory: (("1" | "2" | "3" | "fabi" | "leon" | "marlon" | "rocce" | "vanessa") | null)[][];
  consolation: (("1" | "2" | "3" | "fabi" | "leon" | "marlon" | "rocce" | "vanessa") | null)[][];
  spent: ("1" | "2" | "3" | "fabi" | "leon" | "marlon" | "rocce" | "vanessa")[];
  victory_stock: number;
  consolation_stock: number;
  points: number[];
  winners: number[];
}
/**
 * A card of the table pile, who laid it (nobody: a start card), and whether in a block.
 */
export interface LaidCard {
  seat: number | null;
  face:
    | "dog"
    | "fabi-leon"
    | "fabi-marlon"
    | "fabi-rocce"
    | "fabi-vanessa"
    | "leon-fabi"
    | "leon-marlon"
    | "leon-rocce"
    | "leon-vanessa"
    | "marlon-fabi"
    | "marlon-leon"
    | "marlon-rocce"
    | "marlon-vanessa"
    | "michi"
    | "rocce-fabi"
    | "rocce-leon"
    | "rocce-marlon"
    | "rocce-vanessa"
    | "vanessa-fabi"
    | "vanessa-leon"
    | "vanessa-marlon"
    | "vanessa-rocce";
  in_block?: boolean;
}
/**
 * A card that this seat knows to be in another hand.
 */
export interface KnownCard {
  holder: number;
  face:
    | "dog"
    | "fabi-leon"
    | "fabi-marlon"
    | "fabi-rocce"
    | "fabi-vanessa"
    | "leon-fabi"
    | "leon-marlon"
    | "leon-rocce"
    | "leon-vanessa"
    | "marlon-fabi"
    | "marlon-leon"
    | "marlon-rocce"
    | "marlon-vanessa"
    | "michi"
    | "rocce-fabi"
    | "rocce-leon"
    | "rocce-marlon"
    | "rocce-vanessa"
    | "vanessa-fabi"
    | "vanessa-leon"
    | "vanessa-marlon"
    | "vanessa-rocce";
}
