import type { ComponentChildren } from "preact";
import type { Says } from "../api";
import { useSays } from "../kit/says";
import type { Voice } from "../say/voice";
import { fieldName, isEmpty, isPerSeat, plain } from "./plain";
import { useScene } from "./scene";

/** Shown elsewhere: the seats show whose turn it is, the tray the hand; options were read before. */
const ELSEWHERE = ["type", "seat", "seats", "turn", "hand", "options"];

/** The view of a game that has no screen of its own: everything it tells, as readable lines. */
export function Facts() {
  const { room, screen, say } = useScene();
  const says = useSays(room.game);
  const view = screen.view ?? {};
  const fields = Object.keys(view).filter((field) => !ELSEWHERE.includes(field) && !isEmpty(view[field]));
  if (fields.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whatever scrolls must be reached by keyboard.
    <section class="facts-page" tabIndex={0} aria-label={say.word("page-facts")}>
      <dl class="facts">
        {fields.flatMap((field) => [
          <dt key={`${field}-name`}>{fieldName(field, say)}</dt>,
          <dd key={field}>
            <Fact field={field} value={view[field]} says={says[field]} say={say} />
          </dd>,
        ])}
      </dl>
    </section>
  );
}

interface FactProps {
  field: string;
  value: unknown;
  says: string | Says | undefined;
  say: Voice;
}

function Fact({ field, value, says, say }: FactProps): ComponentChildren {
  if (!Array.isArray(value)) return <>{plain(field, value, says, say)}</>;
  const perSeat = isPerSeat(value, says, say);
  return (
    <ul>
      {value.map((item, index) => {
        const text = plain(field, item, says, say);
        return (
          <li key={index} class="chip">
            {perSeat ? say.word("page-of-player", { player: { type: "player", seat: index }, text }) : text}
          </li>
        );
      })}
    </ul>
  );
}
