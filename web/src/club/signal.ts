import { signal } from "@preact/signals";
import { CLUB } from "../lesson/known";
import { write } from "../net/keys";

/** Something was kept: from now on the shelf shows it. */
export function noteChange(): void {
  write(CLUB, true);
  changed.value += 1;
}

/** Rises whenever the club has changed, so that whoever shows it looks again. */
export const changed = signal(0);
