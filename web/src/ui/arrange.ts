import { useLayoutEffect, useRef, useState } from "preact/hooks";

/** A card in hand: copies of a face are told apart by counting them. */
export interface Held<T extends string> {
  face: T;
  id: string;
}

const NUDGE = 8;

/** Counts the copies of each face. */
export function counted<T extends string>(faces: readonly T[]): Held<T>[] {
  const seen = new Map<T, number>();
  return faces.map((face) => {
    const copy = seen.get(face) ?? 0;
    seen.set(face, copy + 1);
    return { face, id: `${face}-${copy}` };
  });
}

/** The cards in the order somebody wished; new ones come behind the card they would lie behind otherwise. */
export function inOrder<T extends string>(held: readonly Held<T>[], wish: readonly string[]): Held<T>[] {
  const known = new Map(held.map((card) => [card.id, card]));
  const order = wish.filter((id) => known.has(id));
  let before = -1;
  for (const { id } of held) {
    if (!order.includes(id)) order.splice(before + 1, 0, id);
    before = order.indexOf(id);
  }
  return order.map((id) => known.get(id) as Held<T>);
}

/** The same with one card taken out and put in elsewhere. */
export function moved(order: readonly string[], from: number, to: number): string[] {
  const rest = order.filter((_, index) => index !== from);
  const card = order[from];
  return card === undefined ? rest : [...rest.slice(0, to), card, ...rest.slice(to)];
}

/** A hand that its owner arranges: a card dragged to another place, or moved with Shift and an arrow. */
export function useArranged<T extends string>(
  faces: readonly T[],
  place: { current: HTMLElement | null },
  cards: string,
): Held<T>[] {
  const [wish, wishFor] = useState<readonly string[]>([]);
  const arranged = inOrder(counted(faces), wish);
  const ids = useRef<string[]>([]);
  ids.current = arranged.map(({ id }) => id);
  useLayoutEffect(() => {
    const ground = place.current;
    if (!ground) return;
    const all = () => [...ground.querySelectorAll<HTMLElement>(cards)];
    const put = (from: number, to: number) => {
      if (from >= 0 && to >= 0 && to < ids.current.length && from !== to)
        wishFor(moved(ids.current, from, to));
    };
    const stop = new AbortController();
    const { signal } = stop;
    ground.addEventListener("pointerdown", (down) => drag(down, all, put), { signal });
    ground.addEventListener("keydown", (event) => step(event, all, put), { signal });
    return () => stop.abort();
  });
  return arranged;
}

function step(event: KeyboardEvent, all: () => HTMLElement[], put: (from: number, to: number) => void) {
  const by = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
  const from = all().indexOf(event.target as HTMLElement);
  if (!event.shiftKey || by === 0 || from < 0) return;
  event.preventDefault();
  event.stopPropagation();
  put(from, from + by);
  // A node that changes its place loses the focus.
  requestAnimationFrame(() => (event.target as HTMLElement).focus({ preventScroll: true }));
}

function drag(down: PointerEvent, all: () => HTMLElement[], put: (from: number, to: number) => void) {
  const card = all().find((each) => each.contains(down.target as Node));
  if (!card || down.button !== 0) return;
  const from = all().indexOf(card);
  const done = new AbortController();
  const { signal } = done;
  let dragging = false;
  const follow = (move: PointerEvent) => {
    const by = move.clientX - down.clientX;
    dragging ||= Math.abs(by) > NUDGE;
    if (dragging) card.style.translate = `${by}px ${move.clientY - down.clientY}px`;
    card.classList.toggle("dragged", dragging);
  };
  const drop = (up: PointerEvent) => {
    done.abort();
    card.style.translate = "";
    card.classList.remove("dragged");
    if (!dragging || up.type === "pointercancel") return;
    swallowClick();
    put(from, nearest(all(), up));
  };
  addEventListener("pointermove", follow, { signal });
  addEventListener("pointerup", drop, { signal });
  addEventListener("pointercancel", drop, { signal });
}

/** What ends a drag is no tap on the card; where no click follows, none is waited for. */
function swallowClick() {
  const over = new AbortController();
  addEventListener("click", (click) => click.stopPropagation(), { capture: true, signal: over.signal });
  setTimeout(() => over.abort(), 0);
}

/** Over which card's place the pointer is. */
function nearest(cards: readonly HTMLElement[], at: PointerEvent): number {
  const far = cards.map((card) => {
    const box = card.getBoundingClientRect();
    return Math.hypot(box.x + box.width / 2 - at.clientX, (box.y + box.height / 2 - at.clientY) * 2);
  });
  return far.indexOf(Math.min(...far));
}
