import "./card.css";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Explained } from "../gen/protocol";
import { useLayout } from "../kit/layout";
import { useScene } from "../table/scene";
import { placed } from "./placing";

export interface Shown {
  piece: Element;
  explained: Explained;
  /** How it was asked for: a finger gets the whole width. */
  by: "mouse" | "touch" | "key";
}

/** What a piece is and does, beside it. */
export function Card({ piece, explained, by, rule }: Shown & { rule(): void }) {
  const { say } = useScene();
  const { phone } = useLayout();
  const card = useRef<HTMLElement>(null);
  const picture = useRef<HTMLSpanElement>(null);
  const { name, what, now = [], refusal, clause } = explained;
  useLayoutEffect(() => {
    const drawing = piece.matches("svg") ? piece : piece.querySelector("svg");
    if (drawing && picture.current) picture.current.replaceChildren(drawing.cloneNode(true));
  }, [piece]);
  useLayoutEffect(() => {
    if (card.current) settle(card.current, piece, by === "touch" && phone === true);
  });
  const line = refusal ? say.refuse(refusal) : now.map((one) => say.say(one)).join(" · ");
  return (
    <aside class="explained" ref={card} data-by={by} aria-label={say.say(name)}>
      <header>
        <span class="picture" ref={picture} />
        <h2>{say.say(name)}</h2>
      </header>
      <p>{say.say(what)}</p>
      {line && <p class={refusal ? "now no" : "now"}>{line}</p>}
      <footer>
        <code>{clause}</code>
        <button type="button" onClick={rule}>
          {say.word("page-note-rule")}
        </button>
      </footer>
    </aside>
  );
}

/** What is to be decided is not covered: what is lit, the die, what has just happened. */
const SPARED =
  '.mat button:not([aria-disabled="true"]), .kit-hand .card.ok, [data-die], .ticker, .mat [data-spot="asked"], .mat [data-spot="top"], .mat [data-spot="action"]';

function settle(card: HTMLElement, piece: Element, wide: boolean): void {
  const { offsetWidth: width, offsetHeight: height } = card;
  const lit = [...document.querySelectorAll(SPARED)].filter(
    (one) => one !== piece && !piece.contains(one) && !one.contains(piece),
  );
  const { left, top } = placed(
    piece.getBoundingClientRect(),
    { width, height },
    {
      window: { width: innerWidth, height: innerHeight },
      // Under a finger it may lie over everything else.
      spared: wide ? [] : lit.map((one) => one.getBoundingClientRect()),
      prompt: wide ? undefined : document.querySelector(".prompt")?.getBoundingClientRect(),
    },
  );
  Object.assign(card.style, { left: `${left}px`, top: `${top}px` });
}
