import { recordAddress } from "../api";
import { useScene } from "./scene";

/** Why nobody could choose the cards, in words for players; and exactly what that proves. */
export function Fairness() {
  const { room, say } = useScene();
  return (
    <>
      <p>{say.word("page-fair-why")}</p>
      <h3>{say.word("page-fair-before")}</h3>
      <p>{say.word("page-fair-before-text")}</p>
      <p class="hash">{room.commitment || "–"}</p>
      <h3>{say.word("page-fair-start")}</h3>
      <p>{say.word("page-fair-start-text")}</p>
      <h3>{say.word("page-fair-after")}</h3>
      {room.secret ? (
        <>
          <p>{say.word("page-fair-after-text")}</p>
          <p class="hash">{room.secret}</p>
          <a class="btn" href={recordAddress(room.table)} download>
            {say.word("page-download")}
          </a>
          <p>{say.word("page-fair-check")}</p>
          <p class="hash">ludofoot replay {say.word("page-file")} --verify</p>
        </>
      ) : (
        <p>{say.word("page-fair-later")}</p>
      )}
      <h3>{say.word("page-fair-proves")}</h3>
      <p>{say.word("page-fair-proves-text")}</p>
    </>
  );
}
