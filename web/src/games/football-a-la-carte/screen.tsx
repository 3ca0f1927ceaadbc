import { useLayoutEffect, useRef } from "preact/hooks";
import { forgetSeat } from "./aim";
import { art } from "./art";
import { Board } from "./board";
import { Cut } from "./cut";
import { nearTeam, type Props } from "./model";
import { useFilm } from "./motion";
import { Piles, Team } from "./sides";

/** How far the match is. */
export function standing({ screen: { view }, say }: Props): string | undefined {
  return view.step === "over" ? undefined : say.word("screen-half", { half: view.half });
}

/** The middle of the table: the pitch, and beside it the teams and the piles. */
export function Screen(props: Props) {
  if (!art.use()) return null;
  // Another seat's table is another one: nothing that is kept for one is found by the next.
  return <Table {...props} key={props.screen.seat} />;
}

function Table(props: Props) {
  const { view } = props.screen;
  const place = useRef<HTMLDivElement>(null);
  const near = nearTeam(view);
  useFilm(place, props);
  useLayoutEffect(() => forgetSeat, []);
  return (
    <div class={`fc seats-${view.seats} ${view.step === "over" ? "ended" : ""}`} ref={place}>
      <div class="side">
        <Team {...props} team={1 - near} near={false} />
        <Piles {...props} />
        <Team {...props} team={near} near />
      </div>
      <div class="middle">
        <Board {...props} />
        <Band {...props} />
        <Cut {...props} />
      </div>
    </div>
  );
}

/** What hangs over the pitch: a shot that is not yet answered, or the last turn of the half. */
function Band({ screen: { view }, say }: Props) {
  const shot = view.shooter !== null && (view.step === "stop" || view.step === "last-stop");
  if (view.step === "over" || (!shot && !view.last_turn)) return null;
  const text = shot
    ? say.word("screen-shot", { shooter: { type: "player", seat: view.shooter } })
    : say.word("table-last-turn");
  return (
    <p class={shot ? "band hot" : "band"} key={text}>
      {text}
    </p>
  );
}
