import { useMedia } from "../../ui/media";
import type { GameProps } from "..";
import { useArt } from "./art";
import { Builder } from "./builder";
import { DeckBuilder } from "./deck";
import { Duel } from "./duel";
import { eventsOf, type GameEvent, nearSeat, sideOf, type View, viewOf } from "./model";
import { Moment, useFresh } from "./moment";
import { Shootout } from "./shootout";
import { Strip } from "./strip";
import { Summary } from "./summary";
import { Team } from "./team";

export interface TableProps extends GameProps {
  view: View;
  events: readonly GameEvent[];
  /** The first event of the last message: what comes from there on is shown as it happens. */
  fresh: number;
}

/** How far the match is: the minute, or the penalties. */
export function standing({ screen, say }: GameProps): string | undefined {
  const view = viewOf(screen);
  if (!view || view.step === "team" || view.step === "deck") return undefined;
  if (!isShootout(view)) return say.word("table-minute", { minute: view.minute });
  const [mine, theirs] = [sideOf(view, nearSeat(view)), sideOf(view, 1 - nearSeat(view))];
  return say.word("table-penalties", { mine: mine.penalties, theirs: theirs.penalties });
}

/** The middle of the table: both teams, the minutes and the score, and what is being decided. */
export function Screen(props: GameProps) {
  const view = viewOf(props.screen);
  const drawn = useArt();
  const events = eventsOf(props.screen);
  const fresh = useFresh(props.screen);
  if (!view || !drawn) return null;
  return <Table {...props} view={view} events={events} fresh={fresh} />;
}

function Table(props: TableProps) {
  const { view } = props;
  const stacked = useMedia("(max-width: 1080px)");
  const { seat } = props.screen;
  if (view.step === "team") return <Builder key={seat} {...props} />;
  if (view.step === "deck") return <DeckBuilder key={seat} {...props} stacked={stacked} />;
  const near = nearSeat(view);
  const over = view.step === "over";
  return (
    <>
      <div class={`fi ${stacked ? "stacked" : "wide"} at-${view.step}`}>
        <Lines />
        <Strip {...props} />
        <Team {...props} seat={near} near stacked={stacked} />
        {!over && (
          <div class="middle">{isShootout(view) ? <Shootout {...props} /> : <Duel {...props} />}</div>
        )}
        <Team {...props} seat={1 - near} near={false} stacked={stacked} />
        <Moment {...props} />
      </div>
      {over && <Summary {...props} />}
    </>
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
