import { useScene } from "../../table/scene";
import { useMedia } from "../../ui/media";
import type { GameProps } from "..";
import { Arena } from "./arena";
import { useArt } from "./art";
import { Half, halfOf } from "./half";
import { LYING } from "./hand";
import { ALONE, ENDS } from "./keys";
import { lastRound, othersOf, seatsHere, toldOf, type View, viewOf } from "./model";
import { Piles } from "./piles";
import { Final, RoundEnded } from "./round";
import { Opponent } from "./seats";
import { OthersSlip } from "./strip";

/** The middle of the table: the pile in its ring, who is asked for, everybody else. */
export function Screen(props: GameProps) {
  const view = viewOf(props.screen);
  const drawn = useArt();
  if (!view || !drawn) return null;
  if (view.step === "over") return <Final {...props} view={view} />;
  return <Pitch {...props} view={view} />;
}

export interface TableProps extends GameProps {
  view: View;
  /** The seats in front of this screen. */
  here: readonly number[];
}

function Pitch(given: GameProps & { view: View }) {
  const { view, screens, screen, say } = given;
  const { room } = useScene();
  const lying = useMedia(LYING);
  const here = seatsHere(screens);
  const shared = here.length > 1;
  const props = { ...given, here };
  const others = othersOf(view.seats, here);
  const far = shared && lying && room.phase === "playing" ? screens[1] : undefined;
  const ended = view.step === "ready" ? lastRound(toldOf(screen)) : undefined;
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
