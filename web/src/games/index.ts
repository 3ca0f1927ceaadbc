import type { GameModule } from "../kit/module";

const modules = import.meta.glob<GameModule>("./*/index.tsx", { import: "default" });

/** The screen of a game, loaded when it is played: ours, or the one that its package brings; without one the plain
 * table is used. */
export async function gameModule(game: string): Promise<GameModule | undefined> {
  const ours = modules[`./${game}/index.tsx`];
  return ours ? ours() : (await import("../kit/brought")).brought(game);
}
