import { batch, computed, signal } from "@preact/signals";
import { moveOf } from "../forms/answer";
import type * as wire from "../gen/protocol";
import { Gestures } from "../together/gestures";
import { backoff } from "./backoff";
import { Connection } from "./connection";
import { keepKeys, readKeys, seatKey, seenIn, tokensOf } from "./keys";
import { type Command, Outbox } from "./outbox";
import { promiseOf, randomHex } from "./random";

/** A move or a draft of one, as it goes over the line. */
export type Move = Record<string, unknown>;
type Unsent<C> = C extends Command ? Omit<C, "id"> : never;
export type Order = Unsent<Command>;

/** A refusal as it is shown: with the seat it was told to, and a number so that the same one is shown again. */
export interface Shown {
  refusal: wire.Refusal;
  seat: number;
  number: number;
}

export type Advised = Pick<wire.Advised, "id" | "seat" | "hint" | "refusal"> & { thinking?: boolean };

/** Commands that the page sends by itself: nobody asked, so nobody is told of a refusal. */
const SILENT: readonly Command["type"][] = ["salt", "ready"];
/** Answers of a lesson are no refusals: they are the ids of what is said. */
const LESSON = "lesson-";
/** So often a deal may be thrown away before a person is asked whether to promise once more. */
const MOST_OPENINGS = 3;
/** Where the wait before the page tries again by itself begins: seconds, since a full disk is not emptied sooner. */
const CALM_TRIES = 4;

/** One table as this browser knows it: signals to draw from, and orders to give. */
export class TableStore {
  readonly room = signal<wire.Room | undefined>(undefined);
  readonly screens = signal<readonly wire.Screen[]>([]);
  /** When the last update came: countdowns run from there. */
  readonly heard = signal(0);
  readonly refusal = signal<Shown | undefined>(undefined);
  /** What whoever teaches says to the last wrong move. */
  readonly taught = signal<{ code: string; number: number } | undefined>(undefined);
  /** What might be played now, or that somebody thinks about it. */
  readonly advice = signal<Advised | undefined>(undefined);
  /** What was asked of the seat when it wanted advice, which is good for that alone. */
  inQuestion: wire.Screen["prompts"];
  readonly keys = signal(readKeys(""));
  /** Whether whoever is here without a seat wants none. */
  readonly watching = signal(false);
  readonly outbox: Outbox;
  readonly line: Connection;
  readonly gestures = new Gestures((seat, gesture) => this.line.gesture(seat, gesture));
  /** What was already sent by itself, as "type seat start": once each, unless it could not be stored. */
  private answered = new Set<string>();
  private again: ReturnType<typeof setTimeout> | undefined;
  /** The promise of the table that a person has accepted although nothing explains it. */
  private readonly accepted = signal("");
  /** How many lines each seat had been told when its last move was told, or nothing while that is on its way. */
  private readonly moved = new Map<number, number | undefined>();
  /** The ids of moves that were on offer when they were sent. */
  private offered = new Set<string>();

  /** The seats of this browser. */
  readonly mine = computed(() => this.screens.value.map((screen) => screen.seat).filter((seat) => seat >= 0));
  readonly mayArrange = computed(() => this.keys.value.opener !== undefined);
  /** The seats of this browser that have not promised again, because nothing explains why they should. */
  readonly doubted = computed(() => {
    const room = this.room.value;
    if (!room || this.isExplained(room)) return [];
    return this.mine.value.filter((seat) => isAsked(room, seat));
  });

  constructor(
    readonly table: string,
    open: () => WebSocket = () => new WebSocket(socketAddress(table)),
  ) {
    this.keys.value = readKeys(table);
    this.outbox = new Outbox(table);
    const wiring = { open, tokens: () => tokensOf(readKeys(table)) };
    this.line = new Connection(table, this.outbox, this, wiring);
  }

  start(): void {
    this.line.start();
  }

  stop(): void {
    clearTimeout(this.again);
    this.gestures.stop();
    this.line.stop();
  }

  // ---- what people ask for

  order(order: Order, id = randomHex(12)): void {
    this.refusal.value = undefined;
    this.line.command({ ...order, id } as Command);
  }

  act(seat: number, wanted: object): void {
    const id = randomHex(12);
    const move: Move = { ...wanted };
    if (this.isOnOffer(seat, move)) this.offered.add(id);
    this.moved.set(seat, undefined);
    this.advice.value = undefined;
    this.order({ type: "move", seat, move }, id);
  }

  /** What might be played? The answer comes later, and only to this browser. */
  ask({ seat, prompts }: wire.Screen): void {
    this.inQuestion = prompts;
    this.advice.value = { id: "", seat, thinking: true };
    this.order({ type: "hint", seat });
  }

  gestured(answer: wire.Gestured): void {
    this.gestures.come(answer);
  }

  advised(answer: wire.Advised): void {
    if (this.advice.value?.thinking) this.advice.value = answer;
  }

  sit(seat: number, name: string): void {
    this.order({ type: "sit", seat, name, commitment: this.promise(seat) });
  }

  /** Gives a seat up, and with it the wish to sit there and, before the deal, the salt. */
  leave(seat: number): void {
    this.keys.value = keepKeys(this.table, (keys) => {
      delete keys.mine?.[seat];
    });
    if (this.room.value && isBefore(this.room.value)) this.forgetSalt(seat);
    this.order({ type: "leave", seat });
  }

  /** A person wants to play on although nothing explains the new promise. */
  promiseAllTheSame(): void {
    const room = this.room.value;
    if (!room) return;
    this.accepted.value = room.commitment;
    this.answerByItself(room);
  }

  get drafted() {
    return this.line.noted;
  }

  preview = (seat: number, draft: object): Promise<wire.Preview | undefined> =>
    this.line.preview(seat, { ...draft });

  // ---- what comes

  /** How many lines this seat had been told after its own last move, if it was made here. */
  since(seat: number): number | undefined {
    return this.moved.get(seat);
  }

  private noteMoves(before: readonly wire.Screen[]): void {
    for (const { seat, told = [] } of this.screens.peek()) {
      const heard = before.find((screen) => screen.seat === seat)?.told?.length ?? 0;
      if (told.length < heard) this.moved.delete(seat);
      else if (this.moved.has(seat) && told.length > heard && this.moved.get(seat) === undefined)
        this.moved.set(seat, told.length);
    }
  }

  update(update: wire.Update): void {
    batch(() => {
      const anew = update.whole || update.room.number !== this.room.value?.number;
      const before = this.screens.peek();
      this.screens.value = anew ? update.screens : this.continued(update.screens);
      this.noteMoves(before);
      if (anew) this.advice.value = undefined;
      this.room.value = update.room;
      this.heard.value = Date.now();
    });
    this.witness(update.room);
    this.answerByItself(update.room);
  }

  settled(answer: wire.Ack | wire.Refused | wire.Seated, command: Command | undefined): void {
    if (answer.type === "seated") this.seated(answer);
    const offered = this.offered.delete(answer.id);
    if (answer.type !== "refused") return;
    if (answer.refusal.code === "salt-used-before" && command && this.promiseFresh(command)) return;
    if (command?.type === "hint") this.advice.value = undefined;
    if (command?.type === "ring") this.keepSilent();
    if (command && SILENT.includes(command.type)) {
      if (answer.refusal.code.startsWith("store-")) this.answerLater();
      return;
    }
    // Pressed in the moment in which the question went away: nobody has done anything wrong.
    if (offered && command?.type === "move" && !this.isOnOffer(command.seat, command.move)) return;
    if (answer.refusal.code.startsWith(LESSON)) {
      this.taught.value = { code: answer.refusal.code, number: (this.taught.value?.number ?? 0) + 1 };
      return;
    }
    const number = (this.refusal.value?.number ?? 0) + 1;
    this.refusal.value = { refusal: answer.refusal, seat: seatOf(command), number };
  }

  /** The table would not take the bell: nobody is rung here. */
  private keepSilent(): void {
    this.keys.value = keepKeys(this.table, (keys) => {
      keys.bell = { on: false };
    });
  }

  /** Whether the rules list this move for this seat now. */
  private isOnOffer(seat: number, move: Move): boolean {
    const sent = JSON.stringify(move);
    const prompts = this.screens.peek().find((screen) => screen.seat === seat)?.prompts ?? [];
    return prompts.some(
      (prompt) =>
        prompt.form.type === "choose" &&
        prompt.form.items.some((_, index) => JSON.stringify(moveOf(prompt, index)) === sent),
    );
  }

  /** The token is kept at once: it is the seat. */
  private seated(answer: wire.Seated): void {
    this.keys.value = keepKeys(this.table, (keys) => {
      seatKey(keys, answer.seat).token = answer.token;
    });
  }

  /** What is new goes behind what each seat was told before. */
  private continued(screens: readonly wire.Screen[]): wire.Screen[] {
    return screens.map((screen) => {
      const before = this.screens.value.find((one) => one.seat === screen.seat)?.told ?? [];
      return { ...screen, told: [...before, ...(screen.told ?? [])] };
    });
  }

  // ---- what needs no person: taking the seats meant for this screen, and keeping promises

  private answerByItself(room: wire.Room): void {
    if (room.phase === "waiting") this.takeSeats(room);
    for (const seat of this.mine.value) {
      if (isAsked(room, seat)) this.promiseAgain(seat, room);
      else if (room.phase === "salts") this.openSalt(seat);
    }
  }

  /** Keeps every promise of the table as it was shown, so that none can be taken back unseen. */
  private witness(room: wire.Room): void {
    const shown = [...(room.openings ?? []).map(({ commitment }) => commitment), room.commitment];
    const known = readKeys(this.table).seen?.[room.number]?.commitments ?? [];
    const fresh = [...new Set(shown)].filter((one) => one !== "" && !known.includes(one));
    if (fresh.length === 0) return;
    this.keys.value = keepKeys(this.table, (keys) => {
      seenIn(keys, room.number).commitments.push(...fresh);
    });
  }

  /** A promise needs no person if it is the first of the game, or if somebody has left, a few times at most. */
  private isExplained({ number, commitment, openings = [] }: wire.Room): boolean {
    const shown = this.keys.value.seen?.[number]?.commitments.length ?? 0;
    const again = Math.max(shown, openings.length) - 1;
    if (again <= 0 || this.accepted.value === commitment) return true;
    const last = openings.at(-1);
    const left = last?.commitment === commitment && (last.left ?? []).length > 0;
    return left && openings.length >= shown && again <= MOST_OPENINGS;
  }

  /** Nobody would send it again by hand, and whoever keeps a salt back loses the seat. */
  private answerLater(): void {
    clearTimeout(this.again);
    this.again = setTimeout(() => {
      this.answered.clear();
      if (this.room.value) this.answerByItself(this.room.value);
    }, backoff(CALM_TRIES));
  }

  private takeSeats(room: wire.Room): void {
    if (!this.isExplained(room)) return;
    for (const [text, name] of Object.entries(this.keys.value.mine ?? {})) {
      const seat = Number(text);
      if (room.seats[seat]?.kind === "free" && this.isFirst("sit", seat)) this.sit(seat, name);
    }
  }

  private promiseAgain(seat: number, room: wire.Room): void {
    if (!this.isExplained(room)) return;
    if (this.isFirst("ready", seat)) this.order({ type: "ready", seat, commitment: this.promise(seat) });
  }

  /** After a reload it is sent again, which the table does not mind. */
  private openSalt(seat: number): void {
    const salt = readKeys(this.table).seats[seat]?.salt;
    if (!salt || !this.isFirst("salt", seat)) return;
    this.keepSalt(seat, salt);
    this.order({ type: "salt", seat, salt });
  }

  /** A salt that went with a seat once given up is promised no more: another takes its place, once. */
  private promiseFresh(command: Command): boolean {
    if (command.type !== "sit" && command.type !== "ready") return false;
    const { id: _, ...order } = command;
    const sent = `fresh ${command.seat} ${this.room.value?.commitment}`;
    if (this.answered.has(sent)) return false;
    this.answered.add(sent);
    this.forgetSalt(command.seat);
    this.order({ ...order, commitment: this.promise(command.seat) });
    return true;
  }

  /** What was opened for this start must be in its deal. */
  private keepSalt(seat: number, salt: string): void {
    const room = this.room.value;
    if (!room) return;
    this.keys.value = keepKeys(this.table, (keys) => {
      const { salts } = seenIn(keys, room.number);
      salts[room.commitment] = { ...salts[room.commitment], [seat]: salt };
    });
  }

  private forgetSalt(seat: number): void {
    this.keys.value = keepKeys(this.table, (keys) => {
      delete keys.seats[seat]?.salt;
    });
  }

  private isFirst(type: Command["type"], seat: number): boolean {
    const sent = `${type} ${seat} ${this.room.value?.commitment}`;
    if (this.answered.has(sent) || this.outbox.holds(type, seat)) return false;
    this.answered.add(sent);
    return true;
  }

  /** One salt for each start, also if two tabs of one player are asked for it. */
  private promise(seat: number): string {
    const start = this.room.value?.commitment ?? "";
    this.keys.value = keepKeys(this.table, (keys) => {
      const key = seatKey(keys, seat);
      if (key.start !== start || !key.salt) Object.assign(key, { salt: randomHex(32), start });
    });
    return promiseOf(this.keys.value.seats[seat]?.salt ?? "");
  }
}

/** Whether the deal is still to come. */
function isBefore({ phase }: wire.Room): boolean {
  return phase === "waiting" || phase === "salts";
}

/** Whether this seat is asked to promise a salt. */
function isAsked(room: wire.Room, seat: number): boolean {
  const info = room.seats[seat];
  return info?.kind === "person" && info.committed === false;
}

/** A proxy before several workers leads to the one that has the table: the code stands there in its tidy form. */
export function socketAddress(table: string): string {
  const letters = table.toUpperCase().replace(/[^A-Z0-9]/g, "");
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/ws?table=${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** Whoever watches, and whatever is asked for the whole table. */
const NOBODY = -2;

/** Whose command it was; what is asked for the whole table is nobody's. */
function seatOf(command: Command | undefined): number {
  return command && "seat" in command ? command.seat : NOBODY;
}
