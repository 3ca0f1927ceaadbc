import "../lesson/lesson.css";
import { useEffect } from "preact/hooks";
import type * as wire from "../gen/protocol";
import { Chalk } from "../lesson/chalk";
import { coachAddress } from "../lesson/steps";
import { piecesOf, seen } from "../lesson/targets";
import type { Voice } from "../say/voice";
import { useScene } from "./scene";

const HUNDRED = 100;

/** What she would play: a slip of paper beside the game, and chalk around the piece. */
export function Advice() {
  const { store, say, screen } = useScene();
  const found = store.advice.value;
  const close = () => {
    store.advice.value = undefined;
  };
  useEffect(() => close, [store, screen.seat]);
  const good = isStillAsked(store.inQuestion, screen.prompts);
  useEffect(() => {
    if (!good) close();
  }, [good]);
  if (!found || !good || found.seat !== screen.seat) return null;
  const hint = found.hint ?? undefined;
  const first = hint?.advice[0];
  return (
    <aside class="note advice" aria-label={say.word("hint-coach")}>
      <img class="maryse" src={coachAddress(hint ? "calm" : "thinking")} alt="" width="200" height="200" />
      <div class="text" role="status">
        {linesOf(found, say).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <button type="button" class="done" aria-label={say.word("hint-close")} onClick={close}>
        ×
      </button>
      {first && (
        <span class="enough">
          <button type="button" class="btn" onClick={() => store.act(screen.seat, first.move)}>
            {say.word("hint-play")}
          </button>
        </span>
      )}
      {first && <Chalk marks={marksOf(first.move)} say={say} again={0} />}
    </aside>
  );
}

/** Advice is for one question: it is good while that is still asked, though others have chosen meanwhile. */
export function isStillAsked(inQuestion: wire.Screen["prompts"], prompts: wire.Screen["prompts"]): boolean {
  return JSON.stringify(inQuestion) === JSON.stringify(prompts);
}

/** How the game stands, what she would play, what is as good, and why. Nothing is told that is a guess. */
export function linesOf({ hint, refusal, thinking }: Told, say: Voice): string[] {
  if (thinking) return [say.word("hint-thinking")];
  if (!hint) return [say.refuse(refusal ?? { type: "refusal", code: "too-costly" })];
  const stands = hint.error <= TELLABLE;
  const lines = hint.advice.map((each, rank) => lineOf(each, rank, say));
  return [
    ...(stands ? [say.word("hint-before", { chance: points(hint.before) })] : []),
    ...lines,
    ...(hint.reason ? [say.say(hint.reason)] : []),
    ...(hint.hurried ? [say.word("hint-hurried")] : []),
  ];
}

/** Beyond this error a figure would be a guess; of each move the server says so itself. */
const TELLABLE = 0.04;

type Told = Pick<wire.Advised, "hint" | "refusal"> & { thinking?: boolean };

function lineOf(
  { said, chance, error, certain, as_good: asGood }: wire.Advice,
  rank: number,
  say: Voice,
): string {
  const move = say.say(said).replace(/\.$/, "");
  if (rank > 0 && asGood) return say.word("hint-as-good", { move });
  if (!certain) return move;
  return say.word("hint-move", { move, chance: points(chance), error: points(error) });
}

function points(share: number): number {
  return Math.round(HUNDRED * share);
}

/** Chalk around what the move names, or around the button that makes it. */
function marksOf(move: Record<string, unknown>): wire.Mark[] {
  const found = piecesOf(move).filter((target) => seen(target).length > 0);
  const targets = found.length > 0 ? found : [`act:${String(move.type)}`];
  return targets.map((at) => ({ mark: "box", at }) as wire.Mark);
}
