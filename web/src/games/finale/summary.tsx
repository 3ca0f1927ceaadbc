import { player } from "../../kit/words";
import { nameOf } from "./man";
import { goalsOf, nearSeat, type Props } from "./model";
import { Shots } from "./shootout";

/** How it came to this: the goals by their minute, and the penalties. */
export function Summary({ screen, say }: Props) {
  const { view, events } = screen;
  const near = nearSeat(view);
  const goals = goalsOf(events);
  return (
    <section class="fi-summary" aria-label={say.word("screen-match")}>
      <h2>{say.word("screen-match")}</h2>
      {goals.length === 0 && <p>{say.word("screen-no-goals")}</p>}
      <ol>
        {goals.map((goal, index) => (
          <li key={index} class={view.sides[goal.seat]?.colour}>
            <b>{goal.minute}′</b>
            <span>
              {say.player(goal.seat)}
              <small>
                {say.word("screen-by", { men: goal.men.map((man) => nameOf(say, man)).join(", ") })}
              </small>
            </span>
            <b
              role="img"
              aria-label={say.word("screen-stands", {
                seat: player(near),
                mine: at(goal.goals, near),
                theirs: at(goal.goals, 1 - near),
              })}
            >
              {at(goal.goals, near)}–{at(goal.goals, 1 - near)}
            </b>
          </li>
        ))}
      </ol>
      {view.series > 0 && <Shots view={view} events={events} say={say} />}
    </section>
  );
}

function at(goals: readonly number[], seat: number): number {
  return goals[seat] ?? 0;
}
