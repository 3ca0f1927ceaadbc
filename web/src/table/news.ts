import { useRef } from "preact/hooks";
import type { Screen, Told } from "../gen/protocol";

/** What was told since the last time; nothing on coming to a table, or when the game went back or on without us. */
export class News {
  private key = "";
  private seen = 0;

  since(screen: Screen | undefined, key: string): readonly Told[] {
    const told = screen?.told ?? [];
    const fresh = key === this.key ? told.slice(this.seen) : [];
    this.key = key;
    this.seen = told.length;
    return fresh;
  }
}

export function useNews(): News {
  const news = useRef<News>(undefined);
  news.current ??= new News();
  return news.current;
}
