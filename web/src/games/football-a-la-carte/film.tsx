import { type ComponentChildren, render } from "preact";
import type { PileCut } from "../../gen/football-a-la-carte";
import type { Air } from "../../kit/air";
import { type Box, boxAround } from "../../kit/motion";
import type { Reel } from "../../kit/script";
import { players } from "../../kit/words";
import type { Voice } from "../../say/voice";
import { isStill } from "../../ui/media";
import { Card } from "./art";
import { spot } from "./board";
import {
  asideOf,
  beyond,
  CENTRE,
  type Face,
  type GameEvent,
  nearTeam,
  type Point,
  pointOf,
  type Square,
  symbolOf,
  teamOf,
  type View,
} from "./model";
import { CUT_MS, GOAL_MS, LAY_MS, STEP_MS, TURN_MS } from "./script";

export interface Stage {
  root: HTMLElement;
  air: Air;
  view: View;
  say: Voice;
  viewer: number;
  turned: boolean;
  /** The card that was tapped. */
  from: Box | undefined;
}

const SHOWS = {
  hand: "screen-shows-hand",
  red: "screen-shows-red",
  blue: "screen-shows-blue",
  nothing: "screen-shows-nothing",
} as const;

interface Frame {
  at: number;
  point: Point;
}

/** One message as it is seen: the ball over the pitch, cards and shouts over the table. */
export class Film {
  private time = 0;
  private readonly ball: Frame[];
  private path: Point[] = [];
  private aside = 0;
  private turned: boolean;

  constructor(
    private readonly stage: Stage,
    before: { ball: Point; turned: boolean },
    private readonly rest: Point,
  ) {
    this.turned = before.turned;
    this.ball = [{ at: 0, point: before.turned === stage.turned ? before.ball : turnedRound(before.ball) }];
  }

  play({ shots, lasts, rate }: Reel<GameEvent>): void {
    for (const { event, at } of shots) {
      this.time = at;
      this.show(event);
    }
    this.time = lasts;
    this.roll();
    this.stage.air.hasten(rate);
  }

  private show(event: GameEvent): void {
    switch (event.type) {
      case "played":
      case "free-kicked":
      case "saved":
        this.lay(event.seat, event.face);
        this.follow(event.path ?? [], event.seat, asideOf({ ...event }));
        break;
      case "discarded":
      case "stopped-at-the-whistle":
        this.lay(event.seat, event.face);
        break;
      case "thrown-in":
        this.follow([event.square, event.to], event.seat, 0);
        break;
      case "shot-at-goal":
        this.shoot(event.seat);
        break;
      case "out-beside":
      case "out-over-touch":
        this.out(event.seat, event.square);
        break;
      case "corner-given":
        this.lay(event.seat, event.face);
        this.to(pointOf(event.square, this.stage.turned), 3);
        break;
      case "kicked-off":
        this.to(CENTRE, 2);
        break;
      case "pile-cut":
        this.cut(event);
        break;
      case "goal":
        this.shout(this.stage.say.word("screen-goal", { scorers: players(event.scorers) }), "goal");
        break;
      case "ends-changed":
        this.turn();
        break;
    }
  }

  // ---- the ball

  private follow(squares: readonly Square[], seat: number, aside: number): void {
    this.path = squares.map((square) => pointOf(square, this.stage.turned));
    this.aside = this.mine(seat) ? aside : -aside;
    const [first, ...rest] = this.path;
    if (first) this.to(first, 0.5);
    for (const point of rest) this.to(point, 1);
  }

  private shoot(seat: number): void {
    this.to(beyond(this.path, this.aside, this.mine(seat), true), 1.5);
  }

  private out(seat: number, square: Square): void {
    this.to(beyond(this.path, this.aside, this.mine(seat), false), 1);
    this.to(pointOf(square, this.stage.turned), 2);
  }

  private to(point: Point, steps: number): void {
    const last = this.ball.at(-1);
    if (last && last.at < this.time) this.ball.push({ at: this.time, point: last.point });
    if (last?.point.x !== point.x || last.point.y !== point.y) this.time += steps * STEP_MS;
    this.ball.push({ at: this.time, point });
  }

  /** The ball over everything it has passed, and to where it lies now. */
  private roll(): void {
    this.to(this.rest, 1.5);
    const ball = this.stage.root.querySelector(".ball");
    const whole = this.ball.at(-1)?.at ?? 0;
    if (!ball || whole <= 0 || isStill()) return;
    const frames = this.ball.map(({ at, point }) => ({ ...spot(point), offset: at / whole }));
    this.stage.air.run(ball, frames, { duration: whole });
  }

  private mine(seat: number): boolean {
    return teamOf(this.stage.view, seat) === nearTeam(this.stage.view);
  }

  // ---- cards and shouts

  /** A card from a hand to the cards that were played. */
  private lay(seat: number, face: Face): void {
    const own = seat === this.stage.viewer ? this.stage.from : undefined;
    const there = this.box(`seat-${seat}`);
    const to = this.box("discards");
    const from = own ?? (there && to && { ...there, width: to.width * FAR });
    if (!from || !to || isStill()) return;
    this.stage.air.fly({ art: `face-${face}`, from, to, at: this.time, ms: LAY_MS });
  }

  private box(name: string): Box | undefined {
    const found = this.stage.root.querySelector(`[data-spot="${name}"]`);
    const place = found?.querySelector(".pile") ?? found;
    return place ? boxAround(place) : undefined;
  }

  /** The pile parts, and the card where it was cut turns over. */
  private cut(event: PileCut): void {
    const middle = this.stage.root.querySelector(".middle")?.getBoundingClientRect();
    if (!middle) return;
    const { say } = this.stage;
    const symbol = symbolOf(event.face);
    const said = say.word(SHOWS[symbol ?? "nothing"]);
    const scene = this.copy(
      "fc-cut-scene",
      <>
        <span class="half-pile low">
          <Card face="back" />
        </span>
        <span class="half-pile high">
          <Card face="back" />
        </span>
        <span class="flip">
          <span class="front">
            <Card face={event.face} />
          </span>
          <span class="behind">
            <Card face="back" />
          </span>
        </span>
        <span class="said">{said}</span>
      </>,
    );
    scene.style.left = `${middle.left + middle.width / 2}px`;
    scene.style.top = `${middle.top + middle.height / 2}px`;
    const shown = [{ opacity: 1 }, { opacity: 1, offset: 0.9 }, { opacity: 0 }];
    this.run(scene, shown, CUT_MS);
    if (!isStill()) {
      const slide = (by: string) => [{ translate: "0 0" }, { translate: by, offset: 0.3 }, { translate: by }];
      this.part(scene, ".low", slide("-70% 8%"));
      this.part(scene, ".high", slide("70% -8%"));
      const flip = [180, 180, 0, 0].map((angle, at) => ({
        transform: `rotateY(${angle}deg)`,
        offset: [0, 0.25, 0.5, 1][at] ?? 1,
      }));
      this.part(scene, ".flip", flip);
      this.part(scene, ".said", [
        { opacity: 0 },
        { opacity: 0, offset: 0.45 },
        { opacity: 1, offset: 0.55 },
        { opacity: 1 },
      ]);
    }
  }

  private part(scene: HTMLElement, selector: string, frames: Keyframe[]): void {
    const piece = scene.querySelector(selector);
    if (piece) this.stage.air.run(piece, frames, { delay: this.time, duration: CUT_MS, fill: "both" });
  }

  private shout(text: string, look: string): void {
    const middle = this.stage.root.querySelector(".middle")?.getBoundingClientRect();
    if (!middle) return;
    const sign = this.copy(`fc-shout ${look}`, text);
    sign.style.left = `${middle.left + middle.width / 2}px`;
    sign.style.top = `${middle.top + middle.height * 0.4}px`;
    const scales = isStill() ? [1, 1, 1, 1] : [0.4, 1.12, 1, 1];
    const frames = scales.map((scale, at) => ({
      scale,
      opacity: at === 3 ? 0 : 1,
      offset: [0, 0.15, 0.25, 1][at] ?? 1,
    }));
    frames.splice(3, 0, { scale: 1, opacity: 1, offset: 0.88 });
    this.run(sign, frames, GOAL_MS);
  }

  /** After the interval everybody plays the other way: the pitch turns round. */
  private turn(): void {
    if (this.turned === this.stage.turned) return;
    this.turned = this.stage.turned;
    const field = this.stage.root.querySelector(".turf");
    if (!field || isStill()) return;
    const frames = [{ rotate: "180deg" }, { rotate: "0deg" }];
    this.stage.air.run(field, frames, { delay: this.time, duration: TURN_MS, easing: "ease-in-out" });
  }

  private copy(look: string, inside: ComponentChildren): HTMLElement {
    const made = this.stage.air.copy(look);
    render(inside, made);
    return made;
  }

  private run(copy: HTMLElement, frames: Keyframe[], duration: number): void {
    // It is not seen before it starts.
    copy.style.visibility = "hidden";
    const seen = frames.map((frame) => ({ ...frame, visibility: "visible" }));
    const timing = { delay: this.time, duration, easing: "cubic-bezier(.2,.8,.3,1)", fill: "none" } as const;
    this.stage.air.run(copy, seen, timing, true);
  }
}

/** How large a card is that somebody else holds. */
const FAR = 0.8;

function turnedRound({ x, y }: Point): Point {
  return { x: 2 * CENTRE.x - x, y: 2 * CENTRE.y - y };
}
