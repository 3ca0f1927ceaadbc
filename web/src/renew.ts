import { read, write } from "./net/keys";

const RENEWED = "ludofoot:loaded-anew";
/** A page that is not whole after that long will not be after another load either. */
const ENOUGH_MS = 10_000;
/** How often a line that is down is tried. */
const AGAIN_MS = 2_000;

/**
 * A part of this page did not come: the page was built anew since it was loaded, and its parts have other names now.
 * If nobody answers at all, what is on the screen stays there until somebody does.
 */
export async function renew(): Promise<void> {
  while (!(await answers())) await new Promise((wake) => setTimeout(wake, AGAIN_MS));
  const last = read<number>(RENEWED, sessionStorage) ?? 0;
  if (Date.now() - last < ENOUGH_MS) return;
  write(RENEWED, Date.now(), sessionStorage);
  location.reload();
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch("/", { cache: "no-cache" })).ok;
  } catch {
    return false;
  }
}
