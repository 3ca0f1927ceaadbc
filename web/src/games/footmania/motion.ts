import { useLayoutEffect, useRef } from "preact/hooks";
import type { Screen } from "../../gen/protocol";
import { isStill } from "../../ui/media";
import { eventsOf, type GameEvent } from "./model";
import { DIE_MS, STEP_MS } from "./times";

/** More news than this is a return to the table, not a move. */
const MOST_EVENTS = 16;
const OUT = "cubic-bezier(.2,.8,.3,1)";

/** Shows what has happened since the last view. The table itself is drawn first: it is right at every moment. */
export function useMotion(place: { current: HTMLElement | null }, screen: Screen): void {
  const seen = useRef({ seat: screen.seat, told: -1 });
  const running = useRef<Animation[]>([]);
  useLayoutEffect(() => {
    const events = newsOf(screen, seen.current);
    seen.current = { seat: screen.seat, told: (screen.told ?? []).length };
    if (!place.current || events.length === 0 || document.hidden || isStill()) return;
    running.current = play(place.current, events);
  });
  useLayoutEffect(() => {
    const skip = () => {
      for (const animation of running.current) animation.finish();
      running.current = [];
    };
    addEventListener("pointerdown", skip, true);
    addEventListener("keydown", skip, true);
    return () => {
      removeEventListener("pointerdown", skip, true);
      removeEventListener("keydown", skip, true);
    };
  }, []);
}

function newsOf(screen: Screen, seen: { seat: number; told: number }): GameEvent[] {
  const count = (screen.told ?? []).length;
  if (seen.told < 0 || seen.seat !== screen.seat) return [];
  return count <= seen.told || count - seen.told > MOST_EVENTS ? [] : eventsOf(screen, seen.told);
}

/** The die tumbles, then the pawn walks, then the card comes. */
function play(root: HTMLElement, events: readonly GameEvent[]): Animation[] {
  const made: Animation[] = [];
  let time = 0;
  for (const event of events) {
    if (event.type === "rolled") {
      made.push(...tumble(root, time));
      time += DIE_MS;
    } else if (event.type === "moved") {
      made.push(...walk(root, event.seat, event.path, time));
      time += (event.path.length - 1) * STEP_MS;
    } else if (event.type === "drew" || event.type === "question-drawn" || event.type === "euro-drawn") {
      made.push(...appear(root, time));
    } else if (event.type === "bought" || event.type === "auctioned") {
      made.push(...stamp(root, time));
    } else {
      made.push(...coins(root, event, time));
    }
  }
  return made;
}

function tumble(root: HTMLElement, delay: number): Animation[] {
  const die = root.querySelector(".die");
  if (!die) return [];
  const frames = [
    { transform: "translate(-70px, -40px) rotate(-300deg) scale(1.25)" },
    { transform: "translate(12px, 6px) rotate(30deg)", offset: 0.7 },
    { transform: "rotate(8deg)" },
  ];
  return [die.animate(frames, { duration: DIE_MS, delay, easing: OUT, fill: "backwards" })];
}

function walk(root: HTMLElement, seat: number, path: readonly string[], delay: number): Animation[] {
  const pawn = root.querySelector<HTMLElement>(`[data-pawn="${seat}"]`);
  const end = root.querySelector(`[data-square="${path.at(-1)}"]`)?.getBoundingClientRect();
  if (!pawn || !end || path.length < 2) return [];
  const frames = path.map((square) => {
    const at = root.querySelector(`[data-square="${square}"]`)?.getBoundingClientRect() ?? end;
    return { translate: `${at.left - end.left}px ${at.top - end.top}px` };
  });
  const duration = (path.length - 1) * STEP_MS;
  return [pawn.animate(frames, { duration, delay, fill: "backwards" })];
}

function appear(root: HTMLElement, delay: number): Animation[] {
  const card = root.querySelector(".focus .big");
  if (!card) return [];
  const frames = [
    { transform: "rotateY(90deg) scale(0.8)", opacity: 0 },
    { transform: "rotate(-3deg)", opacity: 1 },
  ];
  return [card.animate(frames, { duration: 220, delay, easing: OUT, fill: "backwards" })];
}

/** Bought, signed: the card comes down hard. */
function stamp(root: HTMLElement, delay: number): Animation[] {
  const card = root.querySelector(".focus .big");
  if (!card) return [];
  const frames = [
    { transform: "rotate(-9deg) scale(1.4)", opacity: 0 },
    { transform: "rotate(-3deg) scale(0.96)", opacity: 1, offset: 0.7 },
    { transform: "rotate(-3deg)", opacity: 1 },
  ];
  return [card.animate(frames, { duration: 220, delay, easing: "ease-in", fill: "backwards" })];
}

const COINS = 3;
const COIN_MS = 220;

/** Money that comes from the board or goes to the pactole flies there. */
function coins(root: HTMLElement, event: GameEvent, delay: number): Animation[] {
  const pot = root.querySelector(".pot svg");
  if (!pot || !("seat" in event) || event.seat === null) return [];
  const purse = root.querySelector(`.clubs [data-seat="${event.seat}"] .cash`);
  const pawn = root.querySelector(`[data-pawn="${event.seat}"]`);
  switch (event.type) {
    case "sponsor-paid":
    case "bank-paid":
      return fly(pot, pawn, purse, delay);
    case "pactole-won":
      return fly(pot, pot, purse, delay);
    case "settled":
      return fly(pot, purse, pot, delay);
    default:
      return [];
  }
}

function fly(look: Element, from: Element | null, to: Element | null, delay: number): Animation[] {
  if (!from || !to) return [];
  const [start, end] = [middle(from), middle(to)];
  return Array.from({ length: COINS }, (_, index) => {
    const coin = look.cloneNode(true) as SVGElement;
    coin.setAttribute("class", "fm-coin");
    document.body.append(coin);
    const made = coin.animate([put(start, 1), put(end, 0.6)], {
      duration: COIN_MS,
      delay: delay + index * 60,
      easing: OUT,
    });
    const clear = () => coin.remove();
    made.finished.then(clear, clear);
    return made;
  });
}

function put({ x, y }: DOMPoint, scale: number): Keyframe {
  return { transform: `translate(${x}px, ${y}px) scale(${scale})` };
}

function middle(of: Element): DOMPoint {
  const { left, top, width, height } = of.getBoundingClientRect();
  return new DOMPoint(left + width / 2, top + height / 2);
}
