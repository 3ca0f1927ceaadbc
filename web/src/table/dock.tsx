import { useEffect, useRef } from "preact/hooks";
import { Choices, type Listed, listed } from "../forms/choices";
import type * as wire from "../gen/protocol";
import { useTimeline } from "../kit/film";
import type { GameModule, GameProps } from "../kit/module";
import { isAwaitedFor } from "../kit/screen";
import { part } from "../part";
import { type Keys, useKeys } from "../ui/keys";
import { useOnly } from "./only";
import { Asked, Idle } from "./prompt";
import { useScene } from "./scene";
import { Seat } from "./seats";
import { isShort } from "./short";

// Games with a hand of their own bring it along, and ask for nothing that must be filled in.
export const PlainHand = part(() => import("./plain-hand").then((found) => found.PlainHand));
const FormSheet = part(() => import("../forms/sheet").then((found) => found.FormSheet));
// Most people stay.
const Absent = part(() => import("./absent").then((found) => found.Absent));

interface Props {
  game: GameModule | undefined;
  props: GameProps;
}

/** Everything that is yours: the decision, what answers it, and your seat. */
export function Dock({ game, props }: Props) {
  const { room, screen } = useScene();
  const prompts = room.phase === "playing" ? (screen.prompts ?? []) : [];
  const asked = prompts.find(isAwaitedFor);
  const open = prompts.filter((prompt) => prompt !== asked);
  const question = asked ? JSON.stringify(asked) : "";
  const list = asked && listedFor(asked, { game, props });
  return (
    <section class="dock" aria-label={props.say.word("page-tray")}>
      <Question key={`prompt ${question}`} asked={asked} list={list} game={game} props={props} />
      <Tray key={`tray ${question}`} asked={asked} list={list} game={game} props={props} />
      {open.length > 0 && !game?.offersOpenMoves && <OpenPrompts prompts={open} props={props} />}
      {screen.seat >= 0 && game?.draws !== "everybody" && (
        <div class="me">
          <Seat seat={screen.seat} />
        </div>
      )}
    </section>
  );
}

/** What stands on the label and what lies in the tray; nothing where a form is filled in. */
function listedFor(prompt: wire.Prompt, { game, props }: Props): Listed | undefined {
  if (game?.listed) return game.listed(prompt, props);
  return prompt.form.type === "choose" ? listed(prompt, game?.Hand !== undefined) : undefined;
}

interface QuestionProps extends Props {
  asked: wire.Prompt | undefined;
  list: Listed | undefined;
}

/** The prompt, once what led to it has been seen; in a race it is there at once. */
function Question({ asked, list, game, props }: QuestionProps) {
  const { screen } = useScene();
  const known = useTimeline().isKnown(screen.seat);
  const held = asked !== undefined && asked.pace !== "race" && !known && !isShort(props.room, screen.seat);
  return (
    <div class={held ? "held" : ""} data-region="prompt">
      <Inside asked={asked} list={list} game={game} props={props} />
    </div>
  );
}

function Inside({ asked, list, game, props }: QuestionProps) {
  const { room, screen } = useScene();
  const { busy, act, preview } = props;
  const absent = room.seats.findIndex((seat) => seat.present === false && !seat.bot && seat.away_ms !== null);
  const settling = absent >= 0 && absent !== screen.seat && screen.seat >= 0 && room.phase !== "over";
  const own = game?.label?.(props);
  if (settling && !asked) return <Absent absent={absent} />;
  if (own !== undefined) return <>{own}</>;
  if (!asked) return <Idle />;
  return <Asked prompt={asked} listed={list} busy={busy} act={act} preview={preview} />;
}

/** What is yours to answer with: the game's hand, the plain choices, or a form. */
function Tray({ asked, list, game, props }: QuestionProps) {
  const { busy, act } = props;
  const place = useRef<HTMLDivElement>(null);
  const keys: Keys = {};
  for (const { key, move } of [...(list?.tray ?? []), ...(list?.label ?? [])]) {
    if (key) keys[key] = () => !busy && act(move);
  }
  useKeys(keys);
  useOnly(list, (move) => !busy && act(move));
  useEffect(() => {
    if (asked) focusFirst(place.current);
  }, []);
  return (
    <div data-region="tray" ref={place}>
      {game?.Hand ? <game.Hand {...props} /> : <PlainHand {...props} list={list} />}
    </div>
  );
}

/** The focus moves only to a new question, and never away from somebody who writes or reads a drawer. */
function focusFirst(tray: HTMLElement | null): void {
  const active = document.activeElement;
  if (active?.matches("input, select, textarea") || active?.closest("dialog")) return;
  const inTray = tray?.querySelector<HTMLElement>(".plain-card.ok, .tray :is(button, input, select)");
  const onLabel = tray
    ?.closest(".dock")
    ?.querySelector<HTMLElement>('[data-region="prompt"] .acts button:not(.go[aria-disabled="true"])');
  (inTray ?? onLabel)?.focus({ preventScroll: true });
}

/** What may be done at any time and is never waited for. */
function OpenPrompts({ prompts, props }: { prompts: readonly wire.Prompt[]; props: GameProps }) {
  const { say, busy, act, preview } = props;
  return (
    <div class="open-prompts">
      {prompts.map((prompt, index) => (
        <details key={`${prompt.ask.code}-${index}`} open={prompt.form.type === "choose"}>
          <summary>{say.say(prompt.ask)}</summary>
          {prompt.form.type === "choose" && !prompt.form.field ? (
            <div class="choices">
              <Choices choices={unkeyed(prompt)} say={say} busy={busy} act={act} />
            </div>
          ) : (
            <FormSheet
              key={JSON.stringify(prompt.form)}
              prompt={prompt}
              say={say}
              busy={busy}
              act={act}
              preview={preview}
            />
          )}
        </details>
      ))}
    </div>
  );
}

/** The keys belong to the decision that is waited for. */
function unkeyed(prompt: wire.Prompt) {
  const { tray, label } = listed(prompt);
  return [...tray, ...label].map((choice) => ({ ...choice, key: undefined }));
}
