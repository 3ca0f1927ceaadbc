import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import type * as wire from "../gen/protocol";
import { keyOf, signOf } from "../kit/keymap";
import { keptOf, readKeys } from "../net/keys";
import type { Voice } from "../say/voice";
import { Dealing } from "../table/dealing";
import { type Verdict, verify } from "../verify/verify";
import type { RecordText } from "./api";

interface Props {
  found: wire.Replayed;
  at: number;
  goals: readonly number[];
  speed: number;
  say: Voice;
  refusal: wire.Refusal | undefined;
  record: RecordText;
  show(at: number): void;
  run(speed: number): void;
  look(seat: number): void;
  whatIf(seat: number): void;
  /** The course of the game in place of the slider, where the coach has drawn it. */
  course?: ComponentChildren;
  /** The frame before the next mistake; nothing where there is no coach. */
  next?: (() => number | undefined) | undefined;
  /** Whether playing on from here is offered elsewhere. */
  coached?: boolean;
  /** What the coach says, where there is no room beside the table. */
  below?: ComponentChildren;
  /** The hand of the seat whose eyes we look through. */
  children: ComponentChildren;
}

const SPEEDS = [1, 2, 4];
const SPECTATOR = -2;

/** The game from its first deal to its last card, with its goals as red marks. */
export function Timeline(props: Props) {
  const { found, at, goals, say, show, refusal } = props;
  const last = found.frames.length - 1;
  return (
    <section class="dock timeline" aria-label={say.word("page-timeline")}>
      {props.children}
      {props.course ?? (
        <div class="track">
          <input
            type="range"
            min={0}
            max={last}
            value={at}
            aria-label={say.word("page-timeline")}
            aria-valuetext={say.word("page-moment", { now: at + 1, all: last + 1 })}
            onInput={(event) => show(Number(event.currentTarget.value))}
          />
          <svg class="ticks" viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
            {goals.map((goal) => (
              <rect key={goal} x={(goal / Math.max(1, last)) * 1000 - 3} y="0" width="6" height="10" />
            ))}
          </svg>
        </div>
      )}
      <div class="row">
        <Steps {...props} last={last} />
        <Eyes {...props} />
      </div>
      {props.below}
      {!props.coached && (
        <div class="row">
          <Fair {...props} />
        </div>
      )}
      {refusal && (
        <p class="banner" role="alert">
          {say.refuse(refusal)}
        </p>
      )}
    </section>
  );
}

function Steps({ at, last, speed, say, show, run, next }: Props & { last: number }) {
  const error = next?.();
  return (
    <>
      <button type="button" class="btn" disabled={at === 0} onClick={() => show(at - 1)}>
        {say.word("page-back")} <kbd>{signOf(keyOf("back", "replay"))}</kbd>
      </button>
      {SPEEDS.map((one) => (
        <button
          key={one}
          type="button"
          class={speed === one ? "btn go" : "btn"}
          aria-pressed={speed === one}
          onClick={() => run(speed === one ? 0 : one)}
        >
          {speed === one ? say.word("page-stop") : say.word("page-speed", { speed: one })}
        </button>
      ))}
      <button type="button" class="btn" disabled={at === last} onClick={() => show(at + 1)}>
        {say.word("page-forth")} <kbd>{signOf(keyOf("forth", "replay"))}</kbd>
      </button>
      {next && (
        <button
          type="button"
          class="btn error"
          aria-disabled={error === undefined}
          onClick={() => error !== undefined && show(error)}
        >
          <span class="hide-small">{say.word(error === undefined ? "review-next-none" : "review-next")}</span>
          <span class="only-small">
            {say.word(error === undefined ? "review-next-none" : "review-next-short")}
          </span>{" "}
          <kbd>{signOf(keyOf("error", "replay"))}</kbd>
        </button>
      )}
      <span>{say.word("page-moment", { now: at + 1, all: last + 1 })}</span>
    </>
  );
}

/** Whose eyes to look through, and what would have happened if one had played on from here. */
function Eyes({ found, say, look, whatIf, at, coached }: Props) {
  const why = coached ? undefined : whyNoBranch(found, at);
  return (
    <>
      <label class="field">
        {say.word("page-view-of")}{" "}
        <select value={found.seat} onChange={(event) => look(Number(event.currentTarget.value))}>
          <option value={SPECTATOR}>{say.word("page-view-of-nobody")}</option>
          {found.names.map((_, seat) => (
            <option key={seat} value={seat}>
              {say.names[seat] || say.player(seat)}
            </option>
          ))}
        </select>
      </label>
      {!coached && (
        <button
          type="button"
          class="btn"
          aria-disabled={why !== undefined}
          aria-describedby={why && "no-branch"}
          onClick={() => why ?? whatIf(found.seat)}
        >
          {say.word("page-what-if")}
        </button>
      )}
      {why && (
        <small id="no-branch" class="why">
          {say.word(why)}
        </small>
      )}
    </>
  );
}

/** Which sentence says why nobody can play on from here. */
export function whyNoBranch({ frames, seat }: wire.Replayed, at: number): string | undefined {
  if (frames[at]?.over ?? true) return "page-what-if-over";
  return seat < 0 ? "page-what-if-seat" : undefined;
}

/** We claim exactly what the checks prove: the server has replayed every move, this browser checks the promises. */
export function Fair({ found, record, say }: Pick<Props, "found" | "record" | "say">) {
  const held = found.proof !== null;
  const words = held
    ? say.word("page-proved", { lines: Number(found.proof?.entries) })
    : found.doubt && say.refuse(found.doubt);
  const { verdict, yours } = useMemo(() => checked(record), [record]);
  return (
    <>
      <div class="proof">
        <p class={held ? undefined : "doubt"}>{words}</p>
        <Dealing verdict={verdict} yours={yours} say={say} />
      </div>
      <a
        class="btn"
        download={`ludofoot-${found.game}.json`}
        href={`data:application/json;charset=utf-8,${encodeURIComponent(record)}`}
      >
        {say.word("page-download")}
      </a>
    </>
  );
}

/** The promises of a record, and of what this browser has kept if it was at that table. */
function checked(record: RecordText): { verdict: Verdict; yours: boolean } {
  const verdict = verify(record);
  if (!verdict.holds) return { verdict, yours: false };
  const [table = "", game = ""] = verdict.table.split("/");
  const kept = keptOf(readKeys(table), Number(game));
  return { verdict: verify(record, kept), yours: kept.salts.length > 0 };
}
