import type * as wire from "./gen/protocol";

export interface Clause {
  id: string;
  section: string;
  text: string;
}

export interface Sheet {
  title: string;
  opening: string;
  clauses: Clause[];
}

export interface FoundTable {
  table: string;
  game: string;
  phase: wire.Room["phase"];
  /** Which game of the series is the last one. */
  number?: number;
  /** Told to those who hold a seat there. */
  yours?: number[];
  awaited?: number[];
  lesson?: { step: number; steps: number; puzzle?: number };
  /** The date, where it is a match of the day. */
  day?: string;
  /** Of a match of the day: whether it is the try that counts, and whether its record opens only tomorrow. */
  counted?: boolean;
  closed?: boolean;
  seats?: wire.SeatInfo[];
}

/** The open tables of a server that lists them. */
export const lobbyNow = () => getJson<wire.Lobby>("/api/lobby");

/** The server said no, and which sentence explains it. */
export class RefusedRequest extends Error {
  constructor(readonly refusal: wire.Refusal) {
    super(refusal.code);
  }
}

export async function getJson<T>(address: string, init?: RequestInit): Promise<T> {
  return (await (await answered(address, init)).json()) as T;
}

/** What the server says, unless it refuses. */
export async function answered(address: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(address, init);
  if (!answer.ok) throw new RefusedRequest(await refusalIn(answer));
  return answer;
}

async function refusalIn(answer: Response): Promise<wire.Refusal> {
  try {
    return (await answer.json()) as wire.Refusal;
  } catch {
    return { type: "refusal", code: "no-answer" };
  }
}

export const listGames = () => getJson<wire.GameInfo[]>("/api/games");
/** For each field of a view: "seat", the kind of a word, or the same for the record inside. */
export interface Says {
  readonly [field: string]: string | Says;
}

export const readSays = (game: string) => getJson<Says>(`/api/says/${game}`);
export const readSheet = (game: string, lang: string) => getJson<Sheet>(`/api/sheet/${game}/${lang}`);
export const lidAddress = (game: string, lang: string) => `/api/lid/${game}/${lang}`;
/** The drawings of a game: at a table those of the box that is played with there. */
export function artAddress(game: string, lang: string): string {
  const table = /^\/table\/([^/]+)/.exec(location.pathname)?.[1];
  return `/api/art/${game}/${lang}${table ? `?table=${table}` : ""}`;
}

/** The box as a PDF; with a table the box that is played with there. */
export function printAddress(
  game: string,
  lang: string,
  how: { paper: string; grey: boolean; table?: string | undefined },
): string {
  const asked = new URLSearchParams({ paper: how.paper });
  if (how.grey) asked.set("grey", "1");
  if (how.table) asked.set("table", how.table);
  return `/api/print/${game}/${lang}?${asked}`;
}
export const boxAddress = (game: string) => `/api/box/${game}`;
export const facesAddress = (seat: number, name: string) =>
  `/api/faces/${seat}?name=${encodeURIComponent(name)}`;
/** The record of a finished game of the table: the last one, or the one with this number. */
export const recordAddress = (table: string, game?: number) =>
  `/api/tables/${table}/record${game === undefined ? "" : `?game=${game}`}`;
/** The report of a finished game, with what each seat may keep of it. */
export const reportOf = (table: string, game: number, tokens: readonly string[] = []) =>
  getJson<wire.Reported>(`/api/tables/${table}/report?game=${game}`, { headers: tokensHeader(tokens) });
export const whereIsHome = () => getJson<wire.Reach>("/api/home");
export const qrAddress = (table: string) => `/api/tables/${table}/qr.svg`;

/** The tokens of seats travel in a header: addresses are kept and passed on. */
export function findTable(table: string, tokens: readonly string[] = []): Promise<FoundTable> {
  const headers = tokensHeader(tokens);
  return getJson<FoundTable>(`/api/tables/${encodeURIComponent(table)}`, { headers });
}

export function tokensHeader(tokens: readonly string[]): Record<string, string> {
  return tokens.length > 0 ? { "X-Ludofoot-Tokens": tokens.join(" ") } : {};
}

export const openTable = (wanted: wire.NewTable) => post<wire.Opened>("/api/tables", wanted);

/** Hands a record of the protocol in. */
export function post<T>(address: string, body: object): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  return getJson<T>(address, { method: "POST", headers, body: JSON.stringify(body) });
}
