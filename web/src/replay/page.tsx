import "./replay.css";
import { useEffect, useState } from "preact/hooks";
import { RefusedRequest } from "../api";
import type * as wire from "../gen/protocol";
import { hasVoice, lang, loadLocale, shelfVoice } from "../say/locale";
import { Home } from "../table/bar";
import { type RecordText, recordOf, replay } from "./api";
import { Player } from "./player";

const SPECTATOR = -2;

/** The address /replay: a file of one's own, or with ?table=CODE a game that was played here. */
export function ReplayPage() {
  const [record, setRecord] = useState<RecordText>();
  const [seat, setSeat] = useState(SPECTATOR);
  const [found, setFound] = useState<wire.Replayed>();
  const [refusal, refuse] = useState<wire.Refusal>();
  const table = new URLSearchParams(location.search).get("table");
  const failed = (problem: unknown) => {
    setRecord(undefined);
    refuse(problem instanceof RefusedRequest ? problem.refusal : { type: "refusal", code: "no-answer" });
  };
  useEffect(() => {
    if (table) recordOf(table).then(setRecord, failed);
  }, [table]);
  useEffect(() => {
    if (record !== undefined) replay(record, seat).then(setFound, failed);
  }, [record, seat]);
  const game = found?.game;
  useEffect(() => {
    if (game) loadLocale(lang.value, game).catch(failed);
  }, [game, lang.value]);
  if (record !== undefined && found && hasVoice(found.game)) {
    return <Player record={record} found={found} look={setSeat} />;
  }
  return (
    <OpenFile
      refusal={refusal}
      open={(file) => {
        refuse(undefined);
        file.text().then(setRecord, failed);
      }}
    />
  );
}

interface OpenProps {
  refusal: wire.Refusal | undefined;
  open(file: File): void;
}

function OpenFile({ refusal, open }: OpenProps) {
  const say = shelfVoice.value;
  return (
    <div class="table before">
      <header class="bar">
        <Home label={say.word("page-to-shelf")} />
      </header>
      <main class="notice">
        <h1>{say.word("page-replay")}</h1>
        <p>{say.word("page-replay-help")}</p>
        <label class="btn go">
          {say.word("page-replay-open")}
          <input
            class="vh"
            type="file"
            accept="application/json,.json"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              if (file) open(file);
            }}
          />
        </label>
        {refusal && (
          <p class="banner" role="alert">
            {say.refuse(refusal)}
          </p>
        )}
      </main>
    </div>
  );
}
