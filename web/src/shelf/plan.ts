import type * as wire from "../gen/protocol";

/** Who is meant to sit somewhere: somebody here, somebody with the link, or a bot. */
export type Who = "screen" | "link" | "bot";

export interface Place {
  who: Who;
  level: string;
  name: string;
}

/** You and, unless changed, bots: a game runs two clicks after the page opens. */
export function firstPlan(game: wire.GameInfo, name: string): Place[] {
  const count = game.seats.includes(2) ? 2 : (game.seats[0] ?? 1);
  return Array.from({ length: count }, (_, index) =>
    index === 0 ? { who: "screen" as const, level: "", name } : bot(game),
  );
}

export function bot(game: wire.GameInfo): Place {
  return { who: "bot", level: game.bots.at(-1) ?? "", name: "" };
}

/** Nobody was named. */
export const BY_LOT = -1;

/** What is asked of the server. */
export function wanted(
  game: wire.GameInfo,
  plan: readonly Place[],
  options: wire.NewTable["options"],
  pace: { seconds: number; quick: boolean },
  box = "",
  opener = BY_LOT,
): wire.NewTable {
  const seats = plan.map((place) => ({ bot: place.who === "bot" ? place.level : "" }));
  return {
    game: game.id,
    plan: seats as wire.NewTable["plan"],
    options: options ?? {},
    decision_seconds: pace.seconds,
    quick: pace.quick,
    ...(box ? { box } : {}),
    // Whoever was named may have been taken out of the plan since.
    ...(opener >= 0 && opener < plan.length ? { opener } : {}),
  };
}

/** The seats that this screen takes by itself. */
export function mine(plan: readonly Place[]): Record<number, string> {
  const here = plan.flatMap((place, seat) => (place.who === "screen" ? [[seat, place.name.trim()]] : []));
  return Object.fromEntries(here);
}

export function onScreen(plan: readonly Place[]): number {
  return plan.filter((place) => place.who === "screen").length;
}
