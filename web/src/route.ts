import { signal } from "@preact/signals";

/** Where we are. The server answers every address of the page with the page itself. */
export const path = signal(location.pathname);

export function go(to: string): void {
  history.pushState(null, "", to);
  path.value = location.pathname;
  scrollTo(0, 0);
}

/** The same without a way back to here. */
export function goInstead(to: string): void {
  history.replaceState(null, "", to);
  path.value = location.pathname;
}

addEventListener("popstate", () => {
  path.value = location.pathname;
});

/** The code in the address of a table. */
export function tableIn(address: string): string | undefined {
  return /^\/table\/([A-Za-z0-9-]{4,32})\/?$/.exec(address)?.[1];
}

/** A finished game in the address of its replay: the code of its table, and which game of the series it was. */
export function matchIn(address: string): { table: string; number: number } | undefined {
  const [, table, number] = /^\/replay\/([A-Za-z0-9-]{4,32})\/(\d{1,6})\/?$/.exec(address) ?? [];
  return table && number ? { table, number: Number(number) } : undefined;
}

export function isReplay(address: string): boolean {
  return address === "/replay" || matchIn(address) !== undefined;
}

/** The game in the address of its rules. */
export function rulesIn(address: string): string | undefined {
  return /^\/rules\/([a-z0-9-]{1,64})\/?$/.exec(address)?.[1];
}
