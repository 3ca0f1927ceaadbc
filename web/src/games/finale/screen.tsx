import { useShowing, useTake } from "../../kit/film";
import { type Layout, useLayout } from "../../kit/layout";
import type { Showing } from "../../kit/timeline";
import { art } from "./art";
import { Builder } from "./builder";
import { DeckBuilder } from "./deck";
import { Duel } from "./duel";
import { type GameEvent, nearSeat, type Props, sideOf, type View } from "./model";
import { Moment } from "./moment";
import { Penalties } from "./penalties";
import { TIMES } from "./script";
import { Shootout } from "./shootout";
import { Strip } from "./strip";
import { Team } from "./team";

export interface TableProps extends Props {
  view: View;
  events: readonly GameEvent[];
  /** What is to be seen right now, while a message is shown. */
  showing: Showing<GameEvent> | undefined;
  /** Where its event will stand among those that are known. */
  at: number;
}

/** How far the match is: the minute, or the penalties. */
export function standing({ screen: { view }, say }: Props): string | undefined {
  if (view.step === "team" || view.step === "deck") return undefined;
  if (!isShootout(view)) return say.word("table-minute", { minute: view.minute });
  const [mine, theirs] = [sideOf(view, nearSeat(view)), sideOf(view, 1 - nearSeat(view))];
  return say.word("table-penalties", { mine: mine.penalties, theirs: theirs.penalties });
}

/** On the smallest phones held sideways the teams need the whole mat: what is decided stands above the hand. */
const LEAST_TOGETHER = 740;

export function isApart({ kind, small, width, large }: Layout): boolean {
  return kind === "lying" && small && width < LEAST_TOGETHER && !large;
}

/** The teams stand above each other in a tall window, and wherever large letters make the pitch scroll. */
function isStacked({ kind, large }: Layout): boolean {
  return kind === "tall" || (kind === "lying" && large);
}

/** The middle of the table: both teams, the minutes and the score, and what is being decided. */
export function Screen(props: Props) {
  const shown = useShown(props);
  return art.use() ? <Table {...shown} /> : null;
}

/** With what is to be seen right now. */
function useShown(props: Props): TableProps {
  const { seat, view, events } = props.screen;
  const showing = useShowing<GameEvent>(seat);
  const from = useTake<GameEvent>(seat)?.from ?? 0;
  return { ...props, view, events, showing, at: from + (showing?.index ?? 0) };
}

/** What is being decided, in the dock. */
export function Apart(props: Props) {
  const shown = useShown(props);
  return isShootout(shown.view) ? <Shootout {...shown} /> : <Duel {...shown} />;
}

function Table(props: TableProps) {
  const { view, showing } = props;
  const layout = useLayout();
  // At the end the result lies beside the pitch, which stands upright then.
  const stacked = isStacked(layout) || (layout.kind === "wide" && view.step === "over");
  const apart = isApart(layout);
  const { seat } = props.screen;
  if (view.step === "team") return <Builder key={seat} {...props} />;
  if (view.step === "deck") return <DeckBuilder key={seat} {...props} stacked={stacked} />;
  const near = nearSeat(view);
  const kicked = isKicked(view, showing);
  const looks = [
    stacked ? "stacked" : "wide",
    apart ? "apart" : "",
    kicked ? "kicked" : "",
    `at-${view.step}`,
  ];
  return (
    <div class={`fi ${looks.join(" ")}`} style={TIMES}>
      <Lines />
      <Strip {...props} />
      <Team {...props} seat={near} near stacked={stacked} />
      {!apart && view.step !== "over" && (
        <div class="middle">{isShootout(view) ? <Shootout {...props} /> : <Duel {...props} />}</div>
      )}
      <Team {...props} seat={1 - near} near={false} stacked={stacked} />
      {kicked ? <Penalties {...props} /> : <Moment {...props} />}
    </div>
  );
}

/** While penalties are shot they fill the mat. */
function isKicked({ series }: View, showing: TableProps["showing"]): boolean {
  if (!showing) return false;
  const { type } = showing.event;
  return type === "penalty" || (series > 0 && ["turned", "last-rolled", "match-over"].includes(type));
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
