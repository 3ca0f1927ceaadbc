import { useLayout } from "../../kit/layout";
import { useScene } from "../../table/scene";
import { Arena } from "./arena";
import { art } from "./art";
import { Half, halfOf } from "./half";
import { ALONE, ENDS } from "./keys";
import { lastRound, othersOf, type Props, seatsHere } from "./model";
import { Piles } from "./piles";
import { Final, RoundEnded } from "./round";
import { Opponent } from "./seats";
import { OthersSlip } from "./strip";

/** The middle of the table: the pile in its ring, who is asked for, everybody else. */
export function Screen(props: Props) {
  if (!art.use()) return null;
  return props.screen.view.step === "over" ? <Final {...props} /> : <Pitch {...props} />;
}

export interface TableProps extends Props {
  /** The seats in front of this screen. */
  here: readonly number[];
}

function Pitch(given: Props) {
  const { screens, screen, say } = given;
  const { view } = screen;
  const { room } = useScene();
  // Without room for a keyboard two people sit at two ends of the screen itself.
  const tall = useLayout().kind === "tall";
  const here = seatsHere(screens);
  const shared = here.length > 1;
  const props = { ...given, here };
  const others = othersOf(view.seats, here);
  const far = shared && tall && room.phase === "playing" ? screens[1] : undefined;
  const ended = view.step === "ready" ? lastRound(screen.told) : undefined;
  const looks = [shared ? "shared" : "", far ? "two-ends" : "", others.length === 0 ? "alone" : ""];
  const field = (
    <div class={`pe seats-${view.seats} ${looks.join(" ")}`}>
      {others.length > 0 && (
        <div class={`others of-${others.length}`}>
          {others.map((seat) => (
            <Opponent key={seat} {...props} seat={seat} />
          ))}
        </div>
      )}
      {ended ? <RoundEnded {...props} end={ended} /> : <Arena {...props} />}
      <Piles {...props} />
      <OthersSlip of={screen} say={say} here={here} />
    </div>
  );
  if (!far) return field;
  return (
    <div class="pe-ends">
      <div class="pe-far">
        <Half key={halfOf(props, far)} {...props} of={far} keys={ENDS[1] ?? ALONE} shared />
      </div>
      <div class="pe-field">{field}</div>
    </div>
  );
}
