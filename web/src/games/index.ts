import type { GameModule } from "../kit/module";

const modules = import.meta.glob<GameModule>("./*/index.tsx", { import: "default" });

/** The screen of a game, loaded when it is played; without one the plain table is used. */
export function gameModule(game: string): Promise<GameModule> | undefined {
  return modules[`./${game}/index.tsx`]?.();
}
