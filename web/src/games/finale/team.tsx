import { useRef } from "preact/hooks";
import { shake } from "../../kit/motion";
import { choiceKey } from "../../ui/keys";
import { Mark, Plate, Portrait, Tile } from "./art";
import { describe, describeCard, nameOf } from "./man";
import { columnsOf, formationOf, type Man, type ManView, rowsOf, sideOf } from "./model";
import { change, shooters } from "./plans";
import { answers, chosenMen, litMen, tapMan } from "./play";
import type { TableProps } from "./screen";

interface TeamProps extends TableProps {
  seat: number;
  near: boolean;
  stacked: boolean;
}

/** A team in its lines, from its goal to the middle. */
export function Team(props: TeamProps) {
  const { view, seat, near, stacked, say, showing } = props;
  const scores = showing?.event.type === "goal" && showing.event.seat === seat;
  const side = sideOf(view, seat);
  const lines = stacked ? rowsOf(side.pitch) : columnsOf(side.pitch);
  // Mine stand to the left or below, with the goal at the edge; theirs the other way round.
  const shown = near === stacked ? [...lines].reverse() : lines;
  const longest = Math.max(1, ...lines.map((line) => line.length));
  return (
    // biome-ignore lint/a11y/useSemanticElements: footballers, not a form.
    <div
      class={`team ${near ? "near" : "far"} ${side.colour} ${scores ? "scores" : ""}`}
      role="group"
      aria-label={say.word("screen-team", {
        seat: { type: "player", seat },
        colour: { type: "word", id: `colour-${side.colour}` },
        formation: formationOf(side.pitch),
      })}
      style={{ "--lines": Math.max(stacked ? 3 : 4, lines.length), "--longest": longest }}
    >
      <div class="rows">
        {shown.map((line) => (
          <div
            class={`row ${line.some((man) => man.line === "goalkeeper") ? "last" : ""}`}
            key={line[0]?.man}
          >
            {line.map((man) => (
              <Footballer key={man.man} {...props} man={man} />
            ))}
          </div>
        ))}
      </div>
      <Beside {...props} />
    </div>
  );
}

function Footballer(props: TeamProps & { man: ManView }) {
  const { man, view, near, seat, say, screen } = props;
  const own = near && seat === screen.seat;
  const turns = useTurns(man.state);
  const lit = own ? litMen(props) : [];
  const index = lit.indexOf(man.man);
  const chosen = own && chosenMen(props).includes(man.man);
  const asks = own && lit.length > 0;
  const looks = [
    index >= 0 ? "ok" : asks && !chosen ? "dim" : "",
    chosen ? "sel" : "",
    view.injured === man.man ? "hurt" : "",
    sideOf(view, seat).picked.includes(man.man) ? "used" : "",
  ];
  const marks = [
    ...(man.white ? (["approach"] as const) : []),
    ...(man.red ? (["shot"] as const) : []),
    ...(man.yellow ? (["booked"] as const) : []),
  ];
  const place = own ? shooters.value.indexOf(man.man) : -1;
  const instead = index >= 0 ? insteadOf(props) : undefined;
  const inside = (
    <>
      <span class="face">
        <Tile {...man} turns={turns} marks={marks} />
        {place >= 0 && <span class="place" data-value={place + 1} />}
        {instead !== undefined && <span class="swap" data-value={`${man.strength} → ${instead}`} />}
      </span>
      <Plate say={say} man={man.man} />
    </>
  );
  const look = `ft ${looks.filter(Boolean).join(" ")}`;
  if (!own) {
    return (
      <div class={look} role="img" data-man={man.man} aria-label={describe(say, man)}>
        {inside}
      </div>
    );
  }
  const key = index >= 0 ? choiceKey(index) : undefined;
  const more = [
    chosen ? say.word("screen-chosen") : index >= 0 ? say.word("screen-choosable") : "",
    instead === undefined ? "" : say.word("screen-from-to", { from: man.strength, to: instead }),
  ];
  return (
    <button
      type="button"
      class={look}
      data-man={man.man}
      aria-label={describe(say, man, more)}
      aria-pressed={index >= 0 ? chosen : undefined}
      aria-disabled={!answers(props, man.man)}
      aria-keyshortcuts={key}
      onClick={(event) => {
        if (!tapMan(props, man.man)) shake(event.currentTarget);
      }}
    >
      {inside}
      {key && <span class="key" data-key={key} />}
    </button>
  );
}

/** How strong whoever is to come on would be in his place. */
function insteadOf({ view, seat }: TeamProps): number | undefined {
  const { on } = change.value;
  return sideOf(view, seat).reserve.find((card) => card.man === on)?.strengths[0];
}

/** Quarter turns never go back: after the fourth state comes the first, a turn further to the left. */
function useTurns(state: number): number {
  const turns = useRef(state);
  const now = turns.current % 4;
  // A goalkeeper in the penalties turns the other way.
  if ((now + 3) % 4 === state && turns.current > 0) turns.current -= 1;
  else turns.current += (state - now + 4) % 4;
  return turns.current;
}

/** Who can still come on, for the other coach to see; and who has left: hurt, sent off or taken off. */
function Beside({ view, seat, say }: TeamProps) {
  const { injured, sent_off: sentOff, substituted, reserve } = sideOf(view, seat);
  const out = injured.length + sentOff.length + substituted.length;
  return (
    <>
      {seat !== view.seat && reserve.length > 0 && (
        <div class="beside">
          <ul aria-label={say.word("screen-bench", { count: reserve.length })}>
            {reserve.map((card) => (
              <li key={card.man} data-about={`man:${card.man}`} title={describeCard(say, card)}>
                <Portrait man={card.man} />
                <b data-value={card.strengths[0]} />
                <span class="vh">{describeCard(say, card)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {out > 0 && (
        <div class="beside out">
          <ul aria-label={say.word("screen-gone")}>
            {injured.map((man) => left(man, "cross"))}
            {sentOff.map((man) => left(man, "red"))}
            {substituted.map((man) => left(man, undefined))}
          </ul>
        </div>
      )}
    </>
  );

  function left(man: Man, why: "cross" | "red" | undefined) {
    const code = why === "cross" ? "result-injured" : why === "red" ? "result-sent-off" : "screen-taken-off";
    const text = `${nameOf(say, man)} (${say.word(code)})`;
    return (
      <li key={man} title={text}>
        <Portrait man={man} />
        {why && (
          <span class="why">
            <Mark symbol={why} />
          </span>
        )}
        <span class="vh">{text}</span>
      </li>
    );
  }
}
