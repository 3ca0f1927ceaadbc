import { useMotion } from "../../kit/film";
import type { Reel, Shot } from "../../kit/script";
import { isStill } from "../../ui/media";
import type { GameEvent } from "./model";
import { CARD_MS, COIN_MS, DIE_MS, STEP_MS, TURN_UP_MS } from "./script";

const OUT = "cubic-bezier(.2,.8,.3,1)";

/** Shows what has happened since the last view. */
export function useFilm(place: { current: HTMLElement | null }, seat: number): void {
  useMotion<GameEvent>(seat, ({ shots, rate }: Reel<GameEvent>) => {
    const root = place.current;
    const running = root && !isStill() ? shots.flatMap((shot) => play(root, shot)) : [];
    for (const animation of running) animation.updatePlaybackRate(rate);
    return () => {
      for (const animation of running) animation.finish();
    };
  });
}

function play(root: HTMLElement, { event, at }: Shot<GameEvent>): Animation[] {
  switch (event.type) {
    case "rolled":
      return tumble(root, at);
    case "moved":
      return walk(root, event.seat, event.path, at);
    case "drew":
    case "question-drawn":
    case "euro-drawn":
      return appear(root, at);
    case "line-ups-shown":
      return turnUp(root, at);
    case "bought":
    case "auctioned":
      return stamp(root, at);
    default:
      return coins(root, event, at);
  }
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
  return [card.animate(frames, { duration: CARD_MS, delay, easing: OUT, fill: "backwards" })];
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
  return [card.animate(frames, { duration: CARD_MS, delay, easing: "ease-in", fill: "backwards" })];
}

/** Both elevens turn up place by place; in the end both totals beat once. */
function turnUp(root: HTMLElement, delay: number): Animation[] {
  const frames = [
    { transform: "rotateY(90deg)", filter: "brightness(0.4)" },
    { transform: "none", filter: "none" },
  ];
  const men = [...root.querySelectorAll<HTMLElement>(".duel .eleven li")].map((man, index) =>
    man.animate(frames, {
      duration: 2 * TURN_UP_MS,
      delay: delay + (index % 11) * TURN_UP_MS,
      easing: OUT,
      fill: "backwards",
    }),
  );
  const beat = [{ scale: 1 }, { scale: 1.25, offset: 0.6 }, { scale: 1 }];
  const sums = [...root.querySelectorAll<HTMLElement>(".duel .totals")].map((totals) =>
    totals.animate(beat, { duration: 350, delay: delay + 11 * TURN_UP_MS }),
  );
  return [...men, ...sums];
}

const COINS = 3;

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
