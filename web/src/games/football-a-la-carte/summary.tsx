import { players } from "../../kit/words";
import { type GameEvent, type Props, teamOf, type View } from "./model";

/** What is counted for the team of whoever did it, and the events that count. */
const COUNTED: Readonly<Record<string, readonly GameEvent["type"][]>> = {
  "screen-count-shots": ["shot-at-goal"],
  "screen-count-saves": ["saved", "stopped-at-the-whistle"],
  "screen-count-corners": ["corner-given"],
  "screen-count-penalties": ["penalty-given"],
};

/** Nobody has won where everybody has. */
export function verdict({ room, say }: Props): string | undefined {
  const everybody = room.outcome?.winners.length === room.seats.length;
  return everybody ? say.word("screen-drawn") : undefined;
}

/** What the goals were made of: a row for each team. */
export function Summary({ screen, say }: Props) {
  const { view, events } = screen;
  return (
    <table class="fc-summary">
      <thead>
        <tr>
          <td />
          <th scope="col">{say.word("screen-count-goals")}</th>
          {Object.keys(COUNTED).map((code) => (
            <th scope="col" key={code}>
              {say.word(code)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.teams.map((team, index) => (
          <tr key={team.join()}>
            <th scope="row">{say.word("screen-count-team", { team: players(team) })}</th>
            <td>{view.goals[index]}</td>
            {Object.entries(counted(view, events, index)).map(([code, count]) => (
              <td key={code}>{count}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function counted(view: View, events: readonly GameEvent[], team: number): Record<string, number> {
  const own = events.filter((event) => "seat" in event && teamOf(view, event.seat) === team);
  return Object.fromEntries(
    Object.entries(COUNTED).map(([code, types]) => [
      code,
      own.filter((event) => types.includes(event.type)).length,
    ]),
  );
}
