import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import type { Amount, Assign } from "../../gen/protocol";
import { offersFor } from "../../kit/screen";
import type { ClubPreview, Eleven, Move, Props, Reach, Screen, Team, View } from "./model";
import { changed, raised } from "./state";

/** A draft that the rules refuse, but answer with how the club stands. */
const AS_IT_IS: Move = { type: "declare", eleven: [] };

/** A line that was broken when the rules were asked may be whole again. */
const LATER_MS = 1000;

/** How the club of this seat stands, and what the decision in hand would make of it. */
export interface Plan {
  before?: Team;
  after?: Team;
  reach?: Reach;
}

const NOBODY = { seat: -2, plan: {} };

/** Kept from one drawing to the next, so that nothing flickers while the rules are asked. */
const known = signal<{ seat: number; plan: Plan }>(NOBODY);

/** The screen is handed over: the plan of the last seat is nobody else's affair. */
export function forgetPlan(): void {
  known.value = NOBODY;
}

/** What the rules have said of the club of this seat. */
export function learnPlan(seat: number, plan: Plan): void {
  known.value = { seat, plan };
}

export function planOf(seat: number): Plan {
  return known.value.seat === seat ? known.value.plan : {};
}

/** Asks the rules anew whenever the club or the decision has changed. */
export function usePlan({ screen, preview }: Props, view: View): void {
  const own = view.clubs[view.seat];
  const draft = own ? draftOf(screen, view) : undefined;
  const key = own
    ? JSON.stringify([
        view.squad.map((man) => man.name),
        own.cash,
        own.pennants,
        view.step,
        draft,
        view.sides,
        view.pluses,
      ])
    : "";
  useEffect(() => {
    if (!own) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current = true;
    const look = async () => {
      const plan = await ask(preview, draft);
      if (!current) return;
      if (plan) learnPlan(screen.seat, plan);
      else timer = setTimeout(look, LATER_MS);
    };
    look();
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [key, screen.seat]);
}

async function ask(preview: Props["preview"], draft: Move | undefined): Promise<Plan | undefined> {
  const seen = await preview(draft ?? AS_IT_IS);
  if (!seen) return undefined;
  const { before, after, reach } = seen;
  return { ...(before && { before }), ...(after && { after }), ...(reach && { reach }) };
}

/** What somebody who looks at a drawn footballer thinks of. */
function draftOf(screen: Screen, view: View): Move | undefined {
  if (view.step === "buy" && view.turn === view.seat) return { type: "buy" };
  const bid = bidOf(screen);
  return bid === undefined ? undefined : { type: "bid", amount: bid };
}

// ---- bidding

/** The form of a bid, if this seat may make one. */
export function bidForm(screen: Screen): Amount | undefined {
  const prompt = screen.prompts.find(({ form, move }) => form.type === "amount" && move?.type === "bid");
  return prompt?.form as Amount | undefined;
}

/** The least that may be bid, or what this person has stepped up to. */
export function bidOf(screen: Screen): number | undefined {
  const form = bidForm(screen);
  return form && Math.min(form.most, Math.max(form.least, raised.value));
}

// ---- lining up

export interface LineUp {
  form: Assign;
  eleven: Eleven;
  /** What hands it in. */
  move: Move;
  /** Whether somebody has changed what was suggested. */
  own: boolean;
  put(place: number, name: string | null): void;
}

/** The eleven that is asked for now: the one that is suggested, or as it was changed by hand. */
export function lineUpOf(screen: Screen, view: View): LineUp | undefined {
  const prompt = screen.prompts.find((one) => one.form.type === "assign");
  const best = offersFor(screen.offers, "field", "meet", "declare").find(
    ({ move }) => move.type === prompt?.move?.type,
  )?.move;
  if (!prompt || !best) return undefined;
  const key = `${view.seat} ${view.step} ${view.day} ${view.match} ${view.round} ${view.team}`;
  const own = changed.value?.key === key ? changed.value.eleven : undefined;
  const eleven = own ?? best.eleven;
  return {
    form: prompt.form as Assign,
    eleven,
    move: { ...best, eleven: [...eleven] },
    own: own !== undefined,
    put: (place, name) => {
      // Wherever else he stood is free again.
      const next = eleven.map((one, at) => (at + 1 === place ? name : one === name ? null : one));
      changed.value = { key, eleven: next };
    },
  };
}

/** What the rules say to a draft, asked anew when it changes. */
export function usePreview(
  preview: Props["preview"],
  draft: object | undefined,
  about = "",
): ClubPreview | undefined {
  const [seen, see] = useState<{ key: string; answer: ClubPreview | undefined }>();
  const key = draft ? JSON.stringify([draft, about]) : "";
  useEffect(() => {
    if (!draft) return;
    let current = true;
    preview(draft).then((answer) => current && see({ key, answer }));
    return () => {
      current = false;
    };
  }, [key]);
  return draft ? seen?.answer : undefined;
}
