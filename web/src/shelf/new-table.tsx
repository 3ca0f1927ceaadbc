import { useEffect, useState } from "preact/hooks";
import { openTable, RefusedRequest } from "../api";
import { gameModule } from "../games";
import type * as wire from "../gen/protocol";
import { NAME } from "../invite/guest";
import { type Found, FoundFields, useHasLobby } from "../lobby/found";
import { keepKeys, read, write } from "../net/keys";
import { go } from "../route";
import { taglineOf, titleOf, voiceOf } from "../say/locale";
import { chooseNotes } from "../table/note-book";
import { Dialog } from "../ui/dialog";
import { Fold } from "./fold";
import { LEAVES } from "./leaves";
import { Lengths, proposed } from "./lengths";
import { Lid, useGround } from "./lid";
import { keepChoice, lastChoice } from "./memory";
import { type Chosen, isUsual, OptionField } from "./options";
import { type OwnBox, OwnBoxField, Why } from "./own-box";
import { type Pace, PaceFields } from "./pace";
import { PlaceRow, Segments } from "./place";
import { BY_LOT, bot, firstPlan, mine, type Place, wanted } from "./plan";

const WHO_PLAYS = "page-who-plays";

interface Props {
  game: wire.GameInfo;
  /** Whether the question who plays comes first in any case. */
  whoPlays?: boolean;
  close(): void;
}

/** The box is open: what the game is, and who plays. */
export function NewTableDialog({ game, whoPlays = false, close }: Props) {
  const say = voiceOf(game.id);
  const ground = useGround(game.id);
  const leaves = LEAVES.filter((one) => one.has(game, say));
  const [leaf, turn] = useState(() => (whoPlays ? -1 : leaves.findIndex((one) => one.first(game))));
  useEffect(() => fetchAhead(game.id), []);
  const Body = leaves[leaf]?.Body;
  return (
    <Dialog title={say.word(WHO_PLAYS)} closing={say.word("page-close")} kind="lid" close={close}>
      <div class="art" style={ground ? { "--box": ground } : {}}>
        <Lid game={game} say={say} />
        <p>{taglineOf(game.id)}</p>
      </div>
      <div class="body">
        <div class="head">
          {leaves.length > 0 ? (
            <Segments
              name="leaf"
              label={titleOf(game.id)}
              values={[...leaves.map(({ word }) => word), WHO_PLAYS]}
              value={leaves[leaf]?.word ?? WHO_PLAYS}
              text={(word) => say.word(word)}
              choose={(word) => turn(leaves.findIndex((one) => one.word === word))}
            />
          ) : (
            <h2>
              <span class="only-small">{say.word("page-title-then", { title: titleOf(game.id) })} </span>
              {say.word(WHO_PLAYS)}
            </h2>
          )}
          <button type="button" class="close" aria-label={say.word("page-close")} onClick={close}>
            ×
          </button>
        </div>
        {Body ? <Body game={game} say={say} next={() => turn(-1)} /> : <WhoPlays game={game} />}
      </div>
    </Dialog>
  );
}

/** Who plays, how well and how long; all else lies in one fold, and one red button opens the table. */
function WhoPlays({ game }: { game: wire.GameInfo }) {
  const say = voiceOf(game.id);
  const [last] = useState(() => lastChoice(game));
  const [plan, setPlan] = useState(() => firstPlan(game, read<string>(NAME) ?? "", last));
  const [chosen, setOptions] = useState<Chosen | undefined>(last?.options);
  const [opener, setOpener] = useState(BY_LOT);
  const [pace, setPace] = useState<Pace>({ seconds: last?.seconds ?? 0, quick: last?.quick ?? false });
  const [found, setFound] = useState<Found>(() => ({
    open: new URLSearchParams(location.search).has("open"),
    watch: false,
  }));
  const lobby = useHasLobby();
  const [help, setHelp] = useState(last?.help ?? true);
  const [box, setBox] = useState<OwnBox>();
  const [refusal, refuse] = useState<wire.Refusal>();
  const [opening, setOpening] = useState(false);
  // Until somebody chooses, what is proposed goes by the number of seats.
  const options = chosen ?? proposed(game, plan.length);
  const bots = plan.some((place) => place.who === "bot");
  const open = async (event: Event) => {
    event.preventDefault();
    if (opening) return;
    setOpening(true);
    try {
      const opened = await openTable({
        ...wanted(game, plan, options, pace, box?.text, opener),
        ...(lobby ? found : {}),
      });
      write(NAME, plan[0]?.name.trim() ?? "");
      keepChoice(game, { places: plan.map(({ who, level }) => ({ who, level })), options, ...pace, help });
      if (bots) chooseNotes(help);
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
    <form onSubmit={open}>
      <Places game={game} plan={plan} change={setPlan} />
      <Lengths game={game} options={options} say={say} choose={setOptions} />
      {bots && (
        <label class="option">
          <input
            type="checkbox"
            name="help"
            checked={help}
            onChange={(event) => setHelp(event.currentTarget.checked)}
          />
          <span>{say.word("page-notes")}</span>
        </label>
      )}
      <Fold changed={unusual()} say={say}>
        {optionsOf(game).map((option) => (
          <OptionField
            key={option.name}
            game={game.id}
            option={option}
            chosen={options}
            seats={plan.length}
            say={say}
            choose={(value) => setOptions({ ...options, [option.name]: value })}
          />
        ))}
        {game.opener && (
          <OptionField
            game={game.id}
            option={{ type: "seat", name: "opener", clause: game.opener }}
            chosen={{ opener: opener < plan.length ? opener : BY_LOT }}
            seats={plan.length}
            say={say}
            choose={(seat) => setOpener(Number(seat))}
          />
        )}
        {lobby && <FoundFields found={found} say={say} change={setFound} />}
        <PaceFields pace={pace} bots={bots} say={say} change={setPace} />
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
      </Fold>
      <div class="last">
        {refusal && <Why refusal={refusal} say={say} />}
        <button type="submit" class="btn go" aria-disabled={opening}>
          {say.word("page-open-table")}
        </button>
      </div>
    </form>
  );

  /** How much in the fold is not as usual: what a length sets is not counted. */
  function unusual(): number {
    const lengths = new Set((game.presets ?? []).flatMap((preset) => Object.keys(preset.options)));
    const changed = optionsOf(game).filter((one) => !lengths.has(one.name) && !isUsual(one, options));
    return (
      changed.length +
      [
        opener !== BY_LOT,
        pace.seconds > 0,
        pace.quick && bots,
        box,
        lobby && (found.open || found.watch),
      ].filter(Boolean).length
    );
  }
}

/** One row a seat. */
function Places({ game, plan, change }: { game: wire.GameInfo; plan: Place[]; change(plan: Place[]): void }) {
  const say = voiceOf(game.id);
  const [least, most] = [Math.min(...game.seats), Math.max(...game.seats)];
  return (
    <>
      {plan.map((place, seat) => (
        <PlaceRow
          key={seat}
          game={game}
          plan={plan}
          seat={seat}
          say={say}
          change={(changed) =>
            change(plan.map((one, index) => (index === seat ? { ...place, ...changed } : one)))
          }
          // Only the last one, and only as long as enough remain.
          {...(seat === plan.length - 1 && plan.length > least
            ? { remove: () => change(plan.slice(0, -1)) }
            : {})}
        />
      ))}
      {plan.length < most && (
        <button type="button" class="btn add" onClick={() => change([...plan, bot(game, plan)])}>
          + {say.word("page-add-seat")}
        </button>
      )}
    </>
  );
}

function optionsOf(game: wire.GameInfo) {
  return game.options as wire.Protocol["option"][];
}

/** The table and the game's own screen come while somebody still chooses. */
function fetchAhead(game: string): void {
  for (const part of [import("../table/page"), gameModule(game)]) part?.catch(() => undefined);
}
