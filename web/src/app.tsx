import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { path, tableIn } from "./route";
import { hasVoice, lang, loadLocale } from "./say/locale";
import { ShelfPage } from "./shelf/page";
import { TablePage } from "./table/page";

/** Its code comes only to those who look back. */
function Replay() {
  const [Page, setPage] = useState<ComponentType>();
  useEffect(() => {
    import("./replay/page").then(({ ReplayPage }) => setPage(() => ReplayPage));
  }, []);
  return Page ? <Page /> : null;
}

export function App() {
  const language = lang.value;
  useEffect(() => {
    document.documentElement.lang = language;
    loadLocale(language, "core").catch(() => undefined);
  }, [language]);
  const table = tableIn(path.value);
  if (!hasVoice("core")) return null;
  if (path.value === "/replay") return <Replay />;
  return table ? <TablePage key={table} table={table} /> : <ShelfPage />;
}
