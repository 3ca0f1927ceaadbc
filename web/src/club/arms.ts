/** The coat of arms as the address of its drawing has it: the name whose face it began with, how many steps each part of
 * that face was changed, and two colours. */
export type Arms = string;

/** What can be changed in a face; after the last choice comes the first. */
export const PARTS = ["skin", "hair", "style", "back", "mouth", "beard", "extras", "kit"] as const;
export type Part = (typeof PARTS)[number];

export const COLOURS = ["red", "white", "blue", "green", "plum", "mustard", "navy"] as const;
export type Colour = (typeof COLOURS)[number];
export type Place = "shirt" | "trim";

export const armsOf = (name: string): Arms => new URLSearchParams({ name }).toString();
export const armsAddress = (arms: Arms) => `/api/crest?${arms}`;

export function stepped(arms: Arms, part: Part, by: number): Arms {
  const asked = new URLSearchParams(arms);
  asked.set(part, `${Number(asked.get(part) ?? 0) + by}`);
  return asked.toString();
}

export function coloured(arms: Arms, place: Place, colour: Colour): Arms {
  const asked = new URLSearchParams(arms);
  asked.set(place, colour);
  return asked.toString();
}

const USUAL: Readonly<Record<Place, Colour>> = { shirt: "red", trim: "white" };

export function colourOf(arms: Arms, place: Place): Colour {
  const found = new URLSearchParams(arms).get(place);
  return COLOURS.find((colour) => colour === found) ?? USUAL[place];
}

const LONGEST = 400;
const KNOWN: readonly string[] = ["name", "shirt", "trim", ...PARTS];

/** Whether something out of a file is a coat of arms: it may have been written by anybody. */
export function areArms(found: unknown): found is Arms {
  if (typeof found !== "string" || found.length > LONGEST) return false;
  return [...new URLSearchParams(found).keys()].every((key) => KNOWN.includes(key));
}
