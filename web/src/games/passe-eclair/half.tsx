import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Card, Hand as HandOf } from "../../kit/hand";
import { useLayout } from "../../kit/layout";
import { offersFor } from "../../kit/screen";
import { player } from "../../kit/words";
import { useScene } from "../../table/scene";
import { printedOn } from "../../ui/printed";
import { Art } from "./art";
import { useCall } from "./call";
import { help, isCaught } from "./help";
import { type KeySet, useRaceKeys } from "./keys";
import { Ask, actsOf, offersNow, useSending } from "./label";
import {
  canGive,
  type Face,
  gameOf,
  isListed,
  isRace,
  layOf,
  type Move,
  type Offer,
  type Props,
  rowsFor,
  type Screen,
  sentence,
} from "./model";
import { forgetTaps, give, givenBy, givenPlaces, isTapped, tapped, useFresh } from "./taps";

interface HalfProps extends Props {
  /** Whose half this is. */
  of: Screen;
  keys: KeySet;
  shared?: boolean;
}

/** The wrong card that was touched last and kept back. */
const caught = signal("");

/** Where the focus was: a new question draws the hand anew. */
let focused = { owner: "", index: 0 };

/** What a half is drawn anew for: cards chosen for tokens belong to one seat and one round. */
export function halfOf({ room }: Pick<Props, "room">, of: Screen): string {
  return `${gameOf(room)} ${of.seat} ${of.view.round}`;
}

/** The cards of one seat; of two people at one screen also what is asked of each. */
export function Half(props: HalfProps) {
  const { of, say, keys, shared = false, room } = props;
  const { store } = useScene();
  const { view, told } = of;
  const game = gameOf(room);
  const place = useRef<HTMLDivElement>(null);
  const send = useSending(props, of);
  const offers = offersNow(props, of);
  const { hand } = view;
  const layout = useLayout();
  const given = givenPlaces(game, of);
  const chosen = givenBy(game, of);
  const swapCount = swapsTold(of);
  const swapped = useFresh(swapCount > 0 ? `${game} swap ${of.seat} ${swapCount}` : undefined, SWAP_MS);
  const refused = store.refusal.value?.number;
  useEffect(forgetTaps, [refused]);
  useEffect(() => refocus(place.current, `${game} ${of.seat}`), []);
  const { act, challenge } = actsOf(offers, chosen);
  const swaps = offersFor(offers, "swap");
  useOnlyVictim(props, swaps.length === offers.length ? swaps : [], send);
  const called = useCall(of);

  const play = (index: number) => {
    const face = hand[index];
    if (room.phase !== "playing" || called) return;
    if (swaps.length > 0) {
      const swap = swaps[index];
      if (swap) send(swap.move);
    } else if (face && view.step === "ready") choose(index, face);
    else if (face && isRace(view)) lay(face, index);
  };

  function choose(index: number, face: Face): void {
    if (given.includes(index) || canGive(offers, chosen, face)) give(game, of, index);
  }

  /** It tilts at once and is sent at once, right or wrong; it lands when the table says so. */
  function lay(face: Face, index: number): void {
    const tap = { game, seat: of.seat, index, face, top: view.top };
    if (isTapped(tap, told)) return;
    if (isCaught(view, offers, face, room.alone === true)) {
      caught.value = `${view.top} ${face} ${index}`;
      return;
    }
    caught.value = "";
    tapped({ ...tap, told: told.length });
    send(layOf(view, face));
  }

  useRaceKeys(place, keys, {
    play,
    act: act && (() => send(act.move)),
    challenge: challenge && (() => send(challenge.move)),
  });
  return (
    <div class={`pe-half ${shared ? "shared" : ""}`} ref={place} data-seat={of.seat}>
      {shared && <Ask {...props} />}
      <HandOf
        look={`pe-hand ${swapped ? "swapped" : ""} ${hand.length < FULL ? "wide" : ""}`}
        label={say.word("screen-hand", { seat: player(of.seat) })}
        count={hand.length}
        rows={rowsFor(layout, hand.length, shared)}
        spot="hand"
      >
        {hand.map((face, index) => card(face, index))}
      </HandOf>
    </div>
  );

  function card(face: Face, index: number) {
    const ready = view.step === "ready";
    const gives = ready && (given.includes(index) || canGive(offers, chosen, face));
    const key = keys.cards[index];
    const looks = [
      isTapped({ game, seat: of.seat, index, face, top: view.top }, told) ? "sent" : "",
      (help.value === "cards" || face === "michi") && isListed(offers, face) ? "lifted" : "",
      help.value === "cards" && isListed(offers, face) ? "hint" : "",
      given.includes(index) ? "given" : "",
      caught.value === `${view.top} ${face} ${index}` ? "caught" : "",
    ];
    const args = { face: sentence(say, face), place: index + 1, count: hand.length };
    return (
      <Card
        key={`${face}-${index - hand.indexOf(face)}`}
        face={face}
        look={looks.join(" ")}
        sign={key && (ready || isRace(view)) ? printedOn(key) : undefined}
        aria-label={gives ? say.word("screen-card-token", args) : say.word("screen-card", args)}
        aria-pressed={gives ? given.includes(index) : undefined}
        aria-disabled={ready ? !gives : undefined}
        aria-keyshortcuts={key && (isRace(view) || gives) ? key.replace(/^(Key|Digit)/, "") : undefined}
        onFocus={() => {
          focused = { owner: `${game} ${of.seat}`, index };
        }}
        onPointerDown={(event) => {
          // A finger that touches has decided: waiting until it lifts would cost the race.
          if (event.button !== 0 || !isRace(view)) return;
          event.preventDefault();
          play(index);
        }}
        onClick={(event) => {
          // Enter, and assistive technology; a pointer has played already.
          if (event.detail === 0 || !isRace(view)) play(index);
        }}
      >
        <Art id={`face-${face}`} />
        {gives && <Art id={`token-consolation-${face.split("-")[0]}`} look="coin" />}
      </Card>
    );
  }
}

/** Fewer cards lie apart where there is plenty of room. */
const FULL = 9;

/** Who is swapped with is no choice where there is only one other: everybody can see that. */
function useOnlyVictim(
  { of, room, busy }: HalfProps,
  swaps: readonly Offer[],
  send: (move: Move) => void,
): void {
  const only = swaps.length === 1 && room.phase === "playing" ? swaps[0] : undefined;
  const asked = only && `${gameOf(room)} ${of.seat} ${of.told.length}`;
  useEffect(() => {
    if (only && !busy) send(only.move);
  }, [asked]);
}

/** A new hand slides in for so long. */
const SWAP_MS = 150;

/** How often the hand was swapped: a new hand slides in. */
function swapsTold(of: Screen): number {
  return of.told.filter(({ event }) => {
    return event.type === "swapped" && (event.seat === of.seat || event.partner === of.seat);
  }).length;
}

function refocus(place: HTMLElement | null, owner: string): void {
  const active = document.activeElement;
  if (focused.owner !== owner || (active && active !== document.body)) return;
  place?.querySelectorAll<HTMLElement>(".card")[focused.index]?.focus({ preventScroll: true });
}
