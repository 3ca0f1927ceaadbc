import { useState } from "preact/hooks";
import { qrAddress } from "../api";
import { useScene } from "./scene";

/** The link to send, as text, as a code to type and as a picture for a phone. */
export function Invite() {
  const { room, say, store } = useScene();
  const [copied, setCopied] = useState(false);
  const link = store.keys.value.link ?? `${location.origin}/table/${room.table}`;
  return (
    <div class="invite">
      <img src={qrAddress(room.table)} alt={say.word("page-qr")} />
      <input
        class="field"
        readOnly
        aria-label={say.word("page-link")}
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" class="btn" onClick={async () => setCopied(await copy(link))}>
        {say.word(copied ? "page-copied" : "page-copy")}
      </button>
      <p>
        {say.word("page-code")} <span class="code">{room.table}</span>
      </p>
    </div>
  );
}

/** `navigator.clipboard` is missing on plain http, where the old way still works. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}
