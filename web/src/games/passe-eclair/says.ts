import { player, word } from "../../kit/words";
import type { Voice } from "../../say/voice";
import { help } from "./help";
import { hasTokenOffer, type Offer, type RoundEnd, roundsOf, type View } from "./model";

export interface Words {
  ask: string;
  help: string;
}

/** Which round this is. */
export function standingOf(view: View, say: Voice): string {
  return say.word("screen-round", { round: view.round, rounds: roundsOf(view) });
}

/** Who won a round. */
export function wonRound(end: RoundEnd, say: Voice): string {
  return say.word("screen-round-won", { seat: player(end.seat), round: end.round });
}

/** What the label asks, in few words. */
export function asking(
  view: View,
  seat: number,
  offers: readonly Offer[],
  say: Voice,
  { seconds, alone }: { seconds: number; alone: boolean },
): Words {
  switch (view.step) {
    case "ready":
      return {
        ask: say.word("screen-ready"),
        help: hasTokenOffer(offers)
          ? say.word("screen-ready-tokens")
          : say.word(alone ? "screen-ready-alone" : "screen-ready-help"),
      };
    case "block":
      return { ask: say.word("screen-block"), help: blockHelp(view, seconds, say) };
    case "challenge":
      return {
        ask: say.word("screen-challenge"),
        help: say.word("screen-challenge-help", { seat: player(view.actor ?? 0) }),
      };
    case "partner":
      return { ask: say.word("screen-michi"), help: say.word("screen-partner-help") };
    default:
      return racing(view, seat, say);
  }
}

/** Without a Michi there is nothing to lay; nothing is answered for anybody, or the pause would betray the hand. */
function blockHelp(view: View, seconds: number, say: Voice): string {
  return view.hand.includes("michi")
    ? say.word("screen-block-help")
    : say.word("screen-block-none", { seconds });
}

function racing(view: View, seat: number, say: Voice): Words {
  if (view.any_card) {
    const own = view.laid.at(-1)?.seat === seat;
    return {
      ask: own ? say.word("screen-one-more") : say.word("screen-any"),
      help: own ? say.word("screen-one-more-help") : say.word("screen-any-help"),
    };
  }
  if (help.value === "none" && view.banned !== seat) {
    return { ask: say.word("screen-lay-any"), help: say.word("screen-lay-help") };
  }
  const name = word(`name-${view.asked}`);
  if (view.banned === seat) {
    const dogs = view.hand.filter((face) => face === "dog").length;
    return { ask: say.word("screen-banned", { dogs }), help: say.word("screen-banned-help", { dogs, name }) };
  }
  return { ask: say.word("screen-lay", { name }), help: say.word("screen-lay-help") };
}

/** Nothing is asked of this half now. */
export function idling(view: View, seat: number, say: Voice): Words {
  const waits = view.actor !== null && view.actor !== seat;
  return {
    ask: view.step === "ready" ? say.word("screen-is-ready") : say.word("screen-waits"),
    help: waits
      ? say.word("screen-chooses", { seat: player(view.actor ?? 0) })
      : say.word("screen-waits-help"),
  };
}

/** The shout beside the pile: over it small, then large. */
export function shouting(view: View, here: readonly number[], say: Voice): { over: string; large: string } {
  const actor = player(view.actor ?? 0);
  switch (view.step) {
    case "ready":
      return { over: standingOf(view, say), large: say.word("screen-ready") };
    case "block":
      return { over: say.word(`block-${view.block}`), large: say.word("screen-block") };
    case "challenge":
      return {
        over: say.word("screen-challenge-help", { seat: actor }),
        large: say.word("screen-challenge"),
      };
    case "partner":
      return { over: say.word("screen-chooses", { seat: actor }), large: say.word("screen-michi") };
    default:
      break;
  }
  if (!view.any_card) {
    return {
      over: say.word("screen-ball-to"),
      large: say.word("screen-name", { name: word(`name-${view.asked}`) }),
    };
  }
  const owner = view.laid.at(-1)?.seat ?? -1;
  if (here.length === 1 && here.includes(owner)) {
    return { over: say.word("screen-your-dog"), large: say.word("screen-one-more") };
  }
  return { over: say.word("screen-on-dog"), large: say.word("screen-any") };
}
