import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { CUES } from "../src/sound/cues";
import { call, chooseVolume, hush, mute, play, wakeOnFirstTap } from "../src/sound/player";
import { perform } from "../src/sound/synth";

/** A parameter of a node, with everything it was told. */
class Param {
  value = 0;
  told: [value: number, at: number][] = [];
  private tell = (value: number, at: number) => void this.told.push([value, at]);
  setValueAtTime = this.tell;
  exponentialRampToValueAtTime = this.tell;
  setTargetAtTime = this.tell;
}

class FakeNode {
  to: FakeNode | undefined;
  gain = new Param();
  frequency = new Param();
  Q = new Param();
  begins = 0;
  ends = 0;
  connect<Next>(to: Next): Next {
    if (to instanceof FakeNode) this.to = to;
    return to;
  }
  start(at: number): void {
    this.begins = at;
  }
  stop(at: number): void {
    this.ends = at;
  }
}

/** A desk on which nothing is heard. */
class Desk {
  currentTime = 10;
  sampleRate = 8;
  state = "running";
  destination = new FakeNode();
  sources: FakeNode[] = [];
  gains: FakeNode[] = [];
  resume = vi.fn(async () => undefined);
  createGain = () => this.made(this.gains);
  createOscillator = () => this.made(this.sources);
  createBufferSource = () => this.made(this.sources);
  createBiquadFilter = () => new FakeNode();
  createDynamicsCompressor = () => new FakeNode();
  createBuffer = vi.fn(() => ({ getChannelData: () => new Float32Array(8) }));
  private made(list: FakeNode[]): FakeNode {
    const node = new FakeNode();
    list.push(node);
    return node;
  }
}

const on = (desk: Desk) => desk as unknown as BaseAudioContext;

describe("a cue", () => {
  const heard = (cue: (typeof CUES)[number], afterMs = 0) => {
    const [desk, out] = [new Desk(), new FakeNode()];
    perform(on(desk), out as unknown as AudioNode, cue, afterMs);
    return { desk, out, sources: desk.sources };
  };

  test.each(CUES)("%s begins at its time, ends after it began, and soon", (cue) => {
    const { desk, sources } = heard(cue, 250);
    expect(sources.length).toBeGreaterThan(0);
    expect(Math.min(...sources.map(({ begins }) => begins))).toBeCloseTo(10.255);
    expect(sources.every(({ begins, ends }) => ends > begins && ends < begins + 2)).toBe(true);
    // A ramp to nothing, or from it, would be refused by every browser.
    const told = [...sources, ...desk.gains].flatMap(({ frequency, gain }) => [frequency, gain]);
    expect(told.flatMap((param) => param.told).every(([value]) => value > 0)).toBe(true);
  });

  test.each(CUES)("%s dies away, and is never louder than the desk bears", (cue) => {
    const { desk } = heard(cue);
    const shapes = desk.gains.map(({ gain }) => gain.told).filter((told) => told.length > 0);
    expect(shapes.length).toBeGreaterThan(0);
    for (const told of shapes) {
      expect(told.at(-1)?.[0]).toBeLessThan(0.001);
      expect(Math.max(...told.map(([value]) => value))).toBeLessThan(1.5);
      const times = told.map(([, at]) => at);
      expect(times).toEqual([...times].sort((one, other) => one - other));
    }
  });

  test("is different from every other", () => {
    const prints = CUES.map((cue) =>
      JSON.stringify(heard(cue).sources.map((one) => [one.begins, one.ends, one.frequency.told])),
    );
    expect(new Set(prints).size).toBe(CUES.length);
  });

  test("a goal is the net and the crowd, and a match is ended by three whistles", () => {
    expect(heard("goal").sources).toHaveLength(heard("net").sources.length + heard("crowd").sources.length);
    const [once, thrice] = [heard("whistle-short"), heard("whistle-triple")];
    expect(thrice.sources).toHaveLength(3 * once.sources.length);
  });

  test("has the noise of its desk made once", () => {
    const desk = new Desk();
    perform(on(desk), new FakeNode() as unknown as AudioNode, "card", 0);
    perform(on(desk), new FakeNode() as unknown as AudioNode, "flip", 0);
    expect(desk.createBuffer).toHaveBeenCalledOnce();
  });
});

describe("the player", () => {
  let desk: Desk;
  const count = () => desk.sources.length;
  const tap = () => dispatchEvent(new Event("pointerdown"));
  /** The last that the way out was told. */
  const level = () => desk.gains[0]?.gain.told.at(-1)?.[0];

  beforeAll(async () => {
    class Made extends Desk {
      constructor() {
        super();
        desk = this;
      }
    }
    vi.stubGlobal("AudioContext", Made);
    wakeOnFirstTap();
    play("card");
    expect(desk).toBeUndefined();
    tap();
    await vi.waitFor(() => {
      play("card");
      expect(count()).toBeGreaterThan(0);
    });
    vi.unstubAllGlobals();
  });

  beforeEach(() => {
    mute(false);
    chooseVolume(60);
    desk.sources = [];
  });

  afterEach(() => {
    vi.restoreAllMocks();
    localStorage.clear();
  });

  test("is as loud as was chosen, and remembers it", () => {
    expect(level()).toBeCloseTo(0.36);
    chooseVolume(100);
    expect([level(), localStorage.getItem("ludofoot:volume")]).toEqual([1, "100"]);
    mute(true);
    expect([level(), localStorage.getItem("ludofoot:muted")]).toEqual([0, "true"]);
  });

  test("plays nothing while it is muted", () => {
    mute(true);
    play("card");
    call("card");
    expect(count()).toBe(0);
  });

  test("is silent in another tab, but for what calls back", () => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    play("whistle-short");
    expect(count()).toBe(0);
    call("whistle-short");
    expect(count()).toBeGreaterThan(0);
  });

  test("is cut short by any input, and what comes after is heard again", () => {
    play("crowd");
    const before = desk.gains.find((one) => one.to === desk.gains[0] && one.gain.told.length === 0);
    hush();
    expect(before?.gain.told).toEqual([[0, 10]]);
    hush();
    expect(before?.gain.told).toHaveLength(1);
    desk.sources = [];
    play("card");
    expect(count()).toBeGreaterThan(0);
  });

  test("wakes when the browser has put it to sleep", () => {
    tap();
    expect(desk.resume).not.toHaveBeenCalled();
    desk.state = "suspended";
    dispatchEvent(new Event("keydown"));
    expect(desk.resume).toHaveBeenCalledOnce();
    desk.state = "running";
  });
});
