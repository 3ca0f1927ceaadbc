import { useLayout } from "../../kit/layout";
import { restAngle } from "../../kit/motion";
import { player } from "../../kit/words";
import { useScene } from "../../table/scene";
import { useNow } from "../../ui/clock";
import { Art } from "./art";
import { useCall } from "./call";
import { HelpChoice, help } from "./help";
import { clockOf, isRace, pileOf, sentence } from "./model";
import { shouting } from "./says";
import type { TableProps } from "./screen";

/** How much of the pile is seen under its top card. */
const SEEN = 3;
/** Longer shouts are written smaller. */
const MOST_LETTERS = 9;
/** How far the cards under it stick out. */
const LEANS = [0, 9, -11];

/** The pile inside the countdown, and the receiver who is asked for: impossible to miss. */
export function Arena({ say, here, room, screen }: TableProps) {
  const { view } = screen;
  const layout = useLayout();
  const laid = pileOf(view, screen.told);
  const top = laid.at(-1);
  const first = Math.max(0, laid.length - SEEN);
  const owner = top?.seat ?? undefined;
  const glows = view.step === "open" && view.any_card && owner !== undefined && here.includes(owner);
  const called = useCall(screen);
  const held = room.held === true;
  const shout = called ? { over: "", large: say.word("screen-call") } : shouting(view, here, say);
  const hidden = held || called;
  // Where space is short the ring is for the help alone: the label asks the same.
  const crowded = view.step === "ready" && here.length === 1 && layout.kind !== "wide";
  const unaided = help.value === "none" && here.length === 1 && isRace(view) && !called;
  const shouted = !held && !crowded && !unaided;
  const told = !hidden && top && say.word("screen-top", { face: sentence(say, top.face) });
  return (
    <>
      <div class={`arena ${glows ? "glows" : ""}`} data-spot={shouted ? undefined : "asked"}>
        <Countdown clocked={room.phase === "playing"} />
        <span class="vh">{told}</span>
        {view.step === "ready" && here.length === 1 && <HelpChoice seat={here[0] ?? 0} say={say} />}
        {laid.slice(called ? laid.length : first).map((card, at) => {
          const under = laid.length - 1 - first - at;
          const index = view.top - under;
          return (
            <span
              key={index}
              class={`laid ${under === 0 ? "upmost" : ""} ${from(card.seat, under)}`}
              style={{ "--turn": `${restAngle(index) + (LEANS[under] ?? 0)}deg` }}
            >
              <Art id={held ? "back" : `face-${card.face}`} />
            </span>
          );
        })}
        {called && (
          <span class="laid upmost">
            <Art id="back" />
          </span>
        )}
        {top && !hidden && owner !== undefined && owner !== null && (
          <span class="by">{say.word("screen-by", { seat: player(owner) })}</span>
        )}
      </div>
      {shouted && (
        <div
          class={`shout ${view.step} ${shout.large.length > MOST_LETTERS ? "long" : ""}`}
          key={`${view.top} ${view.step}`}
          data-spot="asked"
        >
          <small>{shout.over}</small>
          <strong>{shout.large}</strong>
        </div>
      )}
    </>
  );

  /** A card comes from whoever laid it. */
  function from(seat: number | null, under: number): string {
    if (under > 0 || seat === null) return "";
    return here.includes(seat) ? "from-here" : "from-there";
  }
}

const LENGTH = 2 * Math.PI * 46;

/** What is left of the step, around the pile; with less motion a number. */
function Countdown({ clocked }: { clocked: boolean }) {
  const { room, store, say } = useScene();
  const clock = clockOf(room);
  const time = useNow(clocked && clock !== undefined);
  const whole = clock?.whole_ms ?? 0;
  const left = clock ? Math.max(0, clock.left_ms - Math.max(0, time - store.heard.value)) : 0;
  const share = whole > 0 ? Math.min(1, left / whole) : 0;
  const seconds = Math.ceil(left / 1000);
  return (
    <>
      <svg class="ring" viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="46" class="track" />
        {clock && (
          <circle
            key={`${clock.key} ${whole}`}
            cx="50"
            cy="50"
            r="46"
            class={share < 0.25 ? "arc low" : "arc"}
            stroke-dasharray={`${LENGTH * share} ${LENGTH}`}
            transform="rotate(-90 50 50)"
          />
        )}
      </svg>
      {clock && (
        <span
          class="seconds"
          data-about="spot:seconds"
          role="timer"
          aria-label={say.word("screen-seconds", { seconds })}
        >
          {seconds}
        </span>
      )}
    </>
  );
}
