import { useEffect, useState } from "preact/hooks";
import { getJson, RefusedRequest } from "../api";
import { Paper } from "../gazette/gazette";
import type * as wire from "../gen/protocol";
import { matchIn } from "../route";
import type { RecordText } from "./api";

interface Props {
  record: RecordText;
  mine: readonly number[];
  /** Where this server keeps it, if it does. */
  link: string | undefined;
  /** Shows the moment at a line of the record. */
  look(line?: number): void;
  refuse(refusal: wire.Refusal): void;
  close(): void;
}

/** The paper about a match that is watched again: made of its record, wherever that comes from. */
export function PaperAgain({ record, mine, link, look, refuse, close }: Props) {
  const [report, take] = useState<wire.Report>();
  useEffect(() => {
    getJson<wire.Reported>("/api/report", { method: "POST", body: record }).then(
      (found) => take(found.report),
      (problem) => {
        refuse(problem instanceof RefusedRequest ? problem.refusal : { type: "refusal", code: "no-answer" });
        close();
      },
    );
  }, [record]);
  if (!report) return null;
  return (
    <Paper
      report={report}
      mine={mine}
      source={{ record }}
      weighed
      printed={(link && matchIn(link)) || { record }}
      look={look}
      close={close}
    />
  );
}
