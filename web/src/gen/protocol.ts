// Generated from the Python records by `make gen`: do not edit.

export type GestureName = "bravo" | "goal" | "offside" | "referee" | "save" | "well-played";
export type Phase = "over" | "paused" | "playing" | "salts" | "waiting";
export type SeatKind = "bot" | "free" | "person";
export type TaughtState = "button" | "move" | "others" | "over";
export type Nearness = "machine" | "network" | "world";
export type Unit = "goals" | "stars";
export type Button = "" | "continue" | "end" | "start";
export type Mood = "calm" | "goal" | "thinking";
export type Stage = "failed" | "fair-copy" | "sketch" | "stopped" | "waiting" | "whole";

export interface Protocol {
  request:
    | Join
    | Resync
    | Here
    | Sit
    | Seat
    | Salt
    | Move
    | TakeBack
    | Undo
    | Leave
    | Settle
    | Rematch
    | Ready
    | Learn
    | Hold
    | Aid
    | Ring
    | Hint
    | Show
    | Begin
    | Draft
    | Explain
    | Gesture;
  answer: Update | Ack | Refused | Seated | Previewed | Advised | Explains | Gestured;
  "new-table": NewTable;
  opened: Opened;
  invitation: Invitation;
  "game-info": GameInfo;
  "day-today": DayToday;
  "day-over": DayOver;
  "day-counted": DayCounted;
  "new-day-table": NewDayTable;
  "new-day-result": NewDayResult;
  "puzzle-today": PuzzleToday;
  "puzzle-info": PuzzleInfo;
  "new-puzzle-table": NewPuzzleTable;
  solution: Solution;
  option: ChoiceOption | NumberOption | SeatOption;
  "lesson-step": LessonStep;
  preview: Preview;
  replayed: Replayed;
  "analysis-state": AnalysisState;
  reported: Reported;
  reach: Reach;
  lobby: Lobby;
  report: Report;
  summary: Summary;
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
 * How somebody is in front of a screen: with an invitation in hand, as whom, or looking elsewhere.
 */
export interface Here {
  type: "here";
  doing: "elsewhere" | "looks" | "watches" | "writes";
  name?: string;
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
 * In a lesson: this step has been read.
 */
export interface Learn {
  type: "learn";
  id: string;
  seat: number;
  step: number;
}
/**
 * Stop a race for a while, or go on: only where one person plays with bots.
 */
export interface Hold {
  type: "hold";
  id: string;
  seat: number;
  on: boolean;
}
/**
 * How much help somebody takes: everybody at the table may know.
 */
export interface Aid {
  type: "aid";
  id: string;
  seat: number;
  aid: "cards" | "name" | "none";
}
/**
 * Ring this browser when it is the seat's turn, or (`on` false) no longer: where a decision has hours.
 */
export interface Ring {
  type: "ring";
  id: string;
  seat: number;
  on: boolean;
  endpoint: string;
  key?: string;
  auth?: string;
  lang?: string;
}
/**
 * What might be played now? It is written down, then thought about; the answer comes as `advised`.
 */
export interface Hint {
  type: "hint";
  id: string;
  seat: number;
}
/**
 * Whoever opened the table lets it be found by anybody on this server, to sit down or to watch; or not
 *     any more.
 */
export interface Show {
  type: "show";
  id: string;
  open: boolean;
  watch: boolean;
}
/**
 * Whoever opened the table begins with those who are here, and takes the free seats away.
 */
export interface Begin {
  type: "begin";
  id: string;
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
 * What is this piece, to whoever sits there or to somebody who watches (-2)?
 */
export interface Explain {
  type: "explain";
  id: string;
  seat: number;
  /**
   * @maxItems 8
   */
  pieces: string[];
}
/**
 * Shown to everybody at the table and written down nowhere; -2 for whoever only watches.
 */
export interface Gesture {
  type: "gesture";
  id: string;
  seat: number;
  gesture: GestureName;
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
  host?: string;
  guests?: Guest[];
  commitment: string;
  openings?: Opening[];
  secret?: string;
  clocks?: Clock[];
  alone?: boolean;
  advises?: boolean;
  held?: boolean;
  decision_ms?: number;
  quick?: boolean;
  bell?: string;
  outcome?: Outcome | null;
  adapts?: string;
  broken_off?: string;
  notice?: Said | null;
  closed?: boolean;
  fewer?: number;
  lobby?: boolean;
  shown?: boolean;
  watched?: boolean;
  lesson?: Taught | null;
  day?: string;
  counted?: boolean;
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
  aid?: string;
  thinking?: boolean;
  elsewhere?: boolean;
}
/**
 * Somebody who has opened the invitation and has not sat down yet.
 */
export interface Guest {
  name?: string;
  writes?: boolean;
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
  film_ms?: number;
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
 * Where a first match stands: a table that has this is no fair one, and counts for nothing.
 */
export interface Taught {
  state: TaughtState;
  step: number;
  steps: number;
  back?: boolean;
  answers?: {
    [k: string]: string;
  };
  otherwise?: string;
  puzzle?: Puzzled | null;
}
/**
 * Which puzzle is asked: that of the day with this number, and how many levels miss it.
 */
export interface Puzzled {
  number: number;
  stars: number;
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
  notes?: Note[];
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
  full?: boolean;
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
 * What is said of a moment, the clause behind it, and whether the first match of the game teaches it.
 */
export interface Note {
  key: string;
  said: Said;
  clause: string;
  asked: boolean;
  taught: boolean;
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
  notes?: Note[];
}
/**
 * What might be played now, for the seat that asked alone; or why nobody can say.
 */
export interface Advised {
  type: "advised";
  id: string;
  seat: number;
  hint?: Counsel | null;
  refusal?: Refusal | null;
}
/**
 * The best moves, best first, and what they were found in.
 */
export interface Counsel {
  before: number;
  error: number;
  advice: Advice[];
  worlds: number;
  reason: Said | null;
  hurried?: boolean;
}
/**
 * A move, and the share of victory that it leaves.
 */
export interface Advice {
  move: {
    [k: string]: unknown;
  };
  said: Said;
  chance: number;
  error: number;
  certain: boolean;
  as_good: boolean;
}
/**
 * What a piece is, or nothing if it is none.
 */
export interface Explains {
  type: "explains";
  id: string;
  explained?: Explained | null;
}
/**
 * A piece: its name, what it does, what it means at this moment or why not, and the clause.
 */
export interface Explained {
  name: Said;
  what: Said;
  clause: string;
  now?: Said[];
  refusal?: Refusal | null;
}
/**
 * Somebody at the table makes a gesture (-2: somebody who watches). Its maker alone learns by `id` that
 *     it was seen, and how long the hands rest.
 */
export interface Gestured {
  type: "gestured";
  id?: string;
  seat: number;
  gesture: GestureName;
  rest_ms?: number;
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
  open?: boolean;
  watch?: boolean;
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
 * The link to a table, and what is to be known of it before it is sent.
 */
export interface Invitation {
  link: string;
  reach: Nearness;
  secure: boolean;
  would_be?: string[];
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
  presets?: Preset[];
  lesson_minutes?: number;
  minutes?: number;
  levels?: LevelInfo[];
  plain?: boolean;
}
/**
 * A length that a dialog proposes by one word: what it sets, and about how long it lasts.
 */
export interface Preset {
  name: string;
  options: {
    [k: string]: string | number;
  };
  minutes: number;
  seats?: number[];
}
/**
 * What can be said of a level in one game.
 */
export interface LevelInfo {
  level: string;
  offered: boolean;
  alike?: string;
  steps?: number;
  rollouts?: number;
}
/**
 * The match of today, and those who have played it.
 */
export interface DayToday {
  day: string;
  number: number;
  game: string;
  bot: string;
  unit: Unit;
  step: number;
  next_ms: number;
  promise: string;
  results: Tally[];
  players: DayPlayer[];
  bots: Tally[];
}
/**
 * How many came to a result: by so much they won, or lost.
 */
export interface Tally {
  result: number;
  count: number;
}
/**
 * Somebody who has played; without a name for whoever gave none.
 */
export interface DayPlayer {
  name: string;
  result: number;
}
/**
 * A day that is over: whoever has its secret can check its deal.
 */
export interface DayOver {
  day: string;
  number: number;
  game: string;
  setup: Setup;
  promise: string;
  secret: string;
  seed: string;
  results: Tally[];
}
/**
 * What a match came to, and counts as.
 */
export interface DayCounted {
  result: number;
}
/**
 * A table for the match of the day.
 */
export interface NewDayTable {
  name?: string;
  counted?: boolean;
}
/**
 * A match of the day that is over: what it came to stands in its record, and nobody is asked.
 */
export interface NewDayResult {
  table: string;
  token: string;
  name?: string;
}
/**
 * The puzzle of today: which game, how many levels miss it, and how many people here did not.
 */
export interface PuzzleToday {
  number: number;
  game: string;
  stars: number;
  next_ms: number;
  tried: number;
  found: number;
}
/**
 * A puzzle of an earlier day.
 */
export interface PuzzleInfo {
  number: number;
  game: string;
  stars: number;
}
/**
 * A table for a puzzle.
 */
export interface NewPuzzleTable {
  name?: string;
  counted?: boolean;
}
/**
 * What is shown once somebody has answered.
 */
export interface Solution {
  right: boolean;
  answer: {
    [k: string]: unknown;
  };
  said: Said;
  own: number;
  gap: number;
  error: number;
  worlds: number;
  candidates: Tried[];
  reason: Said | null;
  missed: string[];
}
/**
 * A move of the solution, as data and as it is said.
 */
export interface Tried {
  move: {
    [k: string]: unknown;
  };
  said: Said;
  chance: number;
  error: number;
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
 * A step of a first match as a page shows it; its words stand in the locale of the game.
 */
export interface LessonStep {
  id: string;
  button: Button;
  mood: Mood;
  chalk: Mark[];
  press: string[];
  begins_move: boolean;
}
/**
 * A line of chalk. `at` and `to` are plain names, `card:fritz-max` or `seat:1`, which a screen looks up;
 *     `word` is the id of what is written beside it.
 */
export interface Mark {
  mark: "arrow" | "box" | "bracket" | "cross" | "path";
  at: string;
  to?: string;
  word?: string;
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
/**
 * How far the analysis of a record has come.
 */
export interface AnalysisState {
  seal: string;
  stage: Stage;
  done?: number;
  total?: number;
  plain?: boolean;
  version?: number;
  analysed?: Analysed | null;
  refusal?: Refusal | null;
}
/**
 * The story of a finished game, as far as it has been worked out.
 */
export interface Analysed {
  seal: string;
  game: string;
  whole: boolean;
  games: number;
  worlds: number;
  raced: boolean;
  teams: number[];
  points: Point[];
  open_points: Point[];
  decisions: Judged[];
  turns: Turn[];
  accounts: Account[];
}
/**
 * A moment of the story: the share of victory of each seat after this line of the record.
 */
export interface Point {
  line: number;
  chances: number[];
  error: number;
}
/**
 * A decision, judged by what its player could know.
 */
export interface Judged {
  line: number;
  seat: number;
  mark: string;
  move: {
    [k: string]: unknown;
  };
  said: Said;
  cost: number;
  error: number;
  better: Said | null;
  options: Candidate[];
  reason?: Said | null;
}
/**
 * A move that was possible, and the share of victory that it promised to whoever moved.
 */
export interface Candidate {
  move: {
    [k: string]: unknown;
  };
  said: Said;
  chance: number;
  error: number;
  played: boolean;
}
/**
 * Where the match turned: for whom, how far, and by whose doing; nobody's if it was luck.
 */
export interface Turn {
  line: number;
  seat: number;
  before: number;
  after: number;
  by: number | null;
}
/**
 * What made a seat's result: start + luck + received - given.
 */
export interface Account {
  start: number;
  luck: number;
  received: number;
  given: number;
  result: number;
}
/**
 * A match in the paper, and what the player of each seat may keep of it.
 */
export interface Reported {
  report: Report;
  summaries: Summary[];
}
/**
 * A match in the paper. Sides are numbered as they sit; `order` has the best first.
 */
export interface Report {
  version: number;
  game: string;
  seal: string;
  names: string[];
  bots: string[];
  finished: boolean;
  drawn: boolean;
  outcome: Outcome | null;
  headline: Said;
  headline_key: string;
  lead: Said[];
  sides: BoardSide[];
  order: number[];
  after: Said | null;
  below: Said | null;
  highlights: Highlight[];
  figures: Figure[];
  star: Star | null;
  trophies: Prize[];
  moves: number;
  ms: number;
  played: number;
  hints: number;
  length: Said;
  standing?: Standing | null;
  panels?: (Strokes | Dots | Ways | Tiles)[];
  shades?: Shade[];
  raced?: boolean;
  dice?: boolean;
  moments?: Moment[];
}
/**
 * A side on the score board.
 */
export interface BoardSide {
  seats: number[];
  who: Said;
  place: number;
  score: number;
  won: boolean;
  made?: Said | null;
}
/**
 * A moment worth telling: where a replay opens, when it was, what happened, and the score after it.
 */
export interface Highlight {
  entry: number;
  when: Said;
  said: Said;
  kind: string;
  side?: number | null;
  score?: number[];
  short?: Said | null;
}
/**
 * A line of the match in figures: a number for each side, or none where there is none to tell.
 */
export interface Figure {
  label: Said;
  values: (number | null)[];
  unit?: string;
}
/**
 * The star of the match: what it is called, why, and its drawing.
 */
export interface Star {
  name: Said;
  why: Said;
  art?: string;
}
/**
 * A trophy that was won with this match, and the seats that won it.
 */
export interface Prize {
  key: string;
  name: Said;
  condition: Said;
  seats: number[];
}
/**
 * The final table: a row for each side, as they sit; place, name and points are known.
 */
export interface Standing {
  title: Said;
  heads: Said[];
  rows: Cell[][];
  points: Said;
  cup?: boolean;
}
/**
 * What stands in a place of the table: pieces, words, or both.
 */
export interface Cell {
  said?: Said | null;
  pieces?: Piece[];
  weak?: boolean;
}
/**
 * A piece by its drawing, and in words.
 */
export interface Piece {
  art: string;
  name: Said;
  apart?: boolean;
}
/**
 * A line for each side. It stays as it is until it changes.
 */
export interface Strokes {
  kind: "strokes";
  title: Said;
  note?: Said | null;
  caption?: Said | null;
  place?: string;
  strokes: Stroke[];
  across: Tick[];
  up: Tick[];
  spans?: Span[];
  moments?: Tick[];
}
/**
 * A line of a side: how much it had, and when.
 */
export interface Stroke {
  side: number;
  points: Spot[];
}
/**
 * A place on a sheet.
 */
export interface Spot {
  x: number;
  y: number;
}
/**
 * A place on a scale, and what is written there.
 */
export interface Tick {
  at: number;
  said?: Said | null;
}
/**
 * A part of the scale that is tinted, or darker.
 */
export interface Span {
  begin: number;
  end: number;
  dark?: boolean;
  said?: Said | null;
}
/**
 * A dot for each value; what lies beyond the scale stands at its edge.
 */
export interface Dots {
  kind: "dots";
  title: Said;
  note?: Said | null;
  caption?: Said | null;
  place?: string;
  rows: DotRow[];
  across: Tick[];
  unit: string;
}
/**
 * The single values of a side, and the middle one where there are enough of them.
 */
export interface DotRow {
  side: number;
  values: number[];
  middle: number | null;
}
/**
 * Ways over a pitch between two sides. `forward` attacks to the right; the other's lines are dashed.
 */
export interface Ways {
  kind: "ways";
  title: Said;
  note?: Said | null;
  caption?: Said | null;
  place?: string;
  ground: Ground;
  forward: number;
  ways: Way[];
  attacks: Said[];
}
/**
 * A lying pitch: how large it is, what is drawn on it, and where the goals begin and end.
 */
export interface Ground {
  width: number;
  height: number;
  areas: Area[];
  goal_from: number;
  goal_to: number;
}
/**
 * A part of a ground.
 */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}
/**
 * How something went over the ground: from the first place to the last, with a dot at each between.
 */
export interface Way {
  side: number;
  entry: number;
  places: Spot[];
  said: Said;
}
/**
 * Rows of pieces.
 */
export interface Tiles {
  kind: "tiles";
  title: Said;
  note?: Said | null;
  caption?: Said | null;
  place?: string;
  rows: TileRow[];
}
/**
 * The pieces of a side in order; an empty place is none.
 */
export interface TileRow {
  side: number;
  said: Said;
  tiles: (Tile | null)[];
}
/**
 * A piece with what is written on it.
 */
export interface Tile {
  art: string;
  name: Said;
  said: Said;
  gone?: boolean;
  best?: boolean;
}
/**
 * A part of a match by lines of its record; without an end it lasts until the whistle.
 */
export interface Shade {
  begin: number;
  end?: number | null;
}
/**
 * From this line of the record on it is this time of the match.
 */
export interface Moment {
  entry: number;
  said: Said;
}
/**
 * A match as one of its players remembers it.
 */
export interface Summary {
  seal: string;
  game: string;
  result: string;
  rivals: string[];
  headline: Said;
  scores: number[];
  trophies?: string[];
  counts?: boolean;
}
/**
 * Where this server is for others.
 */
export interface Reach {
  home: string;
  reach: Nearness;
  secure: boolean;
  keeps_days: number;
  keeps_unfinished_days: number;
  parcel_bytes: number;
  parcel_seconds: number;
}
/**
 * The open tables of this server and those to watch, the newest first; a server may have no such list.
 */
export interface Lobby {
  on: boolean;
  open?: ListedTable[];
  watch?: ListedTable[];
}
/**
 * A table that anybody on this server may find, because its host wants so.
 */
export interface ListedTable {
  table: string;
  game: string;
  host: string;
  seats: ListedSeat[];
  options: {
    [k: string]: string | number;
  };
  decision_ms: number;
  own_box: boolean;
  teams?: number[];
  score?: number[];
  watchers?: number;
  seconds?: number;
}
/**
 * A seat of a table that anybody may find.
 */
export interface ListedSeat {
  kind: SeatKind;
  name?: string;
  bot?: string;
}
