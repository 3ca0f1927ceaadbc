import { useEffect } from "preact/hooks";
import { Pile } from "../../kit/pile";
import { player, word } from "../../kit/words";
import { Art } from "./art";
import { chooseRolls, rolls } from "./flow";
import { Focus } from "./focus";
import { cellOf, LONG, SHORT, SQUARES } from "./geometry";
import { waysOf } from "./listed";
import { type Kind, short, type TableProps, UNIT } from "./model";

type Props = TableProps & { upright: boolean };

/** The board: the squares that this roll can reach are lit. */
export function Board(props: Props) {
  const { view, say, upright } = props;
  const ways = waysOf(props);
  useFirstLit(ways.length > 0);
  return (
    <section class={`board ${upright ? "upright" : "lying"}`} aria-label={say.word("screen-board")}>
      <div class="grid">
        <div class="grass" aria-hidden="true">
          <Lines upright={upright} />
        </div>
        {SQUARES.map((square, index) => (
          <Square
            key={square}
            {...props}
            square={square}
            kind={view.board[index] ?? "centre"}
            way={ways.find(({ move }) => move.to === square)}
          />
        ))}
        <Pawns {...props} />
        <div class="half focus">
          <Focus {...props} />
        </div>
        <div class="half stock">
          <Stock {...props} />
        </div>
      </div>
    </section>
  );
}

/** A new question leads to what answers it, and never away from somebody who does something else. */
function useFirstLit(asked: boolean): void {
  useEffect(() => {
    if (!asked) return;
    queueMicrotask(() => {
      const active = document.activeElement;
      if (active && active !== document.body && !active.closest(".prompt .acts")) return;
      document.querySelector<HTMLElement>(".fm .sq.lit")?.focus({ preventScroll: true });
    });
  }, [asked]);
}

const THINGS: Partial<Record<Kind, string>> = {
  championship: "cup",
  pactole: "coins",
  plus: "plus",
  euromatch: "pennant",
  shoes: "shoes",
  shirt: "shirt",
  socks: "socks",
  shorts: "shorts",
};

/** What is printed as a letter. */
const LETTERS: Partial<Record<Kind, string>> = { blue: "B", red: "R", question: "?" };

interface SquareProps extends Props {
  square: string;
  kind: Kind;
  way: ReturnType<typeof waysOf>[number] | undefined;
}

function Square(props: SquareProps) {
  const { square, kind, way, upright, say, busy, act } = props;
  const { column, row } = cellOf(square, upright);
  const style = { gridArea: `${row + 1} / ${column + 1}` };
  const thing = THINGS[kind];
  const sign = thing ? <Art id={`thing-${thing}`} /> : <i class="sign">{LETTERS[kind] ?? ""}</i>;
  const look = `sq k-${kind}`;
  if (!way) {
    return (
      <div class={look} style={style} data-square={square} data-kind={kind} aria-hidden="true">
        {kind === "centre" ? <Art id="square-centre" /> : sign}
      </div>
    );
  }
  return (
    <button
      type="button"
      class={`${look} lit`}
      style={style}
      data-square={square}
      data-kind={kind}
      data-edge={edgeOf(square, upright)}
      data-half={column < (upright ? SHORT : LONG) / 2 ? "first" : "second"}
      aria-disabled={busy}
      aria-keyshortcuts={way.key}
      onClick={() => !busy && act(way.move)}
    >
      <span aria-hidden="true">{sign}</span>
      <span class="vh">{say.word("screen-go", { to: square, kind: word(`kind-${kind}`) })}</span>
      <span class="tag">{litSaid(props, kind)}</span>
      {way.key && <span class="key" data-key={way.key} />}
    </button>
  );
}

/** Where what is said of a square has room: not below the last row, nor beside a square of the middle line. */
function edgeOf(square: string, upright: boolean): "last" | "across" | undefined {
  const { row } = cellOf(square, upright);
  if (row === (upright ? LONG : SHORT) - 1) return "last";
  return upright && square.startsWith("M") ? "across" : undefined;
}

/** What waits there, in two words. */
function litSaid({ view, say }: TableProps, kind: Kind): string {
  const club = view.clubs[view.seat];
  switch (kind) {
    case "blue":
    case "red":
      return say.word(`lit-${kind}`, {
        price: short((kind === "blue" ? view.national : view.foreign).price ?? 0, say),
      });
    case "plus":
      return say.word("lit-plus", { count: club?.pluses ?? 0 });
    case "pactole":
      return say.word("lit-pactole", { amount: short(view.pactole, say) });
    case "shoes":
    case "shirt":
    case "socks":
    case "shorts": {
      const paid = club?.sponsors.some((sponsor) => sponsor.startsWith(kind));
      return say.word(paid ? "lit-sponsor" : "lit-no-sponsor", { kind: word(`lit-${kind}`) });
    }
    default:
      return say.word(`lit-${kind}`, { phase: view.phase });
  }
}

/** Pawns that share a square stand beside one another. */
function Pawns({ view, upright, say }: Props) {
  return (
    <>
      {view.clubs.map((club, seat) => {
        const { column, row } = cellOf(club.square, upright);
        const here = view.clubs.flatMap((one, other) => (one.square === club.square ? [other] : []));
        const style = {
          gridArea: `${row + 1} / ${column + 1}`,
          "--shift": here.indexOf(seat) - (here.length - 1) / 2,
        };
        const kind = view.board[SQUARES.indexOf(club.square)] ?? "centre";
        return (
          <span key={seat} class={`pawn ${here.length > 1 ? "shares" : ""}`} data-pawn={seat} style={style}>
            <Art id={`pawn-${seat}`} />
            <span class="vh">
              {say.word("screen-pawn", {
                seat: player(seat),
                square: club.square,
                kind: word(`kind-${kind}`),
              })}
            </span>
          </span>
        );
      })}
    </>
  );
}

/** The die, the pactole and the piles; each pile of footballers shows what its top card costs. */
function Stock(props: Props) {
  const { view, say, screen } = props;
  return (
    <>
      <Die {...props} die={view.die || lastDie(screen.events)} />
      <span class="pot" data-about="square:pactole">
        <Art id="thing-coins" />
        <span class="cap">
          <b>{short(view.pactole, say)}</b> {say.word("kind-pactole")}
        </span>
      </span>
      {(["national", "foreign"] as const).map((pile) => (
        <Pile
          key={pile}
          data-pile={pile}
          count={Math.max(1, view[pile].size)}
          caption={
            <>
              <b>{view[pile].size}</b>
              <span class="vh">
                {say.word("screen-pile", {
                  pile: word(`pile-${pile}`),
                  count: view[pile].size,
                  price: (view[pile].price ?? 0) * UNIT,
                })}
              </span>
            </>
          }
        >
          <Art id={view[pile].price === null ? `back-${pile}` : `back-${pile}-${view[pile].price}`} />
        </Pile>
      ))}
    </>
  );
}

/** The last throw; a tap on the die lets it be thrown by itself. */
function Die({ screen, say, die }: Props & { die: number }) {
  const inside = (
    <>
      <Art id={`die-${die || 6}`} />
      {die > 0 && <span class="vh">{say.word("screen-die", { die })}</span>}
    </>
  );
  const waits = rolls.value && screen.asked?.ask.code === "ask-roll";
  // Beside lit squares nobody should hit it by mistake.
  if (screen.seat < 0 || screen.asked?.ask.code === "ask-way")
    return (
      <span class="die" data-die={die} data-about="die:1">
        {inside}
      </span>
    );
  return (
    <button
      type="button"
      class={`die ${rolls.value ? "auto" : ""} ${waits ? "waits" : ""}`}
      data-die={die}
      data-about="die:1"
      role="switch"
      aria-checked={rolls.value}
      title={say.word("screen-rolls")}
      onClick={() => chooseRolls(!rolls.value)}
    >
      {inside}
      <span class="vh">{say.word("screen-rolls")}</span>
      <svg class="auto-mark" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M18.5 13a6.5 6.5 0 1 1-2-5.6M17 3.5v4.5h-4.5" />
      </svg>
    </button>
  );
}

function lastDie(events: TableProps["screen"]["events"]): number {
  return events.findLast((event) => event.type === "rolled")?.die ?? 0;
}

/** The lines of the pitch inside the ring. */
function Lines({ upright }: { upright: boolean }) {
  const [wide, high] = upright ? [SHORT - 2, LONG - 2] : [LONG - 2, SHORT - 2];
  const [width, height] = [wide * 60, high * 60];
  const boxes = upright
    ? `M${width / 2 - 70} 4V90H${width / 2 + 70}V4M${width / 2 - 70} ${height - 4}V${height - 90}H${width / 2 + 70}V${height - 4}`
    : `M4 ${height / 2 - 90}H104V${height / 2 + 90}H4M${width - 4} ${height / 2 - 90}H${width - 104}V${height / 2 + 90}H${width - 4}`;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <rect x="4" y="4" width={width - 8} height={height - 8} rx="3" />
      <circle cx={width / 2} cy={height / 2} r="48" />
      <path d={boxes} />
    </svg>
  );
}
