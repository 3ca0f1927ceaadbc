import { boxAddress } from "../api";
import type { Refusal } from "../gen/protocol";
import type { Voice } from "../say/voice";
import { FileButton } from "../ui/file-button";

/** As much as the table takes. */
const LARGEST = 32_768;

export interface OwnBox {
  name: string;
  text: string;
}

interface Props {
  game: string;
  box: OwnBox | undefined;
  say: Voice;
  change(box: OwnBox | undefined): void;
  refuse(refusal: Refusal): void;
}

/** Whoever owns the original cards plays with their real numbers. */
export function OwnBoxField({ game, box, say, change, refuse }: Props) {
  const take = async (file: File) => {
    if (file.size > LARGEST) {
      refuse({ type: "refusal", code: "box-too-large", args: { most: LARGEST } });
      return;
    }
    change({ name: file.name, text: await file.text() });
  };
  return (
    <section class="own-box">
      <h3>{box ? `${say.word("page-own-box")} (${box.name})` : say.word("page-own-box")}</h3>
      <p>{say.word("page-own-box-help")}</p>
      <p class="ways">
        <a class="link" href={boxAddress(game)} download>
          {say.word("page-own-box-copy")}
        </a>
        <FileButton label={say.word("page-own-box-open")} accept=".toml,text/plain" look="link" take={take} />
        {box && (
          <button type="button" class="link" onClick={() => change(undefined)}>
            {say.word("page-own-box-back")}
          </button>
        )}
      </p>
    </section>
  );
}

/** Why not; what is wrong with a box gets a line for each number. */
export function Why({ refusal, say }: { refusal: Refusal; say: Voice }) {
  const problems = refusal.code === "bad-box" ? refusal.args?.problems : undefined;
  if (!Array.isArray(problems)) {
    return (
      <p class="banner" role="alert">
        {say.refuse(refusal)}
      </p>
    );
  }
  return (
    <div class="banner" role="alert">
      <p>{say.word("box-problems")}</p>
      <ul>
        {problems.map((problem) => (
          <li key={String(problem)}>{String(problem)}</li>
        ))}
      </ul>
    </div>
  );
}
