import { useLayoutEffect, useRef } from "preact/hooks";
import type { GameProps } from "..";
import { forgetSeat } from "./aim";
import { useArt } from "./art";
import { Board } from "./board";
import { Cut } from "./cut";
import { nearTeam, type View, viewOf } from "./model";
import { useMotion } from "./motion";
import { Piles, Team } from "./sides";

export type TableProps = GameProps & { view: View };

/** How far the match is. */
export function standing({ screen, say }: GameProps): string | undefined {
  const view = viewOf(screen);
  return view && view.step !== "over" ? say.word("screen-half", { half: view.half }) : undefined;
}

/** The middle of the table: the pitch, and beside it the teams and the piles. */
export function Screen(props: GameProps) {
  const view = viewOf(props.screen);
  const drawn = useArt();
  if (!view || !drawn) return null;
  // Another seat's table is another one: nothing that is kept for one is found by the next.
  return <Table {...props} view={view} key={view.seat} />;
}

function Table(props: TableProps) {
  const { screen, view, say } = props;
  const place = useRef<HTMLDivElement>(null);
  const near = nearTeam(view);
  useMotion(place, screen, view, say);
  useLayoutEffect(() => forgetSeat, []);
  return (
    <div class={`fc seats-${view.seats}`} ref={place}>
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
function Band({ view, say }: TableProps) {
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
