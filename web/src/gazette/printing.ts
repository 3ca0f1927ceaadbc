import { getJson } from "../api";
import type { Kept } from "./plan";

/** Of what something is printed: a match that this server keeps, or a record that is sent along and forgotten. */
export type Printed = Kept | { record: string };

/** How it is asked for. */
export interface Asked {
  address: string;
  how?: RequestInit;
}

export const frontOf = (printed: Printed, lang: string): Asked => asked(printed, `front/${lang}`, {});

export function cardOf(printed: Printed, lang: string, nameless = false): Asked {
  return asked(printed, `card/${lang}`, nameless ? { nameless: "1" } : {});
}

function asked(printed: Printed, what: string, wishes: Record<string, string>): Asked {
  if ("table" in printed) {
    const { table, number } = printed;
    return { address: `/api/tables/${table}/${what}${search({ game: `${number}`, ...wishes })}` };
  }
  return { address: `/api/${what}${search(wishes)}`, how: { method: "POST", body: printed.record } };
}

function search(wishes: Record<string, string>): string {
  const found = new URLSearchParams(wishes).toString();
  return found && `?${found}`;
}

/** The print itself, as a file; throws `RefusedRequest`. */
export async function printOf({ address, how }: Asked): Promise<Blob> {
  const answer = await fetch(address, how);
  if (!answer.ok) await getJson(address, how);
  return answer.blob();
}
