import { shake } from "../../kit/motion";
import { choiceKey } from "../../ui/keys";
import { Plate, Tile } from "./art";
import { describeCard } from "./man";
import type { ManCard, Props, Side } from "./model";
import { change } from "./plans";
import { answers, litBench, tapBench } from "./play";

/** The substitutes who are left: as many changes can still be made. */
export function Bench(props: Props & { side: Side }) {
  const { say, side } = props;
  const lit = litBench(props);
  return (
    <div class={`bench ${lit.length > 0 ? "asked" : ""}`}>
      <h2 data-about="spot:bench">{say.word("screen-bench", { count: side.reserve.length })}</h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not a form. */}
      <div class="men" role="group" aria-label={say.word("screen-bench", { count: side.reserve.length })}>
        {side.reserve.map((card) => substitute(card))}
      </div>
    </div>
  );

  function substitute(card: ManCard) {
    const index = [...new Set(lit)].indexOf(card.man);
    const chosen = change.value.on === card.man;
    // Once somebody is to come on, the digits belong to those whom he can replace.
    const key = index >= 0 && !change.value.on ? choiceKey(index) : undefined;
    return (
      <button
        key={card.man}
        type="button"
        class={`piece ft ${index >= 0 ? "ok" : ""} ${chosen ? "sel" : ""}`}
        data-man={card.man}
        aria-label={describeCard(say, card, [say.word("screen-on-bench")])}
        aria-pressed={index >= 0 ? chosen : undefined}
        aria-disabled={!answers(props, card.man)}
        aria-keyshortcuts={key}
        onClick={(event) => {
          if (!tapBench(props, card.man)) shake(event.currentTarget);
        }}
      >
        <span class="face">
          <Tile {...card} strength={card.strengths[0] ?? 0} turns={0} />
        </span>
        <Plate say={say} man={card.man} />
        {key && <span class="key" data-key={key} />}
      </button>
    );
  }
}
