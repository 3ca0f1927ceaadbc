import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Explained } from "../gen/protocol";
import { keyOf } from "../kit/keymap";
import { part } from "../part";
import { type Scene, useScene } from "../table/scene";
import type { Shown } from "./card";
import { allPieces, namesOf, pieceAt } from "./pieces";

// Nobody wonders at once.
const Card = part(() => import("./card").then((found) => found.Card));

const REST_MS = 500;
/** Once one is open the next comes sooner. */
const NEXT_MS = 150;
const LEAVE_MS = 200;
const PRESS_MS = 450;
/** A finger that moves so far does not rest. */
const STEADY = 10;
const WORDS = "piece-words";

const shown = signal<Shown | undefined>(undefined);
/** What is said to whoever listens, while a piece has the focus. */
const words = signal<Explained | undefined>(undefined);

/** In a race nobody wonders. */
function isOff({ room, screen, drawer }: Scene): boolean {
  const races = (screen.prompts ?? []).some(({ pace }) => pace === "race");
  return drawer.value !== undefined || (room.phase !== "playing" && room.phase !== "over") || races;
}

/** The card of a piece: on a mouse that rests, a finger that stays, or the key for whoever has the focus. */
export function useExplanations(scene: Scene): void {
  const now = useRef(scene);
  now.current = scene;
  const asked = JSON.stringify(scene.screen.prompts?.[0]?.ask ?? "");
  useEffect(close, [asked, scene.drawer.value, scene.screen.seat]);
  useEffect(() => {
    const watch = watching(now);
    return () => {
      watch();
      close();
    };
  }, []);
}

function close(): void {
  shown.value = undefined;
}

async function look({ wonder }: Scene, piece: Element): Promise<Explained | undefined> {
  const names = namesOf(piece);
  return names.length > 0 ? wonder(names) : undefined;
}

async function show(scene: Scene, piece: Element, by: Shown["by"]): Promise<Explained | undefined> {
  const explained = await look(scene, piece);
  if (explained && piece.isConnected && !isOff(scene)) shown.value = { piece, explained, by };
  return explained;
}

/** The key: for the piece in the focus, else for the first there is; and once more to put its card away. */
export function explainFocused(scene: Scene): void {
  const piece = pieceAt(document.activeElement);
  if (shown.peek()) close();
  else if (isOff(scene)) return;
  else if (piece) show(scene, piece, "key");
  else walk(scene, 1);
}

/** To the next piece that explains itself, with the focus, whether or not it can be used. */
async function walk(scene: Scene, by: 1 | -1): Promise<void> {
  const all = allPieces();
  const from = all.indexOf(shown.peek()?.piece ?? document.body);
  const start = from < 0 && by < 0 ? 0 : from;
  for (let step = 1; step <= all.length; step++) {
    const piece = all[(start + by * step + all.length * step) % all.length];
    const explained = piece && (await look(scene, piece));
    if (!piece || !explained || isOff(scene)) continue;
    if (!piece.matches("button, [tabindex]")) piece.setAttribute("tabindex", "-1");
    (piece as HTMLElement | SVGElement).focus();
    piece.scrollIntoView({ block: "nearest" });
    shown.value = { piece, explained, by: "key" };
    return;
  }
}

const STEPS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function watching(scene: { current: Scene }): () => void {
  let timer = 0;
  let over: Element | undefined;
  let pressed: { piece: Element; x: number; y: number } | undefined;
  let swallow = false;
  let clicked = { x: -STEADY, y: -STEADY };

  const open = (piece: Element, by: Shown["by"]) => show(scene.current, piece, by);
  const wait = (run: () => void, ms: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(run, ms);
  };
  const hover = (event: PointerEvent) => {
    if (event.pointerType !== "mouse" || event.buttons > 0 || isOff(scene.current)) return;
    // A mouse that lies about asks nothing while a finger or the keys do.
    if ((shown.peek()?.by ?? "mouse") !== "mouse") return;
    if (event.target instanceof Element && event.target.closest(".explained")) return clearTimeout(timer);
    // What comes to lie under a mouse that has just clicked was not pointed at.
    if (Math.hypot(event.clientX - clicked.x, event.clientY - clicked.y) < STEADY) return;
    const piece = pieceAt(event.target);
    if (piece === over && (piece || !shown.peek())) return;
    over = piece;
    if (piece) wait(() => open(piece, "mouse"), shown.peek() ? NEXT_MS : REST_MS);
    else wait(() => shown.peek()?.by === "mouse" && close(), LEAVE_MS);
  };
  const press = (event: PointerEvent) => {
    const inside = event.target instanceof Element && event.target.closest(".explained");
    if (inside) return;
    clearTimeout(timer);
    over = undefined;
    clicked = { x: event.clientX, y: event.clientY };
    swallow = false;
    close();
    const piece = event.pointerType === "mouse" || isOff(scene.current) ? undefined : pieceAt(event.target);
    pressed = piece && { piece, x: event.clientX, y: event.clientY };
    if (!piece) return;
    wait(async () => {
      // Whatever the finger does next, it does not play.
      if (pressed?.piece === piece && (await open(piece, "touch"))) swallow = true;
    }, PRESS_MS);
  };
  const move = (event: PointerEvent) => {
    if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > STEADY) lift();
  };
  const lift = () => {
    if (pressed) clearTimeout(timer);
    pressed = undefined;
  };
  const click = (event: MouseEvent) => {
    if (!swallow) return;
    swallow = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const menu = (event: Event) => {
    if (pressed || swallow) event.preventDefault();
  };
  const key = (event: KeyboardEvent) => {
    const by = shown.peek()?.by === "key" ? STEPS[event.key] : undefined;
    if (event.key === "Escape" && shown.peek()) {
      close();
      event.stopPropagation();
    } else if (by) {
      walk(scene.current, by);
      event.stopPropagation();
      event.preventDefault();
    } else if (event.key.toLowerCase() !== keyOf("explain") && event.key !== "Shift") close();
  };
  const focus = async (event: FocusEvent) => {
    if (event.target instanceof Element && event.target.closest(".explained")) return;
    const piece = pieceAt(event.target);
    if (shown.peek()?.by === "key") close();
    words.value = undefined;
    if (!piece || isOff(scene.current)) return;
    words.value = await look(scene.current, piece);
    if (words.peek()) describe(piece);
  };

  const on = [
    // Not what merely comes to lie under a mouse that rests.
    ["pointermove", hover],
    ["pointerdown", press],
    ["pointermove", move],
    ["pointerup", lift],
    ["pointercancel", lift],
    ["click", click],
    ["contextmenu", menu],
    ["keydown", key],
    ["focusin", focus],
  ] as const;
  for (const [name, run] of on) addEventListener(name, run as EventListener, true);
  return () => {
    clearTimeout(timer);
    for (const [name, run] of on) removeEventListener(name, run as EventListener, true);
  };
}

/** The same words for whoever does not see the card. */
function describe(piece: Element): void {
  const before = piece.getAttribute("aria-describedby") ?? "";
  if (!before.split(" ").includes(WORDS)) piece.setAttribute("aria-describedby", `${before} ${WORDS}`.trim());
}

/** The card itself, and its words for a reader. */
export function Explanation() {
  const scene = useScene();
  const { say, drawer } = scene;
  const now = shown.value;
  const heard = words.value;
  return (
    <>
      <span id={WORDS} hidden>
        {heard && [heard.what, ...(heard.now ?? [])].map((one) => say.say(one)).join(" ")}
        {heard?.refusal && ` ${say.refuse(heard.refusal)}`}
      </span>
      {now && (
        <Card
          key={namesOf(now.piece).join()}
          {...now}
          rule={() => {
            close();
            drawer.value = { kind: "rules", clause: now.explained.clause };
          }}
        />
      )}
    </>
  );
}
