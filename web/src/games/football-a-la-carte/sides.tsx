import { useKnownView } from "../../kit/film";
import { Pile } from "../../kit/pile";
import { word } from "../../kit/words";
import { Seat } from "../../table/seats";
import { Card } from "./art";
import type { Props } from "./model";

interface TeamProps extends Props {
  team: number;
  near: boolean;
}

/** A team: who is in it, which way it plays, and its goals. */
export function Team({ say, screen, team, near }: TeamProps) {
  const { view } = screen;
  const seats = [...(view.teams[team] ?? [])].sort((one, other) => rank(one) - rank(other));
  // Until a goal is seen the score is what it was.
  const goals = useKnownView(screen, "goal").goals[team] ?? 0;
  return (
    <div class={`team ${near ? "near" : "far"} ${seats.length > 1 ? "pair" : ""}`}>
      {seats.map((seat) => (
        <div class="member" key={seat} data-spot={`seat-${seat}`}>
          <Seat seat={seat} />
          {near && seat !== screen.seat && screen.seat >= 0 && (
            <span class="with">{say.word("screen-with-you")}</span>
          )}
        </div>
      ))}
      <span class="attacks">{say.word(near ? "screen-attacks-up" : "screen-attacks-down")}</span>
      <b class="goals" key={goals} data-about={`score:${seats[0]}`}>
        {goals}
      </b>
    </div>
  );

  /** Oneself last, nearest to the hand. */
  function rank(seat: number): number {
    return seat === screen.seat ? view.seats : seat;
  }
}

/** The cards to draw, the cards that were played, and the half. */
export function Piles({ screen: { view }, say }: Props) {
  const { pile, top, discards } = view;
  return (
    <div class="piles">
      <p class="half" data-about="spot:half">
        {say.word("screen-half", { half: view.half })}
      </p>
      <Pile
        spot="pile"
        count={pile}
        caption={
          <>
            <b>{pile}</b> <span class="of">{say.word("screen-draw")}</span>
          </>
        }
      >
        <Card face="back" />
      </Pile>
      <Pile
        spot="discards"
        count={Math.min(1, discards.length)}
        caption={
          <>
            <span class="of">{say.word("screen-discards")}</span>
            {top && <span class="vh"> {say.word("table-top", { face: word(`face-${top}`) })}</span>}
          </>
        }
      >
        <Card face={top ?? "back"} />
      </Pile>
    </div>
  );
}
