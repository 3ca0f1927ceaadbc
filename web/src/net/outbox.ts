import type * as wire from "../gen/protocol";
import { read, write } from "./keys";

/** Everything that has an effect and is therefore acknowledged. */
export type Command = Exclude<wire.Protocol["request"], wire.Join | wire.Resync | wire.Here | wire.Draft>;

/** Commands without an answer yet. They survive a reload and are sent again, with the same ids, after a reconnect. */
export class Outbox {
  private waiting: Command[];

  constructor(
    table: string,
    private readonly storage: Storage = sessionStorage,
    private readonly name = `ludofoot:outbox:${table}`,
  ) {
    this.waiting = read<Command[]>(this.name, storage) ?? [];
  }

  all(): readonly Command[] {
    return this.waiting;
  }

  put(command: Command): void {
    this.waiting = [...this.waiting, command];
    this.keep();
  }

  /** The command has its answer; returns it if it was ours. */
  settle(id: string): Command | undefined {
    const found = this.waiting.find((command) => command.id === id);
    this.waiting = this.waiting.filter((command) => command.id !== id);
    this.keep();
    return found;
  }

  /** Whether such a command is still on its way for this seat. */
  holds(type: Command["type"], seat: number): boolean {
    return this.waiting.some(
      (command) => command.type === type && "seat" in command && command.seat === seat,
    );
  }

  private keep(): void {
    write(this.name, this.waiting, this.storage);
  }
}
