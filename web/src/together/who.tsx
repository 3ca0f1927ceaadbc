import { ToBeFound } from "../lobby/to-be-found";
import { useScene } from "../table/scene";

/** Who is here: everybody at the table, how many watch, and who else may find it. */
export function WhoIsHere() {
  const { room, say, surface } = useScene();
  const people = room.seats.flatMap((info, seat) => (info.kind === "person" ? [{ info, seat }] : []));
  if (surface === "replay" || room.lesson || (people.length < 2 && room.watchers === 0 && !room.lobby))
    return null;
  return (
    <section class="who-is-here">
      <h3>{say.word("page-who-is-here")}</h3>
      <ul>
        {people.map(({ info, seat }) => (
          <li key={seat}>
            {say.word("page-who-line", {
              name: say.names[seat] || say.word("page-seat", { number: seat + 1 }),
              state: say.word(info.present === false || info.elsewhere ? "ticket-away" : "ticket-here"),
            })}
          </li>
        ))}
        {room.watchers > 0 && <li>{say.word("page-who-watch", { count: room.watchers })}</li>}
      </ul>
      <ToBeFound />
    </section>
  );
}
