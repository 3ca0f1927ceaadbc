import { players, word } from "../../kit/words";
import { Clocked, Label, Undo } from "../../table/prompt";
import { Whistle } from "../../ui/icons";
import { type Aim, aim, forget, usePreviews } from "./aim";
import { asksForCard, type Face, nearTeam, type Props, waysOf } from "./model";
import { confirm, withoutPenalty } from "./play";

/** The label while a card is aimed; before that the table asks. */
export function label(props: Props) {
  return aim.value && asksForCard(props.screen.offers) ? <Aimed {...props} held={aim.value} /> : undefined;
}

/** What the card would do, and the button that does it. */
function Aimed(props: Props & { held: Aim }) {
  const { screen, say, busy, held } = props;
  const { view, offers } = screen;
  const ways = waysOf(offers, held.face);
  const chosen = held.way ?? -1;
  const way = ways[chosen];
  const preview = usePreviews(props, { face: held.face, ways, chosen, armed: true })[chosen];
  const theirs = players(view.teams[1 - nearTeam(view)] ?? []);
  const asking = held.penalty && way?.penalty !== undefined;
  return (
    <Label
      own="fc-aimed"
      picture={
        <Clocked seat={screen.seat}>
          <Whistle />
        </Clocked>
      }
      ask={
        asking ? say.word("screen-penalty") : question(say, held.face, way?.move.type ?? ways[0]?.move.type)
      }
      help={help()}
      one={!asking && !screen.undo}
      acts={
        <>
          {asking ? (
            <>
              {button("screen-penalty-yes", () => confirm(props), "Enter", true)}
              {button("screen-penalty-no", () => withoutPenalty(props), "n", false)}
            </>
          ) : (
            way && button(verb(way.move.type), () => confirm(props), "Enter", true)
          )}
          <button type="button" class="btn cancel" onClick={forget}>
            {say.word("screen-cancel")} <kbd>{say.word("screen-escape")}</kbd>
          </button>
          <Undo />
        </>
      }
    />
  );

  function button(code: string, run: () => void, key: string, go: boolean) {
    return (
      <button
        type="button"
        class={go ? "btn go" : "btn"}
        aria-disabled={busy}
        aria-keyshortcuts={key}
        onClick={run}
      >
        {say.word(code)} <kbd>{key === "Enter" ? say.word("screen-enter") : key.toUpperCase()}</kbd>
      </button>
    );
  }

  function help(): string {
    if (asking) return say.word("preview-penalty");
    if (!way) return say.word(ways[0]?.start ? "screen-choose-start" : "screen-choose-direction");
    if (way.penalty) return say.word("screen-penalty-next", { team: theirs });
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
