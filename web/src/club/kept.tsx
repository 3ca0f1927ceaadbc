import "./club.css";
import { useEffect, useState } from "preact/hooks";
import { whereIsHome } from "../api";
import type { Reach } from "../gen/protocol";
import { knownTables } from "../net/keys";
import { go } from "../route";
import { shelfVoice } from "../say/locale";
import { Home, LangChoice } from "../ui/choices";
import { openClub } from "./store";

const KILOBYTE = 1_000;
const OURS = "ludofoot";
const LISTS = {
  browser: ["settings", "tables", "matches", "days", "offline"],
  server: ["table", "finished", "unfinished", "day", "record", "parcel", "bell", "listed", "address"],
  nowhere: ["account", "cookies", "others"],
} as const;

/** The address /kept: exactly what is stored, where, and for how long. */
export function KeptPage() {
  const say = shelfVoice.value;
  const [home, setHome] = useState<Reach>();
  const [here, look] = useHere();
  useEffect(() => {
    document.title = `${say.word("kept-title")} – Ludofoot`;
    whereIsHome().then(setHome, () => undefined);
  }, [say]);
  const facts = {
    tables: here?.tables ?? 0,
    matches: here?.matches ?? 0,
    kilobytes: here?.kilobytes ?? 0,
    days: home?.keeps_days ?? 30,
    unfinished: home?.keeps_unfinished_days ?? 365,
  };
  return (
    <div class="home clubhouse">
      <header class="top">
        <Home label={say.word("page-to-shelf")} />
        <h1>{say.word("kept-title")}</h1>
        <span class="sp" />
        <LangChoice say={say} everywhere />
      </header>
      <main class="kept">
        {Object.entries(LISTS).map(([place, lines]) => (
          <section key={place} class="pan">
            <h2>{say.word(`kept-${place}`)}</h2>
            <ul>
              {lines.map((line) => (
                <li key={line}>{say.word(`kept-${place}-${line}`, facts)}</li>
              ))}
            </ul>
            {place === "browser" && <Forget look={look} />}
          </section>
        ))}
        <button type="button" class="link" onClick={() => go("/club")}>
          {say.word("club-title")}
        </button>
      </main>
    </div>
  );
}

/** Everything of ours in this browser, gone for good; asked twice. */
function Forget({ look }: { look(): void }) {
  const say = shelfVoice.value;
  const [sure, ask] = useState(false);
  const [done, setDone] = useState(false);
  const forget = async () => {
    const club = await openClub();
    for (const { seal } of await club.matches()) await club.forget(seal);
    await club.name({ name: "", founded: Date.now() });
    for (const name of Object.keys(localStorage)) if (name.startsWith(OURS)) localStorage.removeItem(name);
    const caches = globalThis.caches;
    for (const name of (await caches?.keys()) ?? []) if (name.startsWith(OURS)) await caches.delete(name);
    setDone(true);
    look();
  };
  if (done) return <p role="status">{say.word("kept-forgotten")}</p>;
  return (
    <>
      {sure && <p role="alert">{say.word("kept-sure")}</p>}
      <button type="button" class="btn" onClick={() => (sure ? forget() : ask(true))}>
        {say.word(sure ? "kept-forget-sure" : "kept-forget")}
      </button>
    </>
  );
}

interface Here {
  tables: number;
  matches: number;
  kilobytes: number;
}

function useHere(): [Here | undefined, () => void] {
  const [here, setHere] = useState<Here>();
  const look = async () => {
    const matches = await (await openClub()).matches();
    const bytes = matches.reduce((sum, { size }) => sum + size, 0);
    setHere({
      tables: knownTables().length,
      matches: matches.length,
      kilobytes: Math.ceil(bytes / KILOBYTE),
    });
  };
  useEffect(() => {
    look();
  }, []);
  return [here, look];
}
