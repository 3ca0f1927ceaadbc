import { useEffect, useState } from "preact/hooks";

/** What is found by asking again and again while the page is looked at; nothing before it has come. */
export function useLooked<Found>(ask: () => Promise<Found>, everyMs: number): Found | undefined {
  const [found, find] = useState<Found>();
  useEffect(() => {
    let here = true;
    const look = () => {
      if (document.visibilityState === "hidden") return;
      ask().then(
        (newest) => here && find(() => newest),
        () => undefined,
      );
    };
    look();
    const timer = setInterval(look, everyMs);
    document.addEventListener("visibilitychange", look);
    return () => {
      here = false;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return found;
}
