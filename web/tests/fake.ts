import type * as wire from "../src/gen/protocol";

type Sent = { type: string; id?: string } & Record<string, unknown>;

/** A socket whose other end is the test. */
export class FakeSocket {
  readyState = 0;
  sent: Sent[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  /** The line is up. */
  open(): this {
    this.readyState = 1;
    this.onopen?.();
    return this;
  }

  /** The line breaks. */
  cut(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  answer(answer: wire.Protocol["answer"]): void {
    this.onmessage?.({ data: JSON.stringify(answer) });
  }

  types(): string[] {
    return this.sent.map((message) => message.type);
  }

  last(): Sent {
    return this.sent.at(-1) ?? { type: "nothing" };
  }
}

export function room(changes: Partial<wire.Room> = {}): wire.Room {
  return {
    table: "ABCD",
    game: "schuss-und-tor",
    rules: "1",
    number: 1,
    phase: "playing",
    setup: { seats: 2 },
    seats: [
      { kind: "person", committed: true },
      { kind: "bot", bot: "confirme" },
    ],
    awaited: [],
    watchers: 0,
    commitment: "aa",
    ...changes,
  };
}

export function told(code: string): wire.Told {
  return { event: { type: code }, said: { code }, clause: "", at: 0 };
}

export function update(seq: number, changes: Partial<wire.Update> = {}): wire.Update {
  return {
    type: "update",
    seq,
    room: room(),
    screens: [{ seat: 0, told: [] }],
    whole: seq === 1,
    ...changes,
  };
}
