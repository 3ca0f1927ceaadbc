import "./passing.css";
import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { canShare, copy as copyText, share } from "../invite/sharing";
import type { Voice } from "../say/voice";
import { type Picture, usePicture } from "./picture";

interface Props {
  /** The address of the drawing, and how it is asked for. */
  card: string;
  how?: RequestInit;
  text: string;
  say: Voice;
  /** What can be chosen, between picture and words. */
  children?: ComponentChildren;
}

/** A picture and a line of text: sent by the device where it can, copied or saved elsewhere. */
export function Passing({ card, how, text, say, children }: Props) {
  const picture = usePicture(card, how);
  const [told, tell] = useState("");
  const words = useRef<HTMLTextAreaElement>(null);
  const send = () => share(picture && takesFiles(picture) ? { text, files: [picture.file] } : { text });
  /** Plain http in a local network has no clipboard: then the words are selected, to be copied by hand. */
  const copy = async () => {
    if ((await copyText(text)) === "copied") return tell(say.word("gazette-share-copied"));
    words.current?.select();
    tell(say.word("gazette-share-by-hand"));
  };
  const copyPicture = async ({ file }: Picture) => {
    const done = await navigator.clipboard.write([new ClipboardItem({ [file.type]: file })]).then(
      () => true,
      () => false,
    );
    tell(say.word(done ? "gazette-share-copied" : "gazette-share-save-instead"));
  };
  return (
    <div class="share-sheet">
      <div class="picture" aria-busy={picture === undefined}>
        {picture && <img src={picture.url} alt="" width="600" height="315" />}
      </div>
      {children}
      <textarea ref={words} readOnly rows={3} aria-label={say.word("gazette-share-words")} value={text} />
      <div class="row">
        {canShare() && (
          <button type="button" class="btn go" onClick={send}>
            {say.word("gazette-share-send")}
          </button>
        )}
        <button type="button" class="btn" onClick={copy}>
          {say.word("gazette-share-copy")}
        </button>
        {picture && canCopy(picture) && (
          <button type="button" class="btn" onClick={() => copyPicture(picture)}>
            {say.word("gazette-share-copy-picture")}
          </button>
        )}
        {picture && (
          <a class="btn" href={picture.url} download={picture.file.name}>
            {say.word("gazette-share-save")}
          </a>
        )}
      </div>
      <p role="status">{told}</p>
    </div>
  );
}

function takesFiles({ file }: Picture): boolean {
  return navigator.canShare?.({ files: [file] }) ?? false;
}

/** Plain http in a local network has no clipboard. */
function canCopy({ file }: Picture): boolean {
  return file.type === "image/png" && "clipboard" in navigator && typeof ClipboardItem === "function";
}
