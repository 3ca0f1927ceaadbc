import { player } from "../../kit/words";
import type { Voice } from "../../say/voice";
import { Art } from "./art";
import { NAMES, type Props, stopperOf, type View } from "./model";

/** What the bubble beside the pile says: over, large, under it, whose colour, and a face. */
interface Call {
  over: string;
  large: string;
  under?: string;
  look: string;
  art?: string;
  /** Whose cards all fit. */
  any?: readonly string[];
}

/** What is asked for now, impossible to miss. */
export function Bubble({ screen, say }: Props) {
  const call = callOf(screen.view, say);
  return (
    <div class={`call ${call.look}`} data-spot="asked" key={call.over + call.large}>
      <span class="over">{call.over}</span>
      <strong style={{ "--letters": call.large.length }}>{call.large}</strong>
      {call.under && <span class="under">{call.under}</span>}
      {call.art && <Art id={call.art} />}
      {call.any && (
        <span class="any">
          {call.any.map((hero) => (
            <Art key={hero} id={`letter-${hero}`} />
          ))}
        </span>
      )}
    </div>
  );
}

function callOf(view: View, say: Voice): Call {
  switch (view.step) {
    case "serve":
      return asked(view, say);
    case "parry":
      return threat(view, say);
    case "second":
      return of(say.word("screen-second"), say.player(view.turn), "tormann", "medal-tormann");
    case "free":
      return { ...of(say.word("screen-free"), say.player(view.turn), "red"), any: EVERYBODY };
    case "over":
      return of("", say.word("table-over"), "red", "shot-ball");
    default:
      return choice(view, say);
  }
}

const EVERYBODY = [...NAMES, "bomber", "tormann"];

function of(over: string, large: string, look: string, art?: string): Call {
  return { over, large, look, ...(art ? { art } : {}) };
}

/** The name to serve, or that any will do. */
function asked(view: View, say: Voice): Call {
  const name = view.asked;
  if (name && view.asked_by === "bomber") {
    const call = of(say.word("screen-calls"), say.word(`name-${name}`), name, `medal-${name}-turn`);
    return { ...call, under: say.word("table-only") };
  }
  if (name) return of(say.word("screen-serve"), say.word(`name-${name}`), name, `medal-${name}-turn`);
  if (view.asked_by === "tormann") {
    const call = of(say.word("screen-alone"), say.word("screen-any"), "tormann");
    return { ...call, under: say.word("screen-but-tormann"), any: [...NAMES, "bomber"] };
  }
  const call = of(say.word("screen-kick-off"), say.word("screen-any"), "red");
  return { ...call, under: say.word("screen-any-card"), any: EVERYBODY };
}

/** Who shoots, and who alone can stop it. */
function threat(view: View, say: Voice): Call {
  const stopper = (view.action && stopperOf(view.action)) ?? "tormann";
  const joker = stopper === "bomber" || stopper === "tormann";
  const name = say.word(joker ? `face-${stopper}` : `name-${stopper}`);
  const over = say.word("screen-shot", { shooter: player(view.shooter ?? 0) });
  const medal = joker ? `medal-${stopper}` : `medal-${stopper}-thinking`;
  return { over, large: name, look: `shot ${stopper}`, art: medal, under: say.word("screen-stops") };
}

/** Somebody decides: what an action card does, or whether there is extra time. */
function choice(view: View, say: Voice): Call {
  const over = view.action ? say.word(`action-${view.action}`) : say.word("screen-full-time");
  const under = say.word("screen-choosing", { seat: player(view.turn) });
  return { over, large: say.player(view.turn), under, look: "red" };
}
