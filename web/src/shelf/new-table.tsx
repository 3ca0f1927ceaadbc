import { useState } from "preact/hooks";
import { openTable, RefusedRequest } from "../api";
import type * as wire from "../gen/protocol";
import { keepKeys, read, write } from "../net/keys";
import { go } from "../route";
import { taglineOf, voiceOf } from "../say/locale";
import { NAME } from "../table/waiting";
import { Dialog } from "../ui/dialog";
import { BoxLid } from "./box";
import { type Chosen, OptionField } from "./options";
import { PlaceRow } from "./place";
import { bot, firstPlan, mine, wanted } from "./plan";

interface Props {
  game: wire.GameInfo;
  close(): void;
}

/** Who plays, and how; one red button. */
export function NewTableDialog({ game, close }: Props) {
  const say = voiceOf(game.id);
  const [plan, setPlan] = useState(() => firstPlan(game, read<string>(NAME) ?? ""));
  const [options, setOptions] = useState<Chosen>({});
  const [refusal, refuse] = useState<wire.Refusal>();
  const [opening, setOpening] = useState(false);
  const most = Math.max(...game.seats);
  const open = async (event: Event) => {
    event.preventDefault();
    if (opening) return;
    setOpening(true);
    try {
      const opened = await openTable(wanted(game, plan, options));
      write(NAME, plan[0]?.name.trim() ?? "");
      keepKeys(opened.table, (keys) => {
        Object.assign(keys, { opener: opened.token, link: opened.link, mine: mine(plan), game: game.id });
      });
      go(`/table/${opened.table}`);
    } catch (problem) {
      refuse(problem instanceof RefusedRequest ? problem.refusal : { type: "refusal", code: "no-answer" });
      setOpening(false);
    }
  };
  return (
    <Dialog title={say.word("page-who-plays")} closing={say.word("page-close")} kind="lid" close={close}>
      <div class="art">
        <span class="box">
          <BoxLid game={game} say={say} />
        </span>
        <p>{taglineOf(game.id)}</p>
      </div>
      <form class="body" onSubmit={open}>
        <div class="head">
          <h2>{say.word("page-who-plays")}</h2>
          <button type="button" class="close" aria-label={say.word("page-close")} onClick={close}>
            ×
          </button>
        </div>
        {plan.map((place, seat) => (
          <PlaceRow
            key={seat}
            game={game}
            plan={plan}
            seat={seat}
            say={say}
            change={(changed) =>
              setPlan(plan.map((one, index) => (index === seat ? { ...place, ...changed } : one)))
            }
            {...(removable(seat) ? { remove: () => setPlan(plan.slice(0, -1)) } : {})}
          />
        ))}
        {plan.length < most && (
          <button type="button" class="btn" onClick={() => setPlan([...plan, bot(game)])}>
            + {say.word("page-add-seat")}
          </button>
        )}
        {game.options.length > 0 && <h3>{say.word("page-your-way")}</h3>}
        {(game.options as wire.Protocol["option"][]).map((option) => (
          <OptionField
            key={option.name}
            option={option}
            chosen={options}
            seats={plan.length}
            say={say}
            choose={(value) => setOptions({ ...options, [option.name]: value })}
          />
        ))}
        {refusal && <p class="banner">{say.refuse(refusal)}</p>}
        <button type="submit" class="btn go" aria-disabled={opening}>
          {say.word("page-open-table")}
        </button>
      </form>
    </Dialog>
  );

  /** Only the last one, and only as long as enough remain. */
  function removable(seat: number): boolean {
    return seat === plan.length - 1 && game.seats.includes(plan.length - 1);
  }
}
