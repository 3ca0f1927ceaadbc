import { useLayoutEffect, useRef } from "preact/hooks";
import { useMedia } from "../../ui/media";
import type { GameProps } from "..";
import { useArt } from "./art";
import { Board } from "./board";
import { OwnClub } from "./club";
import { Clubs } from "./clubs";
import { Duel, hasDuel } from "./duel";
import { League } from "./league";
import { Market, waiting } from "./market";
import { askedOf, type TableProps, viewOf } from "./model";
import { useMotion } from "./motion";
import { Pages } from "./pages";
import { forgetPlan, usePlan } from "./plan";
import { Sheets } from "./sheets";
import { forget } from "./state";

/** Where the market has no place beside the table. */
export const NARROW = "(max-width: 1080px)";
/** Where it has none under the board either. */
const PAGED = "(max-width: 760px), (max-width: 1080px) and (min-aspect-ratio: 18 / 25)";
const PHONE = "(max-width: 760px)";

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
export function Screen(props: GameProps) {
  const view = viewOf(props.screen);
  useArt();
  if (!view) return null;
  return <Table {...props} view={view} />;
}

function Table(props: TableProps) {
  const { view, say, screen } = props;
  const place = useRef<HTMLDivElement>(null);
  const narrow = useMedia(NARROW);
  const paged = useMedia(PAGED);
  const phone = useMedia(PHONE);
  useOneSeat(screen.seat);
  usePlan(props, view);
  useMotion(place, screen);
  const stage = <Stage {...props} upright={phone} />;
  const own = screen.seat >= 0;
  return (
    <div class={view.step === "over" ? "fm ended" : "fm"} data-step={view.step} ref={place}>
      <Clubs {...props} />
      {paged && view.step !== "over" ? (
        <Pages
          say={say}
          call={askedOf(screen) && ON_THE_BOARD.includes(view.step) ? view.step : undefined}
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
