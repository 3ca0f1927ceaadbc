import "./lesson.css";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Mark, Taught } from "../gen/protocol";
import { useTimeline } from "../kit/film";
import { part } from "../part";
import { type Scene, useScene } from "../table/scene";
import { isElsewhere } from "../ui/keys";
import { Chalk } from "./chalk";
import { guard, markOpen, markShown, unmark } from "./guard";
import { Slip } from "./slip";
import { type Step, stepAt, useSteps } from "./steps";
import { pressable } from "./targets";

const Puzzle = part(() => import("../puzzle/slip").then((found) => found.Puzzle));
const WORDS = "lesson-words";
const LOOK_MS = 100;
/** So often is looked whether something else has taken the focus at once. */
const LED_LOOKS = 20;
/** So long a thing may be missing that is to be pressed next, before what was begun counts as taken back. */
const MISSED_MS = 700;

/** The first match of a game, while it lasts; or a puzzle, which is asked in its place. */
export function Lesson() {
  const { room } = useScene();
  return room.lesson?.puzzle ? <Puzzle /> : <First />;
}

function First() {
  const { room } = useScene();
  const steps = useSteps(room.game);
  if (!steps || !room.lesson || room.lesson.state === "over") return null;
  return <Led taught={room.lesson} steps={steps} key={room.number} />;
}

function Led({ taught, steps }: { taught: Taught; steps: readonly Step[] }) {
  const scene = useScene();
  const { room, screen, store, say } = scene;
  const rests = !useTimeline().runs(screen.seat);
  const round = `${taught.step} ${taught.state} ${(screen.told ?? []).length}`;
  const [done, setDone] = useState<readonly string[]>([]);
  const [answer, setAnswer] = useState("");
  const [wrongs, setWrongs] = useState(0);
  const shown = useRef({ number: taught.step, step: steps[taught.step] });
  const { number, step, left } = stepAt(steps, taught.step, done);
  // A step speaks when everything has come to rest.
  if (rests || shown.current.number > number) shown.current = { number, step };
  const speaks = rests && taught.state !== "others" && step !== undefined;
  const heard = store.taught.value;

  useEffect(() => {
    setDone([]);
    setWrongs(0);
  }, [round]);
  useEffect(() => {
    setAnswer("");
    setWrongs(0);
  }, [number, taught.state]);
  const before = useRef(heard?.number);
  useEffect(() => {
    // What was said before a step back is not said again.
    if (!heard || heard.number === before.current) return;
    setAnswer(heard.code);
    setWrongs((before) => before + 1);
  }, [heard?.number]);

  const now = useRef({ taught, open: left, done });
  now.current = { taught, open: step?.press ?? [], done };
  useEffect(
    () =>
      guard(() => ({
        ...now.current,
        press: (target) => setDone((before) => [...before, target]),
        answer: (code) => {
          setAnswer(code);
          setWrongs((before) => before + 1);
        },
      })),
    [],
  );
  useOpen({
    // While something is on its way nothing else can be pressed.
    left: speaks && taught.state === "move" && store.line.pending.value === 0 ? left : [],
    shown: speaks ? step.chalk.flatMap(({ at, to }) => (to ? [at, to] : [at])) : [],
    done,
    wrongs,
    step: `${room.number} ${number}`,
    forget: () => setDone((before) => before.slice(0, -1)),
  });
  const spoken = shown.current;
  if (!spoken.step) return null;
  return (
    <>
      <Slip
        step={spoken.step}
        number={spoken.number}
        count={taught.steps}
        answer={answer}
        waits={taught.state === "button" && rests}
        state={taught.state}
        words={WORDS}
        press={() => store.order({ type: "learn", seat: screen.seat, step: taught.step })}
        why={clauseOf(scene)}
      />
      {speaks && <Chalk marks={marksOf(step, done, left)} say={say} again={number * 100 + wrongs} />}
    </>
  );
}

/** What was done is no longer pointed at; what is left is, when its turn comes. */
function marksOf({ chalk }: Step, done: readonly string[], left: readonly string[]): readonly Mark[] {
  const still = chalk.filter(({ mark, at }) => mark !== "box" || !done.includes(at));
  const next = left[0];
  const pointed =
    next === undefined || done.length === 0 || still.some(({ at, to }) => [at, to].includes(next));
  return pointed ? still : [...still, { mark: "box", at: next }];
}

interface Opening {
  left: readonly string[];
  shown: readonly string[];
  done: readonly string[];
  wrongs: number;
  step: string;
  forget(): void;
}

/** Marks what is to be pressed, leads the focus there, and notices when what was begun is taken back. */
function useOpen({ left, shown, done, wrongs, step, forget }: Opening): void {
  const focused = useRef("");
  const acted = useActed();
  // Before it is painted: what is open changes in the same moment as what is said.
  useLayoutEffect(() => {
    let missed = 0;
    let looks = 0;
    const look = () => {
      looks += 1;
      markShown(shown);
      // The game leads the focus first, where it opens something of its own.
      const found = markOpen(left, WORDS, wrongs);
      const first = found[0];
      const key = `${step} ${left[0]}`;
      // What had the focus may have been drawn anew since, and then nothing has it. On a busy machine the game may
      // lead it after us; where a person has led it, it stays.
      const active = document.activeElement;
      const stays = active === first || acted.current || looks > LED_LOOKS;
      const led = focused.current === key && active !== document.body && stays;
      if (looks > 1 && first && !led && !isElsewhere(active)) {
        focused.current = key;
        first.focus({ preventScroll: true });
        // What cannot have it is not asked again and again.
        acted.current = document.activeElement !== first;
        // A tray may be so low that what is meant lies below its edge.
        if (first.closest('[data-region="tray"]')) first.scrollIntoView({ block: "nearest" });
      }
      const last = done.at(-1);
      missed = left.length > 0 && !first && last && pressable(last) ? missed + LOOK_MS : 0;
      if (missed >= MISSED_MS) forget();
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => {
      clearInterval(timer);
      unmark();
    };
  }, [left.join(" "), shown.join(" "), done.length, wrongs, step]);
}

/** Whether a person has pressed something since that was last forgotten. */
function useActed(): { current: boolean } {
  const acted = useRef(false);
  useLayoutEffect(() => {
    const note = () => {
      acted.current = true;
    };
    const kinds = ["keydown", "pointerdown"] as const;
    for (const kind of kinds) addEventListener(kind, note, true);
    return () => {
      for (const kind of kinds) removeEventListener(kind, note, true);
    };
  }, []);
  return acted;
}

/** What the question rests on, or else what has just happened. */
function clauseOf({ screen }: Scene): string {
  const asked = screen.prompts?.find((prompt) => prompt.pace !== "open")?.clause;
  return asked || screen.told?.at(-1)?.clause || "";
}
