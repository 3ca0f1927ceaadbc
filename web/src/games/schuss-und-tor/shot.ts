import { type Air, place } from "../../kit/air";
import type { Box } from "../../kit/motion";
import { art } from "./art";
import type { Name } from "./model";
import { HIT_MS, KICK_MS } from "./script";

export interface Shot {
  /** Where the ball comes from, and where the goal stands. */
  from: Box;
  centre: Box;
  at: number;
  shout: string;
  /** The footballer whose ball it is. */
  hero: Name | undefined;
}

const GOAL_RATIO = 240 / 252;
const BALL_MS = HIT_MS - KICK_MS;

/** The ball into the net, one for each goal; the shooter's man is beside himself. */
export function goalScene(air: Air, shot: Shot, balls: number, ms: number): void {
  const scene = build(air, shot, "goal");
  const hit = shot.at + HIT_MS;
  for (let ball = 0; ball < balls; ball += 1) {
    const aim = balls === 1 ? { x: 0, y: 0.08 } : { x: ball === 0 ? -0.18 : 0.18, y: ball * 0.1 };
    kick(air, scene, shot, aim, ball * 150);
  }
  bulge(air, scene.net, hit);
  celebrate(air, scene, hit);
  end(air, scene, shot.at, ms);
}

/** The ball off the glove, and away. */
export function saveScene(air: Air, shot: Shot, ms: number): void {
  const scene = build(air, shot, "conceded");
  const hit = shot.at + HIT_MS;
  const size = shot.centre.width;
  const glove = art.copy("shot-glove", "glove");
  scene.root.append(glove);
  air.run(
    glove,
    [
      { transform: `translate(${size * 0.5}px, ${size * 0.5}px) rotate(40deg) scale(.6)`, opacity: 0 },
      {
        transform: `translate(${size * 0.06}px, ${size * 0.02}px) rotate(-8deg) scale(1)`,
        opacity: 1,
        offset: 0.55,
      },
      { transform: `translate(${size * 0.02}px, ${size * -0.03}px) rotate(-16deg) scale(1.12)`, opacity: 1 },
    ],
    { delay: hit - 190, duration: 260, easing: "ease-out", fill: "both" },
  );
  const ball = kick(air, scene, shot, { x: 0, y: 0 }, 0);
  air.run(
    ball,
    [
      { transform: "translate(0, 0) rotate(540deg)" },
      { transform: `translate(${-size * 0.5}px, ${-size * 0.75}px) rotate(180deg)`, offset: 0.5 },
      { transform: `translate(${-size * 0.95}px, ${-size * 0.1}px) rotate(-160deg)`, opacity: 0 },
    ],
    { delay: hit, duration: 420, easing: "cubic-bezier(.2,.6,.5,1)", fill: "forwards" },
  );
  celebrate(air, scene, hit);
  end(air, scene, shot.at, ms);
}

interface Scene {
  root: HTMLElement;
  net: Element;
  bust: Element | undefined;
  words: HTMLElement;
}

function build(air: Air, shot: Shot, mood: "goal" | "conceded"): Scene {
  const net = art.copy("shot-goal", "net");
  const bust = shot.hero && art.copy(`bust-${shot.hero}-${mood}`, "bust");
  const words = document.createElement("div");
  words.className = `shout ${mood}`;
  words.textContent = shot.shout;
  const root = air.copy("st-shot", [net, ...(bust ? [bust] : []), words]);
  place(root, shot.centre, GOAL_RATIO);
  return { root, net, bust, words };
}

/** The ball from the shooter to a point of the goal, in parts of its size from the middle. */
function kick(air: Air, scene: Scene, shot: Shot, aim: { x: number; y: number }, later: number): Element {
  const ball = art.copy("shot-ball", "ball");
  scene.root.append(ball);
  const size = shot.centre.width;
  const from = { x: shot.from.x - shot.centre.x, y: shot.from.y - shot.centre.y };
  const to = { x: aim.x * size, y: aim.y * size };
  const high = Math.min(from.y, to.y) - size * 0.25;
  air.run(
    ball,
    [
      { transform: `translate(${from.x}px, ${from.y}px) rotate(0deg) scale(1.5)` },
      { transform: `translate(${(from.x + to.x) / 2}px, ${high}px) rotate(300deg) scale(1.25)`, offset: 0.5 },
      { transform: `translate(${to.x}px, ${to.y}px) rotate(540deg) scale(1)` },
    ],
    { delay: shot.at + KICK_MS + later, duration: BALL_MS, easing: "ease-in", fill: "both" },
  );
  return ball;
}

function bulge(air: Air, net: Element, at: number): void {
  const sizes = ["1", "1.07, .95", ".97, 1.03", "1.02, .99", "1"];
  air.run(
    net,
    sizes.map((size) => ({ transform: `scale(${size})` })),
    { delay: at, duration: 380 },
  );
}

function celebrate(air: Air, { bust, words }: Scene, at: number): void {
  air.run(
    words,
    [
      { transform: "rotate(-14deg) scale(0)" },
      { transform: "rotate(-3deg) scale(1.18)", offset: 0.6 },
      { transform: "rotate(-5deg) scale(1)" },
    ],
    { delay: at, duration: 240, easing: "ease-out", fill: "both" },
  );
  if (!bust) return;
  air.run(
    bust,
    [
      { transform: "translateY(80%)", opacity: 0 },
      { transform: "translateY(-8%)", opacity: 1, offset: 0.7 },
      { transform: "translateY(0)", opacity: 1 },
    ],
    { delay: at + 40, duration: 260, easing: "ease-out", fill: "both" },
  );
}

function end(air: Air, { root }: Scene, at: number, ms: number): void {
  const frames = [
    { opacity: 0, transform: "scale(.7)", offset: 0 },
    { opacity: 1, transform: "scale(1)", offset: KICK_MS / ms },
    { opacity: 1, transform: "scale(1)", offset: 0.88 },
    { opacity: 0, transform: "scale(1.05)", offset: 1 },
  ];
  air.run(root, frames, { delay: at, duration: ms, easing: "ease-out" }, true);
}
