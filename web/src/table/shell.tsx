import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { isScrolling, propertiesOf, useLayout, useMeasured, type Wishes } from "../kit/layout";
import type { GameModule } from "../kit/module";

interface Props {
  game: GameModule | undefined;
  /** Which game it is. */
  id?: string;
  /** What kind of table this is, where that matters to its look. */
  look?: "before" | "over" | "replay" | "replay coached" | "";
  /** Two people share the dock. */
  together?: boolean;
  bar: ComponentChildren;
  players?: ComponentChildren;
  mat: ComponentChildren;
  /** What lies on the edge of the mat, such as a refusal where there is no dock. */
  edge?: ComponentChildren;
  side?: ComponentChildren;
  ticker?: ComponentChildren;
  /** A first-time note, or the slip of whoever teaches: below the last line and never in its place. */
  slip?: ComponentChildren;
  dock?: ComponentChildren;
  children?: ComponentChildren;
}

const NO_WISHES: Wishes = {};

/** The seven regions of every table, in the order of the document and of Tab. Games fill them and never place them. */
export function Shell(props: Props) {
  const { game, look = "", together = false } = props;
  const shell = useRef<HTMLDivElement>(null);
  const letter = useRef<HTMLSpanElement>(null);
  const layout = useLayout();
  useMeasured(shell, letter);
  // Before the game the table is the shell's alone.
  const asked = look === "before" ? undefined : game?.layout;
  const wishes = (typeof asked === "function" ? asked(layout) : asked) ?? NO_WISHES;
  return (
    <div class="shell" ref={shell}>
      <div
        class={`table ${look}`}
        data-game={props.id}
        data-layout={layout.kind}
        data-small={layout.small || undefined}
        data-phone={layout.phone || undefined}
        data-large={layout.large || undefined}
        data-scrolls={isScrolling(wishes, layout) || undefined}
        data-mat={wishes.mat ?? "green"}
        data-dock={props.dock ? (wishes.dock ?? "below") : undefined}
        data-result={wishes.result}
        data-draws={(look !== "before" && game?.draws) || undefined}
        data-own-screen={(look !== "before" && game !== undefined) || undefined}
        data-together={together || undefined}
        style={propertiesOf(wishes, layout)}
      >
        <span class="letter" aria-hidden="true" ref={letter}>
          M
        </span>
        {props.bar}
        <main class="felt">
          <div class="players" data-region="players">
            {props.players}
          </div>
          <div class="mat" data-region="mat">
            {props.mat}
          </div>
          {props.edge}
        </main>
        {props.side}
        {props.ticker}
        <div class="slip">{props.slip}</div>
        {props.dock}
        {props.children}
      </div>
    </div>
  );
}
