import { player } from "../../kit/words";
import { Portrait } from "./art";
import { shortName } from "./man";
import { nearSeat, sideOf } from "./model";
import type { TableProps } from "./screen";

/** What fills the pitch for a moment: a goal, the whistle, a change, the end. Words for it stand on the sheet too. */
export function Moment(props: TableProps) {
  const { showing, say, at } = props;
  const event = showing?.event;
  switch (event?.type) {
    case "goal":
      return (
        <div class="goal-moment" key={at} aria-hidden="true">
          <p class="shout">{say.word("event-goal", { seat: player(event.seat) })}</p>
        </div>
      );
    case "period-over":
      return <Band {...props} text={whistled(props, event.period)} />;
    case "extra-time":
      return <Band {...props} text={say.word("screen-band-extra-time")} />;
    case "penalties":
      return <Band {...props} text={say.word("screen-band-penalties")} />;
    case "attack-won":
      return (
        <Band
          {...props}
          text={say.word("event-attack-won", { attacker: player(event.attacker), attempts: event.attempts })}
        />
      );
    case "substituted":
    case "replaced":
      return <Change {...props} off={event.off} on={event.on} seat={event.seat} />;
    case "match-over":
      return <FinalScore {...props} />;
    default:
      return null;
  }
}

const MINUTES = 15;
const BREAKS: Readonly<Record<number, string>> = {
  3: "screen-band-half-time",
  6: "screen-band-full-time",
  8: "screen-band-full-time",
};

/** "45′ · half-time", with the score where the teams rest. */
function whistled({ view, say }: TableProps, period: number): string {
  const near = nearSeat(view);
  const code = BREAKS[period] ?? "screen-band-period";
  return say.word(code, {
    minute: period * MINUTES,
    mine: sideOf(view, near).goals,
    theirs: sideOf(view, 1 - near).goals,
  });
}

function Band({ at, text }: TableProps & { text: string }) {
  return (
    <p class="band" key={at} aria-hidden="true">
      {text}
    </p>
  );
}

type Changed = Pick<
  Extract<NonNullable<TableProps["showing"]>["event"], { type: "substituted" }>,
  "off" | "on"
>;

/** The board at the touch line: who leaves, who comes. */
function Change({ at, say, view, off, on, seat }: TableProps & Changed & { seat: number }) {
  return (
    <div class={`change-board ${sideOf(view, seat).colour}`} key={at} aria-hidden="true">
      <span class="leaves">
        <Portrait man={off} />
        <b>▼ {shortName(say, off)}</b>
      </span>
      <span class="comes">
        <Portrait man={on} />
        <b>▲ {shortName(say, on)}</b>
      </span>
    </div>
  );
}

/** The score, large, on the last picture of the match. */
export function FinalScore({ view, say, at }: TableProps) {
  const near = nearSeat(view);
  const [mine, theirs] = [sideOf(view, near), sideOf(view, 1 - near)];
  const kicked = view.series > 0;
  return (
    <p class="final-score" key={at}>
      <span class={mine.colour}>{say.player(near)}</span>
      <b>
        {mine.goals}–{theirs.goals}
        {kicked && (
          <small>
            ({mine.penalties}–{theirs.penalties})
          </small>
        )}
      </b>
      <span class={theirs.colour}>{say.player(1 - near)}</span>
    </p>
  );
}
