import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type * as wire from "../src/gen/protocol";
import { TableStore } from "../src/net/table";
import { hangUp, hindrance, renewBell, takeDown } from "../src/pocket/bell";
import { isSlow } from "../src/pocket/slow";
import { asksForBell } from "../src/table/bell";
import type { Scene } from "../src/table/scene";
import { FakeSocket, room } from "./fake";

const DAY_MS = 86_400_000;
const slow = room({ decision_ms: DAY_MS, bell: "AQID", awaited: [1], seats: people() });

function people(): wire.SeatInfo[] {
  return [{ kind: "person" }, { kind: "person" }];
}

interface Stub {
  permission: NotificationPermission;
  answer: NotificationPermission;
  made: number;
  key: number[];
}

let browser: Stub;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  browser = { permission: "default", answer: "granted", made: 0, key: [1, 2, 3] };
  const subscription = () => ({
    endpoint: `https://push.example.com/${browser.made}`,
    options: { applicationServerKey: new Uint8Array(browser.key).buffer },
    toJSON: () => ({
      endpoint: `https://push.example.com/${browser.made}`,
      keys: { p256dh: "k", auth: "a" },
    }),
    unsubscribe: async () => true,
  });
  const pushManager = {
    getSubscription: async () => (browser.made ? subscription() : null),
    subscribe: async () => {
      browser.made += 1;
      browser.key = [1, 2, 3];
      return subscription();
    },
  };
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", {
    get permission() {
      return browser.permission;
    },
    requestPermission: async () => {
      browser.permission = browser.answer;
      return browser.answer;
    },
  });
  const worker = { register: async () => undefined, ready: Promise.resolve({ pushManager }) };
  Object.defineProperty(navigator, "serviceWorker", { value: worker, configurable: true });
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

function seated(): { store: TableStore; socket: FakeSocket } {
  const socket = new FakeSocket();
  const store = new TableStore("ABCD", () => socket as unknown as WebSocket);
  store.start();
  socket.open();
  socket.answer({ type: "update", seq: 1, whole: true, room: slow, screens: [screen()] });
  return { store, socket };
}

function screen(): wire.Screen {
  return { seat: 0, view: null, prompts: [], told: [], notes: [] } as unknown as wire.Screen;
}

const rings = (socket: FakeSocket) => socket.sent.filter(({ type }) => type === "ring");

test("why nobody can be rung is known before anybody is asked", () => {
  expect(isSlow(slow)).toBe(true);
  expect(isSlow(room({ decision_ms: 60_000 }))).toBe(false);
  expect(hindrance(slow)).toBeUndefined();
  expect(hindrance(room())).toBe("server");
  browser.permission = "denied";
  expect(hindrance(slow)).toBe("denied");
  Reflect.deleteProperty(navigator, "serviceWorker");
  expect(hindrance(slow)).toBe("browser");
  vi.stubGlobal("isSecureContext", false);
  expect(hindrance(slow)).toBe("http");
});

test("it is asked once, while somebody else is waited for", () => {
  const { store } = seated();
  const scene = { room: slow, screen: screen(), store } as unknown as Scene;
  expect(asksForBell(scene)).toBe(true);
  expect(asksForBell({ ...scene, room: { ...slow, decision_ms: 60_000 } })).toBe(false);
  expect(asksForBell({ ...scene, room: { ...slow, bell: "" } })).toBe(false);
  takeDown(store);
  expect(asksForBell(scene)).toBe(false);
  expect(new TableStore("ABCD").keys.value.bell).toEqual({ on: false });
});

test("the table is told where, and told again only if that has changed", async () => {
  const { store, socket } = seated();
  expect(await hangUp(store, slow)).toBeUndefined();
  const first = { seat: 0, on: true, endpoint: "https://push.example.com/1", key: "k", auth: "a" };
  expect(rings(socket)).toMatchObject([first]);
  await renewBell(store, slow);
  expect(rings(socket)).toHaveLength(1);
  // Another server's key: the old subscription is of no use.
  browser.key = [9];
  await renewBell(store, slow);
  expect(rings(socket).at(-1)).toMatchObject({ endpoint: "https://push.example.com/2" });
  takeDown(store);
  expect(rings(socket).at(-1)).toMatchObject({ on: false, endpoint: "https://push.example.com/2" });
});

test("a browser that says no is believed, and so is a table", async () => {
  const { store, socket } = seated();
  browser.answer = "denied";
  expect(await hangUp(store, slow)).toBe("denied");
  expect(rings(socket)).toEqual([]);
  browser.answer = "granted";
  await hangUp(store, slow);
  const { id = "" } = rings(socket)[0] ?? {};
  socket.answer({ type: "refused", id, refusal: { type: "refusal", code: "bad-bell" } });
  expect(store.keys.value.bell).toEqual({ on: false });
});

// ---- the service worker

function worker(open: { url: string }[] = []) {
  const heard: Record<string, (event: unknown) => void> = {};
  const shown: [string, NotificationOptions][] = [];
  const led: string[] = [];
  const self = {
    addEventListener: (name: string, listener: (event: unknown) => void) => {
      heard[name] = listener;
    },
    location: { origin: "https://foot.example" },
    registration: { showNotification: async (...told: [string, NotificationOptions]) => shown.push(told) },
    clients: {
      matchAll: async () => open.map(({ url }) => ({ url, focus: async () => led.push(`focus ${url}`) })),
      openWindow: async (path: string) => led.push(`open ${path}`),
    },
  };
  const words = { en: { turn: "Your turn – { $title }", waits: "Waiting.", named: "{ $name }, waiting." } };
  const BUILD = { version: "1", entry: "", files: [], words };
  new Function("self", "BUILD", readFileSync("public/sw.js", "utf-8"))(self, BUILD);
  const wait = async (name: string, event: object) => {
    let done: Promise<unknown> = Promise.resolve();
    heard[name]?.({
      ...event,
      waitUntil: (promise: Promise<unknown>) => {
        done = promise;
      },
    });
    await done;
  };
  return { wait, shown, led };
}

test("a push is shown in the words of the build, whatever it brings", async () => {
  const { wait, shown } = worker();
  const said = { table: "K7RWM-3TQPZ", title: "Finale", name: "Nils", lang: "en" };
  await wait("push", { data: { json: () => said } });
  await wait("push", { data: { json: () => ({ table: "../../x", title: "Finale" }) } });
  await wait("push", { data: null });
  expect(shown.map(([title, { body, data }]) => [title, body, data])).toEqual([
    ["Your turn – Finale", "Nils, waiting.", { path: "/table/K7RWM-3TQPZ" }],
    ["Your turn – Finale", "Waiting.", { path: "/" }],
    ["Your turn – Ludofoot", "Waiting.", { path: "/" }],
  ]);
});

test("a tap leads to the table: to the tab that has it, or to a new one", async () => {
  const notification = { close: () => undefined, data: { path: "/table/ABCD" } };
  const url = "https://foot.example/table/ABCD";
  const there = worker([{ url: "https://foot.example/" }, { url }]);
  await there.wait("notificationclick", { notification });
  expect(there.led).toEqual([`focus ${url}`]);
  const nowhere = worker([{ url: "https://foot.example/" }]);
  await nowhere.wait("notificationclick", { notification });
  expect(nowhere.led).toEqual(["open /table/ABCD"]);
});
