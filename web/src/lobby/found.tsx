import { useEffect, useState } from "preact/hooks";
import { getJson } from "../api";
import type { Lobby } from "../gen/protocol";
import type { Voice } from "../say/voice";

/** Who may find a table: anybody on this server, to sit down or to watch. */
export interface Found {
  open: boolean;
  watch: boolean;
}

const WAYS = [
  ["open", "lobby-show"],
  ["watch", "lobby-let-watch"],
] as const;

interface Props {
  found: Found;
  say: Voice;
  change(found: Found): void;
}

/** Two ticks, each with what it shows of whom. */
export function FoundFields({ found, say, change }: Props) {
  return (
    <>
      {WAYS.map(([way, words]) => (
        <label key={way} class="option">
          <input
            type="checkbox"
            name={`found-${way}`}
            checked={found[way]}
            onChange={(event) => change({ ...found, [way]: event.currentTarget.checked })}
          />
          <span>
            {say.word(words)}
            <small>{say.word(`${words}-help`)}</small>
          </span>
        </label>
      ))}
    </>
  );
}

/** Whether this server has a list of open tables. */
export function useHasLobby(): boolean {
  const [on, set] = useState(false);
  useEffect(() => {
    getJson<Lobby>("/api/lobby").then(
      (lobby) => set(lobby.on),
      () => undefined,
    );
  }, []);
  return on;
}
