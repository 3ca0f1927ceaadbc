import { beforeEach, describe, expect, it } from "vitest";
import type { Note } from "../src/gen/protocol";
import {
  CALM_MS,
  chooseNotes,
  consider,
  dismiss,
  finished,
  forget,
  KNOWN_AFTER,
  LEAVES_MS,
  type Occasion,
  shown,
} from "../src/table/note-book";

const note = (key: string, more: Partial<Note> = {}): Note => ({
  key,
  said: { code: `maryse-${key}` },
  clause: "ST-22",
  asked: true,
  taught: false,
  ...more,
});

const occasion = (more: Partial<Occasion> = {}): Occasion => ({
  game: "schuss-und-tor",
  match: "A 1",
  seat: 0,
  reader: "schuss-und-tor",
  notes: [note("serve")],
  asked: "serve Max",
  told: 5,
  busy: false,
  learned: false,
  ...more,
});

const key = () => shown.value?.note.key;
const LATER = CALM_MS + 1;

beforeEach(() => {
  localStorage.clear();
  forget();
  chooseNotes(true);
  consider(occasion({ notes: [], asked: "" }), 0);
});

describe("words for the moment", () => {
  it("come one at a time: the first in line is said, the other waits for its next occasion", () => {
    const both = [note("serve"), note("last-card", { asked: false })];
    consider(occasion({ notes: both }), LATER);
    expect(key()).toBe("serve");
    dismiss();
    consider(occasion({ notes: both, asked: "parry" }), LATER + 1);
    expect(key()).toBe("last-card");
  });

  it("do not come while a refusal is shown, a race runs or a finger is down", () => {
    consider(occasion({ busy: true }), LATER);
    expect(key()).toBeUndefined();
    consider(occasion(), LATER + 1);
    expect(key()).toBe("serve");
  });

  it("leave when the decision is made", () => {
    consider(occasion(), LATER);
    consider(occasion({ told: 9 }), LATER + LEAVES_MS * 2);
    expect(key()).toBe("serve");
    consider(occasion({ asked: "", notes: [] }), LATER + 1);
    expect(key()).toBeUndefined();
  });

  it("about what has happened leave after two more lines, or twelve seconds", () => {
    const past = [note("last-card", { asked: false })];
    consider(occasion({ notes: past }), LATER);
    consider(occasion({ notes: [], told: 6 }), LATER + 1);
    expect(key()).toBe("last-card");
    consider(occasion({ notes: [], told: 7 }), LATER + 2);
    expect(key()).toBeUndefined();
    consider(occasion({ notes: [note("tied", { asked: false })], asked: "other" }), LATER + 3);
    expect(key()).toBe("tied");
    consider(occasion({ notes: [], asked: "other" }), LATER + 3 + LEAVES_MS);
    expect(key()).toBeUndefined();
  });

  it("are never said twice in this browser, and not at all if the first match has taught them", () => {
    consider(occasion(), LATER);
    dismiss();
    forget();
    consider(occasion({ match: "B 1", notes: [], asked: "" }), 0);
    consider(occasion({ match: "B 1" }), LATER);
    expect(key()).toBeUndefined();
    consider(occasion({ match: "B 1", notes: [note("second", { taught: true })], learned: true }), LATER);
    expect(key()).toBeUndefined();
  });

  it("are counted by seat where several people share the screen", () => {
    consider(occasion({ reader: "A 0" }), LATER);
    consider(occasion({ reader: "A 1", seat: 1, asked: "serve Otto" }), LATER + 1);
    expect(shown.value?.seat).toBe(1);
  });

  it("leave the first two seconds of a match alone", () => {
    consider(occasion(), CALM_MS - 1);
    expect(key()).toBeUndefined();
    consider(occasion(), CALM_MS);
    expect(key()).toBe("serve");
  });

  it("come at most once in a turn", () => {
    consider(occasion(), LATER);
    dismiss();
    consider(occasion({ notes: [note("own-bomber")] }), LATER + 1);
    expect(key()).toBeUndefined();
    consider(occasion({ notes: [note("own-bomber")], asked: "serve Otto" }), LATER + 2);
    expect(key()).toBe("own-bomber");
  });

  it("stop when they are switched off, after five matches, and for spectators; the third asks", () => {
    for (const [index, each] of ["one", "two", "three"].entries()) {
      consider(occasion({ notes: [note(each)], asked: each }), LATER + index);
      expect(shown.value?.third).toBe(each === "three");
    }
    chooseNotes(false);
    expect(key()).toBeUndefined();
    consider(occasion({ asked: "x", notes: [note("x")] }), LATER + 5);
    expect(key()).toBeUndefined();
    chooseNotes(true);
    consider(occasion({ asked: "y", seat: -2 }), LATER + 6);
    expect(key()).toBeUndefined();
    for (let match = 0; match < KNOWN_AFTER; match++) finished("schuss-und-tor", `M ${match}`);
    consider(occasion({ asked: "z" }), LATER + 7);
    expect(key()).toBeUndefined();
  });
});
