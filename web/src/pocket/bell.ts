import type * as wire from "../gen/protocol";
import { keepKeys, type TableKeys } from "../net/keys";
import type { TableStore } from "../net/table";
import { lang } from "../say/locale";

/** Why nobody can be rung here: the reason has a sentence of its own. */
export type Hindrance = "server" | "http" | "browser" | "denied" | "failed";

/** What keeps this browser from being rung at this table, if anything does. */
export function hindrance({ bell }: Pick<wire.Room, "bell">): Hindrance | undefined {
  if (!bell) return "server";
  if (!isSecureContext) return "http";
  if (!("serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis))
    return "browser";
  return Notification.permission === "denied" ? "denied" : undefined;
}

/** Asks the browser, then tells the table where it can be rung; what went wrong, if anything did. */
export async function hangUp(store: TableStore, room: wire.Room): Promise<Hindrance | undefined> {
  if ((await Notification.requestPermission()) !== "granted") {
    keep(store, { on: false });
    return hindrance(room);
  }
  try {
    await tell(store, await subscribed(room.bell ?? ""));
    return undefined;
  } catch {
    // Its push service does not answer, or there is none.
    return "failed";
  }
}

/** No more at this table; others may still ring. */
export function takeDown(store: TableStore): void {
  const endpoint = store.keys.peek().bell?.endpoint;
  keep(store, { on: false });
  if (!endpoint) return;
  for (const seat of store.mine.peek()) store.order({ type: "ring", seat, on: false, endpoint });
}

/** Whoever comes back may have another address, another language or another seat by now. */
export async function renewBell(store: TableStore, room: wire.Room): Promise<void> {
  const kept = store.keys.peek().bell;
  if (!kept?.on || hindrance(room) || Notification.permission !== "granted") return;
  const found = await subscribed(room.bell ?? "");
  const same = found.endpoint === kept.endpoint && lang.peek() === kept.lang;
  if (!same || store.mine.peek().join() !== kept.seats?.join()) await tell(store, found);
}

/** The subscription of this browser, made for this server's key. */
async function subscribed(key: string): Promise<PushSubscription> {
  const wanted = bytesOf(key);
  await navigator.serviceWorker.register("/sw.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const found = await pushManager.getSubscription();
  const made = found?.options.applicationServerKey;
  if (found && made && String(new Uint8Array(made)) === String(wanted)) return found;
  // Made for another key, nobody but its bearer could ring.
  await found?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
}

async function tell(store: TableStore, found: PushSubscription): Promise<void> {
  const { endpoint = "", keys = {} } = found.toJSON();
  const seats = store.mine.peek();
  const where = { endpoint, key: keys.p256dh ?? "", auth: keys.auth ?? "", lang: lang.peek() };
  for (const seat of seats) store.order({ type: "ring", seat, on: true, ...where });
  keep(store, { on: true, endpoint, lang: where.lang, seats: [...seats] });
}

function keep(store: TableStore, bell: NonNullable<TableKeys["bell"]>): void {
  store.keys.value = keepKeys(store.table, (keys) => {
    keys.bell = bell;
  });
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}
