import { type Arms, areArms } from "./arms";
import { isMatch, type Match } from "./match";
import { noteChange } from "./signal";
import { type Club, openClub } from "./store";

const FORMAT = "ludofoot club";
const VERSION = 1;
/** More than a club may hold. */
const LARGEST = 80_000_000;

/** A club as one file: everything that is kept of it. */
interface Written {
  format: typeof FORMAT;
  version: number;
  name: string;
  founded: number;
  arms?: Arms;
  matches: Match[];
  records: Record<string, string>;
}

export type Trouble = "damaged" | "foreign" | "newer" | "too-large";
export type Opened = { club: Written } | { record: string } | { trouble: Trouble };

export async function writeClub(club: Club): Promise<string> {
  const matches = await club.matches();
  const records: Record<string, string> = {};
  for (const { seal } of matches) {
    const record = await club.record(seal);
    if (record !== undefined) records[seal] = record;
  }
  const { name = "", founded = Date.now(), arms } = (await club.profile()) ?? {};
  const about = { format: FORMAT, version: VERSION, name, founded, ...(arms && { arms }) } as const;
  const written: Written = { ...about, matches, records };
  return JSON.stringify(written);
}

export function fileName(name: string, at = new Date()): string {
  const plain = name
    .normalize("NFKD")
    .replaceAll(/[^A-Za-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
  return `club-${plain || "ludofoot"}-${at.toISOString().slice(0, 10)}.ludofoot.json`;
}

/** What a file is, looked at before anything of it is believed. */
export function readClub(text: string): Opened {
  if (text.length > LARGEST) return { trouble: "too-large" };
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return { trouble: text.includes(FORMAT) ? "damaged" : "foreign" };
  }
  const one = (typeof found === "object" && found !== null ? found : {}) as Record<string, unknown>;
  if (one.format === "ludofoot record") return { record: text };
  if (one.format !== FORMAT) return { trouble: "foreign" };
  if (typeof one.version !== "number" || one.version > VERSION) return { trouble: "newer" };
  return isWhole(one) ? { club: one as unknown as Written } : { trouble: "damaged" };
}

/** Nothing is taken from a club of which a part is wrong. */
function isWhole({ matches, records, name, founded, arms, version }: Record<string, unknown>): boolean {
  if (version !== VERSION || typeof name !== "string" || typeof founded !== "number") return false;
  if (arms !== undefined && !areArms(arms)) return false;
  if (!Array.isArray(matches) || !matches.every(isMatch)) return false;
  if (typeof records !== "object" || records === null) return false;
  const seals = new Set(matches.map(({ seal }) => seal));
  return Object.entries(records).every(([seal, record]) => seals.has(seal) && isRecordOf(record, seal));
}

function isRecordOf(record: unknown, seal: string): boolean {
  try {
    return typeof record === "string" && JSON.parse(record).seal === seal;
  } catch {
    return false;
  }
}

/** Takes in what is not here yet, by the seals of the records; nothing that is here changes. */
export async function mergeClub({ matches, records, name, founded, arms }: Written): Promise<number> {
  const club = await openClub();
  const known = new Map((await club.matches()).map((match) => [match.seal, match]));
  const fresh = matches.filter(({ seal, size }) => {
    const here = known.get(seal);
    return !here || (here.size === 0 && size > 0 && records[seal] !== undefined);
  });
  for (const match of fresh) {
    const record = records[match.seal] ?? "";
    await club.put({ ...match, size: record.length }, record);
  }
  const own = await club.profile();
  const since = Math.min(own?.founded ?? founded, founded);
  const drawn = own?.arms ?? arms;
  await club.name({ name: own?.name || name.slice(0, 24), founded: since, ...(drawn && { arms: drawn }) });
  noteChange();
  return fresh.length;
}
