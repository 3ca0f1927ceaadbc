import "./replay.css";
import { useEffect, useState } from "preact/hooks";
import { RefusedRequest } from "../api";
import { againstOf, scoreOf } from "../club/games";
import { keepLateOnes } from "../club/keep";
import type { Match } from "../club/match";
import { openClub } from "../club/store";
import type * as wire from "../gen/protocol";
import { hasVoice, lang, loadLocale, shelfVoice, titleOf } from "../say/locale";
import { finishedFound } from "../shelf/running";
import { Home, LangChoice } from "../ui/choices";
import { FileButton } from "../ui/file-button";
import type { RecordText } from "./api";
import { Player } from "./player";
import { SPECTATOR, sourceIn, watched } from "./sources";

/** The address /replay: a file of one's own, with ?club= a match of one's own club, or /replay/CODE/2 one that was
 * played at a table of this server. */
export function ReplayPage() {
  const [source, setSource] = useState(() => sourceIn(location));
  const [record, setRecord] = useState<RecordText>();
  const [seat, setSeat] = useState(SPECTATOR);
  const [found, setFound] = useState<wire.Replayed>();
  const [refusal, refuse] = useState<wire.Refusal>();
  const failed = (problem: unknown) => {
    setRecord(undefined);
    refuse(problem instanceof RefusedRequest ? problem.refusal : { type: "refusal", code: "no-answer" });
  };
  useEffect(() => {
    source?.record.then(setRecord, failed);
  }, [source]);
  useEffect(() => {
    if (record !== undefined) watched(record, seat).then(setFound, failed);
  }, [record, seat]);
  const game = found?.game;
  useEffect(() => {
    if (game) loadLocale(lang.value, game).catch(failed);
  }, [game, lang.value]);
  if (record !== undefined && found && hasVoice(found.game)) {
    const asked = new URLSearchParams(location.search);
    const begin = Number(asked.get("line") ?? 0);
    return (
      <Player
        record={record}
        found={found}
        look={setSeat}
        link={source?.link}
        begin={begin}
        read={asked.has("gazette")}
      />
    );
  }
  return (
    <OpenFile
      refusal={refusal}
      open={(file) => {
        refuse(undefined);
        setSource({ record: file.text() });
      }}
    />
  );
}

interface OpenProps {
  refusal: wire.Refusal | undefined;
  open(file: File): void;
}

/** What can be watched: games that were played here, and files. */
function OpenFile({ refusal, open }: OpenProps) {
  const say = shelfVoice.value;
  return (
    <div class="home watch">
      <header class="top">
        <Home label={say.word("page-to-shelf")} />
        <h1>{say.word("page-replay")}</h1>
        <span class="sp" />
        <LangChoice say={say} everywhere />
      </header>
      <main>
        <Finished />
        <section class="panel">
          <h2>{say.word("page-replay-saved")}</h2>
          <p>{say.word("page-replay-help")}</p>
          <FileButton
            label={say.word("page-replay-open")}
            accept="application/json,.json"
            look="btn go"
            take={open}
          />
          {refusal && (
            <p class="banner" role="alert">
              {say.refuse(refusal)}
            </p>
          )}
        </section>
      </main>
    </div>
  );
}

/** The matches of one's own club; what ended while nobody was here is fetched first. */
function Finished() {
  const say = shelfVoice.value;
  const [matches, setMatches] = useState<readonly Match[]>();
  useEffect(() => {
    const look = async () => setMatches(await (await openClub()).matches());
    look();
    finishedFound()
      .then(keepLateOnes)
      .then(look, () => undefined);
  }, []);
  // The titles of all games stand on the shelf.
  const games = [...new Set(matches?.map(({ game }) => game))].join(" ");
  useEffect(() => {
    for (const part of ["shelf", ...games.split(" ").filter(Boolean)])
      loadLocale(lang.value, part).catch(() => undefined);
  }, [lang.value, games]);
  const kept = matches?.filter(({ size }) => size > 0);
  return (
    <section class="panel tables" aria-busy={matches === undefined}>
      <h2>{say.word("page-replay-finished")}</h2>
      {kept?.length === 0 && <p>{say.word("page-replay-none")}</p>}
      <ul>
        {kept?.slice(0, SHOWN).map((match) => (
          <li key={match.seal}>
            <a href={`/replay?club=${match.seal}`}>
              <b>{titleOf(match.game)}</b>{" "}
              <span>
                {againstOf(match)} · {scoreOf(match)}
              </span>
              <em>{say.word("page-replay-watch")}</em>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The rest is found in the club. */
const SHOWN = 12;
