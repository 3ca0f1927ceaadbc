import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { keyOf } from "../kit/keymap";
import { PauseSign } from "../ui/icons";
import { printedOn } from "../ui/printed";
import { type Scene, useScene } from "./scene";

/** So many beats are counted before a race goes on. */
export const BEATS = 3;
const BEAT_MS = 700;

/** What is left of the count; nothing while none is under way. */
const count = signal<number | undefined>(undefined);

/** Whether there is a race that this person may hold. */
export function isHoldable({ room, screen }: Pick<Scene, "room" | "screen">): boolean {
  return room.alone === true && screen.seat >= 0 && (room.held === true || (room.clocks ?? []).length > 0);
}

/** Stops the race, or counts down and lets it go on. */
export function holding({ room, screen, store }: Scene) {
  const order = (on: boolean) => store.order({ type: "hold", seat: screen.seat, on });
  return {
    hold: () => {
      count.value = undefined;
      if (room.alone && !room.held && (room.clocks ?? []).length > 0) order(true);
    },
    goOn: () => {
      if (room.held && count.peek() === undefined) count.value = BEATS;
    },
    release: () => order(false),
  };
}

/** A drawer, another tab or the key stop the race; after a drawer it goes on by itself. */
export function useHolding(scene: Scene): void {
  const { room, drawer } = scene;
  const { hold, goOn, release } = holding(scene);
  const open = drawer.value !== undefined;
  const held = room.held === true;
  const was = useRef(open);
  useEffect(() => {
    if (open) hold();
    else if (was.current) goOn();
    was.current = open;
  }, [open]);
  useEffect(() => {
    const look = () => document.hidden && hold();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  });
  useEffect(() => {
    if (!held) count.value = undefined;
  }, [held]);
  const left = count.value;
  useEffect(() => {
    if (left === undefined) return;
    const timer = setTimeout(() => {
      if (left > 1) count.value = left - 1;
      else release();
    }, BEAT_MS);
    return () => clearTimeout(timer);
  }, [left]);
}

/** In the bar, while there is something to stop. */
export function PauseSwitch() {
  const scene = useScene();
  const { room, say } = scene;
  if (!isHoldable(scene)) return null;
  const { hold, goOn } = holding(scene);
  return (
    <button
      type="button"
      class="ico pause"
      aria-keyshortcuts={keyOf("pause")}
      onClick={() => (room.held ? goOn() : hold())}
    >
      <PauseSign />
      <span class="vh-narrow">{say.word(room.held ? "page-go-on" : "page-pause")}</span>
      <kbd>{printedOn(keyOf("pause"))}</kbd>
    </button>
  );
}

/** Over the mat while the race is held: one way on, and the count. */
export function Held() {
  const scene = useScene();
  const { room, say } = scene;
  if (!room.held) return null;
  const left = count.value;
  return (
    <div class="held-race" role="status">
      {left === undefined ? (
        <>
          <strong>{say.word("page-pause")}</strong>
          <button type="button" class="btn go" onClick={holding(scene).goOn}>
            {say.word("page-go-on")}
          </button>
        </>
      ) : (
        <b key={left}>{left}</b>
      )}
    </div>
  );
}
