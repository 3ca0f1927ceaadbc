import { useEffect } from "preact/hooks";
import { dressed, part } from "./part";
import { isReplay, path, rulesIn, tableIn } from "./route";
import { hasVoice, lang, loadLocale } from "./say/locale";
import { ShelfPage } from "./shelf/page";

// Whoever looks at the shelf needs neither.
const ClubPage = part(() => dressed(import("./club/page")).then((found) => found.ClubPage));
const KeptPage = part(() => dressed(import("./club/kept")).then((found) => found.KeptPage));
const LobbyPage = part(() => dressed(import("./lobby/page")).then((found) => found.LobbyPage));
const PuzzlesPage = part(() => dressed(import("./puzzle/page")).then((found) => found.PuzzlesPage));
const ReplayPage = part(() => dressed(import("./replay/page")).then((found) => found.ReplayPage));
const RulesPage = part(() => dressed(import("./table/rules-page")).then((found) => found.RulesPage));
const TablePage = part(() => dressed(import("./table/page")).then((found) => found.TablePage));

export function App() {
  const language = lang.value;
  const table = tableIn(path.value);
  const replays = isReplay(path.value);
  const [club, kept] = [path.value === "/club", path.value === "/kept"];
  const lobby = path.value === "/tables";
  const puzzles = path.value === "/puzzles";
  const rules = rulesIn(path.value);
  const words = table || replays || rules || club || kept || lobby || puzzles ? "core" : "shelf";
  useEffect(() => {
    document.documentElement.lang = language;
    loadLocale(language, words).catch(() => undefined);
  }, [language, words]);
  if (!hasVoice(words)) return null;
  if (club) return <ClubPage />;
  if (kept) return <KeptPage />;
  if (lobby) return <LobbyPage />;
  if (puzzles) return <PuzzlesPage />;
  if (replays) return <ReplayPage />;
  if (rules) return <RulesPage key={rules} game={rules} />;
  return table ? <TablePage key={table} table={table} /> : <ShelfPage />;
}
