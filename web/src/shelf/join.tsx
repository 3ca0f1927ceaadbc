import { useState } from "preact/hooks";
import { go } from "../route";
import { shelfVoice } from "../say/locale";

/** The code of a table, however it was typed or pasted. */
export function JoinByCode() {
  const say = shelfVoice.value;
  const [code, setCode] = useState("");
  const join = (event: Event) => {
    event.preventDefault();
    const wanted = code.trim().split("/").at(-1)?.replaceAll(/\s+/g, "-");
    if (wanted) go(`/table/${wanted}`);
  };
  return (
    <form class="join" onSubmit={join}>
      <input
        class="field"
        aria-label={say.word("page-table-code")}
        placeholder={say.word("page-code-short")}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        value={code}
        onInput={(event) => setCode(event.currentTarget.value)}
      />
      <button type="submit" class="btn">
        {say.word("page-join")}
      </button>
    </form>
  );
}
