import type { Bundle, Subset } from "../../gen/protocol";
import type { Line, Man, ManCard, Screen } from "./model";
import type { Squad } from "./plans";

/** How many starters and substitutes the form has room for. */
export function roomOf({ asked }: Pick<Screen, "asked">): { starters: number; bench: number } {
  const form = asked?.form as Bundle | undefined;
  const most = (field: string) =>
    (form?.forms as Subset[] | undefined)?.find((part) => part.field === field)?.most ?? 0;
  return { starters: most("starters"), bench: most("bench") };
}

/** A tap on a man in the box: out if he is in; else he starts while there is room, and sits down after that. */
export function toggled(squad: Squad, card: ManCard, room: Squad2, kindOf: (man: Man) => Line): Squad {
  const { man } = card;
  if (squad.starters.includes(man) || squad.bench.includes(man)) return without(squad, man);
  const keeps = card.kind === "goalkeeper" && squad.starters.some((one) => kindOf(one) === "goalkeeper");
  const starts = squad.starters.length < room.starters && !keeps;
  return starts
    ? { ...squad, starters: [...squad.starters, man] }
    : { ...squad, bench: [...squad.bench, man] };
}

type Squad2 = { starters: number; bench: number };

/** Between the pitch and the bench. */
export function moved(squad: Squad, man: Man): Squad {
  const rest = without(squad, man);
  return squad.starters.includes(man)
    ? { ...rest, bench: [...rest.bench, man] }
    : { ...rest, starters: [...rest.starters, man] };
}

export function without({ starters, bench }: Squad, man: Man): Squad {
  return { starters: starters.filter((one) => one !== man), bench: bench.filter((one) => one !== man) };
}
