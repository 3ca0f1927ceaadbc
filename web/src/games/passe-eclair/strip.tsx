import type { ComponentChildren } from "preact";
import { useLayout } from "../../kit/layout";
import { player, word } from "../../kit/words";
import type { Voice } from "../../say/voice";
import { useScene } from "../../table/scene";
import { askedThen, gameOf, largeOf, lastSlip, type Screen, type Slip, type Timed } from "./model";
import { useFresh } from "./taps";

const LASTS_MS = 5_000;

interface Props {
  of: Screen;
  say: Voice;
  explain(clause: string): void;
  children: ComponentChildren;
}

/** Your own slip, over the label: too late and by how much, or the wrong card and its price. */
export function Strip({ of, say, explain, children }: Props) {
  const { room } = useScene();
  const { told } = of;
  const slip = lastSlip(told, (seat) => seat === of.seat);
  const fresh = useFresh(slip && `${gameOf(room)} ${of.seat} ${slip.index}`, LASTS_MS);
  if (!slip || !fresh || isOver(slip, told)) return <>{children}</>;
  const { title, more, clause } = own(slip, of, say);
  return (
    <div class="refusal pe-slip" key={slip.index} role="status">
      <span>
        <b>{title}</b> <span class="more">{more}</span>
      </span>
      <code>{clause}</code>
      <button type="button" onClick={() => explain(clause)}>
        {say.word("screen-why")}
      </button>
    </div>
  );
}

/** Whether the round of a slip has been won meanwhile. */
function isOver(slip: Slip, told: readonly Timed[]): boolean {
  return told.slice(slip.index).some(({ event }) => event.type === "round-won");
}

function own(slip: Slip, of: Screen, say: Voice): { title: string; more: string; clause: string } {
  const clause = of.told[slip.index]?.clause ?? "";
  if (slip.kind === "late") {
    const title = say.word("screen-late", { ms: slip.ms });
    const winner = slip.winner;
    const more =
      winner === undefined || winner === slip.seat
        ? say.word("screen-late-back")
        : say.word("screen-late-by", { winner: player(winner) });
    return { title, more, clause };
  }
  const asked = askedThen(of.told, slip.index);
  const face = largeOf(say, slip.face);
  const name = word(`name-${asked}`);
  const title =
    asked && slip.face.startsWith(`${asked}-`)
      ? say.word("screen-banned", { name })
      : asked
        ? say.word("screen-wrong-for", { face, name })
        : say.word("screen-wrong", { face });
  return { title, more: slip.drawn ? say.word("screen-wrong-drawn") : say.word("screen-wrong-back"), clause };
}

/** A slip of somebody else, on the mat: who was faster, and by how much. On a phone one's own comes first. */
export function OthersSlip({ of, say, here }: { of: Screen; say: Voice; here: readonly number[] }) {
  const { room } = useScene();
  const { told } = of;
  const { kind, small } = useLayout();
  const narrow = kind === "tall" || small;
  const slip = lastSlip(told, (seat) => !here.includes(seat));
  const own = lastSlip(told, (seat) => here.includes(seat));
  const fresh = useFresh(slip && `${gameOf(room)} others ${slip.index}`, LASTS_MS);
  const ownFresh = useFresh(own && `${gameOf(room)} ${own.seat} ${own.index}`, LASTS_MS);
  if (!slip || !fresh || isOver(slip, told) || (narrow && ownFresh)) return null;
  return (
    <p class="pe-slip-other" key={slip.index}>
      {text(slip)}
    </p>
  );

  function text(found: Slip): string {
    const seat = player(found.seat);
    if (found.kind === "wrong")
      return say.word("screen-other-wrong", { seat, face: largeOf(say, found.face) });
    if (found.winner === undefined || found.winner === found.seat) {
      return say.word("screen-other-late", { seat, ms: found.ms });
    }
    return say.word("screen-faster", { winner: player(found.winner), seat, ms: found.ms });
  }
}
