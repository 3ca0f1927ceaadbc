import type { GameInfo, Preset } from "../gen/protocol";
import type { Voice } from "../say/voice";
import type { Chosen } from "./options";

interface Props {
  game: GameInfo;
  options: Chosen;
  say: Voice;
  choose(options: Chosen): void;
}

/** The lengths that a game proposes, each with its minutes; none that fits what was chosen one by one. */
export function Lengths({ game, options, say, choose }: Props) {
  const presets = game.presets ?? [];
  const chosen = presetOf(game, options);
  if (presets.length === 0) return null;
  return (
    <fieldset class="lengths">
      <legend>{say.word("preset")}</legend>
      {presets.map((preset) => (
        <label key={preset.name}>
          <input
            type="radio"
            name="preset"
            checked={chosen === preset}
            onChange={() => choose({ ...options, ...preset.options })}
          />
          <b>{say.word(`preset-${preset.name}`)}</b>
          <span>{say.word("page-minutes", { minutes: preset.minutes, range: "one" })}</span>
          <small>{say.word(`preset-${preset.name}-help`)}</small>
        </label>
      ))}
    </fieldset>
  );
}

/** What is proposed for so many seats. */
export function proposed(game: GameInfo, seats: number): Chosen {
  return (game.presets ?? []).find((preset) => preset.seats?.includes(seats))?.options ?? {};
}

/** The length that these options make up, if it is one of those with a name. */
export function presetOf(game: GameInfo, options: Chosen): Preset | undefined {
  return (game.presets ?? []).find((preset) =>
    Object.entries(preset.options).every(([name, value]) => options[name] === value),
  );
}
