// Generated from the Python records by `make gen`: do not edit.

export type Phase = "over" | "paused" | "playing" | "salts" | "waiting";
export type SeatKind = "bot" | "free" | "person";

export interface Protocol {
  request:
    Join | Resync | Sit | Seat | Salt | Move | TakeBack | Undo | Leave | Settle | Rematch | Ready | Draft;
  answer: Update | Ack | Refused | Seated | Previewed;
  "new-table": NewTable;
  opened: Opened;
  "game-info": GameInfo;
  option: ChoiceOption | NumberOption | SeatOption;
  preview: Preview;
  replayed: Replayed;
}
/**
 * The first message: which table, and the tokens of the seats this client holds there.
 */
export interface Join {
  type: "join";
  table: string;
  tokens?: string[];
}
/**
 * A number was missed: send everything anew.
 */
export interface Resync {
  type: "resync";
}
/**
 * Take a free seat; `commitment` is the hash of a salt kept secret until the start.
 */
export interface Sit {
  type: "sit";
  id: string;
  seat: number;
  name: string;
  commitment: string;
}
/**
 * Before the start whoever opened the table may put a bot in a free seat, or free a bot's seat.
 */
export interface Seat {
  type: "seat";
  id: string;
  seat: number;
  bot: string;
}
/**
 * Open one's salt: asked for when every seat is taken.
 */
export interface Salt {
  type: "salt";
  id: string;
  seat: number;
  salt: string;
}
/**
 * A move of the game.
 */
export interface Move {
  type: "move";
  id: string;
  seat: number;
  move: {
    [k: string]: unknown;
  };
}
/**
 * Take a sealed choice back.
 */
export interface TakeBack {
  type: "take-back";
  id: string;
  seat: number;
}
/**
 * Undo one's own last move.
 */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
}
/**
 * Give up a seat.
 */
export interface Leave {
  type: "leave";
  id: string;
  seat: number;
}
/**
 * What the others want to do about an empty seat.
 */
export interface Settle {
  type: "settle";
  id: string;
  seat: number;
  absent: number;
  choice: "bot" | "end" | "wait";
}
/**
 * Play again with the same seats; the game says who begins.
 */
export interface Rematch {
  type: "rematch";
  id: string;
  seat: number;
}
/**
 * The hash of a new salt: asked for when a seat is kept for another game (`committed` is false).
 */
export interface Ready {
  type: "ready";
  id: string;
  seat: number;
  commitment: string;
}
/**
 * What would this draft do?
 */
export interface Draft {
  type: "draft";
  id: string;
  seat: number;
  draft: {
    [k: string]: unknown;
  };
}
/**
 * Everything this socket may know now. `whole` carries the log so far instead of what is new.
 */
export interface Update {
  type: "update";
  seq: number;
  room: Room;
  screens: Screen[];
  whole?: boolean;
}
/**
 * What everybody at the table may know besides the game.
 */
export interface Room {
  table: string;
  game: string;
  rules: string;
  number: number;
  phase: Phase;
  setup: Setup;
  seats: SeatInfo[];
  awaited: number[];
  watchers: number;
  commitment: string;
  openings?: Opening[];
  secret?: string;
  clocks?: Clock[];
  decision_ms?: number;
  quick?: boolean;
  outcome?: Outcome | null;
  broken_off?: string;
  notice?: Said | null;
}
/**
 * What is fixed before the first card. Options not named have their default; no opener means by lot.
 */
export interface Setup {
  seats: number;
  options?: {
    [k: string]: string | number;
  };
  opener?: number | null;
  number?: number;
  box?: string;
}
/**
 * A seat as everybody sees it.
 */
export interface SeatInfo {
  kind: SeatKind;
  name?: string;
  bot?: string;
  present?: boolean;
  away_ms?: number | null;
  committed?: boolean;
  rematch?: boolean;
  thinking?: boolean;
}
/**
 * One promise of a secret: the first of a game, or a later one that threw a deal away.
 */
export interface Opening {
  commitment: string;
  reason?: string;
  left?: number[];
}
/**
 * A deadline that runs: for a seat, or (-1) of the game itself.
 */
export interface Clock {
  key: string;
  seat: number;
  left_ms: number;
  whole_ms: number;
}
/**
 * How a game ended. Shared places are equal; a team's members share theirs.
 */
export interface Outcome {
  scores: number[];
  places: number[];
  winners: number[];
  clause: string;
}
/**
 * A sentence without a language: a message id of the locale and what goes into it.
 */
export interface Said {
  code: string;
  args?: {
    [k: string]: unknown;
  };
}
/**
 * What one seat (or, with -2, a spectator) sees. The view is the truth, what is told decorates it.
 */
export interface Screen {
  seat: number;
  view?: {
    [k: string]: unknown;
  } | null;
  prompts?: Prompt[];
  told?: Told[];
  undo?: boolean;
  take_back?: boolean;
}
/**
 * One decision: what is asked, at which pace, by which clause, and the form that answers it.
 */
export interface Prompt {
  ask: Said;
  clause: string;
  pace: "open" | "race" | "sealed" | "turn";
  form: Choose | Subset | Order | Assign | Amount | Bundle;
  move?: {
    [k: string]: unknown;
  };
}
/**
 * One of these.
 */
export interface Choose {
  type: "choose";
  items: Item[];
  field?: string;
}
/**
 * Something to choose, with the words for it.
 */
export interface Item {
  value: unknown;
  label: Said;
}
/**
 * So many of these, in no order.
 */
export interface Subset {
  type: "subset";
  items: Item[];
  least: number;
  most: number;
  field: string;
}
/**
 * So many of these, first to last.
 */
export interface Order {
  type: "order";
  items: Item[];
  least: number;
  most: number;
  field: string;
}
/**
 * An item, or nothing, for each place; `fits[p]` lists the items (by index) that may stand in place p.
 */
export interface Assign {
  type: "assign";
  places: Said[];
  items: Item[];
  fits: number[][];
  field: string;
}
/**
 * A whole number within bounds.
 */
export interface Amount {
  type: "amount";
  least: number;
  most: number;
  step: number;
  field: string;
}
/**
 * Several forms that fill one move together.
 */
export interface Bundle {
  type: "bundle";
  forms: (Choose | Subset | Order | Assign | Amount | Bundle)[];
}
/**
 * An event as this viewer may know it, with the words for it.
 */
export interface Told {
  event: {
    [k: string]: unknown;
  };
  said: Said;
  clause: string;
  at: number;
}
/**
 * Stored: it will not be lost.
 */
export interface Ack {
  type: "ack";
  id: string;
}
/**
 * Nothing has changed, and why. `id` is empty if the message could not be read.
 */
export interface Refused {
  type: "refused";
  id: string;
  refusal: Refusal;
}
/**
 * No effect, told to the sender alone: what, why, which clause.
 */
export interface Refusal {
  type: "refusal";
  code: string;
  clause?: string;
  args?: {
    [k: string]: unknown;
  };
}
/**
 * The seat is yours: whoever shows this token sits there.
 */
export interface Seated {
  type: "seated";
  id: string;
  seat: number;
  token: string;
}
/**
 * What a draft would do.
 */
export interface Previewed {
  type: "previewed";
  id: string;
  preview: {
    [k: string]: unknown;
  };
}
/**
 * A table to be opened.
 */
export interface NewTable {
  game: string;
  /**
   * @minItems 1
   * @maxItems 16
   */
  plan: [SeatPlan, ...SeatPlan[]];
  options?: {
    [k: string]: string | number;
  };
  decision_seconds?: number;
  quick?: boolean;
  box?: string;
  opener?: number | null;
}
/**
 * Who is meant to sit there: a person anywhere, or a bot.
 */
export interface SeatPlan {
  bot?: string;
}
/**
 * The table is open: its code, the link to share, and the token with which its opener arranges seats.
 */
export interface Opened {
  table: string;
  link: string;
  token: string;
}
/**
 * A box on the shelf.
 */
export interface GameInfo {
  id: string;
  seats: number[];
  screen_seats: number;
  options: unknown[];
  bots: string[];
  version: string;
  opener: string;
}
/**
 * One of a few readings; the first is the default.
 */
export interface ChoiceOption {
  type: "choice";
  name: string;
  clause: string;
  values: string[];
}
/**
 * A whole number within bounds.
 */
export interface NumberOption {
  type: "number";
  name: string;
  clause: string;
  least: number;
  most: number;
  default: number;
}
/**
 * A seat that is named, or -1 for a lot.
 */
export interface SeatOption {
  type: "seat";
  name: string;
  clause: string;
}
/**
 * What a draft would do; games add what can be drawn of it.
 */
export interface Preview {
  type: "preview";
  refusal?: Refusal | null;
  notes?: Said[];
}
/**
 * A record, replayed and checked.
 */
export interface Replayed {
  game: string;
  rules: string;
  seats: number;
  names: string[];
  bots: string[];
  seat: number;
  frames: ReplayFrame[];
  outcome: Outcome | null;
  proof: {
    [k: string]: unknown;
  } | null;
  doubt: Refusal | null;
}
/**
 * One moment of a finished game, as one viewer saw it.
 */
export interface ReplayFrame {
  number: number;
  at: number;
  mover: number;
  view: {
    [k: string]: unknown;
  };
  told: Told[];
  over: boolean;
}
