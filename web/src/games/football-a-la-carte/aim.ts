import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { type BallPreview, type Face, type Move, type Props, type Square, type Way, waysOf } from "./model";

/** The card that is about to be played, and which of its ways. */
export interface Aim {
  card: number;
  face: Face;
  /** None before one of several has been chosen. */
  way: number | undefined;
  /** Whether the Penalty is asked about. */
  penalty: boolean;
}

/** Shared by hand and pitch: the one is in the tray, the other on the table. */
export const aim = signal<Aim | undefined>(undefined);
/** The card under the pointer or the focus. */
export const pointed = signal<Face | undefined>(undefined);
/** Its way under the pointer or the focus, on the pitch. */
export const pointedWay = signal<number | undefined>(undefined);

/** The square that a throw would go to. */
export const thrown = signal<Square | undefined>(undefined);

export function forget(): void {
  aim.value = undefined;
  thrown.value = undefined;
  pointed.value = undefined;
  pointedWay.value = undefined;
}

/** More ways than this are shown by their squares alone, each with its path when it is pointed at. */
const MOST_PATHS = 3;

export interface Shown {
  face: Face | undefined;
  ways: Way[];
  /** The way that is chosen or pointed at; -1 for none. */
  chosen: number;
  /** Whether the card has been picked, so that its squares answer. */
  armed: boolean;
}

/** What the pitch shows: the card that is pointed at, or else the one that is picked. */
export function shownWays(screen: Props["screen"]): Shown {
  const held = aim.value;
  const face = pointed.value ?? held?.face;
  const ways = face ? waysOf(screen.offers, face) : [];
  const armed = held !== undefined && held.face === face;
  const way = (armed ? (pointedWay.value ?? held.way) : undefined) ?? (ways.length === 1 ? 0 : -1);
  return { face, ways, chosen: way, armed };
}

const kept = new Map<string, Promise<BallPreview | undefined>>();
let position = "";

/** The screen is handed over: what the last seat was thinking of is nobody else's affair. */
export function forgetSeat(): void {
  forget();
  kept.clear();
  position = "";
}

/** A question is put once as long as nothing has happened. */
function asked({ room, screen, preview }: Props, move: Move): Promise<BallPreview | undefined> {
  const { seat, told, view } = screen;
  const here = [room.table, room.number, seat, told.length, view.step, view.ball].join();
  if (here !== position) kept.clear();
  position = here;
  const key = JSON.stringify(move);
  // What was not answered is asked again when the card is pointed at again.
  const answer = kept.get(key) ?? preview(move).catch(() => void kept.delete(key));
  kept.set(key, answer);
  return answer;
}

/** What the rules say of each way that is to be drawn, in the order of the ways. */
export function usePreviews(props: Props, { ways, chosen }: Shown): (BallPreview | undefined)[] {
  const wanted = ways.map((way, index) =>
    ways.length <= MOST_PATHS || index === chosen ? way.move : undefined,
  );
  const key = JSON.stringify([props.screen.told.length, wanted]);
  const [seen, see] = useState<{ key: string; previews: (BallPreview | undefined)[] }>();
  useEffect(() => {
    let current = true;
    Promise.all(wanted.map((move) => move && asked(props, move))).then((previews) => {
      if (current) see({ key, previews });
    });
    return () => {
      current = false;
    };
  }, [key]);
  return seen?.key === key ? seen.previews : [];
}
