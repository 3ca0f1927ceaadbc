import { describe, expect, it } from "vitest";
import { counted, inOrder, moved } from "../src/ui/arrange";

const ids = (faces: string[], wish: string[]) => inOrder(counted(faces), wish).map(({ id }) => id);

describe("a hand that is arranged", () => {
  it("is in the order of the view as long as nobody wishes otherwise", () => {
    expect(ids(["a", "b", "b"], [])).toEqual(["a-0", "b-0", "b-1"]);
  });
  it("keeps the order somebody wished when a card is gone", () => {
    expect(ids(["a", "c"], ["c-0", "b-0", "a-0"])).toEqual(["c-0", "a-0"]);
  });
  it("puts a new card behind the one it would lie behind", () => {
    expect(ids(["a", "b", "c"], ["c-0", "a-0"])).toEqual(["c-0", "a-0", "b-0"]);
    expect(ids(["a", "b"], ["b-0"])).toEqual(["a-0", "b-0"]);
  });
  it("moves one card and leaves the others in order", () => {
    expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
    expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
  });
});
