// Generated from the Python records by `make gen`: do not edit.

/** A place at the table, shown by the name of whoever sits there. */
export type Seat = number;

export type FaceText =
  | "corner-blue"
  | "corner-red"
  | "free-kick-1"
  | "free-kick-2"
  | "free-kick-3"
  | "free-kick-4"
  | "free-kick-5"
  | "free-kick-6"
  | "free-kick-7"
  | "keeper-left"
  | "keeper-right"
  | "keeper-straight-4"
  | "keeper-straight-5"
  | "left-1-blue"
  | "left-1-hand"
  | "left-1-red"
  | "left-2-blue"
  | "left-2-hand"
  | "left-2-red"
  | "left-3-blue"
  | "left-3-hand"
  | "left-3-red"
  | "left-4-blue"
  | "left-4-hand"
  | "left-4-red"
  | "left-5-blue"
  | "left-5-hand"
  | "left-5-red"
  | "left-6-blue"
  | "left-6-hand"
  | "left-6-red"
  | "left-7-blue"
  | "left-7-hand"
  | "left-7-red"
  | "penalty"
  | "right-1-blue"
  | "right-1-hand"
  | "right-1-red"
  | "right-2-blue"
  | "right-2-hand"
  | "right-2-red"
  | "right-3-blue"
  | "right-3-hand"
  | "right-3-red"
  | "right-4-blue"
  | "right-4-hand"
  | "right-4-red"
  | "right-5-blue"
  | "right-5-hand"
  | "right-5-red"
  | "right-6-blue"
  | "right-6-hand"
  | "right-6-red"
  | "right-7-blue"
  | "right-7-hand"
  | "right-7-red"
  | "straight-1-blue"
  | "straight-1-hand"
  | "straight-1-red"
  | "straight-2-blue"
  | "straight-2-hand"
  | "straight-2-red"
  | "straight-3-blue"
  | "straight-3-hand"
  | "straight-3-red"
  | "straight-4-blue"
  | "straight-4-hand"
  | "straight-4-red"
  | "straight-5-blue"
  | "straight-5-hand"
  | "straight-5-red"
  | "straight-6-blue"
  | "straight-6-hand"
  | "straight-6-red"
  | "straight-7-blue"
  | "straight-7-hand"
  | "straight-7-red";
export type Square =
  | "a1"
  | "a10"
  | "a11"
  | "a12"
  | "a13"
  | "a14"
  | "a15"
  | "a16"
  | "a2"
  | "a3"
  | "a4"
  | "a5"
  | "a6"
  | "a7"
  | "a8"
  | "a9"
  | "b1"
  | "b10"
  | "b11"
  | "b12"
  | "b13"
  | "b14"
  | "b15"
  | "b16"
  | "b2"
  | "b3"
  | "b4"
  | "b5"
  | "b6"
  | "b7"
  | "b8"
  | "b9"
  | "c1"
  | "c10"
  | "c11"
  | "c12"
  | "c13"
  | "c14"
  | "c15"
  | "c16"
  | "c2"
  | "c3"
  | "c4"
  | "c5"
  | "c6"
  | "c7"
  | "c8"
  | "c9"
  | "d1"
  | "d10"
  | "d11"
  | "d12"
  | "d13"
  | "d14"
  | "d15"
  | "d16"
  | "d2"
  | "d3"
  | "d4"
  | "d5"
  | "d6"
  | "d7"
  | "d8"
  | "d9"
  | "e1"
  | "e10"
  | "e11"
  | "e12"
  | "e13"
  | "e14"
  | "e15"
  | "e16"
  | "e2"
  | "e3"
  | "e4"
  | "e5"
  | "e6"
  | "e7"
  | "e8"
  | "e9"
  | "f1"
  | "f10"
  | "f11"
  | "f12"
  | "f13"
  | "f14"
  | "f15"
  | "f16"
  | "f2"
  | "f3"
  | "f4"
  | "f5"
  | "f6"
  | "f7"
  | "f8"
  | "f9"
  | "g1"
  | "g10"
  | "g11"
  | "g12"
  | "g13"
  | "g14"
  | "g15"
  | "g16"
  | "g2"
  | "g3"
  | "g4"
  | "g5"
  | "g6"
  | "g7"
  | "g8"
  | "g9"
  | "h1"
  | "h10"
  | "h11"
  | "h12"
  | "h13"
  | "h14"
  | "h15"
  | "h16"
  | "h2"
  | "h3"
  | "h4"
  | "h5"
  | "h6"
  | "h7"
  | "h8"
  | "h9"
  | "i1"
  | "i10"
  | "i11"
  | "i12"
  | "i13"
  | "i14"
  | "i15"
  | "i16"
  | "i2"
  | "i3"
  | "i4"
  | "i5"
  | "i6"
  | "i7"
  | "i8"
  | "i9"
  | "j1"
  | "j10"
  | "j11"
  | "j12"
  | "j13"
  | "j14"
  | "j15"
  | "j16"
  | "j2"
  | "j3"
  | "j4"
  | "j5"
  | "j6"
  | "j7"
  | "j8"
  | "j9";
export type DirectionText = "left" | "right" | "straight";
export type EndText = "north" | "south";
export type HowText = "clear" | "follow" | "kick-off" | "play";
export type PileText = "discard" | "draw";
export type ColourText = "blue" | "red";
export type CauseText = "corner" | "penalty";
export type ScoredText = "corner" | "penalty" | "shot";
export type StepText =
  "clear" | "cut" | "follow" | "kick-off" | "last-stop" | "over" | "play" | "stop" | "throw-in";

export interface Records {
  move: Play | FreeKick | ThrowIn | Stop | Concede | Cut | Discard | Pass;
  event:
    | OpenerDrawn
    | SingleDrawn
    | TeamsFormed
    | EndDrawn
    | Dealt
    | Drew
    | KickedOff
    | Played
    | FreeKicked
    | PenaltyGiven
    | ShotAtGoal
    | OutBeside
    | OutOverTouch
    | ThrownIn
    | Saved
    | CornerGiven
    | Conceded
    | StoppedAtTheWhistle
    | PileCut
    | Cleared
    | Goal
    | Discarded
    | NothingToPlay
    | LastTurn
    | HalfTime
    | EndsChanged
    | GameOver;
  view: FCView;
}
/**
 * Lay an Attacker, or a Goalkeeper to clear; from a square of one's choice where there is one; and, if
 *     the ball then lies in the opponents' penalty area, the Penalty with it.
 */
export interface Play {
  type: "play";
  face: FaceText;
  start?: Square | null;
  penalty?: boolean;
}
/**
 * Lay a Free kick along one of its dotted lines.
 */
export interface FreeKick {
  type: "free-kick";
  face: FaceText;
  direction: DirectionText;
}
/**
 * Move the ball to one of the squares around it.
 */
export interface ThrowIn {
  type: "throw-in";
  to: Square;
}
/**
 * Stop the shot with a Goalkeeper or a Corner.
 */
export interface Stop {
  type: "stop";
  face: FaceText;
}
/**
 * Let the ball be in the net.
 */
export interface Concede {
  type: "concede";
}
/**
 * Cut the pile.
 */
export interface Cut {
  type: "cut";
}
/**
 * Put a card away, for want of one that can be played.
 */
export interface Discard {
  type: "discard";
  face: FaceText;
}
/**
 * Nothing can be played and nothing can be drawn.
 */
export interface Pass {
  type: "pass";
}
export interface OpenerDrawn {
  type: "opener-drawn";
  clause: string;
  seat: Seat;
}
/**
 * Who plays alone.
 */
export interface SingleDrawn {
  type: "single-drawn";
  clause: string;
  seat: Seat;
}
export interface TeamsFormed {
  type: "teams-formed";
  clause: string;
  first: Seat[];
  second: Seat[];
}
/**
 * The end that the team of the player who begins defends first.
 */
export interface EndDrawn {
  type: "end-drawn";
  clause: string;
  seat: Seat;
  end: EndText;
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
/**
 * Masked: the number of cards alone.
 */
export interface Drew {
  type: "drew";
  clause: string;
  seat: Seat;
  count: number;
  faces?: FaceText[];
}
/**
 * The ball is back in the centre circle; this seat kicks off.
 */
export interface KickedOff {
  type: "kicked-off";
  clause: string;
  seat: Seat;
}
/**
 * A card moved the ball over these squares, the first being where it lay.
 */
export interface Played {
  type: "played";
  clause: string;
  seat: Seat;
  face: FaceText;
  how: HowText;
  path: Square[];
  to: Square;
}
export interface FreeKicked {
  type: "free-kicked";
  clause: string;
  seat: Seat;
  face: FaceText;
  direction: DirectionText;
  path: Square[];
  to: Square;
}
export interface PenaltyGiven {
  type: "penalty-given";
  clause: string;
  seat: Seat;
  square: Square;
  pile: PileText;
}
export interface ShotAtGoal {
  type: "shot-at-goal";
  clause: string;
  seat: Seat;
  square: Square;
  end: EndText;
}
/**
 * Over the goal line beside the posts.
 */
export interface OutBeside {
  type: "out-beside";
  clause: string;
  seat: Seat;
  square: Square;
  starts: Square[];
}
export interface OutOverTouch {
  type: "out-over-touch";
  clause: string;
  seat: Seat;
  square: Square;
  corner: boolean;
}
export interface ThrownIn {
  type: "thrown-in";
  clause: string;
  seat: Seat;
  square: Square;
  to: Square;
}
export interface Saved {
  type: "saved";
  clause: string;
  seat: Seat;
  face: FaceText;
  path: Square[];
  to: Square;
}
export interface CornerGiven {
  type: "corner-given";
  clause: string;
  seat: Seat;
  face: FaceText;
  colour: ColourText;
  square: Square;
}
export interface Conceded {
  type: "conceded";
  clause: string;
  seat: Seat;
}
/**
 * The automatic stop at the end of a half.
 */
export interface StoppedAtTheWhistle {
  type: "stopped-at-the-whistle";
  clause: string;
  seat: Seat;
  face: FaceText;
}
export interface PileCut {
  type: "pile-cut";
  clause: string;
  seat: Seat;
  face: FaceText;
  pile: PileText;
  cause: CauseText;
}
/**
 * The cut saved the defending team.
 */
export interface Cleared {
  type: "cleared";
  clause: string;
  seat: Seat;
  cause: CauseText;
}
export interface Goal {
  type: "goal";
  clause: string;
  scorers: Seat[];
  scored: ScoredText;
  home: number;
  away: number;
}
export interface Discarded {
  type: "discarded";
  clause: string;
  seat: Seat;
  face: FaceText;
}
export interface NothingToPlay {
  type: "nothing-to-play";
  clause: string;
  seat: Seat;
}
export interface LastTurn {
  type: "last-turn";
  clause: string;
  seat: Seat;
}
export interface HalfTime {
  type: "half-time";
  clause: string;
  home: number;
  away: number;
  pile: number;
}
export interface EndsChanged {
  type: "ends-changed";
  clause: string;
  seat: Seat;
  end: EndText;
}
export interface GameOver {
  type: "game-over";
  clause: string;
  home: number;
  away: number;
  winners: Seat[];
  drawn: boolean;
}
/**
 * What a seat sees (FC-A47), with what it may remember.
 */
export interface FCView {
  type: "football-a-la-carte";
  seat: number;
  options: Options;
  seats: number;
  half: number;
  step: StepText;
  turn: Seat;
  order: Seat[];
  place: number;
  teams: Seat[][];
  ends: EndText[];
  opened: number;
  last_turn: boolean;
  ball: Square | null;
  path: Square[];
  starts: Square[];
  shooter: Seat | null;
  cause: CauseText | null;
  corner: ColourText | null;
  cut_pile: PileText | null;
  hand: FaceText[];
  hand_sizes: number[];
  full_hands: number[];
  goals: number[];
  pile: number;
  discards: FaceText[];
  top: FaceText | null;
  cut: FaceText | null;
  marks: Marks;
  shown: ShownCard[];
  table: FaceText[];
  table_drawn: number[];
  winners: Seat[];
}
/**
 * What the players may settle.
 */
export interface Options {
  single?: Seat;
}
/**
 * How many of the cards that the next cut may show have a hand, a red or a blue flag, as far as all know.
 *
 *     These are the cards that are not open or, where too few are left to draw, those that were played.
 */
export interface Marks {
  hand: number;
  red: number;
  blue: number;
  cards: number;
}
/**
 * A card that a cut has shown to be in the draw pile, and how many cards each seat has drawn since.
 */
export interface ShownCard {
  face: FaceText;
  drawn: number[];
}
