import { useRef } from "preact/hooks";
import { useMedia } from "../../ui/media";
import type { GameProps } from "..";
import { useArt } from "./art";
import { Board } from "./board";
import { OwnClub } from "./club";
import { Clubs } from "./clubs";
import { Duel, hasDuel } from "./duel";
import { League } from "./league";
import { Market } from "./market";
import { type TableProps, viewOf } from "./model";
import { useMotion } from "./motion";
import { Pages } from "./pages";
import { usePlan } from "./plan";
import { Sheets } from "./sheets";

/** Where the market has no place beside the table. */
export const NARROW = "(max-width: 1080px)";
export const PHONE = "(max-width: 760px)";

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
  const phone = useMedia(PHONE);
  usePlan(props, view);
  useMotion(place, screen);
  const stage = <Stage {...props} upright={phone} />;
  const own = screen.seat >= 0;
  return (
    <div class={view.step === "over" ? "fm ended" : "fm"} data-step={view.step} ref={place}>
      <Clubs {...props} />
      {phone ? (
        <Pages
          say={say}
          pages={[
            { id: "board", inside: stage },
            { id: "club", inside: own ? <OwnClub {...props} /> : <League {...props} /> },
            { id: "market", inside: <Market {...props} />, count: waiting(props) },
          ]}
        />
      ) : (
        <>
          {stage}
          {narrow && (
            <div class="below">
              <Market {...props} />
              <League {...props} />
            </div>
          )}
        </>
      )}
      <Sheets {...props} />
    </div>
  );
}

/** Offers that somebody else has made. */
function waiting({ view }: TableProps): number {
  return view.offers.filter((offer) => offer.maker !== view.seat).length;
}

function Stage(props: TableProps & { upright: boolean }) {
  if (props.view.step === "over") return <League {...props} />;
  return hasDuel(props.view) ? <Duel {...props} /> : <Board {...props} />;
}
