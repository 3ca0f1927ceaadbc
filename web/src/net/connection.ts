import { signal } from "@preact/signals";
import type * as wire from "../gen/protocol";
import { backoff } from "./backoff";
import type { Command, Outbox } from "./outbox";
import { randomHex } from "./random";

export type Status = "online" | "reconnecting" | "offline";
type Answer = wire.Protocol["answer"];

/** An answer that does not come within this time means that the line is dead, whatever the socket says. */
const PATIENCE_MS = 8_000;
/** After so long without a word we ask whether the line is still alive: a badge must not say so without knowing. */
const SILENCE_MS = 25_000;
/** After so many failed tries we no longer say that it is about to work. */
const HOPEFUL_TRIES = 4;

export interface Listener {
  update(update: wire.Update): void;
  /** `command` is missing if it was sent before a reload of another tab, or could not be read. */
  settled(answer: wire.Ack | wire.Refused | wire.Seated, command: Command | undefined): void;
  advised(answer: wire.Advised): void;
  gestured(answer: wire.Gestured): void;
}

export interface Wiring {
  open(): WebSocket;
  tokens(): string[];
}

/** One socket to one table: it joins, numbers, sends again, and comes back by itself. */
export class Connection {
  readonly status = signal<Status>("reconnecting");
  readonly pending = signal(0);
  private socket: WebSocket | undefined;
  private sequence = 0;
  private resyncing = false;
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  /** What could be said of the last draft to somebody new to the game. */
  readonly noted = signal<readonly wire.Note[]>([]);
  private wonders = new Map<string, (explained: wire.Explained | undefined) => void>();
  private drafts = new Map<string, (preview: wire.Preview | undefined) => void>();
  private closed = false;
  private presence: wire.Here | undefined;

  constructor(
    private readonly table: string,
    private readonly outbox: Outbox,
    private readonly listener: Listener,
    private readonly wiring: Wiring,
  ) {
    this.pending.value = outbox.all().length;
  }

  start(): void {
    addEventListener("online", this.wake);
    addEventListener("offline", this.doubt);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  stop(): void {
    this.closed = true;
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.doubt);
    document.removeEventListener("visibilitychange", this.wake);
    clearTimeout(this.retry);
    clearTimeout(this.patience);
    clearTimeout(this.silence);
    this.socket?.close();
  }

  /** Sends a command, now or as soon as there is a line, until it is answered. */
  command(command: Command): void {
    this.outbox.put(command);
    this.pending.value = this.outbox.all().length;
    this.send(command);
  }

  /** What a draft would do, or nothing if the line breaks first. */
  preview(seat: number, draft: Record<string, unknown>): Promise<wire.Preview | undefined> {
    const id = randomHex(8);
    return new Promise((answer) => {
      if (this.send({ type: "draft", id, seat, draft })) this.drafts.set(id, answer);
      else answer(undefined);
    });
  }

  /** What a piece is, by the names that it goes by; nothing if it is none, or if the line breaks first. */
  explain(seat: number, pieces: readonly string[]): Promise<wire.Explained | undefined> {
    const id = randomHex(8);
    return new Promise((answer) => {
      if (this.send({ type: "explain", id, seat, pieces: [...pieces] })) this.wonders.set(id, answer);
      else answer(undefined);
    });
  }

  /** Shows a gesture now or never: whoever comes back later has nothing to clap for. */
  gesture(seat: number, gesture: wire.Gestured["gesture"]): boolean {
    return this.send({ type: "gesture", id: randomHex(8), seat, gesture });
  }

  /** How somebody is here: told at once and after every reconnect. Nobody answers, so nothing is waited for. */
  here(how: Omit<wire.Here, "type">): void {
    this.presence = { type: "here", ...how };
    if (this.socket?.readyState === 1 && this.sequence > 0) this.socket.send(JSON.stringify(this.presence));
  }

  /** Joins anew: the tokens have changed. */
  rejoin(): void {
    this.tries = 0;
    this.drop();
    this.connect();
  }

  // ---- the line

  private connect(): void {
    clearTimeout(this.retry);
    if (this.closed) return;
    const socket = this.wiring.open();
    this.socket = socket;
    this.sequence = 0;
    this.resyncing = false;
    this.status.value = this.outlook();
    this.expect();
    socket.onopen = () => this.joined(socket);
    socket.onmessage = (message) =>
      socket === this.socket && this.receive(JSON.parse(String(message.data)) as Answer);
    socket.onclose = () => socket === this.socket && this.lost();
  }

  private joined(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.send({ type: "join", table: this.table, tokens: this.wiring.tokens() });
    if (this.presence) socket.send(JSON.stringify(this.presence));
    for (const command of this.outbox.all()) this.send(command);
  }

  private lost(): void {
    this.drop();
    if (this.closed) return;
    this.status.value = this.outlook();
    this.retry = setTimeout(() => this.connect(), backoff(this.tries));
    this.tries += 1;
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = undefined;
    clearTimeout(this.retry);
    clearTimeout(this.patience);
    clearTimeout(this.silence);
    for (const answer of this.drafts.values()) answer(undefined);
    this.drafts.clear();
    socket?.close();
  }

  private outlook(): Status {
    return navigator.onLine === false || this.tries >= HOPEFUL_TRIES ? "offline" : "reconnecting";
  }

  /** Back from sleep or from a tunnel: try at once, and make sure that an open line is alive. */
  private readonly wake = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.status.value === "online") {
      this.resync();
    } else {
      this.tries = 0;
      this.drop();
      this.connect();
    }
  };

  private readonly doubt = (): void => {
    this.lost();
  };

  private expect(): void {
    clearTimeout(this.patience);
    this.patience = setTimeout(() => this.lost(), PATIENCE_MS);
  }

  private send(message: wire.Protocol["request"]): boolean {
    if (this.socket?.readyState !== 1) return false;
    this.socket.send(JSON.stringify(message));
    if (message.type !== "join") this.expect();
    return true;
  }

  // ---- what comes

  private receive(answer: Answer): void {
    clearTimeout(this.patience);
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.resync(), SILENCE_MS);
    if (answer.type === "update") this.numbered(answer);
    else if (answer.type === "previewed") this.previewed(answer);
    else if (answer.type === "advised") this.listener.advised(answer);
    else if (answer.type === "explains") this.explains(answer);
    else if (answer.type === "gestured") this.listener.gestured(answer);
    else this.answered(answer);
    if (this.resyncing || this.outbox.all().length > 0) this.expect();
  }

  /** A missed or repeated number: only everything anew can be trusted. */
  private numbered(update: wire.Update): void {
    const follows = update.seq === this.sequence + 1;
    if (!update.whole && (this.resyncing || !follows)) {
      if (!this.resyncing) this.resync();
      return;
    }
    this.sequence = update.seq;
    this.resyncing = false;
    this.tries = 0;
    this.status.value = "online";
    this.noted.value = [];
    this.listener.update(update);
  }

  private resync(): void {
    this.resyncing = this.send({ type: "resync" });
  }

  private previewed(answer: wire.Previewed): void {
    this.noted.value = answer.notes ?? [];
    this.drafts.get(answer.id)?.(answer.preview as unknown as wire.Preview);
    this.drafts.delete(answer.id);
  }

  private explains({ id, explained }: Pick<wire.Explains, "id" | "explained">): void {
    this.wonders.get(id)?.(explained ?? undefined);
    this.wonders.delete(id);
  }

  private answered(answer: wire.Ack | wire.Refused | wire.Seated): void {
    this.explains({ id: answer.id });
    const draft = this.drafts.get(answer.id);
    if (draft) {
      this.drafts.delete(answer.id);
      draft(answer.type === "refused" ? { type: "preview", refusal: answer.refusal } : undefined);
      return;
    }
    const command = this.outbox.settle(answer.id);
    this.pending.value = this.outbox.all().length;
    this.listener.settled(answer, command);
  }
}
