import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { renew } from "./renew";

/** A part that needs all styles of the table: they come before those of a game. */
export async function dressed<Found>(coming: Promise<Found>): Promise<Found> {
  const [found] = await Promise.all([coming, import("./styles/index.css")]);
  return found;
}

/** A part of the page whose code comes when it is first shown. */
export function part<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return function Part(props: Props) {
    const [Found, find] = useState<ComponentType<Props>>();
    useEffect(() => {
      load().then((found) => find(() => found), renew);
    }, []);
    return Found ? <Found {...props} /> : null;
  };
}
