import { Pile } from "../../kit/pile";
import { player } from "../../kit/words";
import { Art } from "./art";
import type { TableProps } from "./screen";
import { Tokens } from "./seats";

/** The draw pile and one's own tokens on the left, the stocks of tokens on the right. */
export function Piles(props: TableProps) {
  const { say, here } = props;
  const { view } = props.screen;
  return (
    <>
      <div class="lp">
        <Pile
          count={Math.max(1, view.draw_pile)}
          caption={
            <>
              <b data-about="back:">{view.draw_pile}</b>{" "}
              <span class="word">{say.word("screen-draw", { count: view.draw_pile })}</span>
            </>
          }
        >
          <Art id="back" />
        </Pile>
        {here.map((seat) => (
          <div class="mine" key={seat}>
            <Owner {...props} seat={seat} />
            <Tokens {...props} seat={seat} />
          </div>
        ))}
      </div>
      <div class="rp">
        <Stock art="token-victory-back" count={view.victory_stock}>
          {say.word("screen-victories", { count: view.victory_stock })}
        </Stock>
        {view.seats > 2 && (
          <Stock art="token-consolation-back" count={view.consolation_stock}>
            {say.word("screen-lots", { count: view.consolation_stock })}
          </Stock>
        )}
      </div>
    </>
  );
}

/** Whether this seat trains; where two share the screen, whose tokens these are too. */
function Owner({ screen, say, here, seat }: TableProps & { seat: number }) {
  const trains = screen.view.trainer === seat;
  const cap = trains && <Art id="cap" look="cap" />;
  if (here.length > 1) {
    return (
      <span class="whose">
        {cap} {say.player(seat)} {trains && <span class="vh">{say.word("table-trainer")}</span>}
      </span>
    );
  }
  if (!trains) return null;
  return (
    <span class="trains">
      {cap}
      {say.word("screen-trains", { seat: player(seat) })}
    </span>
  );
}

function Stock({ art, count, children }: { art: string; count: number; children: string }) {
  return (
    <div class={count > 0 ? "tk" : "tk none"}>
      <Art id={art} />
      <span class="cap" data-about={art.replace("-", ":")}>
        <b>{count}</b> <span class="word">{children}</span>
      </span>
    </div>
  );
}
