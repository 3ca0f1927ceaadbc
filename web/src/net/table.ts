import { batch, computed, signal } from "@preact/signals";
import { moveOf } from "../forms/answer";
import type * as wire from "../gen/protocol";
import { backoff } from "./backoff";
import { Connection } from "./connection";
import { keepKeys, readKeys, seatKey, tokensOf } from "./keys";
import { type Command, Outbox } from "./outbox";
import { promiseOf, randomHex } from "./random";

export type Move = Record<string, unknown>;
type Unsent<C> = C extends Command ? Omit<C, "id"> : never;
export type Order = Unsent<Command>;

/** A refusal as it is shown: with the seat it was told to, and a number so that the same one is shown again. */
export interface Shown {
  refusal: wire.Refusal;
  seat: number;
  number: number;
}

/** Commands that the page sends by itself: nobody asked, so nobody is told of a refusal. */
const SILENT: readonly Command["type"][] = ["salt", "ready"];
/** Where the wait before the page tries again by itself begins: seconds, since a full disk is not emptied sooner. */
const CALM_TRIES = 4;

/** One table as this browser knows it: signals to draw from, and orders to give. */
export class TableStore {
  readonly room = signal<wire.Room | undefined>(undefined);
  readonly screens = signal<readonly wire.Screen[]>([]);
  /** When the last update came: countdowns run from there. */
  readonly heard = signal(0);
  readonly refusal = signal<Shown | undefined>(undefined);
  readonly keys = signal(readKeys(""));
  readonly outbox: Outbox;
  readonly line: Connection;
  /** What was already sent by itself, as "type seat start": once each, unless it could not be stored. */
  private answered = new Set<string>();
  private again: ReturnType<typeof setTimeout> | undefined;
  /** The ids of moves that were on offer when they were sent. */
  private offered = new Set<string>();

  /** The seats of this browser. */
  readonly mine = computed(() => this.screens.value.map((screen) => screen.seat).filter((seat) => seat >= 0));
  readonly mayArrange = computed(() => this.keys.value.opener !== undefined);

  constructor(
    readonly table: string,
    open: () => WebSocket = () => new WebSocket(socketAddress()),
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
    this.line.stop();
  }

  // ---- what people ask for

  order(order: Order, id = randomHex(12)): void {
    this.refusal.value = undefined;
    this.line.command({ ...order, id } as Command);
  }

  act(seat: number, move: Move): void {
    const id = randomHex(12);
    if (this.isOnOffer(seat, move)) this.offered.add(id);
    this.order({ type: "move", seat, move }, id);
  }

  sit(seat: number, name: string): void {
    this.order({ type: "sit", seat, name, commitment: this.promise(seat) });
  }

  /** Gives a seat up, and with it the wish to sit there. */
  leave(seat: number): void {
    this.keys.value = keepKeys(this.table, (keys) => {
      delete keys.mine?.[seat];
    });
    this.order({ type: "leave", seat });
  }

  preview = (seat: number, draft: Move): Promise<wire.Preview | undefined> => this.line.preview(seat, draft);

  // ---- what comes

  update(update: wire.Update): void {
    batch(() => {
      const anew = update.whole || update.room.number !== this.room.value?.number;
      this.screens.value = anew ? update.screens : this.continued(update.screens);
      this.room.value = update.room;
      this.heard.value = Date.now();
    });
    this.answerByItself(update.room);
  }

  settled(answer: wire.Ack | wire.Refused | wire.Seated, command: Command | undefined): void {
    if (answer.type === "seated") this.seated(answer);
    const offered = this.offered.delete(answer.id);
    if (answer.type !== "refused") return;
    if (command && SILENT.includes(command.type)) {
      if (answer.refusal.code === "store-full") this.answerLater();
      return;
    }
    // Pressed in the moment in which the question went away: nobody has done anything wrong.
    if (offered && command?.type === "move" && !this.isOnOffer(command.seat, command.move)) return;
    const number = (this.refusal.value?.number ?? 0) + 1;
    this.refusal.value = { refusal: answer.refusal, seat: command?.seat ?? -2, number };
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
      const info = room.seats[seat];
      if (info?.kind === "person" && info.committed === false) this.promiseAgain(seat);
      else if (room.phase === "salts") this.openSalt(seat);
    }
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
    for (const [text, name] of Object.entries(this.keys.value.mine ?? {})) {
      const seat = Number(text);
      if (room.seats[seat]?.kind === "free" && this.isFirst("sit", seat)) this.sit(seat, name);
    }
  }

  private promiseAgain(seat: number): void {
    if (this.isFirst("ready", seat)) this.order({ type: "ready", seat, commitment: this.promise(seat) });
  }

  /** After a reload it is sent again, which the table does not mind. */
  private openSalt(seat: number): void {
    const salt = readKeys(this.table).seats[seat]?.salt;
    if (salt && this.isFirst("salt", seat)) this.order({ type: "salt", seat, salt });
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

function socketAddress(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
}
