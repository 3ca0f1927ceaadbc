import { offersFor } from "../../kit/screen";
import { player } from "../../kit/words";
import { Art } from "./art";
import { chains, chooseChains, chooseRolls, rolls } from "./flow";
import { League } from "./league";
import { type ClubView, full, inOrder, type Man, PLACES, promptFor, starsOf, type TableProps } from "./model";
import { planOf } from "./plan";
import { compose, sheet } from "./state";
import { Face, lookOf } from "./tile";

/** One's own club, with the table of the championship under it. */
export function OwnClub(props: TableProps) {
  return (
    <div class="fm-club">
      <Figures {...props} seat={props.view.seat} />
      <Squad {...props} />
      <Held {...props} seat={props.view.seat} />
      <League {...props} />
      <Switches say={props.say} />
    </div>
  );
}

/** What the page may do by itself, for this browser. */
function Switches({ say }: Pick<TableProps, "say">) {
  return (
    <div class="switches">
      <label>
        <input
          type="checkbox"
          checked={chains.value}
          onChange={(event) => chooseChains(event.currentTarget.checked)}
        />{" "}
        {say.word("screen-chains")}
      </label>
      <label>
        <input
          type="checkbox"
          checked={rolls.value}
          onChange={(event) => chooseRolls(event.currentTarget.checked)}
        />{" "}
        {say.word("screen-rolls")}
      </label>
    </div>
  );
}

/** Somebody else's club: what is public, and whom this seat knows to be there. */
export function OtherClub(props: TableProps & { seat: number }) {
  const { view, say, seat, screen } = props;
  const club = view.clubs[seat];
  if (!club) return null;
  const known = inOrder(club.known);
  const deals = promptFor(screen, "ask-offer") !== undefined;
  return (
    <div class="fm-club">
      <Figures {...props} seat={seat} />
      <h2>{say.word("screen-known", { known: known.length, count: club.footballers })}</h2>
      {known.length > 0 ? (
        <ul class="men">
          {known.map((man) => (
            <li key={man.name}>
              <ManRow
                man={man}
                say={say}
                tap={deals ? () => compose({ to: seat, want: [man.name] }) : undefined}
                tapped={say.word("screen-ask-for")}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p>{say.word("screen-none-known")}</p>
      )}
      <Held {...props} seat={seat} />
      {deals && screen.seat >= 0 && (
        <button type="button" class="btn go" onClick={() => compose({ to: seat })}>
          {say.word("screen-deal-with", { seat: player(seat) })}
        </button>
      )}
    </div>
  );
}

type SeatProps = TableProps & { seat: number };

function Figures({ view, say, seat }: SeatProps) {
  const club = view.clubs[seat];
  const now = seat === view.seat ? planOf(seat).before : undefined;
  if (!club) return null;
  const figures: [string, string | number][] = [
    [say.word("screen-cash"), full(club.cash, say)],
    [say.word("screen-strength"), now ? say.word("screen-stars", { count: starsOf(now, view) }) : "?"],
    [say.word("screen-points"), club.points],
    [say.word("screen-pennants"), club.pennants],
  ];
  return (
    <dl class="figures">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Place by place who is lined up at best, and who else can play there. */
function Squad(props: TableProps) {
  const { view, say } = props;
  const eleven = planOf(view.seat).before?.eleven ?? [];
  const declare = offersFor(props.screen.open, "declare")[0];
  return (
    <>
      {declare && (
        <div class="declare">
          <p>{say.word("ask-declare")}</p>
          <button type="button" class="btn go" onClick={() => !props.busy && props.act(declare.move)}>
            {say.word("screen-declare")}
          </button>
        </div>
      )}
      <h2>{say.word("screen-best-eleven")}</h2>
      <ol class="squad">
        {PLACES.map((place) => {
          const able = view.squad.filter((man) => man.numbers.includes(place));
          const first = able.find((man) => man.name === eleven[place - 1]);
          const others = able.filter((man) => man !== first).sort((one, other) => other.stars - one.stars);
          return (
            <li key={place}>
              <b class="no">{place}</b>
              {first ? (
                <ManRow man={first} say={say} tap={() => open(first)} />
              ) : (
                <span class="nobody">{say.word("screen-free")}</span>
              )}
              {others.length > 0 && (
                <span class="others">
                  {others.map((man) => (
                    <button
                      key={man.name}
                      type="button"
                      class={`chip c-${man.colour}`}
                      onClick={() => open(man)}
                    >
                      {man.name} {man.stars}★<span class="vh">, {say.word(`colour-${man.colour}`)}</span>
                    </button>
                  ))}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}

function open(man: Man): void {
  sheet.value = { kind: "man", name: man.name };
}

interface RowProps extends Pick<TableProps, "say"> {
  man: Man;
  tap?: (() => void) | undefined;
  tapped?: string;
}

/** A footballer on a line: face, name, places, stars. */
export function ManRow({ man, say, tap, tapped = "" }: RowProps) {
  const inside = (
    <>
      <span class={lookOf({ man })}>
        <Face man={man} />
      </span>
      <span class="who">
        <b>{man.name}</b>
        <small>{say.word("screen-number", { numbers: man.joker ? "JP" : man.numbers.join("/") })}</small>
        <span class="vh">
          {man.stars}★, {say.word(`colour-${man.colour}`)} {tapped}
        </span>
      </span>
    </>
  );
  if (!tap) return <span class="man-row">{inside}</span>;
  return (
    <button type="button" class="man-row" onClick={tap}>
      {inside}
    </button>
  );
}

/** Sponsors lie open; plus cards only for their owner; European teams that were beaten. */
function Held({ view, say, seat, screen, busy, act }: SeatProps) {
  const club = view.clubs[seat];
  if (!club) return null;
  const own = seat === view.seat;
  const pluses = own ? view.pluses : club.known_pluses;
  const sales = offersFor([...screen.open, ...screen.offers], "sell-sponsor");
  return (
    <>
      <Row title={say.word("screen-sponsors")} empty={club.sponsors.length === 0} say={say}>
        {club.sponsors.map((sponsor) => {
          const sale = own ? sales.find(({ move }) => move.sponsor === sponsor) : undefined;
          return (
            <figure key={sponsor}>
              <Art id={`question-${sponsor}`} />
              <figcaption class={sale ? "" : "vh"}>
                <span class="vh">{say.word(`question-${sponsor}`)}</span>
                {sale && (
                  <button type="button" class="link" onClick={() => !busy && act(sale.move)}>
                    {say.word("screen-sell")}
                  </button>
                )}
              </figcaption>
            </figure>
          );
        })}
      </Row>
      <Row title={plusTitle(club)} empty={pluses.length === 0 && club.pluses === 0} say={say}>
        {pluses.map((plus, index) => (
          <figure key={index}>
            <Art id={`plus-${plus}`} />
            <figcaption class="vh">{say.word(`plus-${plus}`)}</figcaption>
          </figure>
        ))}
        {Array.from({ length: club.pluses - pluses.length }, (_, index) => (
          <figure key={`back-${index}`}>
            <Art id="back-plus" />
          </figure>
        ))}
      </Row>
      {club.won.length > 0 && (
        <Row title={say.word("screen-won")} empty={false} say={say}>
          {club.won.map((team) => (
            <figure key={team}>
              <Art id={`team-${team}`} />
              <figcaption class="vh">{say.word(`team-${team}`)}</figcaption>
            </figure>
          ))}
        </Row>
      )}
    </>
  );

  function plusTitle(of: ClubView): string {
    return say.word("screen-pluses", { count: of.pluses });
  }
}

interface CardRow extends Pick<TableProps, "say"> {
  title: string;
  empty: boolean;
  children: preact.ComponentChildren;
}

function Row({ title, empty, children, say }: CardRow) {
  return (
    <>
      <h2>{title}</h2>
      {empty ? <p class="nothing">{say.word("screen-none")}</p> : <div class="cards-row">{children}</div>}
    </>
  );
}
