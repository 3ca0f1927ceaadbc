import { useEffect, useState } from "preact/hooks";
import { useTimeline } from "../../kit/film";
import { player, word } from "../../kit/words";
import type { Voice } from "../../say/voice";
import { useScene } from "../../table/scene";
import { SeatMedal } from "../../table/seats";
import { isStill } from "../../ui/media";
import { Ring } from "../../ui/ring";
import { Art } from "./art";
import { HelpChoice } from "./help";
import { clockOf, type Props, type RoundEnd, roundsOf, sentence, type Token, type View } from "./model";
import { wonRound } from "./says";
import type { TableProps } from "./screen";
import { COUNT_MS } from "./script";
import { tokenArt } from "./seats";
import { TooEasy } from "./too-easy";

/** Between two rounds: who won the last one, which tokens were drawn, what was left in the hands. */
export function RoundEnded({ say, end, screen, here }: TableProps & { end: RoundEnd }) {
  const { view } = screen;
  const lot = end.consolation;
  return (
    <section class="pe-round">
      <header>
        <SeatMedal seat={end.seat} />
        <h2>
          {wonRound(end, say)}
          <small>{say.word(`how-${end.how}`)}</small>
        </h2>
        <span class="won">
          <Art id={tokenArt("victory", end.victory)} look="flip" />
          {here.includes(end.seat) && end.victory && <b>{say.word(`token-${end.victory}`)}</b>}
        </span>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whatever scrolls must be reached by keyboard. */}
      <ul tabIndex={0}>
        {end.hands
          .filter(({ faces }) => faces.length > 0)
          .map(({ seat, faces }) => (
            <li key={seat}>
              <b>{say.player(seat)}</b>
              <span class="left" style={{ "--cards": faces.length }}>
                <span class="vh">{faces.map((face) => sentence(say, face)).join(", ")}</span>
                {faces.map((face, index) => (
                  <Art key={index} id={`face-${face}`} />
                ))}
              </span>
              {lot?.seat === seat && (
                <span class="lot">
                  <span class="vh">{say.word("screen-lot", { seat: player(seat) })}</span>
                  <Art id={tokenArt("consolation", lot.token)} look="flip" />
                </span>
              )}
            </li>
          ))}
      </ul>
      {here.length === 1 && <HelpChoice seat={here[0] ?? 0} say={say} />}
      {here.length === 1 && <TooEasy screen={screen} say={say} />}
      <p class="next">
        <Left say={say} />
        <Art id="cap" look="cap" />
        {say.word("screen-next-round", {
          round: view.round,
          rounds: roundsOf(view),
          seat: player(view.trainer),
        })}
      </p>
    </section>
  );
}

/** How long everybody may still sort his hand. */
function Left({ say }: { say: Voice }) {
  const { room, store } = useScene();
  const clock = clockOf(room);
  if (!clock) return null;
  const seconds = Math.ceil(clock.left_ms / 1000);
  return (
    <Ring
      leftMs={clock.left_ms}
      wholeMs={clock.whole_ms}
      since={store.heard.value}
      label={say.word("screen-seconds", { seconds })}
      ticks
    />
  );
}

interface Counted {
  seat: number;
  tokens: string[];
  points: number;
}

/** The final count: the tokens are turned over one by one while the totals climb. */
export function Final({ screen, say }: Props) {
  const { view } = screen;
  const rows = counted(view);
  const all = rows.reduce((sum, { tokens }) => sum + tokens.length, 0);
  const turned = useCount(all);
  let before = 0;
  return (
    <section class="pe-final" aria-label={say.word("screen-final")}>
      {rows.map(({ seat, tokens, points }) => {
        const start = before;
        before += tokens.length;
        const open = Math.min(tokens.length, Math.max(0, turned - start));
        const total = turned >= all ? points : Math.floor((points * open) / Math.max(1, tokens.length));
        return (
          <div class={view.winners.includes(seat) ? "row wins" : "row"} key={seat}>
            <SeatMedal seat={seat} />
            <b class="name">{say.player(seat)}</b>
            <span class="toks">
              <span class="vh">{said(seat)}</span>
              {tokens.map((id, index) => (
                <Art
                  key={`${index} ${index < open}`}
                  id={index < open ? id : back(id)}
                  look={index < open ? "flip" : ""}
                />
              ))}
            </span>
            <strong>{total}</strong>
          </div>
        );
      })}
    </section>
  );

  function said(seat: number): string {
    const tokens = [...(view.victory[seat] ?? []), ...(view.consolation[seat] ?? [])];
    const words = tokens.filter((token) => token !== null).map((token: Token) => word(`token-${token}`));
    return say.word("screen-final-seat", {
      seat: player(seat),
      tokens: words,
      points: view.points[seat] ?? 0,
    });
  }
}

function counted(view: View): Counted[] {
  const rows = Array.from({ length: view.seats }, (_, seat) => ({
    seat,
    tokens: [
      ...(view.victory[seat] ?? []).map((token) => tokenArt("victory", token)),
      ...(view.consolation[seat] ?? []).map((token) => tokenArt("consolation", token)),
    ],
    points: view.points[seat] ?? 0,
  }));
  return rows.sort((one, other) => one.points - other.points);
}

function back(id: string): string {
  return id.replace(/-[^-]+$/, "-back");
}

/** Counts up to here; all at once with less motion, or for the hasty. */
function useCount(to: number): number {
  const [count, set] = useState(isStill() ? to : 0);
  const rushed = useTimeline().isRushed();
  useEffect(() => {
    if (count >= to) return;
    const timer = setTimeout(() => set(count + 1), COUNT_MS / Math.max(1, to));
    return () => clearTimeout(timer);
  }, [count, to]);
  return rushed ? to : count;
}
