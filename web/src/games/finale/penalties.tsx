import type { Penalty } from "../../gen/finale";
import { useTimeline } from "../../kit/film";
import { player, word } from "../../kit/words";
import { Ball } from "../../ui/icons";
import { Die, Tile } from "./art";
import { shortName } from "./man";
import { type Man, nearSeat, penaltiesOf, sideOf } from "./model";
import { FinalScore } from "./moment";
import { Lots } from "./rolling";
import type { TableProps } from "./screen";
import { deciding, ends } from "./series";
import { Dots, KICKED } from "./shootout";

/** The steps of a kick: whoever shoots stands there, dice, own sum, the keeper's sum, and it is decided. */
const [DICE, SUM, OTHER] = [1, 2, 3];

/** The shoot-out fills the mat, one kick at a time. A tap goes to the next kick, a button to the end. */
export function Penalties(props: TableProps) {
  const { view, say, showing, events } = props;
  const timeline = useTimeline();
  const near = nearSeat(view);
  const event = showing?.event;
  const kick = event?.type === "penalty" ? event : penaltiesOf(events).at(-1);
  if (!showing || !kick) return null;
  const step = event?.type === "penalty" ? showing.step : KICKED + 1;
  return (
    <section class="fi-pen" aria-label={say.word("screen-band-penalties")}>
      <div class="board">
        <Dots {...props} seat={near} />
        <span class="nth">{say.word("screen-kick", { number: nthOf(props, kick) })}</span>
        <Dots {...props} seat={1 - near} />
      </div>
      {event?.type === "match-over" ? <FinalScore {...props} /> : <Kick {...props} kick={kick} step={step} />}
      <button type="button" class="skip" onClick={() => timeline.end()}>
        {say.word("screen-skip")} ▸▸
      </button>
    </section>
  );
}

function nthOf({ events, showing }: TableProps, kick: Penalty): number {
  const mine = penaltiesOf(events).filter((one) => one.seat === kick.seat).length;
  return mine + (showing?.event.type === "penalty" && showing.step < KICKED ? 1 : 0);
}

interface KickProps extends TableProps {
  kick: Penalty;
  step: number;
}

function Kick(props: KickProps) {
  const { kick, step, say } = props;
  const known = step >= KICKED;
  const saved = kick.strength + kick.roll < kick.keeper_strength + kick.keeper_roll;
  const looks = [
    step >= SUM ? "flies" : "",
    known ? (kick.scored ? "in" : saved ? "held" : "off") : "",
    step > KICKED ? "after" : "",
  ];
  return (
    <div class={`kick ${looks.join(" ")}`}>
      <div class="goal-frame" />
      <Figure
        {...props}
        man={kick.keeper}
        seat={1 - kick.seat}
        strength={kick.keeper_strength}
        look="keeper"
      />
      {step <= KICKED && (
        <Figure {...props} man={kick.man} seat={kick.seat} strength={kick.strength} look="shooter" />
      )}
      {step <= KICKED && (
        <span class="ball" aria-hidden="true">
          <Ball />
        </span>
      )}
      {step >= DICE && step <= KICKED && <Sums {...props} />}
      {step === KICKED && (
        <p class={kick.scored ? "cry in" : "cry"}>
          {say.word(kick.scored ? "screen-kick-in" : saved ? "screen-kick-saved" : "screen-kick-post")}
        </p>
      )}
      <Lots {...props} />
      <Caption {...props} />
    </div>
  );
}

/** The man as he lies on the pitch; his card may since have turned. */
function Figure(props: KickProps & { man: Man | null; seat: number; strength: number; look: string }) {
  const { view, say, man, seat, strength, look, step } = props;
  const side = sideOf(view, seat);
  const found = side.pitch.find((one) => one.man === man);
  if (!man || !found) return null;
  const now = step > KICKED ? found.strength : strength;
  return (
    <div class={`figure ${look} ${side.colour}`} key={`${look}-${man}`}>
      <Tile {...found} strength={now} turns={found.state} />
      <i>
        {shortName(say, man)}
        <span class="vh">, {say.word("screen-strength", { strength: now })}</span>
      </i>
    </div>
  );
}

function Sums({ view, kick, step }: KickProps) {
  const { seat } = kick;
  const rows = [
    { whose: seat, strength: kick.strength, roll: kick.roll, shown: step >= SUM },
    { whose: 1 - seat, strength: kick.keeper_strength, roll: kick.keeper_roll, shown: step >= OTHER },
  ];
  return (
    <div class="sums">
      {rows.map(({ whose, strength, roll, shown }) => {
        const { colour } = sideOf(view, whose);
        return (
          <span class={colour} key={whose}>
            {strength} +
            <span class={step < SUM ? "die blank" : "die"}>
              {step >= SUM && <Die colour={colour} value={roll} />}
            </span>
            <b>{shown ? strength + roll : "?"}</b>
          </span>
        );
      })}
    </div>
  );
}

/** One line under the kick: what it can decide, or what became of the goalkeeper. */
function Caption(props: KickProps) {
  const text = captionOf(props);
  return text ? <p class="needs">{text}</p> : null;
}

function captionOf({ view, events, kick, step, say, showing }: KickProps): string {
  const event = showing?.event;
  if (event?.type === "turned") {
    const man = word(`man-${event.men[0]}`);
    return say.word("screen-keeper-turns", { man, strength: event.strengths[0] ?? 0 });
  }
  if (event?.type === "last-rolled") return say.word("screen-rolling");
  if (event?.type !== "penalty" || step >= KICKED || !deciding(kick, events)) return "";
  const seat = player(kick.seat);
  const if_ = ends(kick, events, true) ? "screen-if-in" : "screen-if-out";
  return view.step === "over" ? "" : say.word(if_, { seat });
}
