import { useEffect, useState } from "preact/hooks";
import { readSheet, type Sheet } from "../api";
import { lang } from "../say/locale";

const sheets = new Map<string, Promise<Sheet>>();
const NOTHING: Sheet = { title: "", opening: "", clauses: [] };

/** The rules of a game in one language, asked for once. */
function sheetOf(game: string, language: string): Promise<Sheet> {
  const name = `${language}/${game}`;
  const known = sheets.get(name);
  if (known) return known;
  const asked = readSheet(game, language).catch(() => {
    sheets.delete(name);
    return NOTHING;
  });
  sheets.set(name, asked);
  return asked;
}

/** The rules in the language of the page, as soon as they have come and if they are wanted. */
export function useSheet(game: string, wanted = true): Sheet | undefined {
  const [sheet, setSheet] = useState<Sheet>();
  const language = lang.value;
  useEffect(() => {
    let current = true;
    if (wanted) sheetOf(game, language).then((found) => current && setSheet(found));
    return () => {
      current = false;
    };
  }, [game, language, wanted]);
  return sheet;
}
