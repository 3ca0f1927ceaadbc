import { type ComponentChildren, render } from "preact";
import type { PileCut } from "../../gen/football-a-la-carte";
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
  players,
  pointOf,
  type Square,
  symbolOf,
  teamOf,
  type View,
} from "./model";
import { CUT_MS, GOAL_MS, LAY_MS, LONGEST_MS, STEP_MS, TURN_MS } from "./times";

export interface Stage {
  root: HTMLElement;
  view: View;
  say: Voice;
  viewer: number;
  turned: boolean;
  /** The card that was tapped. */
  from: DOMRect | undefined;
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

/** One message as it is seen. Everything are copies over a table that is already right: stopping changes nothing. */
export class Film {
  private time = 0;
  private readonly ball: Frame[];
  private readonly running: Animation[] = [];
  private readonly copies: HTMLElement[] = [];
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

  play(events: readonly GameEvent[]): void {
    for (const event of events) this.show(event);
    this.roll();
    const rate = Math.max(1, this.time / LONGEST_MS);
    if (rate > 1) for (const animation of this.running) animation.updatePlaybackRate(rate);
  }

  stop(): void {
    for (const animation of this.running) animation.cancel();
    for (const copy of this.copies) {
      render(null, copy);
      copy.remove();
    }
    this.running.length = 0;
    this.copies.length = 0;
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
        this.time += LAY_MS;
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
        this.keepScore(event.scorers);
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
    this.time += STEP_MS * 2;
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
    this.running.push(ball.animate(frames, { duration: whole }));
  }

  private mine(seat: number): boolean {
    return teamOf(this.stage.view, seat) === nearTeam(this.stage.view);
  }

  // ---- cards and shouts

  /** A card from a hand to the cards that were played. */
  private lay(seat: number, face: Face): void {
    const own = seat === this.stage.viewer;
    const from = (own ? this.stage.from : undefined) ?? this.box(`seat-${seat}`);
    const to = this.box("discards");
    if (!from || !to || isStill()) return;
    const card = this.copy("fc-flyer", <Card face={face} />);
    card.style.left = `${to.left}px`;
    card.style.top = `${to.top}px`;
    card.style.width = `${to.width}px`;
    const x = from.left + from.width / 2 - to.left - to.width / 2;
    const y = from.top + from.height / 2 - to.top - (to.width * 352) / 252 / 2;
    const start = `translate(${x}px, ${y}px) scale(${own ? from.width / to.width : 0.8})`;
    const frames = [
      { transform: start, opacity: 1 },
      { transform: "none", opacity: 1 },
    ];
    this.run(card, frames, this.time, LAY_MS);
  }

  private box(name: string): DOMRect | undefined {
    const found = this.stage.root.querySelector(`[data-spot="${name}"]`);
    return (found?.querySelector(".pile") ?? found)?.getBoundingClientRect();
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
    this.run(scene, shown, this.time, CUT_MS);
    this.hide(document.querySelector(".dock .prompt"), this.time + CUT_MS / 2);
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
    this.time += CUT_MS;
  }

  /** What follows from a cut is not read before the card lies open. */
  private hide(piece: Element | null, until: number): void {
    if (!piece || isStill() || until <= 0) return;
    this.running.push(piece.animate([{ opacity: 0 }, { opacity: 0 }], until));
  }

  /** Until the goal is seen the score is what it was. */
  private keepScore(scorers: readonly number[]): void {
    const { root, view } = this.stage;
    const team = teamOf(view, scorers[0] ?? 0);
    const score = root.querySelector<HTMLElement>(`.team.${team === nearTeam(view) ? "near" : "far"} .goals`);
    if (!score || isStill() || this.time <= 0) return;
    const was = this.copy("fc-was", String((view.goals[team] ?? 1) - 1));
    const { left, top, width, height } = score.getBoundingClientRect();
    was.style.left = `${left + width / 2}px`;
    was.style.top = `${top + height / 2}px`;
    was.style.font = getComputedStyle(score).font;
    this.run(was, [{ opacity: 1 }, { opacity: 1 }], 0, this.time);
    this.hide(score, this.time);
  }

  private part(scene: HTMLElement, selector: string, frames: Keyframe[]): void {
    const piece = scene.querySelector(selector);
    if (piece) this.running.push(piece.animate(frames, { delay: this.time, duration: CUT_MS, fill: "both" }));
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
    this.run(sign, frames, this.time, GOAL_MS);
    this.time += GOAL_MS;
  }

  /** After the interval everybody plays the other way: the pitch turns round. */
  private turn(): void {
    if (this.turned === this.stage.turned) return;
    this.turned = this.stage.turned;
    const field = this.stage.root.querySelector(".turf");
    if (!field || isStill()) return;
    const frames = [{ rotate: "180deg" }, { rotate: "0deg" }];
    const timing: KeyframeAnimationOptions = {
      delay: this.time,
      duration: TURN_MS,
      fill: "backwards",
      easing: "ease-in-out",
    };
    this.running.push(field.animate(frames, timing));
    this.time += TURN_MS;
  }

  private copy(look: string, inside: ComponentChildren): HTMLElement {
    const made = document.createElement("div");
    made.className = look;
    made.setAttribute("aria-hidden", "true");
    render(inside, made);
    document.body.append(made);
    this.copies.push(made);
    return made;
  }

  private run(copy: HTMLElement, frames: Keyframe[], delay: number, duration: number): void {
    // It is not seen before it starts.
    copy.style.visibility = "hidden";
    const seen = frames.map((frame) => ({ ...frame, visibility: "visible" }));
    const animation = copy.animate(seen, { delay, duration, easing: "cubic-bezier(.2,.8,.3,1)" });
    animation.addEventListener("finish", () => copy.remove());
    this.running.push(animation);
  }
}

function turnedRound({ x, y }: Point): Point {
  return { x: 2 * CENTRE.x - x, y: 2 * CENTRE.y - y };
}
