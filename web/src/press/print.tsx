import { useState } from "preact/hooks";
import { printAddress } from "../api";
import { LANGS, lang, shelfVoice, titleOf } from "../say/locale";
import type { Voice } from "../say/voice";
import { LANG_NAMES } from "../ui/choices";
import { Dialog } from "../ui/dialog";

/** The names that are printed on the packets. */
const PAPERS = { a4: "A4", letter: "Letter" };
/** Where printers are loaded with the other paper. */
const LETTER = /-(US|CA|MX|PH|CL|CO)$/i;

interface Props {
  games: readonly string[];
  /** With whose box. */
  table?: string;
  say: Voice;
}

/** What to print, and how; the link brings the PDF. */
export function PrintFields({ games, table, say }: Props) {
  const [game, setGame] = useState(games[0] ?? "");
  const [words, setWords] = useState<string>(lang.value);
  const [paper, setPaper] = useState(LETTER.test(navigator.language) ? "letter" : "a4");
  const [grey, setGrey] = useState(false);
  return (
    <>
      <p>{say.word("page-print-help")}</p>
      {games.length > 1 && (
        <Choice label={say.word("page-print-game")} value={game} choose={setGame}>
          {games.map((one) => [one, titleOf(one)])}
        </Choice>
      )}
      <Choice label={say.word("page-language")} value={words} choose={setWords}>
        {LANGS.map((one) => [one, LANG_NAMES[one]])}
      </Choice>
      <Choice label={say.word("page-print-paper")} value={paper} choose={setPaper}>
        {Object.entries(PAPERS)}
      </Choice>
      <label class="setting">
        {say.word("page-print-grey")}
        <input type="checkbox" checked={grey} onChange={(event) => setGrey(event.currentTarget.checked)} />
      </label>
      <p>
        <a class="btn go" href={printAddress(game, words, { paper, grey, table })} download>
          {say.word("page-print-get")}
        </a>
      </p>
    </>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  choose(value: string): void;
  /** Values with their names. */
  children: [string, string][];
}

function Choice({ label, value, choose, children }: ChoiceProps) {
  return (
    <label class="setting">
      {label}
      <select class="ico" value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {children.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** On the shelf: any of the boxes. */
export function PrintSheet({ games, close }: { games: readonly string[]; close(): void }) {
  const say = shelfVoice.value;
  return (
    <Dialog title={say.word("page-print")} closing={say.word("page-close")} kind="drawer" close={close}>
      <PrintFields games={games} say={say} />
    </Dialog>
  );
}
