import type * as wire from "../gen/protocol";
import type { Voice } from "../say/voice";
import { botNames } from "../table/scene";
import { Medal } from "../ui/medal";
import { asked, levelsOf } from "./adaptive";
import { onScreen, type Place, type Who, weakest } from "./plan";

interface Props {
  game: wire.GameInfo;
  plan: readonly Place[];
  seat: number;
  say: Voice;
  change(changed: Partial<Place>): void;
  remove?(): void;
}

const WHO: readonly Who[] = ["link", "bot", "screen"];

/** One row a seat: you, a friend by link, a bot with its level, or somebody on the same screen. */
export function PlaceRow({ game, plan, seat, say, change, remove }: Props) {
  const place = plan[seat];
  if (!place) return null;
  const full = onScreen(plan) >= game.screen_seats && place.who !== "screen";
  const kinds = WHO.filter((who) => (who !== "bot" || game.bots.length > 0) && (who !== "screen" || !full));
  const level = game.levels?.find((one) => place.who === "bot" && one.level === place.level);
  const name = seat === 0 ? say.word("player-you") : say.word("page-seat", { number: seat + 1 });
  return (
    <>
      <div class="seat-row">
        <Medal seat={seat} name={faceOf(plan, seat, name, say)} bot={place.who === "bot"} />
        <b>
          {name}
          <small>
            {say.word(`page-plan-${place.who}`, { level: levelWord(asked(game, place.level)) })}
            {level?.alike && ` (${say.word("page-level-alike", { other: levelWord(level.alike) })})`}
            {game.plain && thinks(level) && ` (${say.word("page-level-plain")})`}
          </small>
        </b>
        {place.who === "screen" && (
          <input
            class="field"
            maxLength={24}
            aria-label={say.word("page-name-of", { number: seat + 1 })}
            placeholder={say.word("page-name")}
            autocomplete={seat === 0 ? "given-name" : "off"}
            value={place.name}
            onInput={(event) => change({ name: event.currentTarget.value })}
          />
        )}
        {seat > 0 && (
          <Segments
            name={`who-${seat}`}
            label={name}
            values={kinds}
            value={place.who}
            text={(who) => say.word(`page-who-${who}`)}
            choose={(who) => change({ who, level: place.level || weakest(game) })}
          />
        )}
      </div>
      {(place.who === "bot" || remove) && (
        <div class="level-row">
          {remove && (
            <button type="button" class="link" onClick={remove}>
              {say.word("page-remove-seat")}
            </button>
          )}
          <span class="sp" />
          {place.who === "bot" && (
            <>
              <span class="hide-small" aria-hidden="true">
                {say.word("page-bot-level")}
              </span>
              <Segments
                name={`level-${seat}`}
                label={say.word("page-bot-level")}
                values={levelsOf(game)}
                value={place.level}
                text={(level) => say.word(`bot-${level}`)}
                choose={(level) => change({ level })}
              />
            </>
          )}
        </div>
      )}
    </>
  );
}

/** Whether this level thinks ahead, so that it matters how fast that goes. */
function thinks(level: wire.LevelInfo | undefined): boolean {
  return (level?.rollouts ?? 0) > 0 || (level?.steps ?? 0) > 0;
}

function levelWord(level: string) {
  return { type: "word", id: `bot-${level}` };
}

/** Bots already have the name, and so the face, that they will have at the table. Friends have none yet. */
function faceOf(plan: readonly Place[], seat: number, name: string, say: Voice): string {
  const place = plan[seat];
  if (place?.who === "link") return "";
  if (place?.who === "screen") return place.name.trim() || name;
  const people = plan.map((one) => (one.who === "screen" ? one.name.trim() : ""));
  return botNames(people, say)[seat] ?? name;
}

interface SegmentsProps<T extends string> {
  name: string;
  label: string;
  values: readonly T[];
  value: T;
  text(value: T): string;
  choose(value: T): void;
}

/** A few choices side by side: radio buttons in a row. */
export function Segments<T extends string>({ name, label, values, value, text, choose }: SegmentsProps<T>) {
  return (
    <fieldset class="segments" aria-label={label}>
      {values.map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={one === value} onChange={() => choose(one)} />
          {text(one)}
        </label>
      ))}
    </fieldset>
  );
}
