import { useState } from "preact/hooks";
import { dressed, part } from "../part";
import type { Voice } from "../say/voice";

const ShareSheet = part(() => dressed(import("./sheet")).then((found) => found.ShareSheet));

/** What is told of a puzzle. */
export interface Told {
  number: number;
  game: string;
  right: boolean;
  say: Voice;
}

/** Passes it on to others, without the answer. */
export function Share(told: Told) {
  const [sharing, share] = useState(false);
  return (
    <>
      <button type="button" class="btn" onClick={() => share(true)}>
        {told.say.word("puzzle-send")}
      </button>
      {sharing && <ShareSheet {...told} close={() => share(false)} />}
    </>
  );
}
