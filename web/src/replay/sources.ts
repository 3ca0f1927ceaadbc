import { RefusedRequest } from "../api";
import type * as wire from "../gen/protocol";
import { matchIn } from "../route";
import { handedOver, type RecordText, recordOf, replay } from "./api";

export const SPECTATOR = -2;

/** Where a game that is to be watched comes from: a table of this server, one's own club, or a file just opened. */
export interface Source {
  record: Promise<RecordText>;
  /** The address under which everybody can watch it, as long as the server keeps it. */
  link?: string;
}

export function sourceIn({ pathname, search }: Pick<Location, "pathname" | "search">): Source | undefined {
  const asked = new URLSearchParams(search);
  const match = matchIn(pathname);
  if (match) return { record: recordOf(match.table, match.number), link: pathname };
  const [table, seal] = [asked.get("table"), asked.get("club")];
  if (table) return { record: recordOf(table) };
  if (seal) return { record: kept(seal) };
  const handed = handedOver();
  return handed === undefined ? undefined : { record: Promise.resolve(handed) };
}

/** A record of the own club. */
async function kept(seal: string): Promise<RecordText> {
  const { openClub } = await import("../club/store");
  const found = await (await openClub()).record(seal);
  if (found === undefined) throw new RefusedRequest({ type: "refusal", code: "no-such-match" });
  return found;
}

/** The game as one viewer saw it. Without a line there is what was kept of it: how it looked to everybody. */
export async function watched(record: RecordText, seat: number): Promise<wire.Replayed> {
  try {
    return await replay(record, seat);
  } catch (problem) {
    const found = problem instanceof RefusedRequest ? undefined : await keptReplay(record);
    if (!found) throw problem;
    return found;
  }
}

async function keptReplay(record: RecordText): Promise<wire.Replayed | undefined> {
  const [{ openClub }, { unpack }] = await Promise.all([import("../club/store"), import("../club/packing")]);
  const { seal } = JSON.parse(record) as { seal: string };
  const packed = await (await openClub()).replay(seal);
  return packed && (JSON.parse(await unpack(packed)) as wire.Replayed);
}
