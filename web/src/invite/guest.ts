import { useEffect, useState } from "preact/hooks";
import type * as wire from "../gen/protocol";
import { read, write } from "../net/keys";
import type { TableStore } from "../net/table";

export const NAME = "ludofoot:name";
const WATCHES = "ludofoot:watches";
/** So long another window may cover the page before the others are told. */
const ELSEWHERE_MS = 20_000;

/** Where somebody stands who has come by a link: the table may be open, dealt, or without a place. */
export type Welcome = "open" | "full" | "begun";

export function welcomeTo({ phase, seats }: Pick<wire.Room, "phase" | "seats">): Welcome {
  if (phase !== "waiting" && phase !== "salts") return "begun";
  return seats.some(({ kind }) => kind === "free") ? "open" : "full";
}

/** Whether somebody has come by a link and has neither sat down nor said to watch. */
export function isGuest(store: TableStore, room: wire.Room): boolean {
  const has = store.mine.value.length > 0 || store.mayArrange.value;
  return !has && room.phase !== "over" && !room.lesson && !store.watching.value;
}

/** Whether this tab has come to watch: it has said so before, or its address does. */
export function watches(table: string): boolean {
  const said = read<string>(WATCHES, sessionStorage) === table;
  return said || new URLSearchParams(location.search).has("watch");
}

export function watch(store: TableStore): void {
  write(WATCHES, store.table, sessionStorage);
  store.watching.value = true;
  store.line.here({ doing: "watches" });
}

export type Away = "here" | "stepped-out" | "gone";

/** Where whoever invites is: a seat that was given up is free, but the name is still known. */
export function hostOf({ host = "", seats }: Pick<wire.Room, "host" | "seats">): {
  seat: number;
  away: Away;
} {
  const seat = seats.findIndex(({ kind, name }) => kind === "person" && name === host);
  const info = seats[seat];
  if (!info) return { seat, away: "gone" };
  return { seat, away: info.present === false || info.elsewhere ? "stepped-out" : "here" };
}

/** The name that is being written, told to the table as it grows, and kept for the next time. */
export function useName(store: TableStore) {
  const [name, setName] = useState(read<string>(NAME) ?? "");
  useEffect(() => {
    const wait = setTimeout(() => store.line.here({ doing: "looks", name: name.trim() }), name ? 400 : 0);
    return () => clearTimeout(wait);
  }, [store, name]);
  return {
    name,
    setName,
    begin: () => store.line.here({ doing: "writes", name: name.trim() }),
    keep: () => write(NAME, name.trim()),
  };
}

/** The others see when somebody has something else before the eyes for a while. */
export function useElsewhere(store: TableStore): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (store.mine.value.length === 0) return;
      if (document.visibilityState === "visible") return store.line.here({ doing: "looks" });
      timer = setTimeout(() => store.line.here({ doing: "elsewhere" }), ELSEWHERE_MS);
    };
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [store]);
}
