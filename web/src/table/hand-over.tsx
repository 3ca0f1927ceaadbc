import { useEffect, useRef } from "preact/hooks";
import type { Voice } from "../say/voice";
import { Medal } from "../ui/medal";

interface Props {
  seat: number;
  say: Voice;
  lift(): void;
}

/** The curtain: nothing hidden is on the screen until whoever it belongs to says so. */
export function HandOver({ seat, say, lift }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const player = { type: "player", seat };
  return (
    <div class="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain">
      <Medal seat={seat} name={say.player(seat)} />
      <h2 id="curtain">{say.word("page-hand-over", { player })}</h2>
      <button ref={button} type="button" class="btn" onClick={lift}>
        {say.word("page-lift", { player })}
      </button>
    </div>
  );
}
