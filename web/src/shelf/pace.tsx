import type { Voice } from "../say/voice";
import { Segments } from "./place";

export interface Pace {
  seconds: number;
  quick: boolean;
}

const [HOUR, DAY] = [3_600, 86_400];
/** How long a decision may take; none is the rule. From an hour on people come and go while the game goes on. */
const SECONDS = [0, 30, 60, 180, 8 * HOUR, DAY, 3 * DAY];

interface Props {
  pace: Pace;
  bots: boolean;
  say: Voice;
  change(pace: Pace): void;
}

/** The clock of a decision, and bots for people who need no time to follow. */
export function PaceFields({ pace, bots, say, change }: Props) {
  return (
    <>
      {bots && (
        <label class="option">
          <input
            type="checkbox"
            checked={pace.quick}
            onChange={(event) => change({ ...pace, quick: event.currentTarget.checked })}
          />
          <span>{say.word("page-quick")}</span>
        </label>
      )}
      <div class="level-row clock-row">
        <span aria-hidden="true">{say.word("page-decision-time")}</span>
        <Segments
          name="decision-time"
          label={say.word("page-decision-time")}
          values={SECONDS.map(String)}
          value={String(pace.seconds)}
          text={(seconds) => say.word("page-decision-seconds", { seconds: Number(seconds) })}
          choose={(seconds) => change({ ...pace, seconds: Number(seconds) })}
        />
      </div>
    </>
  );
}
