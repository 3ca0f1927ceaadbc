// Generated from the Python records by `make gen`: do not edit.

/** A place at the table, shown by the name of whoever sits there. */
export type Seat = number;

export type FaceText =
  | "bomber"
  | "fritz-fritz"
  | "fritz-luigi"
  | "fritz-max"
  | "fritz-otto"
  | "fritz-willi"
  | "luigi-fritz"
  | "luigi-luigi"
  | "luigi-max"
  | "luigi-otto"
  | "luigi-willi"
  | "max-fritz"
  | "max-luigi"
  | "max-max"
  | "max-otto"
  | "max-willi"
  | "otto-fritz"
  | "otto-luigi"
  | "otto-max"
  | "otto-otto"
  | "otto-willi"
  | "tormann"
  | "willi-fritz"
  | "willi-luigi"
  | "willi-max"
  | "willi-otto"
  | "willi-willi";
export type NameText = "fritz" | "luigi" | "max" | "otto" | "willi";
export type HowText = "free" | "fresh" | "parry" | "second" | "serve";
export type ActionText =
  | "aus"
  | "ecke-bomber"
  | "elfmeter-tormann"
  | "foul"
  | "freistoss-bomber"
  | "freistoss-tormann"
  | "hand"
  | "schiedsrichter"
  | "tor"
  | "tor-fritz"
  | "tor-luigi"
  | "tor-max"
  | "tor-otto"
  | "tor-willi"
  | "verletzt"
  | "zwei-tore";
export type Step =
  "foul" | "free" | "full-time" | "over" | "parry" | "schiedsrichter" | "second" | "serve" | "verletzt";
export type Asker = "bomber" | "footballer" | "nobody" | "tormann";

export interface Records {
  move: Lay | Pass | Stop | Concede | Foul | Take | Keep | Decline | PlayOn | End;
  event:
    | OpenerDrawn
    | Dealt
    | Laid
    | Passed
    | Stopped
    | ActionsReshuffled
    | ActionDrawn
    | Threatened
    | Parried
    | Goal
    | Fouled
    | Taken
    | Kept
    | Declined
    | NoEffect
    | LastCardLaid
    | FullTime
    | ExtraTime
    | GameOver;
  view: STView;
}
/**
 * Lay a footballer card; a Bomber calls the name that must come next.
 */
export interface Lay {
  type: "lay";
  face: FaceText;
  call?: NameText | null;
}
/**
 * Do not serve.
 */
export interface Pass {
  type: "pass";
}
/**
 * Lay no second card on the Tormann.
 */
export interface Stop {
  type: "stop";
}
/**
 * Let the goal stand.
 */
export interface Concede {
  type: "concede";
}
/**
 * Name the opponent who loses a card.
 */
export interface Foul {
  type: "foul";
  victim: Seat;
}
/**
 * Draw an undealt card for the injured man.
 */
export interface Take {
  type: "take";
}
/**
 * Keep the Schiedsrichter.
 */
export interface Keep {
  type: "keep";
}
/**
 * Leave the action out.
 */
export interface Decline {
  type: "decline";
}
/**
 * Extra time.
 */
export interface PlayOn {
  type: "play-on";
}
/**
 * The final whistle.
 */
export interface End {
  type: "end";
}
export interface OpenerDrawn {
  type: "opener-drawn";
  clause: string;
  seat: Seat;
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
export interface Laid {
  type: "laid";
  clause: string;
  seat: Seat;
  face: FaceText;
  how: HowText;
  call?: NameText | null;
}
export interface Passed {
  type: "passed";
  clause: string;
  seat: Seat;
}
export interface Stopped {
  type: "stopped";
  clause: string;
  seat: Seat;
}
export interface ActionsReshuffled {
  type: "actions-reshuffled";
  clause: string;
  count: number;
}
export interface ActionDrawn {
  type: "action-drawn";
  clause: string;
  shooter: Seat;
  action: ActionText;
}
export interface Threatened {
  type: "threatened";
  clause: string;
  shooter: Seat;
  defender: Seat;
  action: ActionText;
}
export interface Parried {
  type: "parried";
  clause: string;
  seat: Seat;
  action: ActionText;
}
export interface Goal {
  type: "goal";
  clause: string;
  seat: Seat;
  goals: number;
  action: ActionText;
}
/**
 * Masked: without the face.
 */
export interface Fouled {
  type: "fouled";
  clause: string;
  seat: Seat;
  victim: Seat;
  face?: FaceText | null;
}
/**
 * Masked: without the face. `drawn` if luck decided which card it was.
 */
export interface Taken {
  type: "taken";
  clause: string;
  seat: Seat;
  face?: FaceText | null;
  drawn?: boolean;
}
export interface Kept {
  type: "kept";
  clause: string;
  seat: Seat;
}
export interface Declined {
  type: "declined";
  clause: string;
  seat: Seat;
  action: ActionText;
}
export interface NoEffect {
  type: "no-effect";
  clause: string;
  seat: Seat;
  action: ActionText;
}
export interface LastCardLaid {
  type: "last-card-laid";
  clause: string;
  seat: Seat;
  server: Seat;
}
export interface FullTime {
  type: "full-time";
  clause: string;
}
export interface ExtraTime {
  type: "extra-time";
  clause: string;
  seat: Seat;
}
export interface GameOver {
  type: "game-over";
  clause: string;
  goals: number[];
  winners: Seat[];
}
/**
 * What a seat sees (ST-A31), with what it may remember.
 */
export interface STView {
  type: "schuss-und-tor";
  seat: number;
  options: Options;
  seats: number;
  step: Step;
  turn: Seat;
  hand: FaceText[];
  hand_sizes: number[];
  pile: LaidCard[];
  asked: NameText | null;
  asked_by: Asker;
  shooter: Seat | null;
  defender: Seat | null;
  action: ActionText | null;
  goals: number[];
  before: ActionText[][];
  discards: ActionText[];
  actions_left: number;
  undealt: number;
  under: (FaceText | null)[];
  known: KnownCard[];
  unserved?: FaceText[][];
  removed: FaceText[];
  last_server: Seat | null;
  final_attempt: boolean;
  extra_time: boolean;
  winners: Seat[];
}
/**
 * What the players may settle.
 */
export interface Options {
  shooter?: "passer" | "preceding";
  parry?: "rules" | "waived";
}
/**
 * A card on the table pile, who laid it, and the name a Bomber called.
 */
export interface LaidCard {
  seat: Seat;
  face: FaceText;
  call?: NameText | null;
}
/**
 * A card that this seat knows to be in another hand.
 */
export interface KnownCard {
  holder: Seat;
  face: FaceText;
}
