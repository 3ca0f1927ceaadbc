import { useLayoutEffect, useRef } from "preact/hooks";
import { type Layout, useLayout } from "../../kit/layout";
import { art } from "./art";
import { Board } from "./board";
import { OwnClub } from "./club";
import { Clubs } from "./clubs";
import { Duel, hasDuel } from "./duel";
import { useFlow } from "./flow";
import { League } from "./league";
import { Market, waiting } from "./market";
import type { Props, TableProps } from "./model";
import { useFilm } from "./motion";
import { Pages } from "./pages";
import { forgetPlan, usePlan } from "./plan";
import { Band, Ceremony, SceneLayer, useScene } from "./scenes";
import { Sheets } from "./sheets";
import { forget } from "./state";

/** Where the market has its place neither beside the board nor under it. */
function isPaged({ kind, small, phone }: Layout): boolean {
  return phone || (kind === "lying" && small);
}

/** The questions that are answered, or judged, by what lies on the board. */
const ON_THE_BOARD: readonly string[] = [
  "way",
  "buy",
  "auction",
  "euromatch",
  "line-ups",
  "action",
  "answer",
  "substitute",
];

/** The middle of the table: the clubs, and the board or the match. */
export function Screen(props: Props) {
  art.use();
  return <Table {...props} view={props.screen.view} />;
}

function Table(props: TableProps) {
  const { view, say, screen } = props;
  const place = useRef<HTMLDivElement>(null);
  const layout = useLayout();
  const paged = isPaged(layout);
  const phone = layout.phone;
  const below = layout.kind === "tall" && !phone;
  useOneSeat(screen.seat);
  usePlan(props, view);
  useFlow(props);
  useFilm(place, screen.seat);
  const scene = useScene(props);
  const stage = <Stage {...props} upright={phone} film={scene?.event.type === "champion"} />;
  const own = screen.seat >= 0;
  return (
    <div
      class={`fm ${view.step === "over" ? "ended" : ""} ${scene ? "showing" : ""}`}
      data-step={view.step}
      ref={place}
    >
      <Clubs {...props} />
      {paged && view.step !== "over" ? (
        <Pages
          say={say}
          call={screen.asked && ON_THE_BOARD.includes(view.step) ? view.step : undefined}
          pages={[
            { id: "board", inside: stage },
            { id: "club", inside: own ? <OwnClub {...props} /> : <League {...props} /> },
            { id: "market", inside: <Market {...props} />, count: waiting(props) },
          ]}
        />
      ) : (
        <>
          {stage}
          {below && view.step !== "over" && (
            <div class="below">
              {[Market, League].map((Panel, index) => (
                // biome-ignore lint/a11y/noNoninteractiveTabindex: whatever scrolls must be reached by keyboard.
                <div key={index} tabIndex={0}>
                  <Panel {...props} />
                </div>
              ))}
            </div>
          )}
        </>
      )}
      <Band {...props} />
      <SceneLayer {...props} line={scene} />
      <Sheets {...props} />
    </div>
  );
}

/** When the curtain falls, or another seat comes to the screen, nothing is left of what the last one had begun. */
function useOneSeat(seat: number): void {
  useLayoutEffect(
    () => () => {
      forget();
      forgetPlan();
    },
    [seat],
  );
}

function Stage(props: TableProps & { upright: boolean; film: boolean }) {
  if (props.view.step === "over") {
    return (
      <div class="last-day">
        <Ceremony {...props} />
        <League {...props} />
      </div>
    );
  }
  return hasDuel(props.view) ? <Duel {...props} /> : <Board {...props} />;
}
