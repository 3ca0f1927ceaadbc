import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { lidAddress } from "../api";
import type { GameInfo } from "../gen/protocol";
import { lang, titleOf } from "../say/locale";
import type { Voice } from "../say/voice";
import { Ball } from "../ui/icons";

/** The drawings of the lids that have come, by language and game; an empty one means that there is none. */
const lids = signal<ReadonlyMap<string, string>>(new Map());
const asked = new Set<string>();

async function loadLid(name: string, game: string, language: string): Promise<void> {
  if (asked.has(name)) return;
  asked.add(name);
  const markup = await drawing(lidAddress(game, language));
  lids.value = new Map(lids.peek()).set(name, markup);
}

async function drawing(address: string): Promise<string> {
  try {
    const answer = await fetch(address);
    const markup = answer.ok ? await answer.text() : "";
    return markup.includes("viewBox") ? markup : "";
  } catch {
    return "";
  }
}

/** The lid of a box as its game has drawn it, in the language of the page. */
function useLid(game: string): string | undefined {
  const language = lang.value;
  const name = `${language}/${game}`;
  useEffect(() => {
    loadLid(name, game, language);
  }, [name]);
  return lids.value.get(name);
}

/** The printed ground of a lid: what lies around the picture takes it up. */
export function useGround(game: string): string | undefined {
  const drawn = useLid(game)?.split("</defs>").at(-1) ?? "";
  return /<rect [^>]*fill="(#[0-9A-Fa-f]{6})"/.exec(drawn)?.[1];
}

/** The words on it are printed; whatever shows it says them again. */
export function Lid({ game, say }: { game: GameInfo; say: Voice }) {
  const markup = useLid(game.id);
  if (!markup) return <PlainLid game={game} say={say} comes={markup === undefined} />;
  return <span class="lid-art" aria-hidden="true" dangerouslySetInnerHTML={{ __html: markup }} />;
}

/** A box whose drawing is on its way, or that nobody has drawn yet: its name stands there all the same. */
function PlainLid({ game, say, comes }: { game: GameInfo; say: Voice; comes: boolean }) {
  return (
    <span class={`lid-art plain-lid ${comes ? "coming" : ""}`} aria-hidden="true">
      <span class="name">{titleOf(game.id)}</span>
      <span class="picture">
        <Ball />
      </span>
      <span class="foot-line">{factsOf(game, say)}</span>
    </span>
  );
}

/** How many play, and how long: from so long on where every length that is proposed is shorter than a whole game. */
export function factsOf(game: GameInfo, say: Voice): string {
  const [whole, presets] = [game.minutes ?? 0, game.presets ?? []];
  if (whole === 0) return playersOf(game, say);
  const shorter = presets.length > 0 && presets.every((preset) => preset.minutes < whole);
  const minutes = shorter ? Math.min(...presets.map((preset) => preset.minutes)) : whole;
  return `${playersOf(game, say)} · ${say.word("page-minutes", { minutes, range: shorter ? "many" : "one" })}`;
}

function playersOf(game: GameInfo, say: Voice): string {
  const [least, most] = [Math.min(...game.seats), Math.max(...game.seats)];
  return say.word("page-players", { least, most, range: least === most ? "one" : "many" });
}
