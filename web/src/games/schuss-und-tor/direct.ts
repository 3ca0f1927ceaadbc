import type { Air } from "../../kit/air";
import { type Box, restAngle } from "../../kit/motion";
import type { Reel } from "../../kit/script";
import { player } from "../../kit/words";
import type { Voice } from "../../say/voice";
import { type Action, type GameEvent, giverOf, type View } from "./model";
import { FLIP_MS, GOAL_MS, LAY_MS, PASS_MS, SAVE_MS, SHOW_MS } from "./script";
import { goalScene, saveScene } from "./shot";

export interface Stage {
  air: Air;
  /** Where things lie now, and where they lay before. */
  spots: ReadonlyMap<string, Box>;
  before: ReadonlyMap<string, Box>;
  tapped: Box | undefined;
  /** Who was about to shoot before this. */
  shooter: number | undefined;
  view: View;
  viewer: number;
  say: Voice;
}

const DEAL_APART_MS = 60;

/** Sets everything that happened in motion, each at its time. */
export function direct(reel: Reel<GameEvent>, stage: Stage): void {
  const film = new Film(stage);
  for (const { event, at } of reel.shots) film.show(event, at);
  film.rest(reel.lasts);
  stage.air.hasten(reel.rate);
}

class Film {
  private time = 0;
  /** The action card that has just come to the middle. */
  private shown: Action | undefined;

  constructor(private readonly stage: Stage) {}

  show(event: GameEvent, at: number): void {
    this.time = at;
    switch (event.type) {
      case "dealt":
        this.deal(event.seat, event.count);
        break;
      case "laid":
        this.lay(event.seat, `face-${event.face}`);
        break;
      case "action-drawn":
        this.draw(event.action);
        break;
      case "goal":
        this.score(event.seat, event.goals, event.action);
        break;
      case "parried":
        this.save(event.action);
        break;
      case "kept":
        this.carry("schiedsrichter", `before-${event.seat}`);
        break;
      case "declined":
      case "no-effect":
        this.carry(event.action, "discards");
        break;
      case "fouled":
        this.pass(`fan-${event.victim}`, "undealt", event.face);
        break;
      case "taken":
        this.pass("undealt", `fan-${event.seat}`, event.face);
        break;
    }
  }

  /** An action card that asks nothing goes to the others. */
  rest(at: number): void {
    const { shown, stage } = this;
    this.time = at;
    if (shown && stage.view.action !== shown) this.carry(shown, "discards");
  }

  private spot(name: string): Box | undefined {
    return this.stage.spots.get(name) ?? this.stage.before.get(name);
  }

  /** Where an action card stands while it is carried out. */
  private middle(): Box | undefined {
    return this.stage.spots.get("action") ?? this.stage.before.get("action") ?? this.spot("top");
  }

  private fly(
    art: string,
    from: Box | undefined,
    to: Box | undefined,
    more: { back?: string; ms?: number; angle?: number } = {},
  ) {
    const { ms = LAY_MS, ...rest } = more;
    if (from && to) this.stage.air.fly({ art, from, to, at: this.time, ms, ...rest });
  }

  /** Everybody gets cards at the same time. */
  private deal(seat: number, count: number): void {
    const own = seat === this.stage.viewer;
    const cards = own ? [...document.querySelectorAll(".st-hand .card")] : [];
    const from = this.spot("undealt");
    for (let card = 0; card < count; card += 1) {
      const at = this.time + card * DEAL_APART_MS;
      const target = cards[card]?.getBoundingClientRect();
      const to = target
        ? { x: target.left + target.width / 2, y: target.top + target.height / 2, width: target.width }
        : this.spot(`fan-${seat}`);
      if (from && to) this.stage.air.fly({ art: "back-green", from, to, at, ms: LAY_MS });
      this.stage.air.hide(cards[card], at + LAY_MS);
    }
  }

  private lay(seat: number, art: string): void {
    const own = seat === this.stage.viewer;
    const from =
      (own ? this.stage.tapped : undefined) ??
      this.stage.before.get(`fan-${seat}`) ??
      this.spot(`fan-${seat}`);
    const angle = restAngle(this.stage.view.pile.length - 1);
    this.fly(art, from, this.spot("top"), { angle });
    this.stage.air.hide(document.querySelector('.st [data-spot="top"]'), this.time + LAY_MS);
  }

  private draw(action: Action): void {
    this.shown = action;
    this.fly(`action-${action}`, this.spot("actions"), this.middle(), { back: "back-red", ms: FLIP_MS });
    this.stage.air.hide(document.querySelector('.st [data-spot="action"]'), this.time + FLIP_MS);
  }

  private score(seat: number, goals: number, action: Action): void {
    const { air, say, spots, view } = this.stage;
    const centre = this.centre();
    const from = spots.get(`fan-${seat}`) ?? centre;
    if (from && centre) {
      const shout = say.word("screen-goal", { seat: player(seat) });
      const hero = this.heroOf(seat);
      goalScene(air, { from, centre, at: this.time, shout, hero }, goals, GOAL_MS);
    }
    this.time += GOAL_MS;
    this.carryTo(action, `before-${seat}`, view.before[seat]?.length ?? 0);
    this.shown = undefined;
  }

  private save(action: Action): void {
    const { air, say } = this.stage;
    const centre = this.centre();
    const from = this.spot(`fan-${this.stage.shooter}`) ?? this.spot("actions");
    if (from && centre) {
      const shot = { from, centre, at: this.time, shout: say.word("screen-saved"), hero: undefined };
      saveScene(air, shot, SAVE_MS);
    }
    this.time += SAVE_MS;
    this.carry(action, "discards");
  }

  /** The face for a goal: whoever of the scorer's men lay last on the pile. */
  private heroOf(seat: number) {
    const last = this.stage.view.pile.findLast((card) => card.seat === seat && giverOf(card.face));
    return last && giverOf(last.face);
  }

  private centre(): Box | undefined {
    const top = this.spot("top") ?? this.spot("action");
    const heart = document.querySelector(".st .heart")?.getBoundingClientRect();
    if (!heart) return top;
    const width = Math.min(300, heart.width * 0.86, heart.height * 1.05);
    return { x: heart.left + heart.width / 2, y: heart.top + heart.height / 2, width };
  }

  private carry(action: Action, to: string): void {
    this.carryTo(action, to, 0);
    this.shown = undefined;
  }

  /** The action card from the middle to where it stays; it is looked at first if it has only just come. */
  private carryTo(action: Action, to: string, nth: number): void {
    if (this.shown && nth === 0) this.linger(action);
    this.fly(`action-${action}`, this.middle(), this.spot(to));
    this.time += LAY_MS;
    const cards = document.querySelectorAll(
      `.st [data-spot="${to}"] > svg, .st [data-spot="${to}"] .pile svg`,
    );
    this.stage.air.hide(cards[cards.length - 1], this.time);
  }

  private linger(action: Action): void {
    const middle = this.middle();
    this.fly(`action-${action}`, middle, middle, { ms: SHOW_MS });
    this.time += SHOW_MS;
  }

  /** A card between a hand and the undealt ones; its face only if this seat may see it. */
  private pass(from: string, to: string, face: string | null | undefined): void {
    this.fly(face ? `face-${face}` : "back-green", this.spot(from), this.spot(to), { ms: PASS_MS });
  }
}
