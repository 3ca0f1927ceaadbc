import type { ComponentChildren } from "preact";
import { restAngle } from "../../kit/motion";
import { Pile } from "../../kit/pile";
import { player } from "../../kit/words";
import { Art } from "./art";
import { type Props, sentence } from "./model";

type Around = Props & { children: ComponentChildren };

/** How much of the pile is seen under its top card. */
const SEEN = 3;

/** The table pile, and on it the action card that is being carried out. */
export function Heart({ screen, say, children }: Around) {
  const { view } = screen;
  const pile = view.pile;
  const top = pile.at(-1);
  const first = Math.max(0, pile.length - SEEN);
  const idle = view.asked_by === "nobody" && view.step === "serve";
  const told = top && say.word("screen-top", { face: sentence(say, top.face), seat: player(top.seat) });
  return (
    <div class="heart">
      <div class={`stack ${idle ? "idle" : ""}`}>
        <span class="vh">{told ?? say.word("screen-empty")}</span>
        {!top && <Art id="shot-ball" look="spot" />}
        {pile.slice(first).map((card, at) => (
          <Laid
            key={first + at}
            index={first + at}
            under={pile.length - 1 - first - at}
            art={`face-${card.face}`}
          />
        ))}
        {view.action && (
          <span class="on-top" data-spot="action">
            <Art id={`action-${view.action}`} />
            <span class="vh">{say.word(`action-${view.action}`)}</span>
          </span>
        )}
      </div>
      {children}
    </div>
  );
}

interface LaidProps {
  index: number;
  /** How many cards lie on it. */
  under: number;
  art: string;
}

function Laid({ index, under, art }: LaidProps) {
  const angle = restAngle(index) + (under === 0 ? 0 : under === 1 ? 7 : -8);
  const [x, y] = under === 0 ? [0, 0] : under === 1 ? [6, 2] : [-8, 3];
  return (
    <span
      class="laid"
      data-spot={under === 0 ? "top" : undefined}
      style={{ transform: `translate(${x}%, ${y}%) rotate(${angle}deg)` }}
    >
      <Art id={art} />
    </span>
  );
}

/** Left the action cards, right what was not dealt. */
export function Piles({ screen, say, children }: Around) {
  const { view } = screen;
  const last = view.discards.at(-1);
  const under = view.discards.at(-2);
  return (
    <div class="mid">
      {children}
      <div class="side actions">
        {backs("actions", "back-red", view.actions_left, "screen-actions")}
        {last && (
          <Pile
            spot="discards"
            count={view.discards.length}
            caption={
              <>
                {view.discards.length > 1 && <b>{view.discards.length} </b>}
                <span class="word">{say.word("screen-discarded", { count: view.discards.length })}</span>
                <span class="vh"> : {say.word(`action-${last}`)}</span>
              </>
            }
          >
            {under && <Art id={`action-${under}`} look="under" />}
            <Art id={`action-${last}`} />
          </Pile>
        )}
      </div>
      <div class="side undealt">{backs("undealt", "back-green", view.undealt, "screen-undealt")}</div>
    </div>
  );

  function backs(spot: string, art: string, count: number, label: string) {
    const caption = (
      <>
        <b>{count}</b> <span class="word">{say.word(label, { count })}</span>
      </>
    );
    return (
      <Pile spot={spot} count={count} caption={caption}>
        <Art id={art} />
      </Pile>
    );
  }
}
