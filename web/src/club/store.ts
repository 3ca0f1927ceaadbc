import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Arms } from "./arms";
import type { Match } from "./match";

/** What is known of the club besides its matches. */
export interface Profile {
  name: string;
  founded: number;
  arms?: Arms;
}

interface Kept extends DBSchema {
  matches: { key: string; value: Match };
  records: { key: string; value: string };
  /** Replays as spectators see them, packed: without a line nobody can make one. */
  replays: { key: string; value: Blob };
  profile: { key: string; value: Profile };
}

const NAME = "ludofoot-club";
const VERSION = 1;
/** Records beyond this go, the oldest first; what is remembered of their matches stays. */
export const MOST_BYTES = 50_000_000;

/** Everything this browser remembers of finished matches: in IndexedDB, or while it forbids that until it is closed. */
export interface Club {
  /** Whether it is still there tomorrow. */
  readonly lasting: boolean;
  /** The newest first. */
  matches(): Promise<Match[]>;
  put(match: Match, record: string): Promise<void>;
  record(seal: string): Promise<string | undefined>;
  keepReplay(seal: string, replay: Blob): Promise<void>;
  replay(seal: string): Promise<Blob | undefined>;
  forget(seal: string): Promise<void>;
  profile(): Promise<Profile | undefined>;
  name(profile: Profile): Promise<void>;
}

let opened: Promise<Club> | undefined;

export function openClub(): Promise<Club> {
  // A browser that forbids it may throw at once.
  opened ??= Promise.resolve()
    .then(() => openDB<Kept>(NAME, VERSION, { upgrade: furnish }))
    .then(lastingClub, passingClub);
  return opened;
}

/** For tests: the next look opens it anew. */
export function closeClub(): void {
  opened = undefined;
}

function furnish(db: IDBPDatabase<Kept>): void {
  db.createObjectStore("matches", { keyPath: "seal" });
  for (const name of ["records", "replays", "profile"] as const) db.createObjectStore(name);
}

const newestFirst = (matches: Match[]) => matches.sort((one, other) => other.at - one.at);

function lastingClub(db: IDBPDatabase<Kept>): Club {
  const club: Club = {
    lasting: true,
    matches: async () => newestFirst(await db.getAll("matches")),
    put: async (match, record) => {
      const writing = db.transaction(["matches", "records"], "readwrite");
      writing.objectStore("matches").put(match);
      if (record) writing.objectStore("records").put(record, match.seal);
      await writing.done;
      await makeRoom(db);
    },
    record: (seal) => db.get("records", seal),
    keepReplay: async (seal, replay) => void (await db.put("replays", replay, seal)),
    replay: (seal) => db.get("replays", seal),
    forget: async (seal) => {
      for (const name of ["matches", "records", "replays"] as const) await db.delete(name, seal);
    },
    profile: () => db.get("profile", "me"),
    name: async (profile) => void (await db.put("profile", profile, "me")),
  };
  return club;
}

/** Summaries stay; the oldest records go, and their replays with them. */
async function makeRoom(db: IDBPDatabase<Kept>): Promise<void> {
  const matches = newestFirst(await db.getAll("matches"));
  let left = MOST_BYTES;
  for (const match of matches) {
    left -= match.size;
    if (left >= 0 || match.size === 0) continue;
    await db.delete("records", match.seal);
    await db.delete("replays", match.seal);
    await db.put("matches", { ...match, size: 0 });
  }
}

/** A browser that keeps nothing: what is here can still be taken along. */
function passingClub(): Club {
  const [matches, records, replays] = [
    new Map<string, Match>(),
    new Map<string, string>(),
    new Map<string, Blob>(),
  ];
  let known: Profile | undefined;
  return {
    lasting: false,
    matches: async () => newestFirst([...matches.values()]),
    put: async (match, record) => {
      matches.set(match.seal, match);
      if (record) records.set(match.seal, record);
    },
    record: async (seal) => records.get(seal),
    keepReplay: async (seal, replay) => void replays.set(seal, replay),
    replay: async (seal) => replays.get(seal),
    forget: async (seal) => {
      for (const kept of [matches, records, replays]) kept.delete(seal);
    },
    profile: async () => known,
    name: async (profile) => {
      known = profile;
    },
  };
}
