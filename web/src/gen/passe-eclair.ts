// Generated from the Python records by `make gen`: do not edit.

/** A place at the table, shown by the name of whoever sits there. */
export type Seat = number;

export type FaceText =
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
export type StepText = "block" | "challenge" | "open" | "over" | "partner" | "ready";
export type TokenText = "1" | "2" | "3" | "fabi" | "leon" | "marlon" | "rocce" | "vanessa";
export type TurnedText = "as-dog" | "skipped" | "start";
export type BlockText = "declined" | "silence" | "stuck";
export type LateText = "card" | "challenge" | "decline" | "let-stand" | "no-michi";
export type WhenceText = "box" | "pile";
export type HowText = "empty" | "michi" | "no-cards" | "only-michis";
export type PaceText = "lightning" | "normal" | "relaxed";
export type WrongText = "challenged" | "noticed";
export type NameText = "fabi" | "leon" | "marlon" | "rocce" | "vanessa";
export type ActText = "challenge" | "late" | "let-stand" | "swap" | "wrong";

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
  cards?: FaceText[];
}
/**
 * Lay a card on the top card with this number.
 */
export interface Lay {
  type: "lay";
  face: FaceText;
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
  partner: Seat;
}
/**
 * The time of this step has run out: a move of the table alone.
 */
export interface TimeUp {
  type: "time-up";
  step: StepText;
}
export interface TrainerDrawn {
  type: "trainer-drawn";
  clause: string;
  seat: Seat;
}
export interface RoundBegan {
  type: "round-began";
  clause: string;
  round: number;
  trainer: Seat;
}
/**
 * Masked: the number of cards alone.
 */
export interface Dealt {
  type: "dealt";
  clause: string;
  seat: Seat;
  count: number;
  faces?: FaceText[];
}
export interface SaidReady {
  type: "said-ready";
  clause: string;
  seat: Seat;
}
export interface TimeRanOut {
  type: "time-ran-out";
  clause: string;
  step: StepText;
}
export interface TokensUsed {
  type: "tokens-used";
  clause: string;
  seat: Seat;
  tokens: TokenText[];
  faces: FaceText[];
}
/**
 * A card from the draw pile: the start card, one passed over, or one that counts as a dog.
 */
export interface TurnedUp {
  type: "turned-up";
  clause: string;
  seat: Seat;
  face: FaceText;
  turned: TurnedText;
  on: number;
}
export interface Laid {
  type: "laid";
  clause: string;
  seat: Seat;
  face: FaceText;
  on: number;
}
export interface Declined {
  type: "declined";
  clause: string;
  seat: Seat;
}
/**
 * That nobody can lay a card says something of every hand.
 */
export interface Blocked {
  type: "blocked";
  clause: string;
  block: BlockText;
}
export interface LaysNoMichi {
  type: "lays-no-michi";
  clause: string;
  seat: Seat;
}
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
  seat: Seat;
  late: LateText;
  on: number;
  face?: FaceText | null;
}
/**
 * Masked: without the penalty card. `drawn` is false if there was none left to draw.
 */
export interface WrongCard {
  type: "wrong-card";
  clause: string;
  seat: Seat;
  face: FaceText;
  drawn: boolean;
  penalty?: FaceText | null;
}
export interface Challenged {
  type: "challenged";
  clause: string;
  seat: Seat;
  against: Seat;
  face: FaceText;
  justified: boolean;
}
/**
 * A Gros Michi or a last card waits until it can no longer be challenged.
 */
export interface ChallengeOpened {
  type: "challenge-opened";
  clause: string;
  seat: Seat;
  face: FaceText;
}
export interface StoodBy {
  type: "stood-by";
  clause: string;
  seat: Seat;
}
export interface BackOnTop {
  type: "back-on-top";
  clause: string;
  face: FaceText;
  on: number;
}
export interface MichiCalled {
  type: "michi-called";
  clause: string;
  seat: Seat;
}
/**
 * Masked: without the cards.
 */
export interface Swapped {
  type: "swapped";
  clause: string;
  seat: Seat;
  partner: Seat;
  given: number;
  taken: number;
  given_faces?: FaceText[];
  taken_faces?: FaceText[];
}
export interface Renewed {
  type: "renewed";
  clause: string;
  count: number;
  whence: WhenceText;
}
export interface RoundWon {
  type: "round-won";
  clause: string;
  seat: Seat;
  how: HowText;
  lot?: boolean;
}
/**
 * Masked: without its face.
 */
export interface VictoryToken {
  type: "victory-token";
  clause: string;
  seat: Seat;
  token?: TokenText | null;
}
/**
 * Masked: without its face.
 */
export interface ConsolationToken {
  type: "consolation-token";
  clause: string;
  seat: Seat;
  token?: TokenText | null;
}
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
  seat: Seat;
  faces: FaceText[];
}
/**
 * The final count of one player.
 */
export interface TokensShown {
  type: "tokens-shown";
  clause: string;
  seat: Seat;
  tokens: TokenText[];
  points: number;
}
export interface GameOver {
  type: "game-over";
  clause: string;
  points: number[];
  winners: Seat[];
}
/**
 * What a seat sees (PE-A32), with what it may remember.
 */
export interface PEView {
  type: "passe-eclair";
  seat: number;
  seats: number;
  options: Options;
  step: StepText;
  round: number;
  trainer: Seat;
  hand: FaceText[];
  came: FaceText[];
  hand_sizes: number[];
  laid: LaidCard[];
  top: number;
  asked: NameText | null;
  any_card: boolean;
  banned: Seat | null;
  block: BlockText | null;
  spoken: boolean[];
  challenged: boolean[];
  actor: Seat | null;
  pile: FaceText[];
  box: FaceText[];
  act: Act | null;
  passed_over: FaceText[];
  left: FaceText[][];
  draw_pile: number;
  renewals: number;
  drew: boolean[];
  known: KnownCard[];
  chosen: FaceText[];
  victory: (TokenText | null)[][];
  consolation: (TokenText | null)[][];
  spent: TokenText[];
  victory_stock: number;
  consolation_stock: number;
  points: number[];
  winners: Seat[];
}
/**
 * What the players may agree on: how long the steps last, and who sees that a card is wrong.
 */
export interface Options {
  pace?: PaceText;
  "wrong-cards"?: WrongText;
}
/**
 * A card of the table pile, who laid it (nobody: a start card), and whether in a block.
 */
export interface LaidCard {
  seat: Seat | null;
  face: FaceText;
  in_block?: boolean;
}
/**
 * What somebody did before all eyes, of which little else is left to see: a card too late or wrong, a
 *     challenge, an answer to one, an exchange of hands.
 */
export interface Act {
  seat: Seat;
  what: ActText;
  number: number;
  on?: number | null;
  face?: FaceText | null;
  partner?: Seat | null;
}
/**
 * A card that this seat knows to be in another hand.
 */
export interface KnownCard {
  holder: Seat;
  face: FaceText;
}
