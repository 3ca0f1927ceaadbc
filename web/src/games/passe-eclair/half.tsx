import { useEffect, useRef, useState } from "preact/hooks";
import type { Screen } from "../../gen/protocol";
import type { Move } from "../../net/table";
import type { Voice } from "../../say/voice";
import { Refusal } from "../../table/prompt";
import { useScene } from "../../table/scene";
import { SeatMedal } from "../../table/seats";
import { Bolt, Whistle } from "../../ui/icons";
import type { GameProps } from "..";
import { Art } from "./art";
import { type KeySet, usePrinted, useRaceKeys } from "./keys";
import {
  canGive,
  type Face,
  gameOf,
  isListed,
  isRace,
  layOf,
  type Offer,
  offersFor,
  offersOf,
  readyWith,
  sentence,
  toldOf,
  type View,
  viewOf,
} from "./model";
import { asking, idling } from "./says";
import { Strip } from "./strip";
import { aid, forgetTaps, isTapped, tapped, useFresh } from "./taps";

interface Props extends GameProps {
  /** Whose half this is. */
  of: Screen;
  keys: KeySet;
  /** Two people share the screen: each half says whose it is and what is asked there. */
  shared?: boolean;
}

/** Where the focus was: a new question draws the hand anew. */
let focused = { owner: "", index: 0 };

/** What a half is drawn anew for: cards chosen for tokens belong to one seat and one round. */
export function halfOf({ room }: GameProps, of: Screen): string {
  return `${gameOf(room)} ${of.seat} ${viewOf(of)?.round}`;
}

/** The question, the race button and the cards of one seat. */
export function Half(props: Props) {
  const { of, say, keys, shared = false, room } = props;
  const { store } = useScene();
  const view = viewOf(of);
  const game = gameOf(room);
  const place = useRef<HTMLDivElement>(null);
  const printed = usePrinted();
  const [given, give] = useState<readonly number[]>([]);
  const offers = room.phase === "playing" ? offersOf(of) : [];
  const told = toldOf(of);
  const hand = view?.hand ?? [];
  const swapCount = swapsTold(of);
  const swapped = useFresh(swapCount > 0 ? `${game} swap ${of.seat} ${swapCount}` : undefined, SWAP_MS);
  const refused = store.refusal.value?.number;
  useEffect(forgetTaps, [refused]);
  useEffect(() => refocus(place.current, `${game} ${of.seat}`), []);

  const send = (move: Move) => (of.seat === props.screen.seat ? props.act(move) : store.act(of.seat, move));
  const chosen = given.map((index) => hand[index]).filter((face) => face !== undefined);
  const acts = actsOf(offers, chosen);
  const challenge = offersFor(offers, "challenge")[0];
  const swaps = offersFor(offers, "swap");

  const play = (index: number) => {
    const face = hand[index];
    if (!view || room.phase !== "playing") return;
    if (swaps.length > 0) {
      const swap = swaps[index];
      if (swap) send(swap.move);
    } else if (face && view.step === "ready") choose(index, face);
    else if (face && isRace(view)) lay(view, face, index);
  };

  function choose(index: number, face: Face): void {
    if (given.includes(index)) give(given.filter((one) => one !== index));
    else if (canGive(offers, chosen, face)) give([...given, index]);
  }

  /** It tilts at once and is sent at once, right or wrong; it lands when the table says so. */
  function lay(now: View, face: Face, index: number): void {
    const tap = { game, seat: of.seat, index, face, top: now.top };
    if (isTapped(tap, told)) return;
    tapped({ ...tap, told: told.length });
    send(layOf(now, face));
  }

  useRaceKeys(place, keys, {
    play,
    act: acts[0] && (() => acts[0] && send(acts[0].move)),
    challenge: challenge && (() => send(challenge.move)),
  });
  if (!view) return null;
  const asked = offers.length > 0;
  // While somebody else chooses, one's own card may just have come too late: that is said here.
  const labelled = asked || shared || (view.step === "partner" && room.awaited.length > 0);
  const words = asked ? asking(view, of.seat, offers, say) : idling(view, of.seat, say);
  const two = challenge !== undefined && acts.length > 0;
  const press = (offer: Offer, key: string) => (
    <button
      key={offer.item.label.code}
      type="button"
      class="btn"
      aria-keyshortcuts={key.replace(/^(Key|Digit)/, "")}
      onClick={() => send(offer.move)}
    >
      <span>{labelOf(offer, say)}</span>
      <kbd>{key === "Space" ? say.word("screen-space") : printed(key)}</kbd>
    </button>
  );
  return (
    <div class={`pe-half ${shared ? "shared" : ""}`} ref={place} data-seat={of.seat}>
      {labelled && (
        <div class="pe-label">
          <div class={`prompt ${two ? "" : "one"} ${asked ? "" : "wait"}`}>
            <Strip of={of} say={say} explain={props.explain}>
              {(!shared || store.refusal.value?.seat === of.seat) && <Refusal />}
            </Strip>
            <span class="picture">
              {shared ? <SeatMedal seat={of.seat} /> : isRace(view) ? <Bolt /> : <Whistle />}
            </span>
            <div class="ask">
              {words.ask}
              <small>
                {shared && say.player(of.seat)}
                <span class={isRace(view) ? "more" : ""}>{shared ? ` · ${words.help}` : words.help}</span>
              </small>
            </div>
            <div class="acts">
              {acts[0] && press(acts[0], keys.act)}
              {challenge && press(challenge, keys.challenge)}
              {shared && swaps.map((swap, index) => press(swap, keys.cards[index] ?? ""))}
            </div>
          </div>
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not a form. */}
      <div
        class={`pe-hand ${swapped ? "swapped" : ""} ${hand.length > MOST_IN_ROW ? "rows" : hand.length < MOST_IN_ROW ? "wide" : ""}`}
        role="group"
        aria-label={say.word("screen-hand", { seat: { type: "player", seat: of.seat } })}
        style={{
          "--gaps": Math.max(1, hand.length - 1),
          "--row-gaps": Math.max(1, Math.ceil(hand.length / 2) - 1),
        }}
      >
        {hand.map((face, index) => card(view, face, index))}
      </div>
    </div>
  );

  function card(now: View, face: Face, index: number) {
    const ready = now.step === "ready";
    const gives = ready && (given.includes(index) || canGive(offers, chosen, face));
    const key = keys.cards[index];
    const looks = [
      isTapped({ game, seat: of.seat, index, face, top: now.top }, told) ? "sent" : "",
      (aid.value || face === "michi") && isListed(offers, face) ? "lifted" : "",
      aid.value && isListed(offers, face) ? "hint" : "",
      given.includes(index) ? "given" : "",
    ];
    const args = { face: sentence(say, face), place: index + 1, count: hand.length };
    return (
      <button
        key={`${face}-${index - hand.indexOf(face)}`}
        type="button"
        class={`card ${looks.join(" ")}`}
        data-face={face}
        aria-label={gives ? say.word("screen-card-token", args) : say.word("screen-card", args)}
        aria-pressed={gives ? given.includes(index) : undefined}
        aria-disabled={ready ? !gives : undefined}
        aria-keyshortcuts={key && (isRace(now) || gives) ? key.replace(/^(Key|Digit)/, "") : undefined}
        onFocus={() => {
          focused = { owner: `${game} ${of.seat}`, index };
        }}
        onPointerDown={(event) => {
          // A finger that touches has decided: waiting until it lifts would cost the race.
          if (event.button !== 0 || !isRace(now)) return;
          event.preventDefault();
          play(index);
        }}
        onClick={(event) => {
          // Enter, and assistive technology; a pointer has played already.
          if (event.detail === 0 || !isRace(now)) play(index);
        }}
      >
        <Art id={`face-${face}`} />
        {gives && <Art id={`token-consolation-${face.split("-")[0]}`} look="coin" />}
        {key && (ready || isRace(now)) && <span class="key" data-key={printed(key)} />}
      </button>
    );
  }
}

/** More cards lie in two rows where space is short. */
const MOST_IN_ROW = 9;
/** A new hand slides in for so long. */
const SWAP_MS = 150;

/** What a button says; of cards that go for tokens only how many, they are seen in the hand. */
function labelOf({ item, move }: Offer, say: Voice): string {
  const count = move.type === "ready" ? (move.cards as unknown[] | undefined)?.length : 0;
  return count ? say.word("screen-ready-with", { count }) : say.say(item.label);
}

/** What the race button does: one thing at a time. */
function actsOf(offers: readonly Offer[], chosen: readonly Face[]): Offer[] {
  const ready = readyWith(offers, chosen);
  return [...(ready ? [ready] : []), ...offersFor(offers, "decline", "no-michi", "let-stand")];
}

/** How often the hand was swapped: a new hand slides in. */
function swapsTold(of: Screen): number {
  return toldOf(of).filter(({ event }) => {
    return event.type === "swapped" && (event.seat === of.seat || event.partner === of.seat);
  }).length;
}

function refocus(place: HTMLElement | null, owner: string): void {
  const active = document.activeElement;
  if (focused.owner !== owner || (active && active !== document.body)) return;
  place?.querySelectorAll<HTMLElement>(".card")[focused.index]?.focus({ preventScroll: true });
}
