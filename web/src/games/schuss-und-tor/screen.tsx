import { useRef } from "preact/hooks";
import { art } from "./art";
import { Bubble } from "./bubble";
import { Heart, Piles } from "./middle";
import { type Places, type Props, placesFor } from "./model";
import { useFilm } from "./motion";
import { Mine, Opponent } from "./seats";

/** The middle of the table: the pile and what is asked for, the other piles, everybody else. */
export function Screen(props: Props) {
  if (!art.use()) return null;
  // Another seat's table is another one: nothing that is kept for one is found by the next.
  return <Pitch {...props} key={props.screen.seat} />;
}

function Pitch(props: Props) {
  const { screen } = props;
  const { view } = screen;
  const pitch = useRef<HTMLDivElement>(null);
  const places = placesFor(view.seats, screen.seat);
  useFilm(pitch, props);
  return (
    <div class={`st seats-${view.seats} ${view.action ? "has-action" : ""}`} ref={pitch}>
      <Lines />
      <Others {...props} places={places} />
      <Piles {...props}>
        <Heart {...props}>
          <Bubble {...props} />
        </Heart>
        <Mine {...props} seat={places.own} />
        <Band {...props} />
      </Piles>
    </div>
  );
}

function Others({ places, ...props }: Props & { places: Places }) {
  const { left, top, right } = places;
  return (
    <div class="others">
      <Opponent {...props} seat={left} side="left" />
      {top !== undefined && <Opponent {...props} seat={top} side="across" />}
      {right !== undefined && <Opponent {...props} seat={right} side="right" />}
    </div>
  );
}

/** The last card, and extra time: who is out, and who still serves. */
function Band({ screen: { view }, say }: Props) {
  const server = view.last_server;
  const texts = [
    view.extra_time ? say.word("table-extra-time") : "",
    server === null || view.step === "over"
      ? ""
      : say.word("table-last-card", { server: { type: "player", seat: server } }),
  ].filter(Boolean);
  if (texts.length === 0) return null;
  return (
    <p class={server === null ? "band calm" : "band"} key={texts.join()}>
      {texts.join(" · ")}
    </p>
  );
}

/** The lines of the pitch; the circle stays round whatever the mat's shape. */
function Lines() {
  return (
    <div class="lines">
      <svg viewBox="0 0 1000 440" preserveAspectRatio="none" aria-hidden="true">
        <rect x="2" y="2" width="996" height="436" rx="6" />
        <path d="M500 2V438M2 90H130V350H2M998 90H870V350H998" />
      </svg>
    </div>
  );
}
