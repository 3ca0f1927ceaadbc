// What works without a line: the page as it was built, and what it last heard of shelf, rules, words and drawings.
// BUILD is written before this line when the page is built: its version, and all its files.
/* global BUILD */
const PREFIX = "ludofoot-";
const BUILT = `${PREFIX}build-${BUILD.version}`;
const HEARD = `${PREFIX}heard`;
const PAGE = "/";
/** What is asked for anew whenever there is a line, and shown as it was when there is none. */
const KEPT = /^\/api\/(games|locale|sheet|says|lid|art|faces|coach|sixty|screen|home)(\/|$)|^\/pictures\//;
/** A page at one of these addresses is the same page. */
const OURS = /^\/($|club$|kept$|replay(\/|$)|rules\/|table\/|tables$)/;
const PATIENCE_MS = 4000;
const CODE = /^[A-Za-z0-9-]{4,32}$/;

// All files of a build, or none: a worker that could not fetch them all is not installed.
self.addEventListener("install", (event) => {
  event.waitUntil(fetchBuild());
});

async function fetchBuild() {
  const cache = await caches.open(BUILT);
  await cache.addAll([PAGE, ...BUILD.files].map((file) => new Request(file, { cache: "reload" })));
  // Built anew while it was fetched: this page would be of another build than its scripts.
  const page = await (await cache.match(PAGE)).text();
  if (!page.includes(BUILD.entry)) {
    await caches.delete(BUILT);
    throw new Error("another build");
  }
}

// Only when no page of the build before is open any more: they still need its files.
self.addEventListener("activate", (event) => {
  event.waitUntil(tidy());
});

async function tidy() {
  for (const name of await caches.keys()) {
    if (name.startsWith(`${PREFIX}build-`) && name !== BUILT) await caches.delete(name);
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (OURS.test(pathname)) event.respondWith(pageOf(request));
  } else if (pathname.startsWith("/assets/")) event.respondWith(fileOf(request));
  else if (KEPT.test(pathname)) event.respondWith(heardOf(request));
});

/** The page of today; without a line the one whose files are all here. */
async function pageOf(request) {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch {
    return (await (await caches.open(BUILT)).match(PAGE)) ?? Response.error();
  }
}

/** A file's name changes with its content, so what is here is right. */
async function fileOf(request) {
  return (await (await caches.open(BUILT)).match(request)) ?? fetch(request);
}

/** What the server says, kept for later; without a line what it said last. */
async function heardOf(request) {
  const cache = await caches.open(HEARD);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch {
    return (await cache.match(request, { ignoreVary: true })) ?? Response.error();
  }
}

// Somebody's turn: said in the words of this build, whoever the message came through.
self.addEventListener("push", (event) => {
  event.waitUntil(ring(event.data));
});

async function ring(data) {
  const { table = "", title = "Ludofoot", name = "", lang } = told(data);
  const words = BUILD.words[lang] ?? BUILD.words.en;
  const fill = (text) => text.replace("{ $title }", title).replace("{ $name }", name);
  await self.registration.showNotification(fill(words.turn), {
    body: fill(name ? words.named : words.waits),
    // What comes later takes the place of what was not looked at.
    tag: `${PREFIX}${table}`,
    renotify: true,
    icon: "/pictures/icon-192.png",
    lang,
    data: { path: CODE.test(table) ? `/table/${table}` : PAGE },
  });
}

function told(data) {
  try {
    return data.json() ?? {};
  } catch {
    return {};
  }
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data?.path ?? PAGE));
});

/** To the table: where it is open already, or in a new window. */
async function lead(path) {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find(({ url }) => new URL(url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}

// The shelf and the rules of every game, before somebody goes where there is no line.
self.addEventListener("message", (event) => {
  const { wanted } = event.data ?? {};
  if (Array.isArray(wanted)) event.waitUntil(hear(wanted));
});

async function hear(wanted) {
  for (const address of wanted) {
    if (KEPT.test(new URL(address, self.location.origin).pathname))
      await heardOf(new Request(address)).catch(() => undefined);
  }
}
