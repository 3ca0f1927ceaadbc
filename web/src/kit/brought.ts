import { Fragment, h } from "preact";
import * as hooks from "preact/hooks";
import { artOf, CARD, ROUND } from "./art";
import { useLayout } from "./layout";
import type { GameModule } from "./module";

/** What a screen that was not built with this page is handed: with two Preacts on one page neither would work. */
export const TOOLS = { h, Fragment, hooks, artOf, CARD, ROUND, useLayout };

interface Screen {
  default?: (tools: typeof TOOLS) => GameModule;
}

/** The screen that a game's package brings along, if it does. */
export async function brought(game: string): Promise<GameModule | undefined> {
  const { default: make }: Screen = await import(/* @vite-ignore */ `/api/screen/${game}/index.js`);
  if (!make) return undefined;
  await dressed(`/api/screen/${game}/table.css`);
  return make(TOOLS);
}

/** Its styles, once they are there: before, everything would jump. Without them it can still be played. */
function dressed(address: string): Promise<void> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  return new Promise((ready) => {
    link.onload = link.onerror = () => ready();
    document.head.append(link);
  });
}
