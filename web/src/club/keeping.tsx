import { useEffect, useState } from "preact/hooks";
import { RefusedRequest, whereIsHome } from "../api";
import type { Reach } from "../gen/protocol";
import { copy } from "../invite/sharing";
import { handOver } from "../replay/api";
import { go, goInstead } from "../route";
import { shelfVoice } from "../say/locale";
import { download, jsonFile } from "../ui/download";
import { FileButton } from "../ui/file-button";
import { LinkField } from "../ui/link-field";
import { fileName, mergeClub, type Opened, readClub, writeClub } from "./file";
import type { ClubProps } from "./page";
import { bring, canSeal, fetchParcel, parcelIn } from "./parcel";

/** Everything stays here; this is how it is taken elsewhere. */
export function Keeping({ club, matches }: ClubProps) {
  const say = shelfVoice.value;
  const [told, tell] = useState("");
  const takeAlong = async () => {
    const { name = "" } = (await club.profile()) ?? {};
    download(fileName(name), jsonFile(await writeClub(club)));
  };
  const open = async (file: File) => tell(await takenIn(readClub(await file.text())));
  return (
    <section class="pan keeping">
      <h2>{say.word("club-keeping")}</h2>
      <p>{say.word(club.lasting ? "club-keeping-how" : "club-keeps-nothing")}</p>
      <div class="row">
        <button type="button" class="btn" disabled={matches.length === 0} onClick={takeAlong}>
          {say.word("club-take")}
        </button>
        <FileButton label={say.word("club-open")} accept="application/json,.json" look="btn" take={open} />
      </div>
      <p role="status" class="told">
        {told}
      </p>
      {matches.length > 0 && <Moving club={club} />}
      <button type="button" class="link" onClick={() => go("/kept")}>
        {say.word("kept-title")}
      </button>
    </section>
  );
}

/** What became of a file, in a sentence; only a whole club changes anything. */
async function takenIn(found: Opened): Promise<string> {
  const say = shelfVoice.value;
  if ("trouble" in found) return say.word(`club-trouble-${found.trouble}`);
  if ("record" in found) {
    handOver(found.record);
    go("/replay");
    return "";
  }
  const count = await mergeClub(found.club);
  return say.word("club-merged", { count, here: found.club.matches.length - count });
}

/** To a phone: through this server, which cannot read it, or as a file where a browser lets no page encrypt. */
function Moving({ club }: Pick<ClubProps, "club">) {
  const say = shelfVoice.value;
  const [home, setHome] = useState<Reach>();
  const [link, setLink] = useState("");
  const [picture, setPicture] = useState("");
  const [told, tell] = useState("");
  useEffect(() => {
    whereIsHome().then(setHome, () => undefined);
  }, []);
  if (!home) return null;
  const why = whyNot(home);
  const go = async () => {
    tell("");
    try {
      const text = await writeClub(club);
      const found = home.home + (await bring(text));
      const { renderSVG } = await import("uqr");
      setPicture(`data:image/svg+xml,${encodeURIComponent(renderSVG(found))}`);
      setLink(found);
    } catch (problem) {
      tell(problem instanceof RefusedRequest ? say.refuse(problem.refusal) : say.word("refuse-no-answer"));
    }
  };
  return (
    <div class="moving">
      <h3>{say.word("club-move")}</h3>
      {why ? (
        <p>{say.word(`club-move-${why}`)}</p>
      ) : link ? (
        <>
          <img src={picture} alt={say.word("page-qr")} width="180" height="180" />
          <LinkField link={link} say={say} />
          <button type="button" class="btn" onClick={() => copy(link)}>
            {say.word("page-copy")}
          </button>
          <p>{say.word("club-move-hour")}</p>
        </>
      ) : (
        <button type="button" class="btn" onClick={go}>
          {say.word("club-move-go")}
        </button>
      )}
      <p role="alert">{told}</p>
    </div>
  );
}

/** A phone that opens an address of plain http could not decrypt, and one on this computer alone could not be reached. */
export function whyNot(home: Pick<Reach, "reach" | "secure">, able = canSeal()): "plain" | "" {
  return able && (home.secure || home.reach === "machine") ? "" : "plain";
}

/** A club that waits at the end of a link: shown before it is taken in. */
export function Arriving() {
  const say = shelfVoice.value;
  const [parcel] = useState(() => parcelIn(location.hash));
  const [found, find] = useState<Opened>();
  const [told, tell] = useState("");
  useEffect(() => {
    if (!parcel) return;
    // The key must not stay in the history.
    goInstead("/club");
    if (!canSeal()) return tell(say.word("club-move-plain"));
    fetchParcel(parcel).then(
      (text) => find(readClub(text)),
      (problem) =>
        tell(
          problem instanceof RefusedRequest ? say.refuse(problem.refusal) : say.word("club-trouble-damaged"),
        ),
    );
  }, []);
  if (!parcel) return null;
  const club = found && "club" in found ? found.club : undefined;
  return (
    <section class="pan arriving">
      {club && !told && (
        <>
          <p>
            {say.word("club-arrives", {
              count: club.matches.length,
              name: club.name || say.word("club-nameless"),
            })}
          </p>
          <button type="button" class="btn go" onClick={async () => tell(await takenIn({ club }))}>
            {say.word("club-take-in")}
          </button>
        </>
      )}
      <p role="status">{told}</p>
    </section>
  );
}
