import { useEffect, useState } from "preact/hooks";
import { openTable, RefusedRequest } from "../api";
import { gameModule } from "../games";
import type * as wire from "../gen/protocol";
import { keepKeys, read, write } from "../net/keys";
import { go } from "../route";
import { taglineOf, titleOf, voiceOf } from "../say/locale";
import { NAME } from "../table/waiting";
import { Dialog } from "../ui/dialog";
import { Lid, useGround } from "./lid";
import { type Chosen, OptionField } from "./options";
import { type OwnBox, OwnBoxField, Why } from "./own-box";
import { type Pace, PaceFields } from "./pace";
import { PlaceRow } from "./place";
import { BY_LOT, bot, firstPlan, mine, wanted } from "./plan";

/** Regulars keep their pace. */
const QUICK = "ludofoot:quick";

interface Props {
  game: wire.GameInfo;
  close(): void;
}

/** Who plays, and how; one red button. */
export function NewTableDialog({ game, close }: Props) {
  const say = voiceOf(game.id);
  const [plan, setPlan] = useState(() => firstPlan(game, read<string>(NAME) ?? ""));
  const [options, setOptions] = useState<Chosen>({});
  const [opener, setOpener] = useState(BY_LOT);
  const [pace, setPace] = useState<Pace>({ seconds: 0, quick: read<boolean>(QUICK) ?? false });
  const [box, setBox] = useState<OwnBox>();
  const [refusal, refuse] = useState<wire.Refusal>();
  const [opening, setOpening] = useState(false);
  const ground = useGround(game.id);
  useEffect(() => fetchAhead(game.id), []);
  const most = Math.max(...game.seats);
  const open = async (event: Event) => {
    event.preventDefault();
    if (opening) return;
    setOpening(true);
    try {
      const opened = await openTable(wanted(game, plan, options, pace, box?.text, opener));
      write(NAME, plan[0]?.name.trim() ?? "");
      write(QUICK, pace.quick);
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
      <div class="art" style={ground ? { "--box": ground } : {}}>
        <Lid game={game} say={say} />
        <p>{taglineOf(game.id)}</p>
      </div>
      <form class="body" onSubmit={open}>
        <div class="head">
          <h2>
            <span class="only-small">{say.word("page-title-then", { title: titleOf(game.id) })} </span>
            {say.word("page-who-plays")}
          </h2>
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
          <button type="button" class="btn add" onClick={() => setPlan([...plan, bot(game)])}>
            + {say.word("page-add-seat")}
          </button>
        )}
        <h3>{say.word("page-your-way")}</h3>
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
        {game.opener && (
          <OptionField
            option={{ type: "seat", name: "opener", clause: game.opener }}
            chosen={{ opener: opener < plan.length ? opener : BY_LOT }}
            seats={plan.length}
            say={say}
            choose={(seat) => setOpener(Number(seat))}
          />
        )}
        <PaceFields pace={pace} bots={plan.some((place) => place.who === "bot")} say={say} change={setPace} />
        <OwnBoxField
          game={game.id}
          box={box}
          say={say}
          change={(changed) => {
            setBox(changed);
            refuse(undefined);
          }}
          refuse={refuse}
        />
        <div class="last">
          {refusal && <Why refusal={refusal} say={say} />}
          <button type="submit" class="btn go" aria-disabled={opening}>
            {say.word("page-open-table")}
          </button>
        </div>
      </form>
    </Dialog>
  );

  /** Only the last one, and only as long as enough remain. */
  function removable(seat: number): boolean {
    return seat === plan.length - 1 && game.seats.includes(plan.length - 1);
  }
}

/** The table and the game's own screen come while somebody still chooses. */
function fetchAhead(game: string): void {
  for (const part of [import("../table/page"), gameModule(game)]) part?.catch(() => undefined);
}
