import { useEffect } from "preact/hooks";
import { dressed, part } from "./part";
import { path, tableIn } from "./route";
import { hasVoice, lang, loadLocale } from "./say/locale";
import { ShelfPage } from "./shelf/page";

// Whoever looks at the shelf needs neither.
const ReplayPage = part(() => dressed(import("./replay/page")).then((found) => found.ReplayPage));
const TablePage = part(() => dressed(import("./table/page")).then((found) => found.TablePage));

export function App() {
  const language = lang.value;
  const table = tableIn(path.value);
  const replays = path.value === "/replay";
  const words = table || replays ? "core" : "shelf";
  useEffect(() => {
    document.documentElement.lang = language;
    loadLocale(language, words).catch(() => undefined);
  }, [language, words]);
  if (!hasVoice(words)) return null;
  if (replays) return <ReplayPage />;
  return table ? <TablePage key={table} table={table} /> : <ShelfPage />;
}
