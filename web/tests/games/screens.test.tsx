import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { gameModule } from "../../src/games";
import { lengthOf } from "../../src/kit/length";
import type { GameModule } from "../../src/kit/module";
import { readable, reelOf } from "../../src/kit/script";
import { TableStore } from "../../src/net/table";
import { LANGS } from "../../src/say/locale";
import { CUES } from "../../src/sound/cues";
import { newDrawer, SceneContext } from "../../src/table/scene";
import {
  allLooks,
  eventsIn,
  type Kinds,
  type Look,
  looks,
  type Name,
  newsOf,
  propsFor,
  voices,
} from "./played";

const RECORDS: Record<string, readonly Name[]> = {
  "schuss-und-tor": ["two-extra-time", "three-passer-shoots", "four-actions-reshuffled"],
  "passe-eclair": ["passe-eclair-two", "passe-eclair-three-heated"],
  finale: ["finale-beginners", "finale-variant", "finale-presets", "finale-mixed"],
  "football-a-la-carte": ["football-a-la-carte-two", "football-a-la-carte-three", "football-a-la-carte-four"],
  footmania: ["footmania-two"],
};

/** One look of each kind: who looks, what is asked, and what was told last. */
function varied(names: readonly Name[]): Look<Kinds>[] {
  const all = names.flatMap((name) => [...allLooks([name]), ...looks(name, -1)]);
  const kinds = new Map(
    all.map((look) => {
      const { step, seat } = look.view as Record<string, unknown>;
      const last = newsOf(look).at(-1)?.type;
      return [[step, Number(seat) < 0, look.screen.asked?.ask.code, last].join(), look];
    }),
  );
  return [...kinds.values()];
}

describe.each(Object.entries(RECORDS))("%s", (game, names) => {
  const place = document.createElement("div");
  const store = new TableStore("screens");
  const drawer = newDrawer();
  let module: GameModule;

  beforeEach(async () => {
    localStorage.clear();
    document.body.append(place);
    // Drawings come from the server; without them the pieces are only empty.
    vi.stubGlobal("fetch", async () => new Response("<svg></svg>"));
    const found = await gameModule(game);
    if (!found) throw new Error(`${game} has a screen of its own`);
    module = found;
  });

  afterEach(async () => {
    await act(() => render(null, place));
    place.remove();
    vi.unstubAllGlobals();
  });

  /** Everything that the game brings, as it is drawn for this look. */
  async function draw(look: Look<Kinds>, say = voices(game)[1]): Promise<void> {
    if (!say) throw new Error("nobody speaks");
    const reader = look.screen.seat >= 0 ? look.screen.seat : undefined;
    const { props } = propsFor(look, say.to(say.names, reader));
    const { Screen, Hand, Side, Summary, label } = module;
    const unasked = { hand: () => undefined, wonder: async () => undefined };
    const scene = { ...props, ...unasked, screen: look.screen, store, drawer, game: module };
    await act(() => {
      render(
        <SceneContext.Provider value={scene}>
          <Screen {...props} />
          {Hand && look.screen.seat >= 0 && <Hand {...props} />}
          {Side && <Side {...props} />}
          {Summary && look.moment.outcome && <Summary {...props} />}
          {look.screen.asked && label?.(props)}
        </SceneContext.Provider>,
        place,
      );
    });
  }

  /** What can be done with a key now. */
  const keys = () =>
    [...place.querySelectorAll("[aria-keyshortcuts]:not([aria-disabled=true])")].map((one) =>
      one.getAttribute("aria-keyshortcuts"),
    );

  // One test for all of it: to draw a table takes longer than to look at it.
  test("every kind of moment can be drawn, read, heard and played", { timeout: 60_000 }, async () => {
    const moments = varied(names);
    expect(moments.length).toBeGreaterThan(10);
    const [first] = moments;
    // Some wait for their drawings.
    if (first) await draw(first);
    await vi.waitFor(() => expect(place.textContent).not.toBe(""));
    for (const [index, look] of moments.entries()) {
      await draw(look, voices(game)[index % LANGS.length]);
      const about = `${look.screen.seat} ${look.screen.asked?.ask.code}`;
      expect(place.textContent, about).not.toBe("");
      expect(unnamed(), about).toEqual([]);
      expect(
        keys().filter((key, at, all) => all.indexOf(key) !== at),
        about,
      ).toEqual([]);
      if (look.screen.seat < 0) expect(keys(), about).toEqual([]);
    }
  });

  /** Buttons that do not say what they do. */
  function unnamed(): string[] {
    return [...place.querySelectorAll("button")]
      .filter((button) => !(button.getAttribute("aria-label") ?? button.textContent ?? "").trim())
      .map((button) => button.outerHTML);
  }

  test("how far it is is said until the end", () => {
    if (!module.standing) return;
    for (const look of varied(names)) {
      for (const say of voices(game)) {
        const { props } = propsFor(look, say);
        const standing = module.standing(props);
        if (!look.moment.outcome) expect(standing).not.toBe("");
      }
    }
  });

  test("the score that is shown is the one that was told, and in the end the result", () => {
    const { score, scorers } = module;
    if (!score || !scorers) return;
    for (const name of names) {
      const end = looks(name, -1).at(-1);
      const scores = end?.moment.outcome?.scores ?? [];
      expect(scores.map((_, seat) => end && score(end.view, seat))).toEqual([...scores]);
      const scored = new Set(eventsIn(name).flatMap((event) => scorers(event) ?? []));
      for (const [seat, goals] of scores.entries()) expect(scored.has(seat)).toBe(goals > 0);
    }
  });

  test("hands are as large as they are", () => {
    const { handSizes } = module;
    if (!handSizes) return;
    for (const look of allLooks(names)) {
      const sizes = handSizes(look.view);
      expect(sizes).toHaveLength(look.moment.screens.length - 1);
      const { hand } = look.view as { hand?: readonly unknown[] };
      if (hand) expect(sizes[look.screen.seat]).toBe(hand.length);
    }
  });

  describe("its script", () => {
    test("names only sounds that there are, and never takes longer than the table grants", () => {
      const { script } = module;
      for (const name of names) {
        for (const look of looks(name, -1)) {
          const reel = reelOf(newsOf(look), script);
          for (const { event, at, until } of reel.shots) {
            expect(until - at).toBeLessThanOrEqual(lengthOf(event, script?.film) + 0.01);
          }
          for (const { cue, at } of reel.cues) {
            expect(CUES).toContain(cue);
            expect(at).toBeGreaterThanOrEqual(0);
          }
          expect(reel.lasts / reel.rate).toBeLessThanOrEqual(
            (script?.film?.longest ?? Number.POSITIVE_INFINITY) + 0.01,
          );
        }
      }
    });

    test("shows one event after the other, and tells all of them in the end", () => {
      for (const name of names) {
        for (const look of looks(name, -1)) {
          const reel = reelOf(newsOf(look), module.script);
          const starts = reel.shots.map(({ at }) => at);
          expect(starts).toEqual([...starts].sort((one, other) => one - other));
          expect(readable(reel, Number.POSITIVE_INFINITY)).toBe(reel.shots.length);
          const read = [0, 100, 400, 1_000, 3_000].map((time) => readable(reel, time));
          expect(read).toEqual([...read].sort((one, other) => one - other));
        }
      }
    });
  });
});
