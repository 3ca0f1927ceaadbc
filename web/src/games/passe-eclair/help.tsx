import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { read, write } from "../../net/keys";
import type { Voice } from "../../say/voice";
import { useScene } from "../../table/scene";
import { isListed, type Offer, type View } from "./model";

/** How much somebody is helped: not at all, by the name that is asked for, or by a ring round the cards that fit. */
const LEVELS = ["none", "name", "cards"] as const;
export type Level = (typeof LEVELS)[number];

const WORDS: Readonly<Record<Level, readonly [name: string, what: string]>> = {
  none: ["aid-none", "screen-help-none"],
  name: ["aid-name", "screen-help-name"],
  cards: ["aid-cards", "screen-help-cards"],
};

const HELP = "ludofoot:passe-eclair:help";

export const help = signal<Level>(read<Level>(HELP) ?? "name");

export function chooseHelp(level: Level): void {
  write(HELP, level);
  help.value = level;
}

/** Whether a wrong card is only said to be wrong: in the first round of somebody who plays with bots and wants to see. */
export function isCaught(
  view: View,
  offers: readonly Offer[],
  face: Parameters<typeof isListed>[1],
  alone: boolean,
): boolean {
  return alone && help.value === "cards" && view.round === 1 && offers.length > 0 && !isListed(offers, face);
}

/** The levels, to be chosen while there is time. Everybody at the table is told. */
export function HelpChoice({ seat, say }: { seat: number; say: Voice }) {
  const { store } = useScene();
  useEffect(() => store.order({ type: "aid", seat, aid: help.value }), [seat, help.value]);
  return (
    <fieldset class="pe-help">
      <legend>{say.word("screen-help")}</legend>
      {LEVELS.map((level) => (
        <button
          key={level}
          type="button"
          aria-pressed={help.value === level}
          onClick={(event) => {
            chooseHelp(level);
            // After a tap the space bar is for "ready" again.
            if (event.detail > 0) event.currentTarget.blur();
          }}
        >
          <b>{say.word(WORDS[level][0])}</b>
          <small>{say.word(WORDS[level][1])}</small>
        </button>
      ))}
    </fieldset>
  );
}
