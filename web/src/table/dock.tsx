import { useEffect, useRef } from "preact/hooks";
import { Choices, listed } from "../forms/choices";
import { FormSheet } from "../forms/sheet";
import type { GameModule, GameProps } from "../games";
import type * as wire from "../gen/protocol";
import { type Keys, useKeys } from "../ui/keys";
import { Absent, Asked, Idle } from "./prompt";
import { useScene } from "./scene";
import { Seat } from "./seats";

interface Props {
  game: GameModule | undefined;
  props: GameProps;
}

/** Everything that is yours: the decision, what answers it, and your seat. */
export function Dock({ game, props }: Props) {
  const { room, screen } = useScene();
  const prompts = room.phase === "playing" ? (screen.prompts ?? []) : [];
  const asked = prompts.find((prompt) => prompt.pace !== "open");
  const open = prompts.filter((prompt) => prompt !== asked);
  const absent = room.seats.findIndex((seat) => seat.present === false && !seat.bot && seat.away_ms !== null);
  const settling = absent >= 0 && absent !== screen.seat && screen.seat >= 0 && room.phase !== "over";
  return (
    <section class="dock" aria-label={props.say.word("page-tray")}>
      {settling && !asked ? <Absent absent={absent} /> : !asked && <Idle />}
      {asked && <Decision key={JSON.stringify(asked)} prompt={asked} game={game} props={props} />}
      {!asked && game?.Hand && <game.Hand {...props} />}
      {open.length > 0 && !game?.offersOpenMoves && <OpenPrompts prompts={open} props={props} />}
      {screen.seat >= 0 && (
        <div class="me">
          <Seat seat={screen.seat} />
        </div>
      )}
    </section>
  );
}

function Decision({ prompt, game, props }: Props & { prompt: wire.Prompt }) {
  const { say, busy, act, preview } = props;
  const place = useRef<HTMLDivElement>(null);
  const plain = () => (prompt.form.type === "choose" ? listed(prompt, game?.Hand !== undefined) : undefined);
  const list = game?.listed ? game.listed(prompt, props) : plain();
  const keys: Keys = {};
  for (const { key, move } of [...(list?.tray ?? []), ...(list?.label ?? [])]) {
    if (key) keys[key] = () => !busy && act(move);
  }
  useKeys(keys);
  useEffect(() => focusFirst(place.current), []);
  return (
    <div ref={place}>
      <Asked prompt={prompt} listed={list} busy={busy} act={act} preview={preview} />
      {game?.Hand ? (
        <game.Hand {...props} />
      ) : (
        <div class="tray">
          {list ? (
            list.tray.length > 0 && (
              <div class="choices">
                <Choices choices={list.tray} say={say} busy={busy} act={act} />
              </div>
            )
          ) : (
            <FormSheet prompt={prompt} say={say} busy={busy} act={act} preview={preview} />
          )}
        </div>
      )}
    </div>
  );
}

/** The focus moves only to a new question, and never away from somebody who writes or reads a drawer. */
function focusFirst(place: HTMLElement | null): void {
  const active = document.activeElement;
  if (active?.matches("input, select, textarea") || active?.closest("dialog")) return;
  const inTray = place?.querySelector<HTMLElement>(".tray :is(button, input, select)");
  (inTray ?? place?.querySelector<HTMLElement>(".acts button"))?.focus({ preventScroll: true });
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
