import { useScene } from "./scene";

/** A deal was thrown away and nothing explains it: whether to go on is for a person to say. */
export function Doubt() {
  const { room, say, store } = useScene();
  if (store.doubted.value.length === 0) return null;
  const { openings = [] } = room;
  const code = openings.at(-1)?.left?.length ? "page-doubt-often" : "page-doubt-nobody";
  return (
    <div class="banner" role="alert">
      <p>{say.word(code, { times: openings.length - 1 })}</p>
      <button type="button" class="btn" onClick={() => store.promiseAllTheSame()}>
        {say.word("page-doubt-go")}
      </button>
    </div>
  );
}
