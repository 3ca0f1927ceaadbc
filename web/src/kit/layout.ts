import { signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";

/** How the window is shared out; nothing else decides what is drawn where. */
export interface Layout {
  kind: "lying" | "tall" | "wide";
  /** The small form of a lying or tall window. */
  small: boolean;
  width: number;
  height: number;
}

/** What a game may wish of the shell; lengths are pixels, a pair is the usual one and the small form's. */
export interface Wishes {
  /** The mat: with its green and its edge, with its edge alone, or nothing but room. */
  mat?: "green" | "flush" | "bare";
  /** What the mat is made of, in place of the green. */
  ground?: string;
  /** Where the dock lies in a wide window. */
  dock?: "below" | "beside";
  /** Where the result lies: over what the game shows at its end, or beside it. */
  result?: "above" | "beside";
  /** The width of the right column when lying. */
  dockLying?: readonly [number, number];
  /** The greatest height of the dock when tall. */
  dockTall?: string;
  /** The width of the side when wide. */
  side?: number;
  /** No ticker where the game shows the last line itself. */
  ticker?: "flex" | "none";
  /** No match sheet where another panel takes the side of a low window. */
  sheetLying?: "flex" | "none";
}

/** A lower window lies, if it is wide enough; lower still and it is a phone held sideways. */
const LOW = 720;
const LOWEST = 520;
const LEAST_LYING = 600;
/** As wide as a phone. */
export const PHONE = 760;
/** Where there is no room for a side. */
export const NARROW = 1080;

/** The rule of the three layouts: lying is asked first, then tall, then wide. */
export function layoutOf(width: number, height: number): Layout {
  const shape = width / Math.max(1, height);
  const size = { width, height };
  if (height < LOW && width >= LEAST_LYING && shape > 6 / 5)
    return { kind: "lying", small: height < LOWEST, ...size };
  if ((width <= PHONE && shape <= 6 / 5) || shape < 9 / 10)
    return { kind: "tall", small: width <= PHONE && height < LOW, ...size };
  return { kind: "wide", small: false, ...size };
}

const layout = signal(layoutOf(innerWidth, innerHeight));

/** How the page is laid out now. Components that draw differently ask this, and never the window. */
export function useLayout(): Layout {
  return layout.value;
}

/** Keeps the answer as the page changes its size. */
export function useMeasured(): void {
  useLayoutEffect(() => {
    const page = document.getElementById("page") ?? document.documentElement;
    const look = () => {
      const { clientWidth: width, clientHeight: height } = page;
      const { width: before, height: under } = layout.peek();
      if (width > 0 && (width !== before || height !== under)) layout.value = layoutOf(width, height);
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(page);
    return () => watch.disconnect();
  }, []);
}

/** What a game wishes, as the custom properties that it may set. */
export function propertiesOf(wishes: Wishes, { small }: Layout): Record<string, string> {
  const { ground, dockLying, dockTall, side, ticker, sheetLying } = wishes;
  const wanted = {
    "--mat-ground": ground,
    "--dock-lying": dockLying && `${dockLying[small ? 1 : 0]}px`,
    "--dock-tall": dockTall,
    "--side": side && `${side}px`,
    "--ticker": ticker,
    "--sheet-lying": sheetLying,
  };
  return Object.fromEntries(Object.entries(wanted).filter((entry): entry is [string, string] => !!entry[1]));
}
