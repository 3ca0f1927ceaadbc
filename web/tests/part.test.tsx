import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import { part } from "../src/part";

const place = document.createElement("div");
const Name = ({ name }: { name: string }) => <b>{name}</b>;

afterEach(async () => {
  await act(() => render(null, place));
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const show = (shown: Parameters<typeof render>[0]) => act(() => render(shown, place));

test("a part is not there before its code, and comes with what it was last given", async () => {
  let bring: (found: typeof Name) => void = () => undefined;
  const load = vi.fn(
    () =>
      new Promise<typeof Name>((done) => {
        bring = done;
      }),
  );
  const Part = part(load);
  expect(load).not.toHaveBeenCalled();
  await show(<Part name="one" />);
  await show(<Part name="two" />);
  expect(place.textContent).toBe("");
  await act(() => {
    bring(Name);
    return new Promise((next) => setTimeout(next, 0));
  });
  expect(place.textContent).toBe("two");
  expect(load).toHaveBeenCalledOnce();
});

test("a part that has come, or was asked to, is there at once", async () => {
  const load = vi.fn(async () => Name);
  const Part = part(load);
  await Part.come();
  render(<Part name="one" />, place);
  expect(place.textContent).toBe("one");
  await show(null);
  render(<Part name="two" />, place);
  expect(place.textContent).toBe("two");
  await act(() => Promise.resolve());
  expect(load).toHaveBeenCalledOnce();
});

test("where its code does not come the page is loaded anew, once", async () => {
  const reload = vi.fn();
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("fetch", async () => new Response("", { status: 200 }));
  const Part = part<{ name: string }>(() => Promise.reject(new Error("gone")));
  await show(<Part name="one" />);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await show(null);
  await show(<Part name="one" />);
  await act(() => new Promise((next) => setTimeout(next, 0)));
  expect(reload).toHaveBeenCalledOnce();
});
