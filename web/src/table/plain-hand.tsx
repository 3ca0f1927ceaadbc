import { type Choice, Choices, type Listed } from "../forms/choices";
import { FormSheet } from "../forms/sheet";
import { type Art, artOf } from "../kit/art";
import type { GameProps } from "../kit/module";
import { useSays } from "../kit/says";
import { fieldName, plain } from "./plain";

/** What can be held in a hand: words of the game, or numbers. */
type Held = string | number;

interface Props extends GameProps {
  list?: Listed | undefined;
}

/** The hand of a game that has none of its own: each card once, with its drawing, and whatever else can be chosen. */
export function PlainHand(props: Props) {
  const { room, screen, say, busy, act, preview, list } = props;
  const art = artOf(room.game);
  const says = useSays(room.game);
  const hand = handIn(screen.view);
  art.use();
  const choices = list?.tray ?? [];
  const cards = hand.map((held) => ({ held, choice: onlyWayToPlay(held, choices) }));
  const others = choices.filter((choice) => !cards.some((card) => card.choice === choice));
  const { asked } = screen;
  return (
    <>
      {hand.length > 0 && (
        <ul class="plain-hand" aria-label={fieldName("hand", say)}>
          {cards.map(({ held, choice }, index) => (
            <li key={index}>
              <Card
                art={art}
                id={`${says.hand ?? "card"}-${held}`}
                card={String(held)}
                name={plain("hand", held, says.hand, say)}
                choice={choice}
                asked={choices.length > 0}
                play={() => choice && !busy && act(choice.move)}
              />
            </li>
          ))}
        </ul>
      )}
      <div class="tray">
        {asked && !list && <FormSheet prompt={asked} say={say} busy={busy} act={act} preview={preview} />}
        {others.length > 0 && (
          <div class="choices">
            <Choices choices={others} say={say} busy={busy} act={act} />
          </div>
        )}
      </div>
    </>
  );
}

interface CardProps {
  art: Art;
  id: string;
  /** What the game itself calls it. */
  card: string;
  name: string;
  choice: Choice | undefined;
  asked: boolean;
  play(): void;
}

function Card({ art, id, card, name, choice, asked, play }: CardProps) {
  const drawn = art.has(id);
  return (
    <button
      type="button"
      class={`plain-card ${drawn ? "" : "bare"} ${choice ? "ok" : asked ? "no" : ""}`}
      data-face={id}
      data-card={card}
      aria-label={name}
      aria-disabled={!choice}
      aria-keyshortcuts={choice?.key}
      onClick={play}
    >
      {drawn ? <art.Drawing id={id} /> : name}
      {choice?.key && <kbd>{choice.key.toUpperCase()}</kbd>}
    </button>
  );
}

function handIn(view: object): readonly Held[] {
  const { hand }: { hand?: unknown } = view;
  const isHeld = (one: unknown): one is Held => typeof one === "string" || typeof one === "number";
  return Array.isArray(hand) && hand.every(isHeld) ? hand : [];
}

/** The one listed move that names this card and nothing else that would have to be chosen. */
function onlyWayToPlay(held: Held, choices: readonly Choice[]): Choice | undefined {
  const ways = choices.filter(({ move }) => Object.values(move).some((value) => value === held));
  return ways.length === 1 ? ways[0] : undefined;
}
