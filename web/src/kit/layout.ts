import { signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

/** How the window is shared out; nothing else decides what is drawn where. */
export interface Layout {
  kind: "lying" | "tall" | "wide";
  /** The small form of a lying or tall window. */
  small: boolean;
  /** A tall window that is no wider than a phone. */
  phone: boolean;
  /** A large window, looked at from further away: everything grows together. */
  zoom: 1 | 1.25 | 1.6;
  /** Somebody has everything written larger than it was designed: then the table scrolls, and nothing is lost. */
  large: boolean;
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
  /** When the table scrolls if text is much larger than designed; otherwise what is yours scrolls alone. */
  scrolls?: "lying" | "always";
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

/** From these on a window is large, and how much everything grows there. */
const LARGE = [
  { width: 2400, height: 1300, zoom: 1.6 },
  { width: 1800, height: 940, zoom: 1.25 },
] as const;

/** From here on text is so large that the regions no longer fit beside each other. */
const LARGE_TEXT = 1.4;

/** The rule of the three layouts: lying is asked first, then tall, then wide. */
export function layoutOf(width: number, height: number, text = 1): Layout {
  const shape = width / Math.max(1, height);
  const plain = { small: false, phone: false, zoom: 1, large: text >= LARGE_TEXT, width, height } as const;
  if (height < LOW && width >= LEAST_LYING && shape > 6 / 5)
    return { ...plain, kind: "lying", small: height < LOWEST };
  if ((width <= PHONE && shape <= 6 / 5) || shape < 9 / 10)
    return { ...plain, kind: "tall", small: width <= PHONE && height < LOW, phone: width <= PHONE };
  const large = LARGE.find((least) => width >= least.width && height >= least.height);
  return { ...plain, kind: "wide", zoom: large?.zoom ?? 1 };
}

const layout = signal(layoutOf(innerWidth, innerHeight));

/** How the page is laid out now. Components that draw differently ask this, and never the window. */
export function useLayout(): Layout {
  return layout.value;
}

/** Whether the styles of large letters, which few people need, have come; or cannot. */
let dressed = false;

async function dress(): Promise<void> {
  await import("../styles/large.css").catch(() => undefined);
  dressed = true;
}

/** Keeps the answer as the shell changes its size, or its letters theirs: `letter` is as wide as written and an em high. */
export function useMeasured(
  shell: RefObject<HTMLElement | null>,
  letter: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const place = shell.current;
    const sign = letter.current;
    if (!place || !sign) return;
    const look = () => {
      const { clientWidth: width, clientHeight: height } = place;
      const next = layoutOf(width, height, sign.offsetHeight / Math.max(1, sign.offsetWidth));
      if (next.large && !dressed) {
        dress().then(look);
        return;
      }
      const { width: before, height: under, large } = layout.peek();
      if (width > 0 && (width !== before || height !== under || next.large !== large)) layout.value = next;
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(place);
    watch.observe(sign);
    return () => watch.disconnect();
  }, [shell, letter]);
}

/** Whether the table scrolls, because everything is written much larger than designed. */
export function isScrolling({ scrolls }: Wishes, { large, kind }: Layout): boolean {
  return large && (scrolls === "always" || scrolls === kind);
}

/** What a game wishes, as the custom properties that it may set. */
export function propertiesOf(wishes: Wishes, { small, zoom }: Layout): Record<string, string> {
  const { ground, dockLying, dockTall, side, ticker, sheetLying } = wishes;
  const wanted = {
    "--zoom": zoom === 1 ? undefined : String(zoom),
    "--mat-ground": ground,
    "--dock-lying": dockLying && `${dockLying[small ? 1 : 0]}px`,
    "--dock-tall": dockTall,
    "--side": side && `${side}px`,
    "--ticker": ticker,
    "--sheet-lying": sheetLying,
  };
  return Object.fromEntries(Object.entries(wanted).filter((entry): entry is [string, string] => !!entry[1]));
}
