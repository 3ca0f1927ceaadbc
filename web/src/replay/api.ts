import { answered, getJson, recordAddress } from "../api";
import type * as wire from "../gen/protocol";

/** A record file as text: it goes to the server as it is, which reads it as if a stranger had sent it. */
export type RecordText = string;

/** The record of a finished table: of its last game, or of the one with this number. */
export async function recordOf(table: string, game?: number): Promise<RecordText> {
  return (await answered(recordAddress(table, game))).text();
}

let handed: RecordText | undefined;

/** A record that was opened elsewhere on the page and is to be watched now. */
export function handOver(record: RecordText): void {
  handed = record;
}

export function handedOver(): RecordText | undefined {
  const found = handed;
  handed = undefined;
  return found;
}

/** The whole game as one viewer saw it; -2 is a spectator. */
export function replay(record: RecordText, seat: number): Promise<wire.Replayed> {
  return getJson<wire.Replayed>(`/api/replay?seat=${seat}`, { method: "POST", body: record });
}

/** What a piece was, to whoever saw this view then. */
export async function wonderAt(
  { game, seat }: wire.Replayed,
  view: unknown,
  pieces: readonly string[],
): Promise<wire.Explained | undefined> {
  const body = JSON.stringify({ view, seat, pieces });
  const found = await getJson<wire.Explained | null>(`/api/explain/${game}`, { method: "POST", body });
  return found ?? undefined;
}

/** A new table that goes on from this entry of the record. */
export function branch(record: RecordText, number: number, seat: number): Promise<wire.Opened> {
  return getJson<wire.Opened>(`/api/branch?number=${number}&seat=${seat}`, { method: "POST", body: record });
}
