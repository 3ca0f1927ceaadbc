import "./slip.css";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Mark } from "../coach/marks";
import { OnTable } from "../coach/on-table";
import { percent } from "../coach/story";
import type * as wire from "../gen/protocol";
import { useHeight } from "../lesson/slip";
import { coachAddress } from "../lesson/steps";
import { tokensOf } from "../net/keys";
import { go } from "../route";
import type { Voice } from "../say/voice";
import { useScene } from "../table/scene";
import { isElsewhere } from "../ui/keys";
import { settle, solutionOf, starsOf, tryAt } from "./day";
import { Share } from "./share";

/** Maryse asks, and says what was best once there is an answer. */
export function Puzzle() {
  const { room, say, screen } = useScene();
  const about = room.lesson?.puzzle;
  if (!about) return null;
  const answered = room.lesson?.state === "button";
  if (answered && screen.seat >= 0) return <Answered about={about} />;
  return (
    <Paper about={about} mood={answered ? "calm" : "thinking"}>
      <h2>{say.word("puzzle-question")}</h2>
      <p>{say.word("puzzle-short")}</p>
    </Paper>
  );
}

interface PaperProps {
  about: wire.Puzzled;
  mood: string;
  children: ComponentChildren;
}

function Paper({ about, mood, children }: PaperProps) {
  const { say } = useScene();
  const place = useHeight();
  const { number, stars } = about;
  return (
    <aside class="lesson puzzle" ref={place} aria-label={say.word("puzzle-mark")}>
      <div class="bubble">
        <p class="over">
          <span class="name">{say.word("puzzle-number", { number })}</span>
          <span role="img" aria-label={say.word("puzzle-stars", { stars })}>
            {starsOf(stars)}
          </span>
        </p>
        {children}
      </div>
      <img class="maryse" src={coachAddress(mood)} alt="" width="200" height="200" />
      <div class="ways">
        <button type="button" class="leave" onClick={() => go("/")}>
          {say.word("page-lesson-leave")}
        </button>
      </div>
    </aside>
  );
}

/** Maryse in place of the prompt: what is best, what one's own answer is worth, and one reason. */
function Answered({ about }: { about: wire.Puzzled }) {
  const { room, say, store, screen } = useScene();
  const [found, find] = useState<wire.Solution>();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    solutionOf(room.table, tokensOf(store.keys.value)).then(
      (solution) => {
        settle(room.table, solution.right);
        find(solution);
      },
      () => undefined,
    );
  }, [room.table]);
  useEffect(() => {
    if (found && !isElsewhere(document.activeElement)) first.current?.focus({ preventScroll: true });
  }, [found]);
  // The same thing as long as nothing has changed: what is drawn on the table is drawn once.
  const shown = useMemo(
    () =>
      found && ({ move: found.answer, options: [{ move: found.candidates[0]?.move ?? {} }] } as wire.Judged),
    [found],
  );
  return (
    <Paper about={about} mood={found?.right ? "happy" : "calm"}>
      <div class="told" aria-live="polite">
        {found && <Explained found={found} say={say} />}
      </div>
      <div class="buttons">
        <button
          type="button"
          class="btn go"
          ref={first}
          onClick={() => store.order({ type: "learn", seat: screen.seat, step: 0 })}
        >
          {say.word("puzzle-go-on")}
        </button>
        {found && (
          <Share
            number={about.number}
            game={room.game}
            right={(tryAt(about.number)?.right ?? found.right) === true}
            say={say}
          />
        )}
        <button type="button" class="btn" onClick={() => go("/puzzles")}>
          {say.word("puzzle-older")}
        </button>
      </div>
      {shown && !found?.right && <OnTable decision={shown} say={say} />}
    </Paper>
  );
}

function Explained({ found, say }: { found: wire.Solution; say: Voice }) {
  return (
    <>
      <h2>{say.word(found.right ? "puzzle-right" : "puzzle-wrong")}</h2>
      <ol class="candidates">
        {found.candidates.map(({ said, chance, error }, place) => (
          <li key={place} class={classOf(place, found.own)}>
            <Mark kind={place === 0 ? "best" : "gift"} />
            <span>
              {plain(said, say)}
              {place === found.own && <small>{say.word("puzzle-yours")}</small>}
            </span>
            <b>
              {percent(chance)} %<small>± {percent(error)}</small>
            </b>
          </li>
        ))}
      </ol>
      {found.own < 0 && <p>{say.word("puzzle-far", { move: plain(found.said, say) })}</p>}
      {found.reason && (
        <p class="why">
          <b>{say.word("review-why")}</b> {say.say(found.reason)}
        </p>
      )}
      <p class="fine">{say.word("puzzle-judged", { worlds: found.worlds })}</p>
    </>
  );
}

function classOf(place: number, own: number): string {
  return [place === 0 && "best", place === own && "played"].filter(Boolean).join(" ");
}

/** A move in words, without the full stop of a sentence. */
function plain(said: wire.Said, say: Voice): string {
  return say.say(said).replace(/\.$/, "");
}
