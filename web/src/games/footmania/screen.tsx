import { useLayoutEffect, useRef } from "preact/hooks";
import { type Layout, NARROW, PHONE, useLayout } from "../../kit/layout";
import { art } from "./art";
import { Board } from "./board";
import { OwnClub } from "./club";
import { Clubs } from "./clubs";
import { Duel, hasDuel } from "./duel";
import { League } from "./league";
import { Market, waiting } from "./market";
import type { Props, TableProps } from "./model";
import { useFilm } from "./motion";
import { Pages } from "./pages";
import { forgetPlan, usePlan } from "./plan";
import { Sheets } from "./sheets";
import { forget } from "./state";

/** Where the market has no place under the board either. */
function isPaged({ width, height }: Layout): boolean {
  return width <= PHONE || (width <= NARROW && width / height >= 18 / 25);
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
  const narrow = layout.width <= NARROW;
  const paged = isPaged(layout);
  const phone = layout.width <= PHONE;
  useOneSeat(screen.seat);
  usePlan(props, view);
  useFilm(place, screen.seat);
  const stage = <Stage {...props} upright={phone} />;
  const own = screen.seat >= 0;
  return (
    <div class={view.step === "over" ? "fm ended" : "fm"} data-step={view.step} ref={place}>
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
          {narrow && view.step !== "over" && (
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

function Stage(props: TableProps & { upright: boolean }) {
  if (props.view.step === "over") return <League {...props} />;
  return hasDuel(props.view) ? <Duel {...props} /> : <Board {...props} />;
}
