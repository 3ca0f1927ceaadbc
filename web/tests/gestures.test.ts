import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Gestures, SHOWN_MS } from "../src/together/gestures";

const sent: [number, string][] = [];
let gestures: Gestures;

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  gestures = new Gestures((seat, gesture) => sent.push([seat, gesture]) > 0);
});

afterEach(() => {
  gestures.stop();
  vi.useRealTimers();
});

const seen = () => gestures.shown.value.map(({ seat, gesture }) => [seat, gesture]);

describe("gestures", () => {
  it("are seen for a moment, one of each seat", () => {
    gestures.come({ seat: 1, gesture: "bravo" });
    gestures.come({ seat: 0, gesture: "goal" });
    gestures.come({ seat: 1, gesture: "save" });
    expect(seen()).toEqual([
      [0, "goal"],
      [1, "save"],
    ]);
    vi.advanceTimersByTime(SHOWN_MS);
    expect(seen()).toEqual([]);
  });

  it("rest as long as the table says", () => {
    gestures.make(0, "bravo");
    gestures.come({ seat: 0, gesture: "bravo", rest_ms: 4_000 });
    gestures.make(0, "goal");
    vi.advanceTimersByTime(4_000);
    gestures.make(0, "save");
    expect(sent).toEqual([
      [0, "bravo"],
      [0, "save"],
    ]);
  });

  it("of one person can be put away, and fetched again", () => {
    gestures.come({ seat: 1, gesture: "bravo" });
    gestures.mute(1);
    expect(seen()).toEqual([]);
    gestures.come({ seat: 1, gesture: "goal" });
    gestures.come({ seat: 2, gesture: "goal" });
    expect(seen()).toEqual([[2, "goal"]]);
    gestures.unmute(1);
    gestures.come({ seat: 1, gesture: "referee" });
    expect(seen()).toContainEqual([1, "referee"]);
  });
});
