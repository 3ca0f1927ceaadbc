import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Choices, type Listed } from "../forms/choices";
import type * as wire from "../gen/protocol";
import { keyOf, signOf } from "../kit/keymap";
import type { Tagged } from "../kit/screen";
import type { Voice } from "../say/voice";
import { Linked } from "../ui/cited";
import { Bolt, Posed, Whistle } from "../ui/icons";
import { Ring } from "../ui/ring";
import { awaitedSeats, type Scene, useRuleBook, useScene } from "./scene";
import { SeatMedal } from "./seats";

interface LabelProps {
  /** Mustard for your move, paper while you wait, navy for what lies face down. */
  look?: "" | "wait" | "sealed";
  /** A class of the game's own. */
  own?: string;
  picture: ComponentChildren;
  ask: string;
  help?: ComponentChildren;
  acts?: ComponentChildren;
  one?: boolean;
  /** What lies on top of it: a refusal, unless the game has something else to say there. */
  slip?: ComponentChildren;
}

/** The label on the edge of the tray: the decision, or why there is none. A game may style its three parts. */
export function Label({ look = "", own = "", picture, ask, help = "", acts, one = false, slip }: LabelProps) {
  const book = useRuleBook();
  return (
    <div class={`prompt ${look} ${own} ${one ? "one" : ""}`}>
      {slip === undefined ? <Refusal /> : slip}
      <span class="picture" data-part="picture">
        {picture}
      </span>
      <div class="ask" data-part="ask">
        {ask}
        <small>{book && typeof help === "string" ? <Linked text={help} {...book} /> : help}</small>
      </div>
      {acts && (
        <div class="acts" data-part="acts">
          {acts}
        </div>
      )}
    </div>
  );
}

interface OwnProps extends Pick<LabelProps, "own" | "ask" | "help" | "one"> {
  seat: number;
  /** What answers it; the way back stands beside it. */
  children: ComponentChildren;
}

/** Your move, in the words of a game and with answers of its own. */
export function OwnLabel({ seat, children, ...more }: OwnProps) {
  return (
    <Label
      {...more}
      picture={
        <Clocked seat={seat}>
          <Whistle />
        </Clocked>
      }
      acts={
        <>
          {children}
          <Undo />
        </>
      }
    />
  );
}

interface AskedProps {
  prompt: wire.Prompt;
  listed: Listed | undefined;
  busy: boolean;
  act(move: Tagged): void;
  preview(draft: object): Promise<wire.Preview | undefined>;
}

/** Your move. */
export function Asked({ prompt, listed, busy, act, preview }: AskedProps) {
  const { say, screen } = useScene();
  const trouble = useTrouble();
  const label = listed?.label ?? [];
  const count = label.length + (screen.undo ? 1 : 0);
  const { ask, help } = labelled(prompt.ask, say);
  return (
    <Label
      look=""
      picture={<Clocked seat={screen.seat}>{prompt.pace === "race" ? <Bolt /> : <Whistle />}</Clocked>}
      ask={ask}
      help={trouble || (prompt.pace === "sealed" ? say.word("page-sealed-help") : help)}
      one={count === 1}
      acts={
        count > 0 && (
          <>
            <Choices choices={label} say={say} busy={busy} act={act} preview={preview} />
            <Undo />
          </>
        )
      }
    />
  );
}

/** A game may ask in fewer words on its label, with a line of help under them. */
export function labelled(ask: wire.Said, say: Voice): { ask: string; help: string } {
  const help = `label-${ask.code}-help`;
  return { ask: say.short(ask), help: say.knows(help) ? say.word(help, ask.args) : "" };
}

/** A countdown in place of the picture while one runs for this seat or for the whole table. */
export function Clocked({ seat, children }: { seat: number; children: ComponentChildren }) {
  const { room, say, store } = useScene();
  const clock = room.clocks?.find((one) => one.seat === seat) ?? room.clocks?.find((one) => one.seat < 0);
  if (!clock) return <>{children}</>;
  const { left_ms: leftMs, whole_ms: wholeMs } = clock;
  return (
    <Ring leftMs={leftMs} wholeMs={wholeMs} since={store.heard.value} label={say.word("page-clock")} ticks />
  );
}

/** Not your move: what is waited for. */
export function Idle() {
  const scene = useScene();
  const { room, screen, say } = scene;
  const trouble = useTrouble();
  if (screen.take_back) return <Sealed />;
  const awaited = awaitedSeats(room).filter((seat) => seat !== screen.seat);
  const first = awaited[0];
  return (
    <Label
      look="wait"
      picture={first === undefined ? <Whistle /> : <SeatMedal seat={first} />}
      ask={waitingFor(scene, awaited)}
      help={trouble || (screen.seat < 0 ? say.word("page-watching") : "")}
      one={screen.undo === true}
      acts={screen.undo && <Undo />}
    />
  );
}

/** What a broken line means for the last move. */
export function useTrouble(): string {
  const { store, say } = useScene();
  if (store.line.status.value === "online") return "";
  return say.word(store.line.pending.value > 0 ? "page-line-kept" : "page-line-broken");
}

function waitingFor({ room, say }: Scene, awaited: readonly number[]): string {
  if (room.phase === "paused") return say.word("page-paused");
  if (awaited.length === 0) return say.word("page-wait-others");
  const players = awaited.map((seat) => ({ type: "player", seat }));
  const bots = awaited.every((seat) => room.seats[seat]?.bot);
  return say.word(bots ? "page-wait-thinking" : "page-wait-for", { players });
}

/** A choice that lies face down until the others have chosen. */
function Sealed() {
  const { say, store, screen } = useScene();
  return (
    <Label
      look="sealed"
      picture={<Posed />}
      ask={say.word("page-sealed")}
      help={say.word("page-sealed-wait")}
      one
      acts={
        <button
          type="button"
          class="btn"
          onClick={() => store.order({ type: "take-back", seat: screen.seat })}
        >
          {say.word("page-take-back")}
        </button>
      }
    />
  );
}

export function Undo() {
  const { say, store, screen } = useScene();
  if (!screen.undo) return null;
  return (
    <button type="button" class="btn" onClick={() => store.order({ type: "undo", seat: screen.seat })}>
      {say.word("page-undo")} <kbd>{signOf(keyOf("undo"))}</kbd>
    </button>
  );
}

const REFUSAL_MS = 6_000;

/** Why not, which clause, and the way to it. It stays six seconds or until something else is tried. */
export function Refusal() {
  const { say, store, drawer } = useScene();
  const shown = store.refusal.value;
  useEffect(() => {
    const timer = setTimeout(() => {
      if (store.refusal.peek() === shown) store.refusal.value = undefined;
    }, REFUSAL_MS);
    return () => clearTimeout(timer);
  }, [shown?.number]);
  if (!shown) return null;
  const clause = shown.refusal.clause;
  return (
    <div class="refusal" key={shown.number}>
      <span>{say.refuse(shown.refusal)}</span>
      {clause && <code>{clause}</code>}
      {clause && (
        <button
          type="button"
          onClick={() => {
            drawer.value = { kind: "rules", clause };
          }}
        >
          {say.word("page-why")}
        </button>
      )}
    </div>
  );
}
