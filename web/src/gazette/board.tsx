import type { BoardSide, Cell, Report, Standing } from "../gen/protocol";
import { useSprite } from "../kit/art";
import type { Voice } from "../say/voice";
import { Cup } from "../ui/icons";
import { Medal } from "../ui/medal";
import { Drawing } from "./panels";
import { isTurned } from "./plan";

interface Props {
  report: Report;
  say: Voice;
  /** The seats of whoever reads stand on the left. */
  mine: readonly number[];
}

/** The score as it hangs in a stadium: two sides face to face, or a row for each of more. */
export function Board(props: Props) {
  const { report, mine, say } = props;
  if (report.standing) return <Table {...props} standing={report.standing} />;
  if (report.sides.length !== 2) return <Rows {...props} />;
  const turned = isTurned(report, mine);
  const sides = report.sides.map((side, number) => ({ side, number }));
  if (turned) sides.reverse();
  const [left, right] = sides as [(typeof sides)[0], (typeof sides)[0]];
  return (
    <div class="score-board">
      <Who {...props} side={left.side} />
      <div class="digits">
        <b>{left.side.score}</b>
        <small>{report.after ? say.say(report.after) : ""}</small>
        <b>{right.side.score}</b>
      </div>
      <Who {...props} side={right.side} />
      <Scorers {...props} number={left.number} />
      <small class="before">{below(props, turned)}</small>
      <Scorers {...props} number={right.number} />
    </div>
  );
}

/** How it stood before, whoever stands on the left first. */
function below({ report, say }: Props, turned: boolean): string {
  if (!report.below) return "";
  const { code, args = {} } = report.below;
  const { one, two } = args;
  return say.word(code, turned ? { ...args, one: two, two: one } : args);
}

function Who({ report, side, say }: Props & { side: BoardSide }) {
  return (
    <div class="who">
      {side.seats.map((seat) => (
        <Medal
          key={seat}
          seat={seat}
          name={report.names[seat] || say.say(side.who)}
          bot={report.bots[seat] !== ""}
          mood={side.won ? "goal" : "conceded"}
        />
      ))}
      <span>{say.say(side.who)}</span>
    </div>
  );
}

/** What a side has made its score of, the oldest first; what it suffered comes after. */
function Scorers({ report, say, number }: Props & { number: number }) {
  const own = report.highlights.filter((each) => each.side === number && each.short);
  const words = (goals: boolean) =>
    own
      .filter((each) => (each.kind === "goal") === goals)
      .map((each) => (each.short ? say.say(each.short) : ""))
      .join(" · ");
  const [made, suffered] = [words(true), words(false)];
  return (
    <p class="scorers">
      {made}
      {suffered && <small>{suffered}</small>}
    </p>
  );
}

/** Three or four sides: place, medal, name, what made the points, points. */
function Rows({ report, say }: Props) {
  return (
    <table class="score-rows" data-rows={report.sides.length}>
      <tbody>
        {report.order.map((number) => {
          const side = report.sides[number];
          if (!side) return null;
          return (
            <tr key={number}>
              <td class="place">{side.place > 0 && `${side.place}.`}</td>
              <th scope="row">
                <Who report={report} say={say} side={side} mine={[]} />
              </th>
              <td class="made">{side.made ? say.say(side.made) : ""}</td>
              <td>
                <b>{side.score}</b>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The final table of a game whose points are made of many things. */
function Table({ report, say, standing }: Props & { standing: Standing }) {
  const there = useSprite(report.game);
  return (
    <div class="standing-frame">
      <table class="score-rows standing" data-rows={report.sides.length}>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {say.say(standing.title)}
            </th>
            {standing.heads.map((head, at) => (
              <th key={at} scope="col">
                {say.say(head)}
              </th>
            ))}
            <th scope="col">{say.say(standing.points)}</th>
          </tr>
        </thead>
        <tbody>
          {report.order.map((number) => {
            const side = report.sides[number];
            if (!side) return null;
            return (
              <tr key={number}>
                <td class="place">{side.place > 0 && side.place}</td>
                <th scope="row">
                  <Who report={report} say={say} side={side} mine={[]} />
                  {standing.cup && side.won && <Cup />}
                </th>
                {standing.rows[number]?.map((cell, at) => (
                  <td key={at} class={cell.weak ? "weak" : ""}>
                    <Content cell={cell} game={report.game} drawn={there} say={say} />
                  </td>
                ))}
                <td>
                  <b>{side.score}</b>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Content({ cell, game, drawn, say }: { cell: Cell; game: string; drawn: boolean; say: Voice }) {
  const pieces = cell.pieces ?? [];
  const words = cell.said ? say.say(cell.said) : "";
  if (pieces.length === 0) return <>{words || "–"}</>;
  return (
    <>
      <span class="pieces" role="img" aria-label={say.listed(pieces.map((piece) => say.say(piece.name)))}>
        {drawn &&
          pieces.map((piece, at) => (
            <span key={at} class={piece.apart ? "apart" : ""}>
              <Drawing game={game} art={piece.art} />
            </span>
          ))}
      </span>
      {words}
    </>
  );
}
