import { type Offer as AnyOffer, offersFor } from "../../kit/screen";
import type { Voice } from "../../say/voice";
import { Label, Refusal } from "../../table/prompt";
import { useScene } from "../../table/scene";
import { SeatMedal } from "../../table/seats";
import { useNow } from "../../ui/clock";
import { Bolt, Whistle } from "../../ui/icons";
import { printedOn } from "../../ui/printed";
import { useCall } from "./call";
import { ALONE, type KeySet } from "./keys";
import {
  clockOf,
  type Face,
  gameOf,
  isRace,
  type Move,
  type Offer,
  type Props,
  readyWith,
  type Screen,
} from "./model";
import { asking, idling } from "./says";
import { Strip } from "./strip";
import { givenBy } from "./taps";

interface AskProps extends Props {
  /** Whose label this is. */
  of: Screen;
  keys: KeySet;
  /** Two people share the screen: each half says whose it is and what is asked there. */
  shared?: boolean;
}

/** What one person at this screen is asked; two people have a label each, in their halves. */
export function label(props: Props) {
  const { screen, screens, room } = props;
  if (screens.filter(({ seat }) => seat >= 0).length > 1) return null;
  // While somebody else chooses, one's own card may just have come too late: that is said here.
  const chosen = screen.view.step === "partner" && room.awaited.length > 0;
  return screen.seat >= 0 && (offersNow(props, screen).length > 0 || chosen) ? (
    <Ask {...props} of={screen} keys={ALONE} />
  ) : undefined;
}

export function offersNow({ room }: Pick<Props, "room">, of: Screen): readonly Offer[] {
  return room.phase === "playing" ? of.offers : [];
}

/** Sends a move of one of the seats at this screen. */
export function useSending({ screen, act }: Props, of: Screen): (move: Move) => void {
  const { store } = useScene();
  return (move) => (of.seat === screen.seat ? act(move) : store.act(of.seat, move));
}

/** What the race button does, one thing at a time, and whether the card on top can be challenged. */
export function actsOf(offers: readonly Offer[], chosen: readonly Face[]) {
  const ready = readyWith(offers, chosen);
  const others = offersFor(offers, "decline", "no-michi", "let-stand");
  return { act: ready ?? others[0], challenge: offersFor(offers, "challenge")[0] };
}

/** The question, the race button, and over them one's own slip. */
export function Ask(props: AskProps) {
  const { of, say, keys, shared = false, room } = props;
  const { store } = useScene();
  const { view } = of;
  const send = useSending(props, of);
  const offers = offersNow(props, of);
  const { act, challenge } = actsOf(offers, givenBy(gameOf(room), of));
  const swaps = shared ? offersFor(offers, "swap") : [];
  const asked = offers.length > 0;
  const seconds = useSecondsLeft(asked && view.step === "block");
  const called = useCall(of);
  const words = called
    ? { ask: say.word("screen-call"), help: say.word("screen-lay-help") }
    : asked
      ? asking(view, of.seat, offers, say, { seconds, alone: room.alone === true })
      : idling(view, of.seat, say);
  const press = (offer: AnyOffer<Move>, key: string) => (
    <button
      key={offer.item.label.code}
      type="button"
      class="btn"
      data-act={offer.move.type}
      aria-keyshortcuts={key.replace(/^(Key|Digit)/, "")}
      onClick={() => send(offer.move)}
    >
      <span>{labelOf(offer, say, view.round)}</span>
      <kbd>{key === "Space" ? say.word("screen-space") : printedOn(key)}</kbd>
    </button>
  );
  return (
    <Label
      look={asked ? "" : "wait"}
      own={shared ? "pe-ask shared" : "pe-ask"}
      one={!(challenge && act)}
      slip={
        <Strip of={of} say={say} explain={props.explain}>
          {(!shared || store.refusal.value?.seat === of.seat) && <Refusal />}
        </Strip>
      }
      picture={shared ? <SeatMedal seat={of.seat} /> : isRace(view) ? <Bolt /> : <Whistle />}
      ask={words.ask}
      help={
        <>
          {shared && say.player(of.seat)}
          <span class={isRace(view) ? "more" : ""}>{shared ? ` · ${words.help}` : words.help}</span>
        </>
      }
      acts={
        !called &&
        (act || challenge || swaps.length > 0) && (
          <>
            {act && press(act, keys.act)}
            {challenge && press(challenge, keys.challenge)}
            {swaps.map((swap, index) => press(swap, keys.cards[index] ?? ""))}
          </>
        )
      }
    />
  );
}

/** How long the window still runs. */
function useSecondsLeft(active: boolean): number {
  const { room, store } = useScene();
  const clock = active ? clockOf(room) : undefined;
  const time = useNow(clock !== undefined);
  return clock ? Math.ceil(Math.max(0, clock.left_ms - Math.max(0, time - store.heard.value)) / 1000) : 0;
}

/** What a button says; of cards that go for tokens only how many, they are seen in the hand. */
function labelOf({ item, move }: AnyOffer<Move>, say: Voice, round: number): string {
  const count = move.type === "ready" ? move.cards?.length : 0;
  if (count) return say.word("screen-ready-with", { count });
  return move.type === "ready" && round > 1 ? say.word("screen-go-on") : say.say(item.label);
}
