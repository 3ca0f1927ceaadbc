import { useState } from "preact/hooks";
import { read, write } from "../../net/keys";
import type { Voice } from "../../say/voice";
import { keepChoice, lastChoice } from "../../shelf/memory";
import { useScene } from "../../table/scene";
import { type Screen, type Timed, winners } from "./model";

const ASKED = "ludofoot:passe-eclair:too-easy";
const IN_A_ROW = 2;

/** Whether a relaxed round has become easy: so many won in a row. */
export function isEasy(told: readonly Timed[], seat: number): boolean {
  const last = winners(told).slice(-IN_A_ROW);
  return last.length === IN_A_ROW && last.every((winner) => winner === seat);
}

/** Offered once: the next match at the usual pace. */
export function TooEasy({ screen, say }: { screen: Screen; say: Voice }) {
  const { room } = useScene();
  const [state, become] = useState<"offered" | "taken">("offered");
  const [before] = useState(() => read<string>(ASKED));
  const here = `${room.table} ${room.number} ${screen.view.round}`;
  const relaxed = room.alone === true && screen.view.options.pace === "relaxed";
  if (!relaxed || !isEasy(screen.told, screen.seat) || (before !== undefined && before !== here)) return null;
  write(ASKED, here);
  const take = () => {
    const last = lastChoice({ id: room.game });
    const options = { ...last?.options, pace: "normal" };
    keepChoice({ id: room.game }, { places: [], seconds: 0, quick: false, help: true, ...last, options });
    become("taken");
  };
  return (
    <p class="pe-easy">
      {say.word(state === "taken" ? "screen-easy-taken" : "screen-easy")}{" "}
      {state === "offered" && (
        <button type="button" class="btn" onClick={take}>
          {say.word("screen-easy-take")}
        </button>
      )}
    </p>
  );
}
