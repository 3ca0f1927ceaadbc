import type { ComponentChildren } from "preact";
import { Choices, listed } from "../../forms/choices";
import type { Prompt } from "../../gen/protocol";
import { said, word } from "../../kit/words";
import { Clocked, Label, labelled, Undo } from "../../table/prompt";
import { Whistle } from "../../ui/icons";
import { Kind, Portrait } from "./art";
import { needs, shortName } from "./man";
import { assignOf, type Man, orderOf, type Props, subsetOf } from "./model";
import { strikerOf } from "./now";
import { change, deck, seen, shooters, slots, squad } from "./plans";
import { changes, isReady, sendPick, sendShooters } from "./play";

interface OwnProps extends Pick<Props, "screen"> {
  ask: string;
  help: string;
  children: ComponentChildren;
}

/** A label that takes the place of the table's own. */
function Own({ screen, ask, help, children }: OwnProps) {
  return (
    <Label
      own="fi-label"
      picture={
        <Clocked seat={screen.seat}>
          <Whistle />
        </Clocked>
      }
      ask={ask}
      help={help}
      acts={
        <>
          {children}
          <Undo />
        </>
      }
    />
  );
}

interface ButtonProps {
  say: Props["say"];
  text: string;
  key_?: "Enter" | "Escape" | undefined;
  ready?: boolean;
  go?: boolean;
  run(): void;
}

function Button({ say, text, key_, ready = true, go = false, run }: ButtonProps) {
  return (
    <button
      type="button"
      class={go ? "btn go" : "btn"}
      aria-disabled={!ready}
      aria-keyshortcuts={key_}
      onClick={() => ready && run()}
    >
      {text}
      {key_ && <kbd>{say.word(key_ === "Enter" ? "screen-enter" : "screen-escape")}</kbd>}
    </button>
  );
}

/** The rules' word on the draft: what it comes to, or why not. */
function noted(say: Props["say"]): string {
  return (seen.value?.notes ?? []).map((note) => say.say(note)).join(" · ");
}

/** Footballers for the slots of the card. */
function PickLabel(props: Props) {
  const { screen, say, busy } = props;
  const form = assignOf(screen);
  const { view } = screen;
  if (!form) return null;
  const attacks = strikerOf(view) === screen.seat;
  const open = view.slots.filter((_, place) => slots.value[place] === null && form.fits[place]?.length);
  const ready = isReady({ busy });
  const opposed = screen.asked?.ask.args?.strength;
  const ask = ready
    ? say.word(attacks ? "screen-ask-send" : "screen-ask-roll")
    : say.word("screen-ask-choose", { slots: needs(open.length > 0 ? open : view.slots) });
  const against = attacks ? "" : say.word("screen-opposed", { strength: Number(opposed ?? 0) });
  const help = ready ? noted(say) : [against, say.word("screen-tap-ring")].filter(Boolean).join(" ");
  return (
    <Own screen={screen} ask={ask} help={help}>
      <span class="slots">
        {view.slots.map((kind, place) => (
          <Slot key={place} {...props} kind={kind} man={slots.value[place] ?? null} place={place} />
        ))}
      </span>
      <Button
        say={say}
        text={say.word(attacks ? "screen-send" : "screen-roll")}
        key_="Enter"
        ready={ready}
        go
        run={() => sendPick(props)}
      />
    </Own>
  );
}

interface SlotProps extends Pick<Props, "say"> {
  kind: "goalkeeper" | "defender" | "midfielder" | "attacker" | "anybody";
  man: Man | null;
  place: number;
}

function Slot({ say, kind, man, place }: SlotProps) {
  const slot = word(`slot-${kind}`);
  if (!man) {
    return (
      <span class="slot" role="img" aria-label={say.word("screen-slot-empty", { slot })}>
        <Kind kind={kind} />
      </span>
    );
  }
  return (
    <button
      type="button"
      class="slot full"
      aria-label={say.word("screen-slot-full", { slot, man: word(`man-${man}`) })}
      onClick={() => {
        slots.value = slots.value.map((one, index) => (index === place ? null : one));
      }}
    >
      <Portrait man={man} />
      <span class="kind">
        <Kind kind={kind} />
      </span>
    </button>
  );
}

/** Who comes on, for whom, and where. */
function ChangeLabel(props: Props) {
  const { screen, say, busy, act } = props;
  const { view } = screen;
  const { on, off } = change.value;
  const ways = changes(props);
  const leaves = off ?? view.injured;
  const ask = !on
    ? say.word("screen-who-comes", { man: off ? shortName(say, off) : "" })
    : leaves
      ? say.word("screen-change", { on: shortName(say, on), off: shortName(say, leaves) })
      : say.word("screen-who-goes", { man: shortName(say, on) });
  const help =
    ways.length > 1
      ? say.word("screen-which-line")
      : ways.length === 1
        ? say.word(off ? "screen-comes-upright" : "screen-comes-fresh")
        : say.word(on ? "screen-tap-ring" : "screen-tap-bench");
  return (
    <Own screen={screen} ask={ask} help={help}>
      {ways.map(({ move }, index) => (
        <Button
          key={move.line}
          say={say}
          text={ways.length > 1 ? say.word(`line-${move.line}`) : say.word("screen-change-go")}
          key_={index === 0 ? "Enter" : undefined}
          ready={!busy}
          go={ways.length === 1}
          run={() => act(move)}
        />
      ))}
      <Button
        say={say}
        text={say.word("screen-cancel")}
        key_="Escape"
        run={() => {
          change.value = {};
        }}
      />
    </Own>
  );
}

/** Before anybody is chosen: what is asked, and the way not to change anybody. */
function RestLabel({ screen, say, busy, act, prompt }: Props & { prompt: Prompt }) {
  const { ask, help } = labelled(prompt.ask, say);
  return (
    <Own screen={screen} ask={ask} help={help}>
      <Choices choices={listed(prompt, true).label} say={say} busy={busy} act={act} />
    </Own>
  );
}

/** Penalty takers in their order. */
function ShootersLabel(props: Props) {
  const { screen, say, busy } = props;
  const form = orderOf(screen);
  const prompt = screen.asked;
  if (!form || !prompt) return null;
  const places = Array.from({ length: form.most }, (_, place) => shooters.value[place] ?? null);
  return (
    <Own screen={screen} ask={say.short(prompt.ask)} help={say.word("screen-shooters-help")}>
      <span class="slots">
        {places.map((man, place) => (
          <span class={`slot ${man ? "full" : ""}`} key={place} title={man ? shortName(say, man) : ""}>
            {man ? <Portrait man={man} /> : place + 1}
          </span>
        ))}
      </span>
      <Button
        say={say}
        text={say.word("screen-confirm")}
        key_="Enter"
        ready={isReady({ busy })}
        go
        run={() => sendShooters(props)}
      />
    </Own>
  );
}

/** The fifteen: what they cost, and what the rules still miss. */
function SquadLabel(props: Props) {
  const { screen, say, busy, act } = props;
  const prompt = screen.asked;
  if (!prompt) return null;
  const { starters, bench } = squad.value;
  const points = seen.value?.points;
  const ready = isReady({ busy });
  return (
    <Own
      screen={screen}
      ask={
        points === undefined
          ? say.short(prompt.ask)
          : say.word("screen-points", { points, most: seen.value?.most ?? 0 })
      }
      help={legality(say)}
    >
      <Button
        say={say}
        text={say.word("screen-line-up")}
        key_="Enter"
        ready={ready}
        go
        run={() => act({ type: "team", starters: [...starters], bench: [...bench] })}
      />
    </Own>
  );
}

/** Why not yet, with the clause; or that everything is in order. */
function legality(say: Props["say"]): string {
  const refusal = seen.value?.refusal;
  if (!seen.value) return "";
  if (!refusal) return say.word("screen-legal-choice");
  return `${say.refuse(refusal)} (${refusal.clause})`;
}

/** A deck of one's own; a colour is chosen on the table itself. */
function DeckLabel(props: Props) {
  const { screen, say, busy, act } = props;
  const prompt = screen.asked;
  const form = orderOf(screen) ?? subsetOf(screen);
  if (!prompt || !form) return null;
  return (
    <Own
      screen={screen}
      ask={say.say(said("screen-deck-count", { count: deck.value.length, most: form.most }))}
      help={legality(say)}
    >
      <Button
        say={say}
        text={say.word("screen-take-deck")}
        key_="Enter"
        ready={isReady({ busy })}
        go
        run={() => act({ type: prompt.move?.type === "mix" ? "mix" : "plan", cards: [...deck.value] })}
      />
    </Own>
  );
}

/** A label of its own where the question has more than buttons; elsewhere the table asks. */
export function label(props: Props) {
  const { asked, view } = props.screen;
  if (!asked) return undefined;
  switch (view.step) {
    case "footballers":
      return <PickLabel {...props} />;
    case "substitution":
    case "replacement":
      return change.value.on || change.value.off ? (
        <ChangeLabel {...props} />
      ) : (
        <RestLabel {...props} prompt={asked} />
      );
    case "shooters":
      return <ShootersLabel {...props} />;
    case "team":
      return <SquadLabel {...props} />;
    case "deck":
      return orderOf(props.screen) || subsetOf(props.screen) ? <DeckLabel {...props} /> : undefined;
    default:
      return undefined;
  }
}
