import { useEffect, useState } from "preact/hooks";
import { whereIsHome } from "../api";
import type { Reach } from "../gen/protocol";

/** Where friends can reach this server, once it has said so. */
export function useHome(): Reach | undefined {
  const [home, find] = useState<Reach>();
  useEffect(() => {
    whereIsHome().then(find, () => undefined);
  }, []);
  return home;
}

/** The address of a page that others can open; none, if nobody else can come here. */
export function linkTo(path: string, home: Pick<Reach, "home" | "reach"> | undefined): string {
  return home && home.reach !== "machine" ? `${home.home}${path}` : "";
}
