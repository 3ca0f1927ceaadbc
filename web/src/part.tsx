import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { renew } from "./renew";

/** A part that needs all styles of the table: they come before those of a game. */
export async function dressed<Found>(coming: Promise<Found>): Promise<Found> {
  const [found] = await Promise.all([coming, import("./styles/index.css")]);
  return found;
}

/** A part of the page whose code comes when it is first shown, or asked to `come` before; from then on it is there at once. */
export function part<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Found: ComponentType<Props> | undefined;
  const come = async () => {
    Found ??= await load();
  };
  function Part(props: Props) {
    const [, show] = useState(Found !== undefined);
    useEffect(() => {
      come().then(() => show(true), renew);
    }, []);
    return Found ? <Found {...props} /> : null;
  }
  return Object.assign(Part, { come });
}
