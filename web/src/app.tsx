import { useEffect } from "preact/hooks";
import { path, tableIn } from "./route";
import { hasVoice, lang, loadLocale } from "./say/locale";
import { ShelfPage } from "./shelf/page";
import { TablePage } from "./table/page";

export function App() {
  const language = lang.value;
  useEffect(() => {
    document.documentElement.lang = language;
    loadLocale(language, "core").catch(() => undefined);
  }, [language]);
  const table = tableIn(path.value);
  if (!hasVoice("core")) return null;
  return table ? <TablePage key={table} table={table} /> : <ShelfPage />;
}
