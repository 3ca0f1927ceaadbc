import { useEffect } from "preact/hooks";
import { play } from "../sound/player";
import { useNow } from "./clock";

interface Props {
  /** What remained when it was told, and when that was. */
  leftMs: number;
  wholeMs: number;
  since: number;
  label: string;
  /** The last three seconds are heard. */
  ticks?: boolean;
}

const LAST_SECONDS = 3;
const LENGTH = 2 * Math.PI * 40;

/** A countdown: the arc shrinks, turns red in its last quarter, and the seconds stand in the middle. */
export function Ring({ leftMs, wholeMs, since, label, ticks = false }: Props) {
  const time = useNow(true);
  // As long as something is looked at it stands still.
  const left = Math.min(wholeMs, Math.max(0, leftMs - Math.max(0, time - since)));
  const seconds = Math.ceil(left / 1000);
  useEffect(() => {
    if (ticks && time > 0 && seconds > 0 && seconds <= LAST_SECONDS) play("tick");
  }, [seconds]);
  const share = wholeMs > 0 ? Math.min(1, left / wholeMs) : 0;
  return (
    <svg class="countdown" viewBox="0 0 100 100" role="timer" aria-label={label}>
      <circle cx="50" cy="50" r="40" fill="#FFFBF0" stroke="#CDB98F" stroke-width="14" />
      <circle
        cx="50"
        cy="50"
        r="40"
        class={share < 0.25 ? "arc low" : "arc"}
        fill="none"
        stroke-width="14"
        stroke-dasharray={`${LENGTH * share} ${LENGTH}`}
        transform="rotate(-90 50 50)"
      />
      <text class="initial" x="50" y="61" text-anchor="middle" font-size="30" fill="#1B2440">
        {inShort(seconds)}
      </text>
    </svg>
  );
}

const [MINUTE, HOUR] = [60, 3_600];

/** What is left, in the largest unit that says enough: 45, 12′, 7 h. The signs are the same in every language. */
function inShort(seconds: number): string {
  if (seconds >= 2 * HOUR) return `${Math.floor(seconds / HOUR)} h`;
  return seconds >= 10 * MINUTE ? `${Math.floor(seconds / MINUTE)}′` : String(seconds);
}
