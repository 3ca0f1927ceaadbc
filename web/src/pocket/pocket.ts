import { listGames } from "../api";
import { lang } from "../say/locale";

/** So long after the page has come: whoever waits for the first screen waits for nothing else. */
const LATER_MS = 4_000;

/** What the shelf, the rules and a replay need besides the files of the page. */
function wantedOffline(language: string, games: readonly string[]): string[] {
  const common = ["/api/games", "/api/home", "/api/coach"];
  const words = ["shelf", "core"].map((part) => `/api/locale/${language}/${part}`);
  const ofGames = games.flatMap((game) => [
    `/api/locale/${language}/${game}?own=1`,
    `/api/lid/${game}/${language}`,
    `/api/sheet/${game}/${language}`,
    `/api/sixty/${game}/${language}`,
    `/api/says/${game}`,
    `/api/art/${game}/${language}`,
  ]);
  return [...common, ...words, ...ofGames];
}

/** Puts the page into the pocket, where the browser lets it: over https, or on this computer. */
export function pocket(): void {
  if (!("serviceWorker" in navigator) || !isSecureContext) return;
  setTimeout(() => install().catch(() => undefined), LATER_MS);
}

async function install(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  const games = (await listGames()).map(({ id }) => id);
  active?.postMessage({ wanted: wantedOffline(lang.value, games) });
}
