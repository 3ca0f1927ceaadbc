// Generated from the Python records by `npm run gen`: do not edit.

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
  face:
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
  call?: ("fritz" | "luigi" | "max" | "otto" | "willi") | null;
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
  victim: number;
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
 * Masked: the number of cards alone.
 */
export interface Dealt {
  type: "dealt";
  clause: string;
  seat: number;
  count: number;
  faces?: (
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
    | "willi-willi"
  )[];
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
  how: "free" | "fresh" | "parry" | "second" | "serve";
  call?: ("fritz" | "luigi" | "max" | "otto" | "willi") | null;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "Passed".
 */
export interface Passed {
  type: "passed";
  clause: string;
  seat: number;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "Stopped".
 */
export interface Stopped {
  type: "stopped";
  clause: string;
  seat: number;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "ActionsReshuffled".
 */
export interface ActionsReshuffled {
  type: "actions-reshuffled";
  clause: string;
  count: number;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "ActionDrawn".
 */
export interface ActionDrawn {
  type: "action-drawn";
  clause: string;
  shooter: number;
  action:
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
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "Threatened".
 */
export interface Threatened {
  type: "threatened";
  clause: string;
  shooter: number;
  defender: number;
  action:
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
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "Parried".
 */
export interface Parried {
  type: "parried";
  clause: string;
  seat: number;
  action:
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
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "Goal".
 */
export interface Goal {
  type: "goal";
  clause: string;
  seat: number;
  goals: number;
  action:
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
}
/**
 * Masked: without the face.
 */
export interface Fouled {
  type: "fouled";
  clause: string;
  seat: number;
  victim: number;
  face?:
    | (
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
        | "willi-willi"
      )
    | null;
}
/**
 * Masked: without the face. `drawn` if luck decided which card it was.
 */
export interface Taken {
  type: "taken";
  clause: string;
  seat: number;
  face?:
    | (
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
        | "willi-willi"
      )
    | null;
  drawn?: boolean;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "Kept".
 */
export interface Kept {
  type: "kept";
  clause: string;
  seat: number;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "Declined".
 */
export interface Declined {
  type: "declined";
  clause: string;
  seat: number;
  action:
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
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "NoEffect".
 */
export interface NoEffect {
  type: "no-effect";
  clause: string;
  seat: number;
  action:
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
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "LastCardLaid".
 */
export interface LastCardLaid {
  type: "last-card-laid";
  clause: string;
  seat: number;
  server: number;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "FullTime".
 */
export interface FullTime {
  type: "full-time";
  clause: string;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "ExtraTime".
 */
export interface ExtraTime {
  type: "extra-time";
  clause: string;
  seat: number;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "GameOver".
 */
export interface GameOver {
  type: "game-over";
  clause: string;
  goals: number[];
  winners: number[];
}
/**
 * What a seat sees (ST-A31), with what it may remember.
 */
export interface STView {
  type: "schuss-und-tor";
  seat: number;
  seats: number;
  passer_shoots: boolean;
  parry_waives: boolean;
  step: "foul" | "free" | "full-time" | "over" | "parry" | "schiedsrichter" | "second" | "serve" | "verletzt";
  turn: number;
  hand: (
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
    | "willi-willi"
  )[];
  hand_sizes: number[];
  pile: LaidCard[];
  asked: ("fritz" | "luigi" | "max" | "otto" | "willi") | null;
  asked_by: "bomber" | "footballer" | "nobody" | "tormann";
  shooter: number | null;
  defender: number | null;
  action:
    | (
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
        | "zwei-tore"
      )
    | null;
  goals: number[];
  before: (
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
    | "zwei-tore"
  )[][];
  discards: (
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
    | "zwei-tore"
  )[];
  actions_left: number;
  undealt: number;
  under: (
    | (
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
        | "willi-willi"
      )
    | null
  )[];
  known: KnownCard[];
  removed: (
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
    | "willi-willi"
  )[];
  last_server: number | null;
  final_attempt: boolean;
  extra_time: boolean;
  winners: number[];
}
/**
 * A card on the table pile, who laid it, and the name a Bomber called.
 */
export interface LaidCard {
  seat: number;
  face:
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
  call?: ("fritz" | "luigi" | "max" | "otto" | "willi") | null;
}
/**
 * A card that this seat knows to be in another hand.
 */
export interface KnownCard {
  holder: number;
  face:
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
}
