import { useState } from "preact/hooks";
import { RefusedRequest, recordAddress } from "../api";
import type * as wire from "../gen/protocol";
import { keptOf } from "../net/keys";
import { recordOf } from "../replay/api";
import { type Verdict, verify } from "../verify/verify";
import { Dealing, Figures } from "./dealing";
import { useScene } from "./scene";

/** Why nobody could choose the cards, in words for players; and exactly what that proves. */
export function Fairness() {
  const { room, say } = useScene();
  const over = room.phase === "over";
  return (
    <>
      {over && <CheckDealing />}
      <p>{say.word("page-fair-why")}</p>
      <h3>{say.word("page-fair-before")}</h3>
      <p>{say.word("page-fair-before-text")}</p>
      {!over && <p class="hash">{room.commitment || "–"}</p>}
      <h3>{say.word("page-fair-start")}</h3>
      <p>{say.word("page-fair-start-text")}</p>
      <h3>{say.word("page-fair-after")}</h3>
      <p>{say.word(over ? "page-fair-after-text" : "page-fair-later")}</p>
      {over && (
        <>
          <a class="btn" href={recordAddress(room.table, room.number)} download>
            {say.word("page-download")}
          </a>
          <p>{say.word("page-fair-check")}</p>
          <p class="hash">ludofoot replay {say.word("page-file")} --verify</p>
        </>
      )}
      <h3>{say.word("page-fair-proves")}</h3>
      <p>{say.word("page-fair-proves-text")}</p>
    </>
  );
}

/** One button, and the answer of this browser itself. */
function CheckDealing() {
  const { room, say, store } = useScene();
  const [verdict, found] = useState<Verdict>();
  const [refusal, refuse] = useState<wire.Refusal>();
  const kept = keptOf(store.keys.value, room.number, store.mine.value);
  const check = () => {
    refuse(undefined);
    recordOf(room.table, room.number).then(
      (record) => found(verify(record, kept)),
      (problem) =>
        refuse(problem instanceof RefusedRequest ? problem.refusal : { type: "refusal", code: "no-answer" }),
    );
  };
  return (
    <section class="check">
      <button type="button" class="btn go" onClick={check}>
        {say.word("page-check-dealing")}
      </button>
      <div aria-live="polite">
        {verdict && (
          <Dealing verdict={verdict} yours={kept.salts.length > 0} say={say}>
            {verdict.holds && verdict.promised && <Figures found={verdict} say={say} />}
          </Dealing>
        )}
        {refusal && <p class="banner">{say.refuse(refusal)}</p>}
      </div>
    </section>
  );
}
