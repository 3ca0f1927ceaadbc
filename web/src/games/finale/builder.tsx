import { useLayoutEffect, useState } from "preact/hooks";
import { player } from "../../kit/words";
import { Plate, Tile } from "./art";
import { Tools } from "./build-tools";
import { describeCard } from "./man";
import { type Line, type Man, type ManCard, sideOf, type View } from "./model";
import { nowOf } from "./now";
import { clearTable, type Squad, squad } from "./plans";
import type { TableProps } from "./screen";
import { moved, roomOf, toggled } from "./squad";

const KINDS: readonly Line[] = ["goalkeeper", "defender", "midfielder", "attacker"];

/** Fifteen out of thirty: the box on one side, the team as it will stand on the other. */
export function Builder(props: TableProps) {
  const { view, screen, say } = props;
  const [kind, show] = useState<Line>();
  const asked = screen.asked !== undefined;
  const own = screen.seat >= 0 ? sideOf(view, screen.seat) : undefined;
  const cards = new Map(own?.reserve.map((card) => [card.man, card]));
  const chosen = asked ? squad.value : sealed(view);
  useLayoutEffect(() => {
    // A choice that is taken back lies on the table again.
    if (!asked) squad.value = sealed(view);
  }, [asked]);
  useLayoutEffect(() => clearTable, []);
  return (
    <div class="fi-build">
      <p class="now">{nowOf(view, say)}</p>
      {own ? (
        <>
          {asked && <Tools {...props} cards={cards} />}
          <div class="halves">
            <section class="store" aria-label={say.word("screen-box")}>
              {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not a form. */}
              <div class="filter" role="group" aria-label={say.word("screen-filter")}>
                {[undefined, ...KINDS].map((one) => (
                  <button
                    key={one ?? "all"}
                    type="button"
                    class="chip"
                    aria-pressed={kind === one}
                    onClick={() => show(one)}
                  >
                    {say.word(one ? `line-${one}` : "screen-all")}
                  </button>
                ))}
              </div>
              <div class="pool">
                {own.reserve
                  .filter((card) => !kind || card.kind === kind)
                  .map((card) => (
                    <Candidate
                      key={card.man}
                      {...props}
                      card={card}
                      chosen={chosen}
                      cards={cards}
                      asked={asked}
                    />
                  ))}
              </div>
            </section>
            <Formation {...props} chosen={chosen} cards={cards} asked={asked} />
          </div>
        </>
      ) : (
        <ul class="waiting">
          {view.sides.map((side, seat) => (
            <li key={seat}>
              {say.word(side.chosen ? "screen-has-built" : "screen-builds", { seat: player(seat) })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** One's own choice while it is sealed: the starters come first. */
function sealed({ choice, beginners }: View): Squad {
  const starters = beginners?.starters.length ?? 0;
  const men = choice as Man[];
  return { starters: men.slice(0, starters), bench: men.slice(starters) };
}

interface PartProps extends TableProps {
  cards: ReadonlyMap<Man, ManCard>;
  chosen: Squad;
  asked: boolean;
}

function Candidate({ card, chosen, cards, asked, say, screen }: PartProps & { card: ManCard }) {
  const starts = chosen.starters.includes(card.man);
  const sits = chosen.bench.includes(card.man);
  const state = starts ? "screen-starts" : sits ? "screen-sits" : "screen-not-chosen";
  const kindOf = (man: Man) => cards.get(man)?.kind ?? "attacker";
  return (
    <button
      type="button"
      class={`piece ft ${starts || sits ? "sel" : ""}`}
      data-man={card.man}
      aria-pressed={starts || sits}
      aria-disabled={!asked}
      aria-label={describeCard(say, card, [say.word(state)])}
      onClick={() => {
        if (asked) squad.value = toggled(squad.value, card, roomOf(screen), kindOf);
      }}
    >
      <span class="face">
        <Tile {...card} strength={card.strengths[0] ?? 0} turns={0} />
        <b class="value" data-value={card.value} />
        {(starts || sits) && (
          <span
            class={`in ${starts ? "starts" : "sits"}`}
            data-value={say.word(starts ? "screen-mark-starts" : "screen-mark-sits")}
          />
        )}
      </span>
      <Plate say={say} man={card.man} />
    </button>
  );
}

/** The team as it will stand. A tap moves a man between the pitch and the bench. */
function Formation(props: PartProps) {
  const { chosen, cards, asked, say, screen } = props;
  const room = roomOf(screen);
  const line = (kind: Line) => chosen.starters.filter((man) => cards.get(man)?.kind === kind);
  const lines = [...KINDS].reverse();
  return (
    <section class="formation" aria-label={say.word("screen-formation")}>
      <h2>
        {say.word("screen-starters", { count: chosen.starters.length })}{" "}
        <span>
          {lines
            .slice(0, 3)
            .reverse()
            .map((kind) => line(kind).length)
            .join("-")}
        </span>
      </h2>
      <div class="half-pitch">
        {lines.map((kind) => (
          <div class="row" key={kind}>
            {line(kind).length === 0 && <span class="none">{say.word(`line-${kind}`)}</span>}
            {line(kind).map((man) => placed(man, "screen-to-bench"))}
          </div>
        ))}
      </div>
      <h2>
        <span class="bench-long">{say.word("screen-substitutes", { count: chosen.bench.length })}</span>
        <span class="bench-short">{say.word("screen-bench-short", { count: chosen.bench.length })}</span>
      </h2>
      <div class="row substitutes">
        {chosen.bench.map((man) => placed(man, "screen-to-pitch"))}
        {Array.from({ length: Math.max(0, room.bench - chosen.bench.length) }, (_, index) => (
          <span class="free" key={index} />
        ))}
      </div>
    </section>
  );

  function placed(man: Man, hint: string) {
    const card = cards.get(man);
    if (!card) return null;
    return (
      <button
        key={man}
        type="button"
        class="piece ft"
        aria-disabled={!asked}
        aria-label={describeCard(say, card, [say.word(hint)])}
        onClick={() => {
          if (asked) squad.value = moved(squad.value, man);
        }}
      >
        <span class="face">
          <Tile {...card} strength={card.strengths[0] ?? 0} turns={0} />
          <b class="value" data-value={card.value} />
        </span>
        <Plate say={say} man={man} />
      </button>
    );
  }
}
