import { players, word } from "../../kit/words";
import { labelled, Question } from "../../table/prompt";
import { type Aim, aim, forget, pointedWay, thrown, usePreviews } from "./aim";
import {
  asksForCard,
  type Face,
  inReading,
  isTurned,
  nearTeam,
  type Props,
  throwsOf,
  wayOrder,
  waysOf,
} from "./model";
import { confirm, withoutPenalty } from "./play";
import { Steps } from "./steps";

/** The label while a card is aimed or a throw is asked for; before that the table asks. */
export function label(props: Props) {
  const { offers } = props.screen;
  if (throwsOf(offers).size > 0) return <Throwing {...props} />;
  return aim.value && asksForCard(offers) ? <Aimed {...props} held={aim.value} /> : undefined;
}

/** A throw: its square is tapped, or found with the label where squares are small. */
function Throwing(props: Props) {
  const { screen, say, busy, act } = props;
  const throws = throwsOf(screen.offers);
  const squares = inReading([...throws.keys()], isTurned(screen.view));
  const chosen = thrown.value && throws.get(thrown.value);
  const { ask, help } = screen.asked ? labelled(screen.asked.ask, say) : { ask: "", help: "" };
  return (
    <Question own="fc-aimed" ask={ask} help={help}>
      <Steps
        say={say}
        at={thrown.value ? squares.indexOf(thrown.value) : -1}
        names={squares}
        go={(to) => {
          thrown.value = squares[to];
        }}
      />
      {chosen && (
        <button
          type="button"
          class="btn go"
          aria-disabled={busy}
          aria-keyshortcuts="Enter"
          onClick={() => !busy && act(chosen.move)}
        >
          {say.word("screen-do-throw")} <kbd>{say.word("screen-enter")}</kbd>
        </button>
      )}
    </Question>
  );
}

/** What the card would do, and the button that does it. */
function Aimed(props: Props & { held: Aim }) {
  const { screen, say, busy, held } = props;
  const { view, offers } = screen;
  const ways = waysOf(offers, held.face);
  const chosen = held.way ?? -1;
  const way = ways[chosen];
  const theirs = players(view.teams[1 - nearTeam(view)] ?? []);
  const penalty = held.penalty ? way?.penalty : undefined;
  const asking = penalty !== undefined;
  // Whoever is asked about the penalty is told its odds.
  const asked = penalty ? ways.map((one) => ({ ...one, move: one.penalty ?? one.move })) : ways;
  const preview = usePreviews(props, { face: held.face, ways: asked, chosen, armed: true })[chosen];
  const order = wayOrder(ways, isTurned(view));
  return (
    <Question
      own="fc-aimed"
      ask={
        asking ? say.word("screen-penalty") : question(say, held.face, way?.move.type ?? ways[0]?.move.type)
      }
      help={help()}
      answers={asking || ways.length > 1 ? 2 : 1}
    >
      {asking ? (
        <>
          {button("screen-penalty-yes", () => confirm(props), "Enter", true)}
          {button("screen-penalty-no", () => withoutPenalty(props), "n", false)}
        </>
      ) : (
        way && button(verb(way.move.type), () => confirm(props), "Enter", true)
      )}
      {!asking && ways.length > 1 && (
        <Steps
          say={say}
          at={order.indexOf(chosen)}
          names={order.map((index) => ways[index]?.start)}
          go={(to) => {
            pointedWay.value = undefined;
            aim.value = { ...held, way: order[to], penalty: false };
          }}
        />
      )}
      <button type="button" class="btn cancel" onClick={forget}>
        {say.word("screen-cancel")} <kbd>{say.word("screen-escape")}</kbd>
      </button>
    </Question>
  );

  function button(code: string, run: () => void, key: string, go: boolean) {
    return (
      <button
        type="button"
        class={go ? "btn go" : "btn"}
        data-act={go ? (asking ? "penalty" : "confirm") : undefined}
        aria-disabled={busy}
        aria-keyshortcuts={key}
        onClick={run}
      >
        {say.word(code)} <kbd>{key === "Enter" ? say.word("screen-enter") : key.toUpperCase()}</kbd>
      </button>
    );
  }

  function help(): string {
    if (!way) return say.word(ways[0]?.start ? "screen-choose-start" : "screen-choose-direction");
    if (way.penalty && !asking) return say.word("screen-penalty-next", { team: theirs });
    return (preview?.notes ?? []).map((note) => say.say(note)).join(" · ");
  }
}

function verb(type: unknown): string {
  if (type === "stop") return "screen-do-stop";
  return type === "discard" ? "screen-do-discard" : "screen-do-play";
}

/** "Left, 4 squares?" */
function question(say: Props["say"], face: Face, type: unknown): string {
  if (type === "discard") return say.word("screen-ask-discard", { face: word(`face-${face}`) });
  const [way = "", squares] = face.split("-");
  const code = { straight: "screen-ask-straight", left: "screen-ask-left", right: "screen-ask-right" }[way];
  if (code) return say.word(code, { squares: Number(squares) });
  return say.word("screen-ask-card", { face: word(`face-${face}`) });
}
