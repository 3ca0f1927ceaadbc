import { useFresh, useTimeline } from "../../kit/film";
import { NARROW, useLayout } from "../../kit/layout";
import { art } from "./art";
import { Builder } from "./builder";
import { DeckBuilder } from "./deck";
import { Duel } from "./duel";
import { type GameEvent, nearSeat, type Props, sideOf, type View } from "./model";
import { Moment } from "./moment";
import { TIMES } from "./script";
import { Shootout } from "./shootout";
import { Strip } from "./strip";
import { Summary } from "./summary";
import { Team } from "./team";

export interface TableProps extends Props {
  view: View;
  events: readonly GameEvent[];
  /** The first event of the last message: what comes from there on is shown as it happens. */
  fresh: number;
}

/** How far the match is: the minute, or the penalties. */
export function standing({ screen: { view }, say }: Props): string | undefined {
  if (view.step === "team" || view.step === "deck") return undefined;
  if (!isShootout(view)) return say.word("table-minute", { minute: view.minute });
  const [mine, theirs] = [sideOf(view, nearSeat(view)), sideOf(view, 1 - nearSeat(view))];
  return say.word("table-penalties", { mine: mine.penalties, theirs: theirs.penalties });
}

/** The middle of the table: both teams, the minutes and the score, and what is being decided. */
export function Screen(props: Props) {
  const { seat, view, events } = props.screen;
  const drawn = art.use();
  const fresh = useFresh(seat, events.length);
  if (!drawn) return null;
  return <Table {...props} view={view} events={events} fresh={fresh} />;
}

function Table(props: TableProps) {
  const { view } = props;
  const stacked = useLayout().width <= NARROW;
  const rolling = useTimeline().awaits(props.screen.seat, "rolled", "tie-rolled");
  const { seat } = props.screen;
  if (view.step === "team") return <Builder key={seat} {...props} />;
  if (view.step === "deck") return <DeckBuilder key={seat} {...props} stacked={stacked} />;
  const near = nearSeat(view);
  if (view.step === "over") return <Summary {...props} />;
  const looks = [stacked ? "stacked" : "wide", `at-${view.step}`, rolling ? "unknown" : ""];
  return (
    <div class={`fi ${looks.join(" ")}`} style={TIMES}>
      <Lines />
      <Strip {...props} />
      <Team {...props} seat={near} near stacked={stacked} />
      <div class="middle">{isShootout(view) ? <Shootout {...props} /> : <Duel {...props} />}</div>
      <Team {...props} seat={1 - near} near={false} stacked={stacked} />
      <Moment {...props} />
    </div>
  );
}

function isShootout({ step, series }: View): boolean {
  return series > 0 || step === "stand-in" || step === "shooters";
}

/** The lines of the pitch. */
function Lines() {
  return (
    <div class="lines">
      <svg viewBox="0 0 1000 500" preserveAspectRatio="none" aria-hidden="true">
        <rect x="2" y="2" width="996" height="496" rx="6" />
        <path d="M500 2V498M2 110H130V390H2M998 110H870V390H998" />
      </svg>
    </div>
  );
}
