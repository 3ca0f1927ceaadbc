import { useState } from "preact/hooks";
import { copy } from "../invite/sharing";
import { titleOf } from "../say/locale";
import type { Voice } from "../say/voice";
import { seriesOn } from "./day";

interface Props {
  number: number;
  game: string;
  right: boolean;
  say: Voice;
}

/** A line of text for others: number, mark and days in a row, and nothing of the answer. */
export function Share({ number, game, right, say }: Props) {
  const [told, tell] = useState("");
  const share = async () => {
    const mark = right ? "★" : "▽";
    const text = say.word("puzzle-share", { number, title: titleOf(game), mark, days: seriesOn(number) });
    tell((await copy(text)) === "copied" ? say.word("puzzle-copied") : text);
  };
  return (
    <>
      <button type="button" class="btn" onClick={share}>
        {say.word("puzzle-send")}
      </button>
      <span role="status">{told}</span>
    </>
  );
}
