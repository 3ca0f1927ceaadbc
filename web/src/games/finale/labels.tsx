import { Choices, listed } from "../../forms/choices";
import type { Prompt } from "../../gen/protocol";
import { useShowing } from "../../kit/film";
import { useLayout } from "../../kit/layout";
import { word } from "../../kit/words";
import { Label, labelled, Question } from "../../table/prompt";
import { Whistle } from "../../ui/icons";
import { Kind, Portrait } from "./art";
import { DeckLabel, SquadLabel } from "./build-labels";
import { Button } from "./button";
import { needs, shortName } from "./man";
import { assignOf, type GameEvent, type Man, orderOf, type Props, subsetOf } from "./model";
import { strikerOf } from "./now";
import { change, seen, shooters, slots } from "./plans";
import { changes, isReady, sendPick, sendShooters } from "./play";

/** While something is shown nobody is asked, and nothing is said of what comes. */
function FilmLabel({ screen, say }: Props) {
  const type = useShowing<GameEvent>(screen.seat)?.event.type ?? "";
  const kicks = screen.view.series > 0;
  const ask = kicks ? "screen-film-kicks" : ROLLS.has(type) ? "screen-rolling" : "screen-film";
  const help = kicks ? "screen-film-kicks-help" : "screen-film-help";
  return <Label look="wait" own="fi-label" picture={<Whistle />} ask={say.word(ask)} help={say.word(help)} />;
}

const ROLLS: ReadonlySet<string> = new Set(["rolled", "tie-rolled", "symbol-checked", "start-rolled"]);

/** The rules' word on the draft: what it comes to, or why not. */
function noted(say: Props["say"]): string {
  return (seen.value?.notes ?? []).map((note) => say.say(note)).join(" · ");
}

/** Footballers for the slots of the card. */
function PickLabel(props: Props) {
  const { screen, say, busy } = props;
  const { small } = useLayout();
  const form = assignOf(screen);
  const { view } = screen;
  if (!form) return null;
  const attacks = strikerOf(view) === screen.seat;
  const fitted = view.slots.filter((_, place) => form.fits[place]?.length);
  const open = view.slots.filter((_, place) => slots.value[place] === null && form.fits[place]?.length);
  const begun = slots.value.some((man) => man !== null);
  const empty = fitted.length < view.slots.length;
  const ready = isReady({ busy });
  const opposed = screen.asked?.ask.args?.strength;
  const ask = ready
    ? say.word(empty ? "screen-nobody-fits" : attacks ? "screen-ask-send" : "screen-ask-roll")
    : say.word("screen-ask-choose", { slots: needs(fitted.length > 0 ? fitted : view.slots) });
  const against = attacks ? "" : say.word("screen-opposed", { strength: Number(opposed ?? 0) });
  // In the smallest windows what is in front says enough: the men need the room.
  const tip = against && small ? "" : say.word("screen-tap-ring");
  const next = begun && open.length > 0 ? say.word("screen-still", { slots: needs(open) }) : "";
  const tips = ready ? [empty ? say.word("screen-send-without") : "", noted(say)] : [against, next || tip];
  const help = tips.filter(Boolean).join(" · ");
  return (
    <Question own="fi-label" ask={ask} help={help}>
      <span class="slots" data-spot="slots">
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
        move="men"
        run={() => sendPick(props)}
      />
    </Question>
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
      <span
        class="slot"
        role="img"
        data-slot={kind}
        data-about={`slot:${kind}`}
        aria-label={say.word("screen-slot-empty", { slot })}
      >
        <Kind kind={kind} />
      </span>
    );
  }
  return (
    <button
      type="button"
      class="slot full"
      data-slot={kind}
      data-about={`slot:${kind}`}
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
    <Question own="fi-label" ask={ask} help={help}>
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
    </Question>
  );
}

/** Before anybody is chosen: what is asked, and the way not to change anybody. */
function RestLabel({ say, busy, act, prompt }: Props & { prompt: Prompt }) {
  const { ask, help } = labelled(prompt.ask, say);
  return (
    <Question own="fi-label" ask={ask} help={help}>
      <Choices choices={listed(prompt, true).label} say={say} busy={busy} act={act} />
    </Question>
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
    <Question own="fi-label" ask={say.short(prompt.ask)} help={say.word("screen-shooters-help")}>
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
    </Question>
  );
}

/** A label of its own where the question has more than buttons; elsewhere the table asks. */
export function label(props: Props) {
  const { room, screen } = props;
  const { asked, view } = screen;
  // A match in play waits for somebody, unless what led there is still being shown.
  if (room.phase === "playing" && room.awaited.length === 0) return <FilmLabel {...props} />;
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
