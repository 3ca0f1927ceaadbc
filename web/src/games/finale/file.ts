import { download, jsonFile } from "../../ui/download";
import type { Colour, Man } from "./model";
import type { Squad } from "./plans";

/** How a saved squad says what it is. */
const KIND = "ludofoot finale squad";
const VERSION = 1;
/** A squad is a few hundred letters long: whatever is longer is none. */
const LONGEST = 20_000;

/** A squad as the text of a small file. */
export function written({ starters, bench }: Squad, colour: Colour): string {
  return `${JSON.stringify({ kind: KIND, version: VERSION, colour, starters, bench }, undefined, 2)}\n`;
}

/** The squad that stands in a file, or nothing if it is not one. Whether it is legal is for the rules to say. */
export function read(text: string): Squad | undefined {
  if (text.length > LONGEST) return undefined;
  try {
    const found: unknown = JSON.parse(text);
    return isSquad(found) ? { starters: found.starters, bench: found.bench } : undefined;
  } catch {
    return undefined;
  }
}

function isSquad(found: unknown): found is Squad & { kind: string } {
  if (typeof found !== "object" || found === null) return false;
  const { kind, version, starters, bench } = found as Record<string, unknown>;
  return kind === KIND && version === VERSION && areNames(starters) && areNames(bench);
}

function areNames(found: unknown): found is Man[] {
  return Array.isArray(found) && found.length <= 30 && found.every((one) => typeof one === "string");
}

/** Hands the file to whoever asked for it. */
export function save(squad: Squad, colour: Colour): void {
  download(`finale-${colour}.json`, jsonFile(written(squad, colour)));
}
