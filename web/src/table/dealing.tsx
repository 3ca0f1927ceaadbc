import type { ComponentChildren } from "preact";
import type { Voice } from "../say/voice";
import { stream } from "../verify/luck";
import { MOST_BYTES } from "../verify/record";
import type { Fails, Holds, Verdict } from "../verify/verify";

interface Props {
  verdict: Verdict;
  /** Whether this browser has compared a salt of its own. */
  yours: boolean;
  say: Voice;
  children?: ComponentChildren;
}

/** Why a table may have to promise anew, as far as there are words for it. */
const CAUSES = ["salt-missing", "left"];
const FILE = ["not-ours", "newer", "too-large", "tampered", "damaged"];
/** Here nobody has written anything down, and no number of a format helps: these are said otherwise. */
const OWN_WORDS = ["damaged", "newer", "commitment-kept", "salt-kept"];
const WORDS = 8;

/** What the check of a deal has found: one line, and what was thrown away before. */
export function Dealing({ verdict, yours, say, children }: Props) {
  if (!verdict.holds) return <Broken found={verdict} say={say} />;
  const { tone, code } = lineOf(verdict, yours);
  return (
    <div class="dealing">
      <p class={`verdict ${tone}`}>{say.word(code)}</p>
      <Reopened found={verdict} say={say} />
      {children}
    </div>
  );
}

function lineOf({ promised, promise, openings }: Holds, yours: boolean): { tone: string; code: string } {
  if (!promised) return { tone: "amber", code: "page-dealing-unpromised" };
  if (promise === 1) return { tone: "amber", code: "page-dealing-older" };
  const tone = openings.slice(1).every(({ left }) => left.length > 0) ? "green" : "amber";
  return { tone, code: yours ? "page-dealing-yours" : "page-dealing-holds" };
}

/** The reason, and what one can do. */
function Broken({ found, say }: { found: Fails; say: Voice }) {
  return (
    <div class="dealing">
      <p class="verdict red">{reasonOf(found, say)}</p>
      <p>{say.word(FILE.includes(found.reason) ? "page-dealing-unreadable" : "page-dealing-broken")}</p>
    </div>
  );
}

function reasonOf({ reason, line }: Fails, say: Voice): string {
  if (OWN_WORDS.includes(reason)) return say.word(`page-dealing-${reason}`);
  if (reason === "too-large") return say.word("refuse-record-too-large", { most: MOST_BYTES });
  if (FILE.includes(reason) || reason === "secret-missing")
    return say.word(`refuse-record-${reason}`, { line });
  return say.word("refuse-record-unfair", { line, reason: { type: "word", id: `unfair-${reason}` } });
}

/** How often a deal was thrown away, and why: as the record shows it, not only as the table says. */
function Reopened({ found, say }: { found: Holds; say: Voice }) {
  const again = found.openings.slice(1);
  if (again.length === 0) return null;
  return (
    <>
      <p>{say.word("reopened", { times: again.length })}</p>
      <ul>
        {again.map(({ line, reason, left }, index) => {
          const seats = left.map((seat) => seat + 1).join(", ");
          const cause = CAUSES.includes(reason) ? reason : "other";
          const code = `reopened-because-${left.length > 0 ? cause : "nothing"}`;
          return (
            <li key={line} class={left.length > 0 ? undefined : "verdict amber"}>
              {say.word("reopened-line", { number: index + 2, reason: { code, args: { seats } } })}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Everything that another program would need to check it again, folded away. */
export function Figures({ found, say }: { found: Holds; say: Voice }) {
  const { openings, secret, salts, seed } = found;
  const luck = stream(seed);
  const words = Array.from({ length: WORDS }, () => luck.next().value.toString(16).padStart(8, "0"));
  const figures = [
    ...openings.map(({ commitment }, index) => [told("commitment", index), commitment]),
    [told("secret"), secret],
    ...salts.map(({ seat, salt }) => [told("salt", seat), salt]),
    [told("seed"), seed],
    [told("words"), words.join(" ")],
  ];
  return (
    <details>
      <summary>{say.word("page-dealing-details")}</summary>
      {figures.map(([name, figure]) => (
        <div key={name}>
          {name}
          <p class="hash">{figure}</p>
        </div>
      ))}
    </details>
  );

  function told(what: string, index = 0): string {
    return say.word(`page-dealing-${what}`, { number: index + 1 });
  }
}
