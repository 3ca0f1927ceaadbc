import { useEffect, useRef, useState } from "preact/hooks";
import { player } from "../../kit/words";
import { Art } from "./art";
import { type Eleven, numbersOf, phaseArgs, short, starsOf, type TableProps, type View } from "./model";
import { bidForm, bidOf, planOf } from "./plan";
import { raised } from "./state";
import { Card } from "./tile";

type Told = TableProps["screen"]["told"][number];

/** What everybody looks at: the card that has been drawn, and what it means. */
export function Focus(props: TableProps) {
  const { view } = props;
  if (view.step === "auction" && view.card) return <Auction {...props} />;
  if (view.card && view.card_pile) return <Drawn {...props} />;
  if (view.card_pile) return <Hidden {...props} />;
  if (view.team) return <European {...props} />;
  return <News {...props} />;
}

/** The end of a phase or of a match day stays as long as it takes to look at it, though the next pawn is off. */
const HELD: readonly string[] = ["declared", "match-ended"];
const HELD_MS = 6000;

/** What has just happened, or how far it is. */
function News(props: TableProps) {
  const { told } = props.screen;
  const seen = useRef(0);
  const [held, hold] = useState(-1);
  useEffect(() => {
    // Whoever comes to the table finds what lies there; later on only what is new counts.
    const news = told.findLastIndex(({ event }) => HELD.includes(event.type));
    const last = seen.current === 0 ? lastOf(told) === told[news] : news >= seen.current;
    seen.current = told.length;
    if (news >= 0 && last) hold(news);
  }, [told.length]);
  useEffect(() => {
    if (held < 0) return;
    const timer = setTimeout(() => hold(-1), HELD_MS);
    return () => clearTimeout(timer);
  }, [held]);
  const last = told[held] ?? lastOf(told);
  return last ? <Last {...props} line={last} /> : <Season {...props} />;
}

interface FactProps {
  big: string;
  small: string;
  good?: boolean;
  look?: string;
}

function Fact({ big, small, good = false, look = "" }: FactProps) {
  return (
    <p class={`fact ${good ? "good" : ""} ${look}`}>
      <b>{big}</b> {small}
    </p>
  );
}

/** A footballer that this seat may look at: his number, his stars, his price. */
function Drawn(props: TableProps) {
  const { view, say } = props;
  const man = view.card;
  if (!man) return null;
  const { before: now, after: then } = planOf(view.seat);
  const stars = then && starsOf(then, view);
  const gain = now && stars !== undefined ? stars - starsOf(now, view) : undefined;
  const place = now && then ? newPlace(now.eleven, then.eleven, man.name) : undefined;
  const missing = place !== undefined && now?.eleven[place - 1] === null;
  const left = view.clubs[view.seat]?.cash ?? 0;
  return (
    <div class="drawn" data-card={man.name}>
      <Card name={man.name} look="big" />
      <div class="facts">
        <Fact
          big={say.word("screen-number", { numbers: numbersOf(man) })}
          small={
            gain === undefined
              ? say.word(`colour-${man.colour}`)
              : say.word(missing ? "screen-missing" : gain > 0 ? "screen-better" : "screen-spare")
          }
          good={missing}
        />
        <Fact
          big={say.word("screen-stars", { count: man.stars })}
          small={
            gain === undefined
              ? say.word("screen-extra", { base: man.stars - man.extra, extra: man.extra })
              : say.word("screen-gain", { gain, stars: stars ?? 0 })
          }
          good={(gain ?? 0) > 0}
        />
        <Fact
          big={short(man.price, say)}
          small={
            left >= man.price
              ? say.word("screen-left", { cash: short(left - man.price, say) })
              : say.word("screen-too-dear", { missing: short(man.price - left, say) })
          }
        />
      </div>
    </div>
  );
}

/** Where somebody new would play. */
export function newPlace(
  now: readonly (string | null)[],
  then: readonly (string | null)[],
  name: string,
): number | undefined {
  const at = then.indexOf(name);
  if (at < 0) return undefined;
  // The places of others may have moved: the one that is filled now and was not before counts.
  const filled = then.findIndex((one, index) => one !== null && now[index] === null);
  return (filled >= 0 ? filled : at) + 1;
}

/** Drawn by somebody else: the back, with its price. */
function Hidden({ view, say }: TableProps) {
  return (
    <div class="drawn">
      <Art id={`back-${view.card_pile}-${view.card_price}`} look="big" />
      <div class="facts">
        <Fact
          big={short(view.card_price, say)}
          small={say.word("screen-thinks", { seat: player(view.turn) })}
        />
      </div>
    </div>
  );
}

/** Who has bid, who is still in, and how far one would go. */
function Auction(props: TableProps) {
  const { view, say, screen } = props;
  const man = view.card;
  const form = bidForm(screen);
  const bid = bidOf(screen);
  if (!man) return null;
  const { before: now, after: then } = planOf(view.seat);
  return (
    <div class="drawn auction" data-card={man.name}>
      <Card name={man.name} look="big" />
      <div class="facts">
        <Fact
          big={short(view.bid || man.reduced, say)}
          small={
            view.high_bidder === null
              ? say.word("screen-start")
              : say.word("screen-highest", { seat: player(view.high_bidder) })
          }
          good={view.high_bidder === view.seat}
        />
        <p class="fact in">{say.word("screen-bidding", { seats: view.bidding.map(player) })}</p>
        {now && then && form && (
          <Fact
            big={say.word("screen-stars", { count: man.stars })}
            small={say.word("screen-gain", {
              gain: starsOf(then, view) - starsOf(now, view),
              stars: starsOf(then, view),
            })}
            good={starsOf(then, view) > starsOf(now, view)}
            look="gain"
          />
        )}
        {form && bid !== undefined && (
          <div class="stepper">
            <button
              type="button"
              class="btn"
              aria-label={say.word("screen-less")}
              aria-disabled={bid <= form.least}
              onClick={() => step(-1)}
            >
              <span aria-hidden="true">−</span>
            </button>
            <output>{short(bid, say)}</output>
            <button
              type="button"
              class="btn"
              aria-label={say.word("screen-more")}
              aria-disabled={bid >= form.most}
              onClick={() => step(1)}
            >
              <span aria-hidden="true">+</span>
            </button>
          </div>
        )}
      </div>
    </div>
  );

  function step(by: number): void {
    if (form && bid !== undefined) raised.value = Math.min(form.most, Math.max(form.least, bid + by));
  }
}

/** A European team that wants to be met. */
function European({ view, say }: TableProps) {
  const own = view.turn === view.seat ? planOf(view.seat).before : undefined;
  return (
    <div class="drawn">
      <Art id={`team-${view.team}`} look="big" />
      <div class="facts">
        <Fact
          big={say.word("kind-euromatch")}
          small={say.word("screen-met-by", { seat: player(view.turn) })}
        />
        {own && (
          <Fact big={say.word("screen-stars", { count: own.stars })} small={say.word("screen-yours")} />
        )}
      </div>
    </div>
  );
}

/** What this turn has brought, until the next roll: a card, a result, a team that was shown. */
function lastOf(told: readonly Told[]): Told | undefined {
  const since = told.slice(told.findLastIndex(({ event }) => ROLLED.includes(event.type)) + 1);
  return since.findLast((line) => artOf(line) !== undefined || line.event.type === "declared");
}

const ROLLED: readonly string[] = ["rolled", "turn-missed"];
/** As many lines as have room beside a card; beside the photograph there is room for one. */
const MOST_LINES = 3;

function artOf({ event }: Told): string | undefined {
  switch (event.type) {
    case "question-drawn":
      return `question-${event.question}`;
    case "plus-drawn":
      return event.plus ? `plus-${event.plus}` : "back-plus";
    case "euro-won":
    case "euro-lost":
      return `team-${event.team}`;
    case "auctioned":
    case "unwanted":
    case "bought":
      return event.footballer ? `footballer-${event.footballer}` : undefined;
    case "match-ended":
      return event.winner === null ? "token-points-1" : "token-points-2";
    default:
      return undefined;
  }
}

function Last({ say, line, screen }: TableProps & { line: Told }) {
  const { told } = screen;
  // What a card says stands on it: what came of it is news.
  const drawn = line.event.type === "question-drawn" && told.at(-1) !== line;
  const from = told.indexOf(line) + (drawn ? 1 : 0);
  const next = told.findIndex(({ event }, at) => at > from && ROLLED.includes(event.type));
  const room = line.event.type === "declared" ? 1 : MOST_LINES;
  const until = Math.min(next < 0 ? told.length : next, from + room);
  return (
    <div class="drawn last">
      {line.event.type === "declared" ? (
        <Photo eleven={line.event.eleven} />
      ) : (
        <Art id={artOf(line) ?? "star-mark"} look="big" />
      )}
      <div class="facts">
        {told.slice(from, until).map((one, index) => (
          <p key={index} class="fact plain">
            {one.event.type === "declared"
              ? say.word("screen-declared", { seat: player(one.event.seat) })
              : say.say(one.said)}
          </p>
        ))}
      </div>
    </div>
  );
}

/** The team that ended phase 1, in two rows as for the press. */
function Photo({ eleven }: { eleven: Eleven }) {
  return (
    <span class="photo">
      {eleven.map((name, index) => (
        <Art key={index} id={name ? `portrait-${name}` : "token-trainee"} />
      ))}
    </span>
  );
}

/** Who meets whom on the next day. */
function fixtures(view: View, say: TableProps["say"]): string {
  const next = view.calendar[phaseArgs(view).next - 1] ?? [];
  return next
    .map(({ home, away }) => say.word("screen-fixture", { home: player(home), away: player(away) }))
    .join(" · ");
}

/** Nothing lies there: what it is all about, and what one still needs. */
function Season({ view, say }: TableProps) {
  const now = planOf(view.seat).before;
  const missing = now?.eleven.flatMap((name, index) => (name === null ? [String(index + 1)] : [])) ?? [];
  return (
    <div class="season" data-about="spot:season">
      <h2>{say.word(view.phase === 1 ? "screen-phase-1-limit" : "screen-phase-2", phaseArgs(view))}</h2>
      <p>{say.word(view.phase === 1 ? "screen-aim-limit" : "screen-aim-2", phaseArgs(view))}</p>
      {view.phase === 2 && <p>{fixtures(view, say)}</p>}
      {now && (
        <p class="need" data-about="spot:eleven">
          {missing.length > 0
            ? say.word("screen-needs", { places: missing.join(", "), stars: starsOf(now, view) })
            : say.word("screen-complete", { stars: starsOf(now, view) })}
        </p>
      )}
    </div>
  );
}
