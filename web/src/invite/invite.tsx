import { useEffect, useState } from "preact/hooks";
import { getJson, qrAddress } from "../api";
import type { Invitation } from "../gen/protocol";
import { titleOf } from "../say/locale";
import { useScene } from "../table/scene";
import { Share } from "../ui/icons";
import { LinkField } from "../ui/link-field";
import { type Copied, canShare, copy, share } from "./sharing";

/** The way to this table, for those who are not here: a picture for a phone, the link, the code. */
export function Invite() {
  const { room, say, store } = useScene();
  const found = useInvitation(room.table);
  const link = found?.link ?? store.keys.value.link ?? `${location.origin}/table/${room.table}`;
  const title = titleOf(room.game);
  const host = room.host ?? "";
  const text = say.word(host ? "invite-text" : "invite-text-nobody", { host, title });
  return (
    <section class="invite panel" aria-label={say.word("page-invite")}>
      <h2>{say.word("page-invite")}</h2>
      {found && <Warning found={found} />}
      <img src={qrAddress(room.table)} alt={say.word("page-qr")} />
      <div class="ways">
        <p class="how">{say.word("invite-how")}</p>
        {canShare() && (
          <button type="button" class="btn go" onClick={() => share({ title, text, url: link })}>
            <Share /> {say.word("invite-send")}
          </button>
        )}
        <Copying link={link} />
        <p>
          {say.word("page-code")} <span class="code">{room.table}</span>
        </p>
      </div>
    </section>
  );
}

/** The link to be copied; where a browser does not let a page copy, it is selected and the reader is told how. */
function Copying({ link }: { link: string }) {
  const { say } = useScene();
  const [done, setDone] = useState<Copied>();
  const go = async (button: HTMLElement) => {
    const field = button.parentElement?.querySelector("input");
    setDone(await copy(link));
    field?.select();
  };
  return (
    <div class="copying">
      <LinkField link={link} say={say} />
      <button
        type="button"
        class={canShare() ? "btn" : "btn go"}
        onClick={(event) => go(event.currentTarget)}
      >
        {say.word(done === "copied" ? "page-copied" : "page-copy")}
      </button>
      <p class="done" role="status">
        {done === "by-hand" && say.word("invite-by-hand")}
      </p>
    </div>
  );
}

/** What a friend would find out too late: that the link leads nowhere, or that anybody can read along. */
function Warning({ found: { reach, secure, would_be: wouldBe = [] } }: { found: Invitation }) {
  const { say } = useScene();
  if (reach === "world" && !secure) {
    return (
      <p class="warn">
        <b>{say.word("invite-plain")}</b> {say.word("invite-plain-why")}
      </p>
    );
  }
  if (reach !== "machine") return null;
  return (
    <div class="warn" role="note">
      <p>
        <b>{say.word("invite-here-only")}</b> {say.word("invite-remedy")} <code>{REMEDY}</code>
      </p>
      {wouldBe.length > 0 && (
        <p>
          {say.word("invite-would-be", { count: wouldBe.length })}{" "}
          {wouldBe.map((link) => (
            <code key={link}>{link}</code>
          ))}
        </p>
      )}
      <details>
        <summary>{say.word("invite-how-to")}</summary>
        <p>{say.word("invite-how-to-steps")}</p>
      </details>
    </div>
  );
}

/** A command, the same in every language. */
const REMEDY = "ludofoot serve --host 0.0.0.0";

function useInvitation(table: string): Invitation | undefined {
  const [found, find] = useState<Invitation>();
  useEffect(() => {
    getJson<Invitation>(`/api/tables/${table}/invitation`).then(find, () => undefined);
  }, [table]);
  return found;
}
