import type { ComponentChildren } from "preact";
import { recordAddress } from "../api";
import { go } from "../route";
import { Cup } from "../ui/icons";
import { useScene } from "./scene";
import { SeatMedal } from "./seats";

interface Props {
  words?: string | undefined;
  /** Not before everything that led to it has been seen. */
  shown: boolean;
  /** Takes up the paper again that was laid aside. */
  read?: (() => void) | undefined;
  children?: ComponentChildren;
}

/** How it ended, what was counted, and once more? */
export function Result({ words, shown, read, children }: Props) {
  const { room, say, drawer, store } = useScene();
  const outcome = room.outcome;
  const order = room.seats.map((_, seat) => seat);
  if (outcome) order.sort((one, other) => (outcome.places[one] ?? 0) - (outcome.places[other] ?? 0));
  return (
    <section class={shown ? "result" : "result unseen"}>
      <header>
        {outcome && <Cup />}
        <h2>{headline()}</h2>
      </header>
      {outcome && (
        <table>
          <tbody>
            {order.map((seat) => (
              <tr key={seat}>
                <td>{outcome.places[seat]}.</td>
                <td class="face">
                  <SeatMedal seat={seat} />
                </td>
                <th scope="row">
                  {say.player(seat)}
                  {room.seats[seat]?.rematch && <small>{say.word("page-rematch-wanted")}</small>}
                </th>
                <td>{outcome.scores[seat]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {outcome && children}
      <div class="row">
        {store.mine.value.length > 0 && !room.day && <Rematch />}
        {read && (
          <button type="button" class="btn" onClick={read}>
            {say.word("gazette-title")}
          </button>
        )}
        {!room.day && (
          <button type="button" class="btn" onClick={() => go(`/replay/${room.table}/${room.number}`)}>
            {say.word("page-replay-watch")}
          </button>
        )}
        <button type="button" class="btn" onClick={() => go("/")}>
          {say.word("page-to-shelf-short")}
        </button>
      </div>
      {room.day ? (
        <p>{say.word("day-luck")}</p>
      ) : (
        <div class="links">
          <button
            type="button"
            class="link"
            onClick={() => {
              drawer.value = { kind: "fairness" };
            }}
          >
            {say.word("page-check")}
          </button>
          <a class="link" href={recordAddress(room.table)} download>
            {say.word("page-download")}
          </a>
        </div>
      )}
    </section>
  );

  function headline(): string {
    if (!outcome) return say.word("page-broken-off");
    const { winners, places } = outcome;
    if (words) return words;
    // Where somebody is second, several winners are one team.
    const code = winners.length > 1 && places.includes(2) ? "page-winning-team" : "page-winners";
    return say.word(code, { winners: winners.map((seat) => ({ type: "player", seat })) });
  }
}

export function Rematch() {
  const { room, say, store } = useScene();
  const waiting = store.mine.value.filter((seat) => !room.seats[seat]?.rematch);
  if (waiting.length === 0) return <p role="status">{say.word("page-rematch-waiting")}</p>;
  return (
    <button
      type="button"
      class="btn go"
      onClick={() => {
        for (const seat of waiting) store.order({ type: "rematch", seat });
      }}
    >
      {say.word("page-rematch")}
    </button>
  );
}
