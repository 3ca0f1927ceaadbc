import { useScene } from "../table/scene";
import { FoundFields } from "./found";

/** Whoever opened the table says who may find it; everybody at it can read that. */
export function ToBeFound() {
  const { room, say, store } = useScene();
  if (!room.lobby) return null;
  if (store.mayArrange.value) {
    return (
      <fieldset class="plain found">
        <legend class="vh">{say.word("lobby-title")}</legend>
        <FoundFields
          found={{ open: room.shown ?? false, watch: room.watched ?? false }}
          say={say}
          change={(found) => store.order({ type: "show", ...found })}
        />
      </fieldset>
    );
  }
  return (
    <>
      {room.shown && <p class="hush">{say.word("lobby-is-shown")}</p>}
      {room.watched && <p class="hush">{say.word("lobby-is-watched")}</p>}
    </>
  );
}
