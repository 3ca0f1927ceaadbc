import { actionsAt, keyOf, signOf } from "../kit/keymap";
import { chooseSingleKeys, singleKeys } from "../ui/keys";
import { useScene } from "./scene";

/** Every key that does something here. */
export function KeyList() {
  const { say, surface = "page" } = useScene();
  return (
    <>
      <dl>
        {actionsAt(surface).flatMap((action) => [
          <dt key={`${action}-key`}>
            <code>{signOf(keyOf(action, surface))}</code>
          </dt>,
          <dd key={action}>{say.word(`page-key-${action}`)}</dd>,
        ])}
      </dl>
      <label class="setting">
        {say.word("page-single-keys")}
        <input
          type="checkbox"
          checked={singleKeys.value}
          onChange={(event) => chooseSingleKeys(event.currentTarget.checked)}
        />
      </label>
    </>
  );
}
