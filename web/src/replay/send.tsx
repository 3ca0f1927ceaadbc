import { useState } from "preact/hooks";
import { useHome } from "../invite/home";
import { type Copied, canShare, copy, share } from "../invite/sharing";
import type { Voice } from "../say/voice";
import { Dialog } from "../ui/dialog";
import { LinkField } from "../ui/link-field";

interface Props {
  path: string;
  title: string;
  say: Voice;
  close(): void;
}

/** The address of a finished game, to be sent; it says how long it leads there. */
export function SendReplay({ path, title, say, close }: Props) {
  const home = useHome();
  const [done, setDone] = useState<Copied>();
  const link = `${home?.home ?? location.origin}${path}`;
  return (
    <Dialog title={say.word("replay-send")} closing={say.word("page-close")} kind="drawer" close={close}>
      <p>{say.word("replay-send-how")}</p>
      {home && <p>{say.word("replay-kept", { days: home.keeps_days })}</p>}
      {home?.reach === "machine" && <p class="warn">{say.word("invite-here-only")}</p>}
      <p>
        <LinkField link={link} say={say} />
      </p>
      <p>
        {canShare() && (
          <button
            type="button"
            class="btn go"
            onClick={() => share({ text: say.word("replay-text", { title }), url: link })}
          >
            {say.word("invite-send-link")}
          </button>
        )}
        <button type="button" class="btn" onClick={async () => setDone(await copy(link))}>
          {say.word(done === "copied" ? "page-copied" : "page-copy")}
        </button>
      </p>
      <p role="status">{done === "by-hand" && say.word("invite-by-hand")}</p>
    </Dialog>
  );
}
