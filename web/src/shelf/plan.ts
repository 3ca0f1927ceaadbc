import type * as wire from "../gen/protocol";
import { asked, levelsOf } from "./adaptive";
import type { Choice } from "./memory";

/** Who is meant to sit somewhere: somebody here, somebody with the link, or a bot. */
export type Who = "screen" | "link" | "bot";

export interface Place {
  who: Who;
  level: string;
  name: string;
}

/** As it was last time; the first time you against bots of the weakest level. */
export function firstPlan(game: wire.GameInfo, name: string, last?: Pick<Choice, "places">): Place[] {
  const places = last && game.seats.includes(last.places.length) ? last.places : undefined;
  const count = places?.length ?? (game.seats.includes(2) ? 2 : (game.seats[0] ?? 1));
  return Array.from({ length: count }, (_, seat) => {
    if (seat === 0) return { who: "screen" as const, level: "", name };
    const { who = "bot", level = "" } = places?.[seat] ?? {};
    return { who, level: who !== "bot" || levelsOf(game).includes(level) ? level : weakest(game), name: "" };
  });
}

/** One more, as good as those who are there. */
export function bot(game: wire.GameInfo, plan: readonly Place[] = []): Place {
  const level = plan.find((place) => place.who === "bot")?.level ?? weakest(game);
  return { who: "bot", level, name: "" };
}

export function weakest(game: wire.GameInfo): string {
  return game.bots[0] ?? "";
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
  const seats = plan.map((place) => ({ bot: place.who === "bot" ? asked(game, place.level) : "" }));
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
