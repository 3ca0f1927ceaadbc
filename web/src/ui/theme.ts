import { effect, signal } from "@preact/signals";
import { read, write } from "../net/keys";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
const CHOSEN = "ludofoot:theme";

/** As the system wishes, unless somebody chose. */
export const theme = signal<Theme>(read<Theme>(CHOSEN) ?? "system");

export function chooseTheme(chosen: Theme): void {
  write(CHOSEN, chosen);
  theme.value = chosen;
}

effect(() => {
  if (theme.value === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme.value;
});
