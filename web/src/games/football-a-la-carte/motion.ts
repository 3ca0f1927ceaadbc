import { useLayoutEffect, useRef } from "preact/hooks";
import { Air } from "../../kit/air";
import { useMotion } from "../../kit/film";
import { takeTap } from "../../kit/motion";
import { art } from "./art";
import { Film } from "./film";
import { ballPoint, type GameEvent, isTurned, type Point, type Props } from "./model";

const air = new Air(art);

/** Shows what has happened since the last view. */
export function useFilm(place: { current: HTMLElement | null }, { screen, say }: Props): void {
  const { seat, view, events } = screen;
  const turned = isTurned(view);
  const now = { ball: ballPoint(view, events, turned), turned };
  const before = useRef<{ ball: Point; turned: boolean }>(undefined);
  useMotion<GameEvent>(seat, (reel) => {
    const from = takeTap();
    const root = place.current;
    if (root) {
      const film = new Film(
        { root, air, view, say, viewer: seat, turned, from },
        before.current ?? now,
        now.ball,
      );
      film.play(reel);
    }
    return () => air.clear();
  });
  useLayoutEffect(() => {
    before.current = now;
  });
}
