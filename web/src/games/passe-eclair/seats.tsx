import { offersFor } from "../../kit/screen";
import { player } from "../../kit/words";
import { useScene } from "../../table/scene";
import { Seat, SeatMedal } from "../../table/seats";
import { Art } from "./art";
import type { Token, View } from "./model";
import type { TableProps } from "./screen";

type SeatProps = TableProps & { seat: number };

/** What it means that somebody has spoken, after the step. */
const SPOKEN: Partial<Record<View["step"], string>> = {
  ready: "screen-is-ready",
  block: "screen-no-michi",
  challenge: "screen-stands",
};

/** Somebody else: how many cards are left, the trainer's cap, tokens face down. */
export function Opponent(props: SeatProps) {
  const { say, seat } = props;
  const { view } = props.screen;
  const { room } = useScene();
  const info = room.seats[seat];
  const count = view.hand_sizes[seat] ?? 0;
  const trainer = view.trainer === seat;
  // Whoever laid the card that may be challenged is not asked.
  const spoken = view.spoken[seat] && view.actor !== seat;
  const facts = [say.word("screen-cards", { count })];
  if (spoken) facts.push(say.word(SPOKEN[view.step] ?? "screen-no"));
  else if (trainer) facts.push(say.word("table-trainer"));
  return (
    <div class="opp" data-seat={seat}>
      <div class="badge">
        {info?.present === false ? (
          <Seat seat={seat} />
        ) : (
          <div class={`seat ${view.actor === seat ? "plays" : ""}`} data-about={`seat:${seat}`}>
            <span class="face">
              <SeatMedal seat={seat} />
              {trainer && <Art id="cap" look="cap" />}
              {spoken && <span class="said" aria-hidden="true" />}
            </span>
            <span class="name-line">
              <span class="name">{say.player(seat)}</span>
              <span class="status">{facts.join(" · ")}</span>
            </span>
            <span class="fan" data-about={`seat:${seat}`} style={{ "--cards": count }}>
              {Array.from({ length: count }, (_, index) => (
                <Art key={index} id="back" />
              ))}
            </span>
          </div>
        )}
        <Victim {...props} />
      </div>
      <Tokens {...props} />
    </div>
  );
}

/** Gros Michi: a tap on a seat swaps the hands. */
function Victim({ screen, say, act, seat }: SeatProps) {
  const swaps = offersFor(screen.offers, "swap");
  const index = swaps.findIndex(({ move }) => move.partner === seat);
  const offer = swaps[index];
  if (!offer) return null;
  return (
    <button
      type="button"
      class="victim"
      aria-label={say.say(offer.item.label)}
      aria-keyshortcuts={String(index + 1)}
      onClick={() => act(offer.move)}
    >
      <span class="key" data-key={index + 1} />
    </button>
  );
}

/** The tokens before a player, each as far as this seat may know it. */
export function Tokens({ screen: { view }, say, seat }: SeatProps) {
  const victory = view.victory[seat] ?? [];
  const consolation = view.consolation[seat] ?? [];
  if (victory.length + consolation.length === 0) return null;
  const args = { seat: player(seat), victory: victory.length, consolation: consolation.length };
  return (
    <div class="toks" data-tokens={seat}>
      <span class="vh">{say.word("screen-tokens", args)}</span>
      {victory.map((token, index) => (
        <Art key={`v${index}`} id={tokenArt("victory", token)} />
      ))}
      {consolation.map((token, index) => (
        <Art key={`c${index}`} id={tokenArt("consolation", token)} />
      ))}
    </div>
  );
}

export function tokenArt(kind: "victory" | "consolation", token: Token | null | undefined): string {
  return `token-${kind}-${token ?? "back"}`;
}
