import { useEffect } from "preact/hooks";
import { useTimeline } from "../../kit/film";
import { Pile } from "../../kit/pile";
import { player, word } from "../../kit/words";
import { useScene } from "../../table/scene";
import { Art } from "./art";
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

function Square({ square, kind, way, upright, say, busy, act }: SquareProps) {
  const { column, row } = cellOf(square, upright);
  const style = { gridArea: `${row + 1} / ${column + 1}` };
  const thing = THINGS[kind];
  const sign = thing ? <Art id={`thing-${thing}`} /> : <i class="sign">{LETTERS[kind] ?? ""}</i>;
  const look = `sq k-${kind}`;
  if (!way) {
    return (
      <div class={look} style={style} data-square={square} aria-hidden="true">
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
      aria-disabled={busy}
      aria-keyshortcuts={way.key}
      onClick={() => !busy && act(way.move)}
    >
      <span aria-hidden="true">{sign}</span>
      <span class="vh">{say.word("screen-go", { to: square, kind: word(`kind-${kind}`) })}</span>
      {way.key && <span class="key" data-key={way.key} />}
    </button>
  );
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
function Stock({ view, say, screen, upright }: Props) {
  const die = view.die || lastDie(screen.events);
  return (
    <>
      <span class="die" data-die={die}>
        {die > 0 && <Art id={`die-${die}`} />}
        {die > 0 && <span class="vh">{say.word("screen-die", { die })}</span>}
      </span>
      <span class="pot">
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
      {upright && <LastLine screen={screen} say={say} />}
    </>
  );
}

/** Where there is no room for the match sheet: its last line, and the way to it. */
function LastLine({ screen, say }: Pick<Props, "screen" | "say">) {
  const { drawer } = useScene();
  // What now lies on top of a pile can be seen.
  const written = screen.told.slice(0, useTimeline().readable(screen.seat, screen.told.length));
  const last = written.findLast(({ event }) => event.type !== "uncovered");
  if (!last) return null;
  return (
    <button
      type="button"
      class="last-line"
      onClick={() => {
        drawer.value = { kind: "log" };
      }}
    >
      <span class="vh">{say.word("screen-log")} </span>
      {say.say(last.said)}
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
